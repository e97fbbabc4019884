"""Scans: scripts that look for what of a page is out of sight, and share what they have found out about it."""

SHARED = """
  const once = (tell) => {
    const told = new Map();
    return (one) => (told.has(one) ? told : told.set(one, tell(one))).get(one);
  };
  const seen = { visibilityProperty: true, opacityProperty: true };
  const visible = once((one) => one.checkVisibility({ visibilityProperty: true }));
  const shows = once((one) => one.checkVisibility(seen) && !one.closest(".vh"));
  const boxOf = once((one) => one.getBoundingClientRect());
  const styleOf = once((one) => {
    const { overflowX, overflowY, position } = getComputedStyle(one);
    return { overflowX, overflowY, position };
  });
  const borderOf = (one) => parseFloat(getComputedStyle(one).borderTopWidth);
  const spareOf = (one) => parseFloat(getComputedStyle(one).overflowClipMargin) || 0;
  const textsIn = once((one) => {
    const found = [], texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.data.trim() && shows(text.parentElement)) found.push(text);
    }
    return found;
  });
  const linesOf = (text, from = 0, to = text.data.length) => {
    const place = document.createRange();
    place.setStart(text, from);
    place.setEnd(text, to);
    return [...place.getClientRects()].filter((line) => line.width > 0.5 && line.height > 0.5);
  };
  const allLinesOf = once((text) => linesOf(text));
  const turns = (text) => new Set(allLinesOf(text).map((line) => Math.round(line.top))).size > 1;
  const larger = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  const scrolls = ({ overflowX, overflowY }) => /auto|scroll/.test(overflowY + overflowX);
  const rolls = once((one) => scrolls(styleOf(one)) && larger(one));
  const the = (page) => page === document.body || page === document.documentElement;
"""
"""What the scans ask of the page, each thing once however many of them ask: nothing moves while they look."""

CUT = """width => {
  const cut = [];
  const parted = (one) => {
    const found = [], place = document.createRange(), texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      for (const {0: word, index} of texts.currentNode.data.matchAll(/(?<!\\S)\\p{L}{2,12}(?!\\S)/gu)) {
        place.setStart(texts.currentNode, index);
        place.setEnd(texts.currentNode, index + word.length);
        if (new Set([...place.getClientRects()].map((line) => line.top)).size > 1) found.push(`${word} is parted`);
      }
    return found;
  };
  for (const one of document.querySelectorAll("#ask :is(button, a.btn)")) {
    if (!one.checkVisibility()) continue;
    const name = one.id || one.textContent.trim().slice(0, 24);
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let rolls = false, glides = false, scrolled = false;
    const within = getComputedStyle(one).position === "absolute" ? one.offsetParent : one.parentElement;
    for (let over = within; over; over = over.parentElement) {
      const style = getComputedStyle(over);
      rolls ||= /auto|scroll/.test(style.overflowY) && over.scrollHeight > over.clientHeight;
      glides ||= /auto|scroll/.test(style.overflowX) && over.scrollWidth > over.clientWidth;
      const room = over.getBoundingClientRect();
      scrolled ||= x < room.left || x > room.right || y < room.top || y > room.bottom;
      const clips = !glides && (style.overflowX !== "visible" || style.clipPath !== "none");
      const beside = box.left < room.left - 1 || box.right > room.right + 1;
      if (clips && beside) cut.push(`${name} beside ${over.className}`);
    }
    if (!glides && (box.left < 0 || box.right > innerWidth + 1)) cut.push(`${name} beside the window`);
    if (!rolls && box.bottom > innerHeight + 1) cut.push(`${name} below the window`);
    if (one.scrollWidth > one.clientWidth + 2) cut.push(`${name} wider than its button`);
    cut.push(...parted(one));
    const top = scrolled ? null : document.elementFromPoint(x, y);
    if (width <= 400 && top && !one.contains(top)) cut.push(`${name} under ${top.id || top.className}`);
  }
  const fingers = "#ask button, .fan button, .pline button, .popen, .ropen, button.cslip, button.next";
  for (const one of document.querySelectorAll(fingers)) {
    const small = one.checkVisibility() && one.offsetHeight < 43;
    if (width <= 400 && small) cut.push(`${one.id || one.textContent} is no finger high`);
  }
  return cut;
}"""
"""What of the answers in the bar is out of sight: beside what clips it, beside or below the window, its words; whether
a short word is parted; on a phone what lies over its middle, as well."""

