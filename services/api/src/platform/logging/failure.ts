import { framesOf, logText } from '@ayana/contracts/operation';

/** What is kept of an error: enough to fix the cause, nothing about a person. */
export interface Failure {
  readonly name: string;
  /** Absent where the message itself may contain what a person wrote. */
  readonly message?: string;
  readonly code?: string | number;
}

/** SQLSTATE 22 (data exception), 23 (constraint), P0 (raised by a trigger): their messages may quote what could not be stored. */
const QUOTES_VALUES = /^(?:22|23|P0)[0-9A-Z]{3}$/;

/** An error as it may be stored and logged: name, code, and its message without values (`logText`). */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: 'something that is no error was thrown' };
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const known = [responseCode, code].find((value) => typeof value === 'string' || typeof value === 'number');
  const quotes = typeof code === 'string' && QUOTES_VALUES.test(code);
  return {
    name: error.name,
    ...(quotes ? {} : { message: logText(error.message) }),
    ...(known === undefined ? {} : { code: known }),
  };
}

/** The same with the place it came from, and the names of what in the database it concerns. */
export function describeFault(error: unknown): object {
  const failure = describeFailure(error);
  if (!(error instanceof Error)) return failure;
  const { constraint, table } = error as { constraint?: unknown; table?: unknown };
  return { ...failure, constraint, table, frames: framesOf(error) };
}
