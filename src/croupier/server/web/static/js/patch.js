/* DOM patch: makes a piece of the page equal to new HTML, touching only what differs: focus, scroll and open dialogs
   stay. */

/** @param {Node | null} node @returns {node is HTMLElement} */
const isElement = (node) => node?.nodeType === Node.ELEMENT_NODE;
/** @param {Node} node */
const idOf = (node) => (isElement(node) ? node.id : "");

/** @param {Node} a @param {Node} b */
function same(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && idOf(a) === idOf(b);
}

/** What belongs to whoever looks: what they have opened or folded, and where their keyboard is.
    @param {HTMLElement} element @param {string} name */
const theirs = (element, name) =>
  (name === "open" && element.matches("dialog, details")) || (name === "tabindex" && element.dataset.roved);

/** What a script has laid into the page (`data-kept`) stays where it lies, as it is.
    @param {Node | null} node @returns {Node | null} */
const beside = (node) => {
  while (isElement(node) && node.dataset.kept) node = node.nextSibling;
  return node;
};

/** @param {HTMLElement} from @param {HTMLElement} to */
function attributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !theirs(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value && !theirs(from, name)) from.setAttribute(name, value);
  }
}

/** What somebody is choosing is theirs: a list that has changed keeps what is chosen, if it still has it.
    @param {HTMLSelectElement} from @param {HTMLElement} to */
function listed(from, to) {
  if (from.innerHTML === to.innerHTML) return;
  const { value } = from;
  from.replaceChildren(...to.childNodes);
  if ([...from.options].some((option) => option.value === value)) from.value = value;
}

/** @param {Node} from @param {Node} to */
function equalise(from, to) {
  if (from.isEqualNode(to)) return; // nearly all of a page: the browser compares far quicker than a script
  if (from instanceof Text && to instanceof Text) {
    from.data = to.data;
    return;
  }
  if (!isElement(from) || !isElement(to) || from.dataset.kept) return;
  attributes(from, to);
  if (from instanceof HTMLSelectElement) {
    listed(from, to);
    return;
  }
  const stay = new Set(Array.from(to.children, (child) => child.id));
  /** @type {Map<string, HTMLElement>} */
  const there = new Map();
  for (const child of [.../** @type {Iterable<HTMLElement>} */ (from.children)].filter((one) => one.id)) {
    if (stay.has(child.id) || child.dataset.kept) there.set(child.id, child);
    else child.remove(); // else what stays would move past it and lose its focus
  }
  let old = /** @type {ChildNode | null} */ (beside(from.firstChild));
  for (const child of [...to.childNodes]) {
    const named = there.get(idOf(child));
    if (named && named !== old && same(named, child)) {
      // a button that became a span is another element
      from.insertBefore(named, old);
      equalise(named, child);
    } else if (old && same(old, child)) {
      const next = /** @type {ChildNode | null} */ (beside(old.nextSibling));
      equalise(old, child);
      old = next;
    } else {
      from.insertBefore(child, old);
    }
  }
  while (old) {
    const next = /** @type {ChildNode | null} */ (beside(old.nextSibling));
    old.remove();
    old = next;
  }
}

/** @param {HTMLElement} from @param {HTMLElement} to */
export function patch(from, to) {
  equalise(from, to);
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = from.querySelectorAll("dialog:not([open]) :is([type=radio], [type=checkbox])");
  for (const one of boxes) one.checked = one.defaultChecked; // nobody is choosing there
}

/** @param {string} html */
export function parse(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return /** @type {HTMLElement} */ (holder.content.firstElementChild);
}

/** The fragments of a page: new ones, and of the page before those from a place up to another.
    @param {Fragments} parts @param {string[]} before @returns {string[]} */
export const joined = (parts, before) =>
  parts.flatMap((part) => (typeof part === "string" ? [part] : before.slice(part[0], part[1])));
