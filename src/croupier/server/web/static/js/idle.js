/* Idle signal: `body[data-rest]` is "yes" while nothing is under way that will change the page by itself: no request,
   no change that waits to be drawn, no card on its way, no film, no stream still to be connected. It cannot be seen
   from outside, so whoever drives the page (tests, the pictures of the docs) would have to wait for a time and hope. */
let underWay = 0;

const tell = () => {
  document.body.dataset.rest = underWay === 0 ? "yes" : "no";
};

/** Counts a promise as under way until it is settled; gives its value. @template T @param {Promise<T>} work */
export async function busy(work) {
  underWay += 1;
  tell();
  try {
    return await work;
  } finally {
    underWay -= 1;
    tell();
  }
}
