import { DEMO_ACCOUNTS } from '@ayana/contracts/identity';
import type { Role } from '@ayana/contracts/identity';
import { isOpenRequest, SERVICE_REQUEST_STATES } from '@ayana/contracts/service-desk';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { idOfService } from './requests.js';

const SEED = 'staff groups';

interface DemoGroup {
  name: string;
  purpose: string;
  roles: readonly Role[];
  /** Services of which it is given the newest open request that nobody has. */
  services: readonly string[];
}

const GROUPS: readonly DemoGroup[] = [
  {
    name: 'Demo: travel desk',
    purpose: 'Airport, hotel and visa requests, from eight to eight',
    roles: ['ayana_staff', 'admin'],
    services: ['Airport pickup', 'Room for an attendant', 'Visa letter reprint'],
  },
  {
    name: 'Demo: billing desk',
    purpose: 'Invoices, refunds and receipts',
    roles: ['admin', 'super_admin'],
    services: ['Invoice correction', 'Payment receipt', 'Refund of a deposit'],
  },
];

/** Two groups of the demo's colleagues, each with a request or two: once. */
export async function seedStaffGroups(client: Client, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  for (const { name, purpose, roles, services } of GROUPS) {
    const id = ids.next();
    await client.query(
      'insert into staff_groups (id, name, purpose, version, created_at, updated_at) values ($1, $2, $3, 1, $4, $4)',
      [id, name, purpose, now],
    );
    await client.query(
      'insert into staff_group_members (group_id, user_id, added_at) select $1, id, $2 from users where email = any ($3)',
      [id, now, DEMO_ACCOUNTS.filter(({ role }) => role !== null && roles.includes(role)).map(({ email }) => email)],
    );
    await client.query(
      `update service_requests set group_id = $1 where id in (
         select distinct on (item_id) id from service_requests
         where item_id = any ($2) and assigned_to is null and group_id is null and state = any ($3)
         order by item_id, number desc)`,
      [id, services.map(idOfService), SERVICE_REQUEST_STATES.filter(isOpenRequest)],
    );
  }
}
