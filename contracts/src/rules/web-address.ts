/** Longest address that a form takes. */
export const WEB_ADDRESS_LIMIT = 500;

const HOST = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}.-]*[\p{L}\p{M}\p{N}])?(?::\d{1,5})?`;
const HTTPS = new RegExp(String.raw`^https://${HOST}(?:[/?#][^\s<>"\\]*)?$`, 'iu');

/** A whole `https:` address without a name and password in it: one that can be put behind a button for others. */
export const isHttpsAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= WEB_ADDRESS_LIMIT && HTTPS.test(value);
