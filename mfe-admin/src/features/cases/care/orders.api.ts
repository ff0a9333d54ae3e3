import type { components } from '@ayana/contracts/api';
import type { LaboratoryOrder, LaboratoryTest, OrderPerson, Prescription } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export interface Orders {
  laboratory: LaboratoryOrder[];
  prescriptions: Prescription[];
}

/** The tests and medicines of a case, the newest first. */
export async function readOrders(journey_id: string): Promise<Orders> {
  const query = { journey_id, sort: 'created', limit: 50 } as const;
  const [laboratory, prescriptions] = await Promise.all([
    dataOf(api.GET('/laboratory-orders', { params: { query } })),
    dataOf(api.GET('/prescriptions', { params: { query } })),
  ]);
  return { laboratory: laboratory.items, prescriptions: prescriptions.items };
}

export const acknowledgeResult = (id: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-results/{id}/acknowledge', { params: { path: { id } } }));

export const readTests = (): Promise<LaboratoryTest[]> => dataOf(api.GET('/laboratory-tests'));
export const readLaboratories = (): Promise<OrderPerson[]> => dataOf(api.GET('/laboratory-orders/laboratories'));

export const orderTests = (
  body: components['schemas']['NewLaboratoryOrderDto'],
  key: string,
): Promise<LaboratoryOrder> => dataOf(api.POST('/laboratory-orders', { body, headers: { 'Idempotency-Key': key } }));
