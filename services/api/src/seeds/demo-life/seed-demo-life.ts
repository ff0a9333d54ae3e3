import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { addRows } from '../rows.js';
import { type DemoAudit, type DemoUser, dailyActivity, enquiryActivity, peopleActivity, signIns } from './activity.js';
import { type DemoEnquiry, demoEnquiries } from './enquiries.js';
import { DEMO_PEOPLE, type DemoPerson } from './people.js';
import { formOf } from './form-rows.js';

const SEED = 'demo-life';
const DAY = 24 * 60 * 60 * 1000;

/** People, requests and two weeks of activity, relative to today: once, into any database with the demo accounts. All of it is invented. */
export async function seedDemoLife(client: Client, ids: Ids, now: Date): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const people = DEMO_PEOPLE.map((person) => Object.assign({ id: ids.next() }, person));
  await addPeople(client, ids, people, now);
  const staff = await demoStaff(client);
  const [first] = staff;
  if (first === undefined) throw new Error('There are no demo accounts of the staff');
  const admin = staff.find(({ role }) => role === 'admin') ?? first;
  const enquiries = demoEnquiries(
    now,
    staff.map(({ id }) => id),
  ).map((enquiry) => Object.assign({ id: ids.next() }, enquiry));
  await addEnquiries(client, ids, enquiries, staff);
  await addAudit(client, ids, [
    ...peopleActivity(people, admin, now),
    ...enquiryActivity(enquiries, staff),
    ...dailyActivity(staff, now),
  ]);
  const events = signIns(staff, people, now).map((event) => Object.assign({ id: ids.next() }, event));
  await addRows(client, 'security_events', events);
}

/** The demo accounts of the staff, which can sign in. */
async function demoStaff(client: Client): Promise<DemoUser[]> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const { rows } = await client.query<DemoUser>(
    `select id, role from users where email = any ($1) and role in ('admin', 'super_admin', 'ayana_staff') order by email`,
    [emails],
  );
  return rows;
}

/** What patients of a country read, where it is not English. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  Afghanistan: 'prs',
  Bangladesh: 'bn',
  Iraq: 'ar',
  Kenya: 'sw',
  Oman: 'ar',
};

/** Accounts without a password: nobody signs in with them. */
async function addPeople(
  client: Client,
  ids: Ids,
  people: readonly (DemoPerson & { id: string })[],
  now: Date,
): Promise<void> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY - 3 * 60 * 60 * 1000);
  const rows = people.map(({ id, first_name, last_name, mailbox, country, role, opened }) => ({
    id,
    email: `${mailbox}@demo.ayana.test`,
    name: `${first_name} ${last_name}`,
    first_name,
    last_name,
    country,
    language: role === 'patient' ? (LANGUAGE_OF[country] ?? 'en') : 'en',
    role,
    email_verified_at: ago(opened),
    access_changed_at: ago(opened),
    created_at: ago(opened),
    updated_at: ago(opened),
  }));
  await addRows(client, 'users', rows);
  const applications = people.flatMap(({ id, opened, application }) => {
    if (application === undefined) return [];
    const { decided, ...wanted } = application;
    const decided_at = decided === null ? null : ago(decided);
    return [{ ...wanted, id: ids.next(), user_id: id, created_at: ago(opened), decided_at }];
  });
  await addRows(client, 'role_applications', applications);
}

async function addEnquiries(
  client: Client,
  ids: Ids,
  enquiries: readonly (DemoEnquiry & { id: string })[],
  staff: readonly DemoUser[],
): Promise<void> {
  for (const enquiry of enquiries) {
    const { table, row } = formOf(enquiry);
    // One at a time: three tables in the order of the requests.
    await addRows(client, table, [row]);
  }
  await addRows(
    client,
    'inbox_items',
    enquiries.map(({ starts_at, entries: _entries, procedure: _procedure, text: _text, ...item }) => ({
      ...item,
      confirmed_starts_at: starts_at,
      confirmed_time_zone: starts_at === null ? null : 'Africa/Nairobi',
      confirmed_minutes: starts_at === null ? null : 30,
    })),
  );
  const entries = enquiries.flatMap(({ id, entries: each }) =>
    each.map(({ transition: _transition, ...entry }) => ({ ...entry, id: ids.next(), item_id: id })),
  );
  await addRows(client, 'inbox_timeline', entries);
  // What was worked on was opened.
  const reads = enquiries.flatMap(({ id, updated_at, entries: each }) =>
    staff.flatMap(({ id: user_id }) =>
      each.some(({ actor_id }) => actor_id === user_id) ? [{ item_id: id, user_id, read_at: updated_at }] : [],
    ),
  );
  await addRows(client, 'inbox_reads', reads);
}

async function addAudit(client: Client, ids: Ids, entries: readonly DemoAudit[]): Promise<void> {
  const rows = entries.map((entry) => Object.assign({ id: ids.next() }, entry));
  await addRows(client, 'audit_entries', rows);
}
