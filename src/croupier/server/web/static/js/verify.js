/* The seed was fixed before the first choice: its hash is computed here, in the browser, and compared. */
export function verify() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-verify]");
    if (!button) return;
    const proof = document.getElementById("proof");
    const verdict = document.getElementById("verdict");
    if (!globalThis.crypto?.subtle) {
      verdict.className = "verdict"; // plain http on another machine: browsers keep their hashes to https
      verdict.textContent = button.dataset.insecure;
      return;
    }
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(proof.dataset.seed));
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const good = hash === proof.dataset.commitment;
    verdict.className = `verdict ${good ? "good" : "bad"}`;
    verdict.textContent = good ? button.dataset.good : button.dataset.bad;
  });
}
