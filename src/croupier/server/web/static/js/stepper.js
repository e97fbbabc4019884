/* Number stepper: the steps beside a number. What the number would do stands in the slot of the question (preview.js).
 */
/** @param {HTMLElement} stepper */
const numberOf = (stepper) => /** @type {HTMLInputElement} */ (stepper.querySelector("input"));

/** @param {HTMLElement} stepper */
function tell(stepper) {
  const input = numberOf(stepper);
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = stepper.querySelectorAll("[data-step]");
  for (const button of buttons) {
    button.disabled = input.value === (Number(button.dataset.step) < 0 ? input.min : input.max);
  }
  for (const slot of stepper.closest("#ask")?.querySelectorAll("[data-amount]") ?? []) {
    slot.innerHTML = "";
    slot.dataset.preview = input.validity.valid ? input.value : "";
  }
}

export function steppers() {
  const all = () => document.querySelectorAll("[data-stepper]");
  document.addEventListener("click", (event) => {
    /** @type {HTMLButtonElement | null} */
    const button = event.target.closest("[data-step]");
    const stepper = button?.closest("[data-stepper]");
    if (!button || !stepper) return;
    const input = numberOf(stepper);
    if (Number(button.dataset.step) < 0) input.stepDown();
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
