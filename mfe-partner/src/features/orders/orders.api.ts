import { type Orders, readOrders } from '@ayana/case-kit/orders';
import type { components } from '@ayana/contracts/api';
import type {
  HealthSummary,
  LaboratoryOrder,
  ListedMedicine,
  MedicineCheck,
  OrderPerson,
  Prescription,
  ResultTrends,
} from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { readFirst } from '@ayana/portal-kit/screens';
import type { WorkDetail } from '../../work/work.types';

type Schemas = components['schemas'];
export type Recipient = OrderPerson;

const at = (id: string) => ({ params: { path: { id } } });
const ifMatch = ({ id, version }: { id: string; version: number }) => ({
  params: { path: { id } },
  headers: { 'If-Match': `"${version}"` },
});

const ofWork = ({ id, journey_id }: WorkDetail) => ({
  params: { query: { journey_id, assignment_id: id, limit: 1 } },
});

/** The order of one piece of work; null for work without one. */
export const readWorkOrder = async (work: WorkDetail): Promise<LaboratoryOrder | null> =>
  (await readFirst(dataOf(api.GET('/laboratory-orders', ofWork(work))))).items[0] ?? null;

export const readWorkPrescription = async (work: WorkDetail): Promise<Prescription | null> =>
  (await readFirst(dataOf(api.GET('/prescriptions', ofWork(work))))).items[0] ?? null;

export const ordersLoader = (): Promise<Part<Orders>> => readPart(readOrders());

export const readOrder = (id: string): Promise<LaboratoryOrder> => dataOf(api.GET('/laboratory-orders/{id}', at(id)));
export const readPrescription = (id: string): Promise<Prescription> => dataOf(api.GET('/prescriptions/{id}', at(id)));
export const readPharmacies = (): Promise<Recipient[]> => dataOf(api.GET('/prescriptions/pharmacies'));

export const enterResults = (order: LaboratoryOrder, body: Schemas['ResultsFormDto']): Promise<LaboratoryOrder> =>
  dataOf(api.PUT('/laboratory-orders/{id}/results', { ...ifMatch(order), body }));

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

export const specimenLabelsOf = (id: string) =>
  api.GET('/laboratory-orders/{id}/labels', { ...at(id), parseAs: 'blob' });
export const reportOf = (id: string) => api.GET('/laboratory-orders/{id}/report', { ...at(id), parseAs: 'blob' });
export const readTrends = (id: string): Promise<ResultTrends> =>
  dataOf(api.GET('/laboratory-orders/{id}/trends', at(id)));
export const labelsOf = (id: string) => api.GET('/prescriptions/{id}/labels', { ...at(id), parseAs: 'blob' });
export const courierLabelOf = (id: string) =>
  api.GET('/prescriptions/{id}/courier-label', { ...at(id), parseAs: 'blob' });
export const deliveryNoteOf = (id: string) =>
  api.GET('/prescriptions/{id}/delivery-note', { ...at(id), parseAs: 'blob' });