BEHEADED = """() => {
  const cut = new Set(), place = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const found = /\\p{Lu}/u.exec(texts.currentNode.data), inside = texts.currentNode.parentElement;
    if (!found || inside.closest(".vh") || !visible(inside)) continue;
    place.setStart(texts.currentNode, found.index);
    place.setEnd(texts.currentNode, found.index + 1);
    const [letter] = place.getClientRects();
    if (!letter?.width || letter.bottom < 0 || letter.top > innerHeight) continue;
    for (let over = inside; over; over = over.parentElement) {
      const style = styleOf(over);
      if (style.position === "fixed") break;
      if (style.overflowY === "visible") continue;
      const spare = style.overflowY === "clip" ? spareOf(over) : 0;
      const above = boxOf(over).top + borderOf(over) - spare - letter.top;
      const still = !over.scrollTop && over.offsetWidth > 2;
      if (still && above > 0.6 && above < 8) cut.add(`the head of ${texts.currentNode.data.trim()} is cut`);
      break;
    }
  }
  return [...cut];
}"""
"""Capitals whose accents are cut, because lines are too low for them where what sticks out is hidden."""

PARTED = """() => {
  const wrong = new Set();
  const wide = (text) => boxOf(text.parentElement).width > 2;  // less is for readers alone
  const joint = "[\\u00ad\\u200b]";
  const whole = new RegExp(`\\\\d{2,}|(?<!\\\\p{L}|${joint})\\\\p{L}{2,12}(?!\\\\p{L}|${joint})`, "gu");
  for (const text of textsIn(document.body).filter(wide).filter(turns)) {
    const inside = text.parentElement;  // what a card does may be cut on the table: the large card tells it
    const words = getComputedStyle(inside).hyphens !== "auto" && !inside.closest(".kdoes");
    for (const { 0: one, index } of text.data.matchAll(whole)) {
      const tops = linesOf(text, index, index + one.length).map((line) => Math.round(line.top));
      if (new Set(tops).size > 1 && (words || /\\d/.test(one)))
        wrong.add(`${one} is parted in ${inside.outerHTML.slice(0, 60)}`);
    }
  }
  return [...wrong];
}"""
"""Numbers that stand on two lines, and words that do without a hyphen: those of up to twelve letters."""

