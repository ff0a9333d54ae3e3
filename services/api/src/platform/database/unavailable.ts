const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** SQLSTATE: 57xxx shutting down or cancelled, 53xxx out of resources, 08xxx connection, 55P03 lock not available, 40xxx rolled back. */
const SQL_STATES = /^(57|53|08|40)|^55P03$/;
const MESSAGES = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Connection ended unexpectedly',
];

interface Failure {
  code?: unknown;
  message?: unknown;
  cause?: unknown;
  previous?: unknown;
}

/** Whether an error means that the database did not answer now and may answer in a moment. */
export function isUnavailable(error: unknown): boolean {
  let each: unknown = error;
  for (let depth = 0; depth < 5 && typeof each === 'object' && each !== null; depth += 1) {
    const { code, message, cause, previous } = each as Failure;
    if (typeof code === 'string' && (SYSTEM_CODES.has(code) || (code.length === 5 && SQL_STATES.test(code))))
      return true;
    if (typeof message === 'string' && MESSAGES.some((known) => message.includes(known))) return true;
    each = cause ?? previous;
  }
  return false;
}
