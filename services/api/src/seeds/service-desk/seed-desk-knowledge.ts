import { DEMO_ACCOUNTS, mayEnter } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import { addRows } from '../rows.js';
import { articleRows, useRows } from './knowledge.js';
import { serviceId } from './requests.js';
import { DEMO_SERVICES } from './services.js';

/** What the demo desk knows: once, into a database with the demo's services and without it. */
export async function seedDeskKnowledge(client: Client, now: Date): Promise<void> {
  const { rows: requests } = await client.query<{ id: string }>(
    `select id from service_requests where item_id = $1 and not exists (select from knowledge_articles)
     order by number limit 2`,
    [serviceId(0)],
  );
  if (requests.length === 0) return;
  const { rows: staff } = await client.query<{ id: string }>(
    'select id from users where email = any ($1) order by email',
    [DEMO_ACCOUNTS.filter(({ role }) => mayEnter('service_desk', role)).map(({ email }) => email)],
  );
  const ids = staff.map(({ id }) => id);
  const idOf = (service: string): string => serviceId(DEMO_SERVICES.findIndex(({ name }) => name === service));
  await addRows(client, 'knowledge_articles', articleRows(idOf, ids, now));
  await addRows(
    client,
    'knowledge_uses',
    useRows(
      requests.map(({ id }) => id),
      ids,
      now,
    ),
  );
}
