/* DOM patch: makes a piece of the page equal to new HTML, touching only what differs: focus, scroll and open dialogs
   stay. */

function same(a, b) {
  return a.nodeType === b.nodeType && a.nodeName === b.nodeName && (a.id || "") === (b.id || "");
}

/* What belongs to whoever looks: what they have opened or folded, and where their keyboard is. */
const theirs = (element, name) => (name === "open" && element.matches("dialog, details")) || (name === "tabindex" && element.dataset.roved);

/* What a script has laid into the page (`data-kept`) stays where it lies, as it is. */
const beside = (node) => {
  while (node?.dataset?.laid) node = node.nextSibling;
  return node;
};

function attributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !theirs(from, name)) from.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) {
    if (from.getAttribute(name) !== value && !theirs(from, name)) from.setAttribute(name, value);
  }
}

/* What somebody is choosing is theirs: a list that has changed keeps what is chosen, if it still has it. */
function listed(from, to) {
  if (from.innerHTML === to.innerHTML) return;
  const { value } = from;
  from.replaceChildren(...to.childNodes);
  if ([...from.options].some((option) => option.value === value)) from.value = value;
}

function equalise(from, to) {
  if (from.isEqualNode(to)) return; // nearly all of a page: the browser compares far quicker than a script
  if (from.nodeType === Node.TEXT_NODE) {
    from.data = to.data;
    return;
  }
  if (from.nodeType !== Node.ELEMENT_NODE || from.dataset.kept) return;
  attributes(from, to);
  if (from instanceof HTMLSelectElement) {
    listed(from, to);
    return;
  }
  const stay = new Set(Array.from(to.children, (child) => child.id));
  const there = new Map();
  for (const child of [...from.children].filter((one) => one.id)) {
    if (stay.has(child.id) || child.dataset.kept) there.set(child.id, child);
    else child.remove(); // else what stays would move past it and lose its focus
  }
  let old = beside(from.firstChild);
  for (const child of [...to.childNodes]) {
    const named = child.id ? there.get(child.id) : null;
    if (named && named !== old && same(named, child)) { // a button that became a span is another element
      from.insertBefore(named, old);
      equalise(named, child);
    } else if (old && same(old, child)) {
      const next = beside(old.nextSibling);
      equalise(old, child);
      old = next;
    } else {
      from.insertBefore(child, old);
    }
  }
  while (old) {
    const next = beside(old.nextSibling);
    old.remove();
    old = next;
  }
}

export function patch(from, to) {
  equalise(from, to);
  for (const one of from.querySelectorAll("dialog:not([open]) :is([type=radio], [type=checkbox])")) one.checked = one.defaultChecked; // nobody is choosing there
}

export function parse(html) {
  const holder = document.createElement("template");
  holder.innerHTML = html;
  return holder.content.firstElementChild;
}

/* The fragments of a page: new ones, and of the page before those from a place up to another. */
export const joined = (parts, before) => parts.flatMap((part) => (typeof part === "string" ? [part] : before.slice(part[0], part[1])));
