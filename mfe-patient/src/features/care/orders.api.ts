import type { LaboratoryOrder, Prescription } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

/** As it was signed. */
export const signedPaperOf = (id: string) =>
  api.GET('/prescriptions/{id}/paper', { params: { path: { id } }, parseAs: 'blob' });

export interface Orders {
  laboratory: LaboratoryOrder[];
  prescriptions: Prescription[];
}

/** The tests and medicines of a journey, the newest first. */
export async function readOrders(journey_id: string): Promise<Orders> {
  const query = { journey_id, sort: 'created' } as const;
  const [laboratory, prescriptions] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/laboratory-orders', { params: { query: { ...query, ...part } } }))),
    readWhole((part) => dataOf(api.GET('/prescriptions', { params: { query: { ...query, ...part } } }))),
  ]);
  return { laboratory, prescriptions };
}
