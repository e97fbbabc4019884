/* Requests of a page. Each answer says which files the server has by now, so that a page learns of new ones with
   whatever it asks next (`version.js`). */

/** As `fetch`. @param {string} address @param {RequestInit} [options] */
export async function request(address, options) {
  const answer = await fetch(address, options);
  files(answer.headers.get("croupier-files"));
  return answer;
}

/** The server has said which files it has. @param {string | null | undefined} version */
export function files(version) {
  if (version) document.dispatchEvent(new CustomEvent("files", { detail: version }));
}
