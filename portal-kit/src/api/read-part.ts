import type { ProblemCode, Taker } from '@ayana/contracts/problems';
import { ApiProblem } from '../problems';

/** Why a part of a page could not be loaded, as text for the screen. */
export interface PartFailure {
  message: string;
  /** What kind of refusal it is. */
  code?: ProblemCode;
  /** Where it is taken: what has it. */
  takenBy?: readonly Taker[];
  /** For support. */
  reference: string | undefined;
}

/** A part of a page, or why it is missing; the other parts are shown. */
export type Part<Value> = { value: Value; failure: null } | { value: null; failure: PartFailure };

/**
 * Loads one part of a page that has several. A refusal becomes that part's failure; an expired session is thrown,
 * because then nothing of the page may be shown.
 */
export async function readPart<Value>(reading: Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await reading, failure: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 401) throw error;
    return { value: null, failure: { message: error.message, code: error.code, reference: error.requestId } };
  }
}
