import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Session, takeSession } from '@ayana/portal-kit';

/** The calls of `/api/auth` for the shell's screens; each throws `ApiProblem`. */
type Schemas = components['schemas'];
export type SignUp = Schemas['SignUpDto'];
export type CompleteSignUp = Schemas['CompleteSignUpDto'];
export type Account = Schemas['AccountDto'];
export type OpenSession = Schemas['SessionDto'];
export type Provider = Schemas['ProviderDto'];
export type OutsidePerson = Schemas['ProviderProfileDto'];
/** A confirmed address; `session` where the link has signed in as well. */
export type ConfirmedEmail = Omit<Schemas['ConfirmedEmailDto'], 'session'> & { session: Session | null };

const once = (key: string): Record<string, string> => ({ 'Idempotency-Key': key });

export async function signUp(person: SignUp, key: string): Promise<void> {
  await api.POST('/auth/sign-up', { body: person, headers: once(key) });
}

/** @param password of the sign-up, where several are pending for the address: 422 at `password` asks for it, and the link stays valid */
export async function verifyEmail(token: string, password?: string): Promise<ConfirmedEmail> {
  const body = { token, ...(password === undefined ? {} : { password }) };
  const { session, ...confirmed } = await dataOf(api.POST('/auth/verify-email', { body }));
  return { ...confirmed, session: session === null ? null : await takeSession(session) };
}

export async function resendVerification(email: string): Promise<void> {
  await api.POST('/auth/resend-verification', { body: { email } });
}

export async function requestPasswordReset(email: string): Promise<void> {
  await api.POST('/auth/request-password-reset', { body: { email } });
}

export async function resetPassword(token: string, password: string): Promise<void> {
  await api.POST('/auth/reset-password', { body: { token, password } });
}

export const readProviders = async (): Promise<Provider[]> => dataOf(api.GET('/auth/providers'));

export const readOutsidePerson = async (token: string): Promise<OutsidePerson> =>
  dataOf(api.GET('/auth/complete-sign-up', { params: { query: { token } } }));

/**
 * The last step of a provider's sign-in: signed in, or undefined when the address must be confirmed first. It has no idempotency key,
 * since its answer contains a session, which is not stored: it is not retried.
 */
export async function completeSignUp(person: CompleteSignUp): Promise<Session | undefined> {
  const answer = await dataOf(api.POST('/auth/complete-sign-up', { body: person }));
  return 'access_token' in answer ? takeSession(answer) : undefined;
}

export async function changeEmail(email: string, password: string): Promise<void> {
  await api.POST('/auth/change-email', { body: { email, password } });
}

export async function changePassword(current_password: string, password: string): Promise<void> {
  await api.POST('/auth/change-password', { body: { current_password, password } });
}

export const readSessions = async (): Promise<OpenSession[]> => dataOf(api.GET('/auth/sessions'));

export async function endSession(id: string): Promise<void> {
  await api.DELETE('/auth/sessions/{id}', { params: { path: { id } } });
}

export async function endOtherSessions(): Promise<void> {
  await api.DELETE('/auth/sessions');
}

/** The URL to connect an account of that provider; needs the password where the account has one. */
export const linkProvider = async (provider: string, password: string | undefined): Promise<string> =>
  (
    await dataOf(
      api.POST('/auth/oauth/{provider}/link', {
        params: { path: { provider } },
        body: password === undefined ? {} : { password },
      }),
    )
  ).url;

export async function unlinkIdentity(id: string): Promise<void> {
  await api.DELETE('/auth/identities/{id}', { params: { path: { id } } });
}

export async function deleteAccount(password: string | undefined): Promise<void> {
  await api.POST('/auth/delete-account', { body: password === undefined ? {} : { password } });
}
