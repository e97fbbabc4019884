/* Local storage: what this browser remembers from visit to visit. Where it may not, or has no room left, this page
   alone remembers. */
/** @type {Map<string, string>} */
const here = new Map();

/** @param {string} key @returns {string | null} */
export function recall(key) {
  const kept = here.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
export function remember(key, value) {
  here.delete(key);
  try {
    localStorage.setItem(key, value);
  } catch {
    here.set(key, value);
  }
}

/** Takes away every key of which this is true. @param {(key: string) => boolean} old */
export function forget(old) {
  for (const key of [...here.keys()].filter(old)) here.delete(key);
  try {
    for (const key of Object.keys(localStorage).filter(old)) localStorage.removeItem(key);
  } catch {
    // nothing is kept
  }
}

const MOST = 96; // tables, as many as the cookies of the seats hold

/** What is remembered of a table begins with `seen-ID`, `mute-ID` or `recap-ID`; of all but the newest ones it is
    forgotten.
    @param {string} table */
export function visit(table) {
  const others = (recall("tables") ?? "").split(" ").filter((id) => id && id !== table);
  const kept = [table, ...others].slice(0, MOST);
  forget((key) => /^(seen|mute|recap)-/.test(key) && !kept.some((id) => key.startsWith(id, key.indexOf("-") + 1)));
  remember("tables", kept.join(" "));
}
