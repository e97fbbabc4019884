/* Search in the rulebook: what does not match is put aside, what matches is marked. */
export function search() {
  const field = document.getElementById("rules-query");
  const found = document.getElementById("rules-found");
  /** @param {string} words */
  const plain = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  field.form?.addEventListener("submit", (event) => event.preventDefault());
  const sift = () => {
    const words = plain(field.value.trim());
    let hits = 0;
    for (const part of document.querySelectorAll("[data-part]")) {
      let here = 0;
      for (const item of part.querySelectorAll(":scope > :not(h2):not(ul), li.rule")) {
        const hit = words === "" || plain(item.textContent).includes(words);
        item.hidden = !hit;
        here += hit ? 1 : 0;
      }
      part.hidden = here === 0;
      hits += here;
    }
    found.textContent = words === "" ? "" : hits === 0 ? found.dataset.none : String(hits);
  };
  field.addEventListener("input", sift);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("a[href^='#rule-']") || !field.value) return;
    field.value = ""; // the link may lead to what has been put aside
    sift();
  });
}
