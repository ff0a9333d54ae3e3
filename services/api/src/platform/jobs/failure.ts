/** Thrown by a handler when trying again cannot help: the job goes to the dead letters at once. */
export class HopelessJobError extends Error {
  override readonly name = 'HopelessJobError';
}

/** What is kept of an error: enough to mend the cause, nothing about a person. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: string | number;
}

const ADDRESS = /[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g;
const NUMBER = /\+?\d[\d\s().-]{6,}\d/g;
const LONGEST = 300;

/**
 * An error as it may be stored and logged: name, code and message, with e-mail addresses and telephone numbers struck out,
 * because mail servers like to repeat the address they refuse.
 */
export function describeFailure(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: 'Error', message: 'something that is no error was thrown' };
  const message = error.message.replace(ADDRESS, '<address>').replace(NUMBER, '<number>').slice(0, LONGEST);
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  const known = [responseCode, code].find((value) => typeof value === 'string' || typeof value === 'number');
  return { name: error.name, message, ...(known === undefined ? {} : { code: known }) };
}
