import { failuresOf } from './failures.js';

const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** SQLSTATE: 57xxx shutting down or cancelled, 53xxx out of resources, 08xxx connection, 55P03 lock not available, 40xxx rolled back. */
const SQL_STATES = /^(?:57|53|40)|^08(?!P01)|^55P03$/;
const MESSAGES = [
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Client has encountered a connection error',
  'Connection ended unexpectedly',
];

/**
 * SQLSTATE: 22xxx data exceptions, such as invalid UTF-8 or a day that does not exist; 54xxx too large or too deep; 08P01 a message that
 * ends too early, at a NUL.
 */
const REFUSED_VALUES = /^(?:22|54)[0-9A-Z]{3}$|^08P01$/;

/** PgBouncer says all it has to say as 08P01 and ends the connection: no server, no place, waited too long. */
const endsConnection = ({ code, severity }: { code: string; severity: string }): boolean =>
  code === '08P01' && severity === 'FATAL';

/** Whether an error means that the database is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  return failuresOf(error).some(
    ({ code, severity, message }) =>
      SYSTEM_CODES.has(code) ||
      endsConnection({ code, severity }) ||
      (code.length === 5 && SQL_STATES.test(code)) ||
      MESSAGES.some((known) => message.includes(known)),
  );
}

/** Whether an error means that a value can never be stored or compared: retrying does not help. */
export function isRefusedValue(error: unknown): boolean {
  return failuresOf(error).some((failure) => REFUSED_VALUES.test(failure.code) && !endsConnection(failure));
}
