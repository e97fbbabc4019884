/* Setting up a table: the sentence beside the button, and the summaries of what is folded, say what is chosen. */
const chosen = (form, name) => form.querySelector(`[name="${name}"]:checked`)?.value ?? "";

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
    const players = Number(chosen(form, "players"));
    let guests = 0;
    for (let seat = 1; seat < players; seat += 1) if (chosen(form, `seat${seat}`) === "friend") guests += 1;
    for (const said of form.querySelectorAll("[data-dock] > span")) said.hidden = Number(said.dataset.guests) !== guests;
    for (const fold of form.querySelectorAll(".fold")) fold.querySelector("[data-summary]").textContent = words(fold);
  };
  form.addEventListener("change", show);
  show();
}
