/* Number stepper: the steps beside a number. What the number would do stands in the slot of the question (preview.js).
   */
function tell(stepper) {
  const input = stepper.querySelector("input");
  for (const button of stepper.querySelectorAll("[data-step]")) {
    button.disabled = input.value === (button.dataset.step < 0 ? input.min : input.max);
  }
  for (const slot of stepper.closest("#ask")?.querySelectorAll("[data-amount]") ?? []) {
    slot.innerHTML = "";
    slot.dataset.preview = input.validity.valid ? input.value : "";
  }
}

export function steppers() {
  const all = () => document.querySelectorAll("[data-stepper]");
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-step]");
    if (!button) return;
    const stepper = button.closest("[data-stepper]");
    const input = stepper.querySelector("input");
    if (button.dataset.step < 0) input.stepDown();
    else input.stepUp();
    tell(stepper);
    if (button.disabled) input.focus();
    document.dispatchEvent(new CustomEvent("picked"));
  });
  document.addEventListener("input", (event) => {
    const stepper = event.target.closest("[data-stepper]");
    if (!stepper) return;
    tell(stepper);
    document.dispatchEvent(new CustomEvent("picked"));
  });
  document.addEventListener("drawn", () => all().forEach(tell));
  all().forEach(tell);
}
