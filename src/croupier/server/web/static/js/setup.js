/* Form for a new table: the summaries of what is folded say what is chosen, and a mode sets the switches it consists
   of. */
/** @param {HTMLElement} fold */
function words(fold) {
  const told = [];
  /** @type {NodeListOf<HTMLInputElement>} */
  const inputs = fold.querySelectorAll("input[type=radio], input[type=checkbox]");
  for (const input of inputs) {
    const { word, else: otherwise } = /** @type {HTMLElement} */ (input.nextElementSibling).dataset;
    told.push(input.checked ? word : otherwise);
  }
  return told.filter(Boolean).join(" · ") || fold.dataset.none;
}

export function setup() {
  const form = document.getElementById("new-form");
  const input = (/** @type {string} */ where) => /** @type {HTMLInputElement} */ (form.querySelector(where));
  const show = () => {
    for (const fold of form.querySelectorAll(".fold")) {
      /** @type {HTMLElement} */ (fold.querySelector("[data-summary]")).textContent = words(fold);
    }
  };
  form.addEventListener("change", (event) => {
    const { name, dataset } = /** @type {HTMLInputElement} */ (event.target);
    if (name === "mode") {
      for (const option of dataset.options.split(" ").filter(Boolean)) {
        const [key, value] = option.split("=");
        input(`[name="v_${key}"][value="${value}"]`).checked = true;
      }
    } else if (name.startsWith("v_") && form.querySelector("[name=mode]")) {
      input("[name=mode][value='']").checked = true; // one's own switches
    }
    show();
  });
  show();
}
