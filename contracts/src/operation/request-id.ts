/** Carries one id from the browser through render server and API to the job and the mail. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What is taken over from a caller; anything else gets an id of the server's own. */
export const REQUEST_ID = /^[\w-]{8,64}$/;

/** A new id: 24 hexadecimal digits of chance. It tells requests apart and keeps no secret. */
export function newRequestId(): string {
  return Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
