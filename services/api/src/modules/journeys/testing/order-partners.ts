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
  const partner_id = await api.database.add('partners', { company_name: name, kind });
  await joinPartner(api, person, partner_id, 'owner');
  return { ...person, partner_id };
}

export const joinPartner = (api: TestApi, person: Person, partner_id: string, role: string): Promise<unknown> =>
  api.database.add('partner_members', { user_id: person.id, partner_id, role });
