import type { OutsideSignInProblem } from '@ayana/contracts/identity';

/** Signing in with an outside provider failed; the user reads why at /login or /profile. */
export class OutsideSignInError extends Error {
  constructor(
    readonly problem: OutsideSignInProblem,
    /** For the log: what the library or the provider answered. Nothing personal. */
    reason: string,
  ) {
    super(reason);
    this.name = 'OutsideSignInError';
  }
}
