/** Passes one id from the browser through the render server and the API to the job and the mail. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Name of the `Server-Timing` entry of a page with its request's id, which the page's scripts can read. */
export const PAGE_TIMING = 'request';

/** Ids that are accepted from a caller; otherwise the server makes a new one. */
export const REQUEST_ID = /^[\w-]{8,64}$/;

/** A new random id of 24 hexadecimal digits. It distinguishes requests and is not a secret. */
export function newRequestId(): string {
  return Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