UNREAD = """({ names, shorts, open }) => {
  const wrong = new Set();
  const plain = (text) => text.replace(/[\\u00ad\\u200b]/g, "").replace(/\\s+/g, " ").trim().toLowerCase();
  const clipped = (text) => {  // how far its lines reach beyond what cuts them off
    for (let over = text.parentElement; over && over !== document.body; over = over.parentElement) {
      const style = styleOf(over);
      if (style.position === "fixed" && over.tagName === "DIALOG") return "";
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (rolls(over) && !over.matches(".card *, .card")) return "";
      const room = boxOf(over), spare = spareOf(over);
      for (const line of allLinesOf(text))
        if (line.left < room.left - spare - 1 || line.right > room.right + spare + 1
            || line.top < room.top - spare - 2.5 || line.bottom > room.bottom + spare + 2.5)
          return `is cut by ${over.className || over.tagName}`;
    }
    for (const line of allLinesOf(text))
      if (line.left < -1 || line.right > innerWidth + 1) return "is beside the window";
    return "";
  };
  const broken = (text) => {  // a word on two lines may only part at a joint
    if (!turns(text)) return "";
    for (const { 0: piece, index } of text.data.matchAll(/[^\\s\\u00ad\\u200b\\u2010-]+/gu))
    {
      const whole = (line) => line.width > 0.45 * line.height;  // a hyphen is none
      const lines = linesOf(text, index, index + piece.length).filter(whole);
      const tops = lines.map((line) => Math.round(line.top));
      if (new Set(tops).size > 1) return `parts ${piece}`;
    }
    return "";
  };
  const check = (who, texts, what) => {
    for (const text of texts) {
      const cut = clipped(text) || (what === "name" ? broken(text) : "");
      if (cut) wrong.add(`${who}: its ${what} ${cut}`);
      const size = parseFloat(getComputedStyle(text.parentElement).fontSize);
      if (size < 11.99) wrong.add(`${who}: its ${what} is set in ${size} px`);
    }
  };
  const inSight = (one) => {
    const box = boxOf(one);
    for (let over = one.parentElement; over; over = over.parentElement) {
      if (!the(over) && rolls(over)) return true;
    }
    if (box.top < 0 || document.documentElement.scrollHeight > innerHeight + 8) return true;
    return box.bottom <= innerHeight + 8;
  };
  const may = '#main [form="choose"]:not(#ask *, .choose-seat), #main [data-pick], #main [data-drafts]:not(#ask *)';
  const where = open ? "dialog[open] [data-face]" : `${may}, .fan .card[data-face]`;
  for (const one of document.querySelectorAll(where)) {
    const face = one.dataset.face;
    if (!face || !shows(one) || one.getClientRects().length === 0) continue;
    if (!open && one.closest("dialog, .film, #ask")) continue;
    const name = names[face];
    const whole = one.closest(open ? "article, .pwho, .face" : ".named") ?? one;
    const texts = textsIn(whole);
    const own = whole.querySelector(".kname, .nm");
    const named = own && shows(own) ? textsIn(own) : texts.filter((text) => plain(text.data).includes(plain(name)));
    const said = plain(named.map((text) => text.data).join(" "));
    // where there is no room for a name the question has a button with it
    const answer = one.value && document.querySelector(`#ask [value="${CSS.escape(one.value)}"]`);
    if (answer && shows(answer) && plain(answer.innerText).includes(plain(name))) continue;
    if (!said.includes(plain(name))) wrong.add(`${name}: it does not say its name`);
    else check(name, named, "name");
    if (!open && !inSight(one)) wrong.add(`${name}: it is below the window`);
    if (!one.matches(open ? ".worded:not(.tile)" : ".fan *") || !shorts[face]) continue;
    const does = one.querySelector(".kdoes");
    if (!does || !shows(does) || plain(does.textContent).length < 3) wrong.add(`${name}: it does not say what it does`);
    else check(name, textsIn(does), "effect");
  }
  return [...wrong];
}"""
"""Cards that may be chosen, and those of the own hand, that do not say whole and large enough what they are; of the
hand also what they do. With `open` the cards of the dialog that is open, in which one may roll."""

WASTED = """() => {
  const table = document.getElementById("table");
  if (!table || !document.getElementById("ask") || document.getElementById("end")) return [];
  const cut = [];
  for (const one of table.querySelectorAll("*")) {
    if (!shows(one) || one.closest(".log, dialog, .film, #ask, .news, svg") || !one.clientHeight) continue;
    if (rolls(one)) cut.push(`${one.className || one.id} rolls`);
    else if (styleOf(one).overflowX !== "visible" && one.scrollWidth > one.clientWidth + 2 && one.children.length === 0)
      cut.push(`${one.textContent.trim()} is cut`);
  }
  if (document.documentElement.scrollHeight > innerHeight + 8) cut.push("the page rolls");
  if (cut.length === 0) return [];
  const full = [];  // the heights at which anything stands
  for (const one of table.querySelectorAll("button, svg, .ask, .seat, progress, img, .slot, .pile, .card")) {
    if (!shows(one) || one.closest("dialog, .film, .log")) continue;
    const box = boxOf(one);
    if (box.height && box.width) full.push([box.top, box.bottom]);
  }
  for (const text of textsIn(table)) {
    if (text.parentElement.closest("dialog, .film, .log")) continue;
    for (const line of allLinesOf(text)) full.push([line.top, line.bottom]);
  }
  full.sort((one, other) => one[0] - other[0]);
  let down = full[0]?.[0] ?? 0, most = 0, where = 0;
  for (const [top, bottom] of full) {
    if (top - down > most && top <= innerHeight) [most, where] = [top - down, down];
    down = Math.max(down, bottom);
  }
  if (most < 100) return [];
  return [`${Math.round(most)} px are empty from ${Math.round(where)} on, while ${cut.slice(0, 3).join(", ")}`];
}"""
"""A hundred pixels of empty height while something of the table is cut or rolls."""

