import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { createDatabase, dropDatabase } from '@ayana/tooling/database/databases.ts';
import { prepareJobs } from '../../../platform/jobs/boss.js';

const MIGRATIONS = ['0002_baseline_mails', '0379_case_addresses'].map(
  (name) => new URL(`../../../../migrations/${name}.sql`, import.meta.url),
);

/** What mails read of accounts and enquiries. */
const READ = `
create table users (email text not null, language text not null);
create table inbox_items (id text not null, email text not null);
create table cases (id uuid not null, case_number text not null, person_id uuid, inbox_item_id text not null);`;

async function mailTables(url: string): Promise<void> {
  const parts = await Promise.all(MIGRATIONS.map((migration) => readFile(migration, 'utf8')));
  await withClient(url, (client) => client.query([...parts, READ].join('\n')));
  await prepareJobs(url);
}

/** A separate database with the tables of mail and jobs only. */
export async function createMailDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `mail_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(server, name);
  await mailTables(url);
  return { url, drop: () => dropDatabase(server, name) };
}
