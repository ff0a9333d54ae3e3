import { readFileSync } from 'node:fs';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@ayana/contracts/identity';
import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import type { Client } from 'pg';
import { hashPassword } from './modules/identity/passwords.js';
import { Ids } from './platform/clock/clock.js';

/** Fixed ids: the same page on every installation. `part` tells the tables apart, `index` counts from 1. */
const fixedId = (part: string, index: number): string =>
  `0190a000-0000-7000-8000-${part}${index.toString(16).padStart(8, '0')}`;

const PROCEDURES = new URL('../seeds/procedures.csv', import.meta.url);

/** The lines of a CSV file without quoted commas, by column name. */
export function readCsv(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line) => {
    const values = line.split(',');
    // The last column is prose and may hold commas.
    const last = values.slice(names.length - 1).join(',');
    return Object.fromEntries(
      names.map((name, index) => [name, index === names.length - 1 ? last : (values[index] ?? '')]),
    );
  });
}

const number = (text: string | undefined): number | null => (text ? Number(text) : null);
const orNull = (text: string | undefined): string | null => text || null;

/** Procedures, hospitals and social links; again is harmless and leaves what people changed since. */
export async function seedCatalogue(client: Client, now: Date): Promise<void> {
  for (const [index, { id, platform, url, platform_name }] of DEFAULT_SOCIAL_LINKS.entries()) {
    await client.query(
      'insert into social_links (id, platform, url, platform_name, position) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [id, platform, url, platform_name, index],
    );
  }
  const procedures = readCsv(readFileSync(PROCEDURES, 'utf8'));
  const categories = [...new Set(procedures.map((row) => row['department'] ?? ''))];
  for (const [index, name] of categories.entries()) {
    await client.query('insert into treatment_categories (id, name) values ($1, $2) on conflict do nothing', [
      fixedId('0002', index + 1),
      name,
    ]);
  }
  for (const [index, row] of procedures.entries()) {
    await client.query(
      `insert into treatments (id, name, category, complexity_level, india_usd_min, india_usd_max, us_usd_min, us_usd_max,
         hospital_days, total_days_in_india, source, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict do nothing`,
      [
        fixedId('0003', index + 1),
        row['procedure'],
        row['department'],
        row['complexity'],
        number(row['india_usd_min']),
        number(row['india_usd_max']),
        number(row['us_usd_min']),
        number(row['us_usd_max']),
        orNull(row['hospital_days']),
        orNull(row['total_days_in_india']),
        orNull(row['source']),
        now,
      ],
    );
  }
  await seedHospitals(client, now);
}

async function seedHospitals(client: Client, now: Date): Promise<void> {
  for (const [index, hospital] of BUILT_IN_HOSPITALS.entries()) {
    const { id, name, image, bed_capacity, ...profile } = hospital;
    const partnerId = fixedId('0004', index + 1);
    await client.query(
      `insert into partners (id, company_name, status, created_at) values ($1, $2, 'active', $3) on conflict do nothing`,
      [partnerId, name, now],
    );
    await client.query(
      `insert into partner_hospitals (id, partner_id, hospital_name, hospital_type, departments, accreditations, bed_capacity,
         featured_image_url, profile, created_at)
       values ($1, $2, $3, 'hospital', $4, $5, $6, $7, $8, $9) on conflict do nothing`,
      [
        id,
        partnerId,
        name,
        JSON.stringify(profile.details.departments),
        JSON.stringify(profile.details.accreditations),
        bed_capacity,
        image,
        JSON.stringify(profile),
        new Date(now.getTime() + index),
      ],
    );
  }
}

/** One account a role, and one without; only where the operator asked for demo data. */
export async function seedDemoAccounts(client: Client, ids: Ids, now: Date): Promise<void> {
  const { rows } = await client.query<{ email: string }>(
    'select lower(email) as email from users where email = any($1)',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const present = new Set(rows.map((row) => row.email));
  const missing = DEMO_ACCOUNTS.filter(({ email }) => !present.has(email));
  if (missing.length === 0) return;
  for (const { email, role } of missing) {
    const name = `Demo ${(role ?? 'no role').replaceAll('_', ' ')}`;
    await client.query(
      `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6, $6, $6) on conflict do nothing`,
      [ids.next(), email, name, role, await hashPassword(DEMO_PASSWORD), now],
    );
  }
}
