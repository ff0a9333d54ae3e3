import type { components } from '@ayana/contracts/api';
import type { Bill, BillKind } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export type BillForm = components['schemas']['BillChangeDto'];

type AtRevision = Pick<Bill, 'id' | 'revision'>;

const ofRevision = ({ id, revision }: AtRevision) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${revision}"` },
});

/** @param corrected the sent bill that it takes the place of */
export const addBill = (journey_id: string, kind: BillKind, corrected: Bill | null, key: string): Promise<Bill> =>
  dataOf(
    api.POST('/bills', {
      headers: { 'Idempotency-Key': key },
      body: { journey_id, kind, ...(corrected === null ? {} : { supersedes: corrected.id }) },
    }),
  );

export const changeBill = (bill: AtRevision, body: BillForm): Promise<Bill> =>
  dataOf(api.PATCH('/bills/{id}', { ...ofRevision(bill), body }));

export const sendBill = (bill: Bill): Promise<Bill> => dataOf(api.POST('/bills/{id}/send', ofRevision(bill)));

export const dropBill = (id: string): Promise<unknown> =>
  dataOf(api.DELETE('/bills/{id}', { params: { path: { id } } }));
