import type { TestApi } from '../../../../test/support/api.js';
import { type Person, personOf } from './case.js';

/** A laboratory or a pharmacy, with its owner. */
export interface OrderPartner extends Person {
  partner_id: string;
}

const PARTNERS = {
  laboratory: { name: 'Path Laboratory', role: 'laboratory_partner' },
  pharmacy: { name: 'Green Pharmacy', role: 'pharmacy_partner' },
} as const;

export async function orderPartnerOf(api: TestApi, kind: keyof typeof PARTNERS): Promise<OrderPartner> {
  const { name, role } = PARTNERS[kind];
  const person = await personOf(api, role);
  const [partner] = await api.database.rows<{ id: string }>(
    `insert into partners (id, company_name, kind, status, created_at)
     values (gen_random_uuid(), $1, $2, 'active', now()) returning id`,
    [name, kind],
  );
  const partner_id = partner?.id ?? '';
  await joinPartner(api, person, partner_id, 'owner');
  return { ...person, partner_id };
}

export const joinPartner = (api: TestApi, person: Person, partner_id: string, role: string): Promise<unknown> =>
  api.database.rows('insert into partner_members (user_id, partner_id, role, created_at) values ($1, $2, $3, now())', [
    person.id,
    partner_id,
    role,
  ]);
