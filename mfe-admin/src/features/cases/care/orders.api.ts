import type { components } from '@ayana/contracts/api';
import type { LaboratoryOrder, LaboratoryTest, OrderPerson, Prescription } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

export interface Orders {
  laboratory: LaboratoryOrder[];
  prescriptions: Prescription[];
}

/** The tests and medicines of a case, the newest first. */
export async function readOrders(journey_id: string): Promise<Orders> {
  const query = { journey_id, sort: 'created' } as const;
  const [laboratory, prescriptions] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/laboratory-orders', { params: { query: { ...query, ...part } } }))),
    readWhole((part) => dataOf(api.GET('/prescriptions', { params: { query: { ...query, ...part } } }))),
  ]);
  return { laboratory, prescriptions };
}

export const acknowledgeResult = (id: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-results/{id}/acknowledge', { params: { path: { id } } }));

export const reviewResults = ({ id, version }: LaboratoryOrder): Promise<LaboratoryOrder> =>
  dataOf(
    api.PATCH('/laboratory-orders/{id}', {
      params: { path: { id } },
      headers: { 'If-Match': `"${version}"` },
      body: { status: 'reviewed' },
    }),
  );

export const readTests = (): Promise<LaboratoryTest[]> => dataOf(api.GET('/laboratory-tests'));
export const readLaboratories = (): Promise<OrderPerson[]> => dataOf(api.GET('/laboratory-orders/laboratories'));

export const orderTests = (
  body: components['schemas']['NewLaboratoryOrderDto'],
  key: string,
): Promise<LaboratoryOrder> => dataOf(api.POST('/laboratory-orders', { body, headers: { 'Idempotency-Key': key } }));
