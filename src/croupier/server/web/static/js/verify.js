/* Commitment check: the seed was fixed before the first choice; the hash of salt and seed is computed here, in the
   browser, and compared. */
export function verify() {
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-verify]");
    if (!button) return;
    const proof = document.getElementById("proof");
    const verdict = document.getElementById("verdict");
    verdict.dataset.kept = "yes"; // it is kept when the page is drawn anew
    if (!globalThis.crypto?.subtle) {
      verdict.className = "verdict"; // plain http on another machine: browsers keep their hashes to https
      verdict.textContent = button.dataset.insecure;
      return;
    }
    const { salt, seed, cards } = proof.dataset;
    const shuffle = salt ? `${salt}:${seed}` : seed; // matches that were begun before there was a salt have none
    const sealed = cards ? `${shuffle}:${cards}` : shuffle; // others than in the box
    const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(sealed));
    const hash = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    const good = hash === proof.dataset.commitment;
    verdict.className = `verdict ${good ? "good" : "bad"}`;
    verdict.textContent = good ? button.dataset.good : button.dataset.bad;
  });
}
