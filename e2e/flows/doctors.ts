import { withClient } from '@ayana/tooling/database/index.ts';

import { expect, type Site } from '../harness/fixtures.ts';
import { uniqueAddress } from '../harness/own-address.ts';
import { PASSWORD } from './accounts.ts';
import { newPatient, type Patient } from './patients.ts';

/**
 * A doctor with an account of this test only.
 * @param listed the doctor of the catalogue that the account is joined to, as the staff do it
 */
export async function newDoctor(site: Site, first_name: string, listed?: string): Promise<Patient> {
  const account = await newPatient(site, first_name);
  await site.api.as('super_admin', 'PATCH', `/users/${account.id}/role`, { role: 'doctor' });
  if (listed !== undefined)
    await withClient(site.databaseUrl, (client) =>
      client.query('update doctors set user_id = $1 where id = $2', [account.id, listed]),
    );
  const send = async <T>(method: string, path: string, body: unknown, token?: string): Promise<T> => {
    const answer = await fetch(`${site.origin}/api${path}`, {
      method,
      headers: {
        origin: site.origin,
        'content-type': 'application/json',
        'x-forwarded-for': uniqueAddress(),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true);
    return JSON.parse(text) as T;
  };
  // The new role ended the token of the old one.
  const credentials = { email: account.person.email, password: PASSWORD };
  const { access_token } = await send<{ access_token: string }>('POST', '/auth/sign-in', credentials);
  return { ...account, call: (method, path, body) => send(method, path, body, access_token) };
}
