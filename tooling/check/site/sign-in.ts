import { DEMO_ACCOUNTS, DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';

export interface SignedIn {
  readonly email: string;
  readonly token: string;
}

/** Signs a demo account in. The access token is valid for ten minutes. */
export async function signIn(origin: string, role: Role): Promise<SignedIn> {
  const email = DEMO_ACCOUNTS.find((account) => account.role === role)?.email;
  if (email === undefined) throw new Error(`There is no demo account for ${role}.`);
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`Signing in as ${role} was answered ${answer.status}.`);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { email, token: access_token };
}
