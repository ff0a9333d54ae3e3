import { ApiProblem } from '../problems';

/** Why a part of a page could not be read, in words for the screen. */
export interface PartFailure {
  message: string;
  /** For support. */
  reference: string | undefined;
}

/** A part of a page, or why it is missing: the others are shown all the same. */
export type Part<Value> = { value: Value; failure: null } | { value: null; failure: PartFailure };

/**
 * Reads one part of a page that has several. What the API refuses becomes the part's own failure; a session that is over is thrown,
 * because then nothing of the page may be shown.
 */
export async function readPart<Value>(reading: Promise<Value>): Promise<Part<Value>> {
  try {
    return { value: await reading, failure: null };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status === 401) throw error;
    return { value: null, failure: { message: error.message, reference: error.requestId } };
  }
}
