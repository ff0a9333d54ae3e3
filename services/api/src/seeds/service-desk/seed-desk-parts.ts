import { DEMO_ACCOUNTS, mayEnter } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import { addRows } from '../rows.js';
import { articleRows, useRows } from './knowledge.js';
import { problemRows } from './problem.js';
import { recurringRows } from './recurring.js';
import { idOfService, serviceId } from './requests.js';
import { readCalendar } from './seed-service-desk.js';

/** What makes the work of the demo desk less: articles, requests that recur, a problem. Once, into a database with the demo's requests and without it. */
export async function seedDeskParts(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query(
    `select from service_requests where item_id = $1
       and not exists (select from knowledge_articles) and not exists (select from problem_records) limit 1`,
    [serviceId(0)],
  );
  if (rows.length === 0) return;
  const staff = await demoStaff(client);
  const owner = staff[0];
  if (owner === undefined) return;
  const { zone } = await readCalendar(client);
  await addRows(client, 'knowledge_articles', articleRows(idOfService, staff, now));
  await addRows(client, 'knowledge_uses', useRows(await requestsOf(client, 'Invoice correction'), staff, now));
  await addRows(client, 'recurring_requests', recurringRows(idOfService, staff, zone, now));
  const problem = problemRows(await requestsOf(client, 'Payment receipt'), owner, now);
  await client.query(`select setval('problem_record_numbers', $1)`, [problem.row.number]);
  await addRows(client, 'problem_records', [problem.row]);
  await addRows(client, 'problem_record_requests', problem.requests);
  await addRows(client, 'problem_record_entries', problem.entries);
}

async function demoStaff(client: Client): Promise<string[]> {
  const emails = DEMO_ACCOUNTS.filter(({ role }) => mayEnter('service_desk', role)).map(({ email }) => email);
  const { rows } = await client.query<{ id: string }>('select id from users where email = any ($1) order by email', [
    emails,
  ]);
  return rows.map(({ id }) => id);
}

/** Some requests for a service. */
async function requestsOf(client: Client, service: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'select id from service_requests where item_id = $1 order by number limit 3',
    [idOfService(service)],
  );
  return rows.map(({ id }) => id);
}
