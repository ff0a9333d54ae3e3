import type { OutsideSignInProblem } from '@ayana/contracts/identity';

/** Signing in with an outside provider came to nothing; the person reads why at /login or /profile. */
export class OutsideSignInError extends Error {
  constructor(
    readonly problem: OutsideSignInProblem,
    /** For the log: what the library or the provider said. Nothing personal. */
    reason: string,
  ) {
    super(reason);
    this.name = 'OutsideSignInError';
  }
}
