/* Form for a new table: the summaries of what is folded say what is chosen, and a mode sets the switches it consists
   of. */
function words(fold) {
  const told = [];
  for (const input of fold.querySelectorAll("input[type=radio], input[type=checkbox]")) {
    const { word, else: otherwise } = input.nextElementSibling.dataset;
    told.push(input.checked ? word : otherwise);
  }
  return told.filter(Boolean).join(" · ") || fold.dataset.none;
}

export function setup() {
  const form = document.getElementById("new-form");
  const show = () => {
    for (const fold of form.querySelectorAll(".fold")) fold.querySelector("[data-summary]").textContent = words(fold);
  };
  form.addEventListener("change", (event) => {
    const { name, dataset } = event.target;
    if (name === "mode") {
      for (const option of dataset.options.split(" ").filter(Boolean)) {
        const [key, value] = option.split("=");
        form.querySelector(`[name="v_${key}"][value="${value}"]`).checked = true;
      }
    } else if (name.startsWith("v_") && form.querySelector("[name=mode]")) {
      form.querySelector("[name=mode][value='']").checked = true; // one's own switches
    }
    show();
  });
  show();
}
