import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import type { WorkingCalendar } from '@ayana/contracts/service-desk';
import type { Client } from 'pg';
import { DEFAULT_TARGETS } from '../../modules/service-desk/catalog/version-rules.js';
import { addRows } from '../rows.js';
import { approvalsOf, entriesOf, tasksOf } from './request-parts.js';
import { type DemoPerson, requestOf, serviceId, versionId } from './requests.js';
import { DEMO_SERVICES } from './services.js';

const REQUESTS = 120;

/** A service desk at work, relative to today: once, into a database without services. Everything in it is invented. */
export async function seedServiceDesk(client: Client, now: Date): Promise<void> {
  const { rows } = await client.query('select from service_catalog_items limit 1');
  if (rows.length > 0) return;
  const people = await demoPeople(client);
  const calendar = await readCalendar(client);
  await addServices(client, now);
  const requests = Array.from({ length: REQUESTS }, (_, index) => requestOf(index, people, now, calendar));
  await client.query(`select setval('service_request_numbers', $1)`, [REQUESTS]);
  await addRows(
    client,
    'service_requests',
    requests.map(({ row }) => row),
  );
  await client.query('update service_requests set search = search_text(search)');
  await addRows(client, 'service_request_entries', requests.flatMap(entriesOf));
  await addRows(client, 'service_request_approvals', requests.flatMap(approvalsOf));
  await addRows(client, 'service_request_tasks', requests.flatMap(tasksOf));
}

async function demoPeople(client: Client): Promise<DemoPerson[]> {
  const { rows } = await client.query<DemoPerson>(
    'select id, name, role from users where email = any ($1) and role is not null order by email',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  return rows;
}

/** When the desk works. */
export async function readCalendar(client: Client): Promise<WorkingCalendar> {
  const { rows } = await client.query<WorkingCalendar>(
    'select zone, weekdays, opens, closes, to_jsonb(holidays) as holidays from service_calendar',
  );
  const [calendar] = rows;
  if (calendar === undefined) throw new Error('The service desk has no calendar');
  return calendar;
}

async function addServices(client: Client, now: Date): Promise<void> {
  await addRows(
    client,
    'service_catalog_items',
    DEMO_SERVICES.map(({ name, description }, index) => ({
      id: serviceId(index),
      name,
      description,
      status: 'published',
      created_at: now,
      updated_at: now,
    })),
  );
  await addRows(
    client,
    'service_catalog_versions',
    DEMO_SERVICES.map(({ form, approvals, ask_roles, need = null }, index) => ({
      id: versionId(index),
      item_id: serviceId(index),
      number: 1,
      status: 'published',
      form,
      targets: DEFAULT_TARGETS,
      approvals,
      ask_roles,
      need,
      created_at: now,
      published_at: now,
    })),
  );
}
