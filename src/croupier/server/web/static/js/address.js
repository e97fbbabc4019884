/* Addresses of the server: a site may have the pages in a folder, below which this file lies, too. */
const root = import.meta.url.match(/^[a-z]+:\/\/[^/]*(.*)\/static\/[0-9a-f]{12}\//)?.[1] ?? "";

/**
 * An address as browsers ask for it.
 * @param {string} path as the server knows it, from `/`
 */
export const addressOf = (path) => root + path;
