import type { components } from '@ayana/contracts/api';
import type {
  HealthSummary,
  LaboratoryOrder,
  LaboratoryTest,
  ListedMedicine,
  MedicineCheck,
  OrderPerson,
  Prescription,
} from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readWhole, readFirst } from '@ayana/portal-kit/screens';

type Schemas = components['schemas'];
export type Recipient = OrderPerson;

const at = (id: string) => ({ params: { path: { id } } });
const ifMatch = ({ id, version }: { id: string; version: number }) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${version}"` },
});

/** The order of one piece of work; null for work without one. */
export async function readWorkOrder(journey_id: string, assignment_id: string): Promise<LaboratoryOrder | null> {
  const { items } = await readFirst(
    dataOf(api.GET('/laboratory-orders', { params: { query: { journey_id, assignment_id, limit: 1 } } })),
  );
  return items[0] ?? null;
}

export async function readWorkPrescription(journey_id: string, assignment_id: string): Promise<Prescription | null> {
  const { items } = await readFirst(
    dataOf(api.GET('/prescriptions', { params: { query: { journey_id, assignment_id, limit: 1 } } })),
  );
  return items[0] ?? null;
}

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

export const ordersLoader = (): Promise<Part<Orders>> => readPart(readOrders());

export const readOrder = (id: string): Promise<LaboratoryOrder> => dataOf(api.GET('/laboratory-orders/{id}', at(id)));
export const readPrescription = (id: string): Promise<Prescription> => dataOf(api.GET('/prescriptions/{id}', at(id)));
export const readTests = (): Promise<LaboratoryTest[]> => dataOf(api.GET('/laboratory-tests'));
export const readLaboratories = (): Promise<Recipient[]> => dataOf(api.GET('/laboratory-orders/laboratories'));
export const readPharmacies = (): Promise<Recipient[]> => dataOf(api.GET('/prescriptions/pharmacies'));

export const orderTests = (body: Schemas['NewLaboratoryOrderDto'], key: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-orders', { body, headers: { 'Idempotency-Key': key } }));

export const changeOrder = (
  order: LaboratoryOrder,
  body: Schemas['LaboratoryOrderChangeDto'],
): Promise<LaboratoryOrder> => dataOf(api.PATCH('/laboratory-orders/{id}', { ...ifMatch(order), body }));

export const enterResults = (order: LaboratoryOrder, body: Schemas['ResultsFormDto']): Promise<LaboratoryOrder> =>
  dataOf(api.PUT('/laboratory-orders/{id}/results', { ...ifMatch(order), body }));

export const acknowledgeResult = (id: string): Promise<LaboratoryOrder> =>
  dataOf(api.POST('/laboratory-results/{id}/acknowledge', at(id)));

export const searchMedicines = async (q: string): Promise<ListedMedicine[]> =>
  q.trim().length < 2 ? [] : (await dataOf(api.GET('/medicines', { params: { query: { q } } }))).items;

export const checkMedicines = async (body: Schemas['MedicineCheckFormDto']): Promise<MedicineCheck[]> =>
  body.medicines.length === 0 ? [] : (await dataOf(api.POST('/medicines/checks', { body }))).items;

export const readHealth = (journey_id: string): Promise<HealthSummary> =>
  dataOf(api.GET('/health-summary', { params: { query: { journey_id } } }));

export const prescribe = (body: Schemas['NewPrescriptionDto'], key: string): Promise<Prescription> =>
  dataOf(api.POST('/prescriptions', { body, headers: { 'Idempotency-Key': key } }));

export const changePrescription = (
  prescription: Pick<Prescription, 'id' | 'version'>,
  body: Schemas['PrescriptionChangeDto'],
): Promise<Prescription> => dataOf(api.PATCH('/prescriptions/{id}', { ...ifMatch(prescription), body }));

export const askDoctor = (id: string, body: Schemas['PrescriptionQuestionDto'], key: string): Promise<Prescription> =>
  dataOf(api.POST('/prescriptions/{id}/queries', { ...at(id), headers: { 'Idempotency-Key': key }, body }));

export const answerPharmacy = (
  id: string,
  query_id: string,
  body: Schemas['PrescriptionAnswerDto'],
): Promise<Prescription> =>
  dataOf(api.POST('/prescriptions/{id}/queries/{query_id}/answer', { params: { path: { id, query_id } }, body }));

/** As it was signed. */
export const signedPaperOf = (id: string) => api.GET('/prescriptions/{id}/paper', { ...at(id), parseAs: 'blob' });
export const labelsOf = (id: string) => api.GET('/prescriptions/{id}/labels', { ...at(id), parseAs: 'blob' });
export const courierLabelOf = (id: string) =>
  api.GET('/prescriptions/{id}/courier-label', { ...at(id), parseAs: 'blob' });
export const deliveryNoteOf = (id: string) =>
  api.GET('/prescriptions/{id}/delivery-note', { ...at(id), parseAs: 'blob' });
