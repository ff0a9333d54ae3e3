import { framesOf, logText } from '@ayana/contracts/operation';

/** The stored details of an error: enough to fix the cause, nothing about a person. */
export interface Failure {
  readonly name: string;
  /** Absent when the message itself may contain user input. */
  readonly message?: string;
  readonly code?: string | number;
}

/** SQLSTATE 22 (data exception), 23 (constraint), P0 (raised by a trigger): their messages may quote the refused value. */
const QUOTES_VALUES = /^(?:22|23|P0)[0-9A-Z]{3}$/;

/** An error for storing and logging: name, code, and its message without values (`logText`). */
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

/** The same with its stack frames, and the names of the database objects it concerns. */
export function describeFault(error: unknown): object {
  const failure = describeFailure(error);
  if (!(error instanceof Error)) return failure;
  const { constraint, table } = error as { constraint?: unknown; table?: unknown };
  return { ...failure, constraint, table, frames: framesOf(error) };
}
