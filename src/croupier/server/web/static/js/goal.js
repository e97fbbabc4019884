/* The goal of a first match has its place before anything is drawn, so that nothing moves when the modules have come
   (onboarding.js opens and folds it). No module itself: those wait until the page has been read. */
try {
  const folded = localStorage.getItem(`goal-${document.body.dataset.game}`) === "folded";
  document.body.classList.toggle("has-goal", !folded && !localStorage.getItem("hints-off"));
} catch {
  // what this browser may not remember nobody has folded yet: the modules open it
}
