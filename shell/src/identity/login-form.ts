import { ApiProblem } from '@ayana/portal-kit';

/** What is wrong with the sign-in as typed, by field; nothing when it may be sent. */
export function loginErrors(values: { email: string; password: string }): { email?: string; password?: string } {
  return {
    ...(values.email.trim() === '' ? { email: 'Enter your e-mail address.' } : {}),
    ...(values.password === '' ? { password: 'Enter your password.' } : {}),
  };
}

/** Why a sign-in failed, fit to show. Known and unknown addresses read alike, as the API answers them. */
export function loginFailure(error: unknown): string {
  return error instanceof ApiProblem ? error.message : 'An unexpected error occurred.';
}
