/* Connector lines (ribbons) from one thing on the table to another. An svg (`data-ribbons`) lies over the table; each
   of its groups names the things it may leave and the one it reaches by their ids (`data-from`: the first in sight,
   `data-to`), and how wide it is. A group with `data-of` is drawn only while that option is in question. Where the
   children of `data-rows` stand in several rows, a ribbon from an upper one begins below the last, and its number
   stands at what it leaves. */
const EDGE = 2; // a ribbon reaches so far into what it leaves and what it reaches
const SPREAD = 0.25; // so much of a ribbon is left at either end when numbers spread over it
const INSIDE = 4; // so far from its left edge the middle of a number stands at what a ribbon leaves
let wanted = "";

/** @param {string} ids @param {Box} room @returns {Box | null} */
function box(ids, room) {
  for (const id of ids.split(" ")) {
    const found = document.getElementById(id)?.getBoundingClientRect();
    if (found?.width)
      return {
        left: found.left - room.left,
        right: found.right - room.left,
        top: found.top - room.top,
        bottom: found.bottom - room.top,
      };
  }
  return null;
}

/** Where a ribbon leaves a box towards another; `part` of the width, for several that meet at one edge.
    @param {Box} one @param {Box} other @param {number} part */
function edge(one, other, part) {
  const x = one.left + (one.right - one.left) * part;
  if (one.bottom <= other.top + EDGE) return [x, one.bottom - EDGE];
  if (one.top >= other.bottom - EDGE) return [x, one.top + EDGE];
  return [one.right <= other.left ? one.right - EDGE : one.left + EDGE, (one.top + one.bottom) / 2];
}

/** The lower edge of the last row, for what stands in a row above it.
    @param {Element | null} rows @param {Box} from @param {Box} room */
function lowest(rows, from, room) {
  const last = rows?.lastElementChild?.getBoundingClientRect();
  return last && from.bottom < last.top - room.top ? last.bottom - room.top : 0;
}

/** @param {SVGGElement} group @param {Box} from @param {Box} to @param {(number | undefined)[]} parts
    @param {number} floor */
function draw(group, from, to, [first = 0, last = 0], floor) {
  const [x, begun] = edge(from, to, first);
  const past = begun < floor && floor < to.top;
  const y = past ? floor : begun;
  const [u, v] = edge(to, from, last);
  const long = Math.hypot(u - x, v - y) || 1;
  const width = Number(group.dataset.width);
  const thin = group.classList.contains("key") ? width / 4 : width;
  const [dx, dy] = [(y - v) / long / 2, (u - x) / long / 2];
  const points = [
    [x + dx * width, y + dy * width],
    [x - dx * width, y - dy * width],
    [u - dx * thin, v - dy * thin],
    [u + dx * thin, v + dy * thin],
  ];
  group
    .querySelector("polygon")
    ?.setAttribute("points", points.map((point) => point.map((number) => number.toFixed(1)).join(",")).join(" "));
  const at = SPREAD + (1 - 2 * SPREAD) * last; // the numbers of ribbons that meet stand apart
  const [left, top] = past ? [from.left + INSIDE, (from.top + from.bottom) / 2] : [x + (u - x) * at, y + (v - y) * at];
  for (const mark of group.querySelectorAll("rect, text"))
    mark.setAttribute("transform", `translate(${left.toFixed(1)} ${top.toFixed(1)})`);
}

/** The place of each group among those that share an edge, as a part of its width.
    @param {SVGGElement[]} groups @param {string} name @returns {Map<SVGGElement, number>} */
function shares(groups, name) {
  return new Map(
    groups.map((group) => {
      const others = groups.filter((other) => other.dataset[name] === group.dataset[name]);
      return [group, (others.indexOf(group) + 1) / (others.length + 1)];
    }),
  );
}

function lay() {
  for (const svg of document.querySelectorAll("svg[data-ribbons]")) {
    const room = svg.getBoundingClientRect();
    const groups = [.../** @type {NodeListOf<SVGGElement>} */ (svg.querySelectorAll("g"))];
    const seen = groups.filter((group) => !group.dataset.of || group.dataset.of === wanted);
    const [first, last] = [shares(seen, "from"), shares(seen, "to")];
    const rows = document.getElementById(svg.dataset.rows);
    for (const group of groups) {
      const from = seen.includes(group) && box(group.dataset.from, room);
      const to = from && box(group.dataset.to, room);
      group.classList.toggle("drawn", Boolean(to));
      if (to) draw(group, from, to, [first.get(group), last.get(group)], lowest(rows, from, room));
    }
  }
}

export function ribbons() {
  const sizes = new ResizeObserver(lay);
  const look = () => {
    sizes.disconnect();
    for (const table of document.querySelectorAll(".tb")) sizes.observe(table);
    lay();
  };
  document.addEventListener("drawn", look);
  document.addEventListener("pointed", (event) => {
    if (wanted === event.detail) return;
    wanted = event.detail;
    lay();
  });
  look();
}
