import type { components } from '@ayana/contracts/api';
import type { CasePart, LaboratoryOrder, LaboratoryTest, OrderPerson, Prescription } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, readWhole, usePart } from '@ayana/portal-kit/screens';

type Schemas = components['schemas'];
const LIVE = ['laboratory_orders.updated', 'prescriptions.updated'] as const;

export interface Orders {
  laboratory: LaboratoryOrder[];
  prescriptions: Prescription[];
}

/** What was ordered on a journey, or by this user on all of theirs: the newest first. */
export async function readOrders(journey_id?: string): Promise<Orders> {
  const query = { sort: 'created' as const, ...(journey_id === undefined ? {} : { journey_id }) };
  const [laboratory, prescriptions] = await Promise.all([
    readWhole((part) => dataOf(api.GET('/laboratory-orders', { params: { query: { ...query, ...part } } }))),
    readWhole((part) => dataOf(api.GET('/prescriptions', { params: { query: { ...query, ...part } } }))),
  ]);
  return { laboratory, prescriptions };
}

/** The tests and medicines of a journey that the reader sees. */
export const useOrders = (journeyId: string): Detail<Orders> =>
  usePart<Orders, CasePart>({
    key: journeyId,
    read: () => readOrders(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

export const readTests = (): Promise<LaboratoryTest[]> => dataOf(api.GET('/laboratory-tests'));
export const readLaboratories = (): Promise<OrderPerson[]> => dataOf(api.GET('/laboratory-orders/laboratories'));

export const orderTests = (body: Schemas['NewLaboratoryOrderDto'], key: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-orders', { body, headers: { 'Idempotency-Key': key } }));

export const changeOrder = (
  { id, version }: LaboratoryOrder,
  body: Schemas['LaboratoryOrderChangeDto'],
): Promise<LaboratoryOrder> =>
  dataOf(
    api.PATCH('/laboratory-orders/{id}', { params: { path: { id } }, headers: { 'If-Match': `"${version}"` }, body }),
  );

export const acknowledgeResult = (id: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-results/{id}/acknowledge', { params: { path: { id } } }));

/** The photo of a hand-over. */
export const deliveryPhotoOf = (id: string, delivery_id: string) =>
  api.GET('/prescriptions/{id}/deliveries/{delivery_id}/photo', {
    params: { path: { id, delivery_id } },
    parseAs: 'blob',
  });

/** A prescription as it was signed. */
export const signedPaperOf = (id: string) =>
  api.GET('/prescriptions/{id}/paper', { params: { path: { id } }, parseAs: 'blob' });
