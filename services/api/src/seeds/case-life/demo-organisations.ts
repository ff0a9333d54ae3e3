import type { OrganisationKind } from '@ayana/contracts/organisations';
import type { Client } from 'pg';
import { fixedId } from '../fixed-id.js';
import type { DemoAccounts, DemoHospital, DemoOrganisation, DemoTeam } from './demo-case.js';

/** In the order of their ids. */
const ORGANISATIONS: readonly (readonly [DemoOrganisation, OrganisationKind, string])[] = [
  ['visa', 'travel_visa', 'Demo visa services'],
  ['logistics', 'logistics', 'Demo airport drivers'],
  ['lodging', 'lodging', 'Demo guest house'],
  ['laboratory', 'laboratory', 'Demo laboratory'],
  ['pharmacy', 'pharmacy', 'Demo pharmacy'],
  ['partner', 'other', 'Demo interpreters'],
];

/**
 * The organisations that the demo accounts of partners own.
 * @returns the ids of those that are not hospitals
 */
export async function joinOrganisations(
  client: Client,
  accounts: DemoAccounts,
  hospital: DemoHospital,
  now: Date,
): Promise<DemoTeam['organisations']> {
  await own(client, accounts.hospital, hospital.partner_id, now);
  const ids: [DemoOrganisation, string][] = [];
  for (const [index, [account, kind, name]] of ORGANISATIONS.entries()) {
    const id = fixedId('0014', index + 1);
    await client.query(
      `insert into partners (id, company_name, kind, status, created_at) values ($1, $2, $3, 'active', $4)
       on conflict do nothing`,
      [id, name, kind, now],
    );
    await own(client, accounts[account], id, now);
    ids.push([account, id]);
  }
  return Object.fromEntries(ids) as DemoTeam['organisations'];
}

const own = async (client: Client, user_id: string, partner_id: string, now: Date): Promise<void> =>
  void (await client.query(
    `insert into partner_members (user_id, partner_id, role, created_at) values ($1, $2, 'owner', $3)
     on conflict do nothing`,
    [user_id, partner_id, now],
  ));