OVERLAPS = """() => {
  const found = [];
  for (const text of textsIn(document.body)) {
    const inside = text.parentElement;
    if (inside.closest("dialog:not([open]), noscript, script, style, option, svg")) continue;
    for (const line of allLinesOf(text)) {
      const lead = line.height * 0.12;
      let [left, top, right, bottom] = [line.left, line.top + lead, line.right, line.bottom - lead];
      for (let over = inside; over; over = over.parentElement) {
        const style = styleOf(over);
        if (style.overflowX === "visible" && style.overflowY === "visible") continue;
        if (the(over)) continue;
        const room = boxOf(over);
        [left, top] = [Math.max(left, room.left), Math.max(top, room.top)];
        [right, bottom] = [Math.min(right, room.right), Math.min(bottom, room.bottom)];
      }
      const there = bottom > 0 && top < innerHeight && right - left > 2 && bottom - top > 3;
      if (there) found.push({ text, inside, left, top, right, bottom });
    }
  }
  found.sort((one, other) => one.top - other.top);
  const pairs = [];
  for (const [at, one] of found.entries()) {
    for (let next = at + 1; next < found.length && found[next].top < one.bottom; next++) {
      const other = found[next];
      if (one.text === other.text) continue;
      const [left, right] = [Math.max(one.left, other.left), Math.min(one.right, other.right)];
      const [top, bottom] = [Math.max(one.top, other.top), Math.min(one.bottom, other.bottom)];
      if (right - left > 2 && bottom - top > 2) pairs.push([one, other, (left + right) / 2, (top + bottom) / 2]);
    }
  }
  if (pairs.length === 0) return [];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const opaque = (one) => {
    const { backgroundColor, opacity } = getComputedStyle(one);
    return opacity === "1" && /^rgb\\(|^color\\([^/]*\\)$/.test(backgroundColor);
  };
  const wrong = new Set();
  for (const [one, other, x, y] of pairs) {
    const above = [];
    for (const element of document.elementsFromPoint(x, y)) {
      above.push(element);
      if (opaque(element)) break;
    }
    const hit = (text) => above.includes(text.inside);
    if (hit(one) && hit(other)) wrong.add(`"${one.text.data.trim()}" over "${other.text.data.trim()}"`);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  return [...wrong];
}"""
"""Texts that lie over one another, both of them to be seen."""

UNEXPLAINED = """() => {
  const head = [...document.querySelectorAll("#ask .txt")].find((one) => one.checkVisibility());
  const bar = document.querySelector("#ask");
  if (!head || !bar.querySelector("button")) return [];
  const said = [...head.querySelectorAll("h2, p:not(.who), p:not(.who) > span:not(.vh, [aria-hidden=true])")];
  const lost = said.filter((one) => one.textContent.trim() && !one.checkVisibility({ visibilityProperty: true }));
  return lost.map((one) => `it does not say: ${one.textContent.trim()}`);
}"""
"""What is written to explain the question and cannot be read."""

FAULTS = f"""([width, height]) => {{
  const page = document.documentElement, found = [{
    ", ".join(f"...({script})(width)" for script in (CUT, BEHEADED, PARTED, UNEXPLAINED))
}];
  const wide = page.scrollWidth - page.clientWidth, high = page.scrollHeight - height;
  if (wide > 0) found.push(`the page is ${{wide}} too wide`);
  const table = document.getElementById("table"), ended = document.getElementById("end");
  const over = ended ? table.scrollHeight - table.offsetHeight : 0;
  if (over > 8) found.push(`the table has ${{over}} too little room below the end`);
  if (ended && width > 800 && height > 700 && table.offsetHeight > 1.5 * height) found.push("the table is too high");
  if (!ended && width > 800 && height > 700 && high > 0) found.push(`the page is ${{high}} too high`);
  return found;
}}"""
"""All that is wrong with the page at a size."""


def together(found: str) -> str:
    """A script that gives what scans have found. `size` and `words` are what they are given, the latter as JSON.

    In one piece, because each script that is sent takes its time, and so does what two of them ask of the page.
    """
    return f"({{ size, words }}) => {{ {SHARED} return [{found}]; }}"
