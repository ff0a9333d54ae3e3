import { DEMO_ACCOUNTS, DEMO_PASSWORD, HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import { hashPassword } from '../modules/identity/passwords/password-hashing.js';
import type { Ids } from '../platform/clock/clock.js';

/** One account per role, and one without; only when the operator enables demo data. */
export async function seedDemoAccounts(client: Client, ids: Ids, now: Date): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    'select lower(email) as email from users where email = any($1)',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const present = new Set(rows.map((row) => row.email));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !present.has(email));
  for (const { email, role } of missing) {
    const lastName = (role ?? 'no role').replaceAll(/[/_]/g, ' ');
    // An unverified user has not filled these in yet; every patient has.
    const hasProfile = role !== null && role !== 'unverified_user';
    await client.query(
      `insert into users (id, email, name, first_name, last_name, phone, country, date_of_birth, role, password_hash,
         email_verified_at, access_changed_at, created_at, updated_at)
       values ($1, $2, $3, 'Demo', $4, $5, $6, $7, $8, $9, $10, $10, $10, $10) on conflict do nothing`,
      [
        ids.next(),
        email,
        `Demo ${lastName}`,
        lastName,
        hasProfile ? '+1 555 0100' : null,
        hasProfile ? (role === 'patient' ? 'Kenya' : 'India') : null,
        hasProfile ? '1985-05-15' : null,
        role,
        await hashPassword(DEMO_PASSWORD),
        now,
      ],
    );
  }
  await seedDemoConsents(client, ids, now);
  await seedDemoApplication(client, ids, now);
}

/** Patients have consented to the processing of their health data, as everyone does who opens an account. */
async function seedDemoConsents(client: Client, ids: Ids, now: Date): Promise<void> {
  const { kind, text_version } = HEALTH_DATA_CONSENT;
  for (const { email } of DEMO_ACCOUNTS.filter(({ role }) => role === 'patient' || role === 'unverified_user')) {
    await client.query(
      `insert into consents (id, user_id, kind, text_version, given_at)
       select $1, id, $2, $3, $4 from users
       where email = $5 and not exists (select from consents where user_id = users.id)`,
      [ids.next(), kind, text_version, now, email],
    );
  }
}

/** The account without a role has a pending application, so that the list of applications is not empty. */
async function seedDemoApplication(client: Client, ids: Ids, now: Date): Promise<void> {
  await client.query(
    `insert into role_applications (id, user_id, account_kind, wanted_role, organisation, status, created_at)
     select $1, id, 'partner', 'partner/hospital', 'Demo hospital', 'pending', $2 from users
     where email = any($3) and not exists (select from role_applications where user_id = users.id)`,
    [ids.next(), now, DEMO_ACCOUNTS.filter(({ role }) => role === null).map(({ email }) => email)],
  );
}
