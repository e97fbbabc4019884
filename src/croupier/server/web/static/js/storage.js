/* Local storage: what this browser remembers from visit to visit. Where it may not, or has no room left, this page
   alone remembers. */
const here = new Map();

export function recall(key) {
  if (here.has(key)) return here.get(key);
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key, value) {
  here.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    here.set(key, value);
  }
}

/* Takes away every key of which this is true. */
export function forget(old) {
  for (const key of [...here.keys()].filter(old)) here.delete(key);
  try {
    for (const key of Object.keys(localStorage).filter(old)) localStorage.removeItem(key);
  } catch {
    // nothing is kept
  }
}

const MOST = 96; // tables, as many as the cookies of the seats hold

/* What is remembered of a table begins with `seen-ID`, `mute-ID` or `recap-ID`; of all but the newest ones it is forgotten. */
export function visit(table) {
  const others = (recall("tables") ?? "").split(" ").filter((id) => id && id !== table);
  const kept = [table, ...others].slice(0, MOST);
  forget((key) => /^(seen|mute|recap)-/.test(key) && !kept.some((id) => key.startsWith(id, key.indexOf("-") + 1)));
  remember("tables", kept.join(" "));
}
