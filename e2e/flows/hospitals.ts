import { withClient } from '@ayana/tooling/database/index.ts';

import type { Site } from '../harness/fixtures.ts';

/** A hospital of the site with the demo account as one of its people: the test's site has no organisations. */
export async function joinHospital(site: Site): Promise<string> {
  const { id } = await site.api.as<{ id: string }>('partner/hospital', 'GET', '/auth/account');
  return withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: string; partner_id: string }>(
      `select hospital.id, hospital.partner_id from partner_hospitals hospital
       join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
       left join partner_members member on member.partner_id = partner.id and member.user_id = $1
       order by member.user_id nulls last, hospital.id limit 1`,
      [id],
    );
    await client.query(
      'insert into partner_members (user_id, partner_id, created_at) values ($1, $2, now()) on conflict do nothing',
      [id, rows[0]?.partner_id],
    );
    return rows[0]?.id ?? '';
  });
}
