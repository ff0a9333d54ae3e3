import type { components } from '@ayana/contracts/api';
import type { CasePart, CasePayment } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';

export type PaymentForm = components['schemas']['CasePaymentChangeDto'];
type NewPayment = components['schemas']['NewCasePaymentDto'];

const LIVE = ['case_payments.updated'] as const;

/** What is to be paid on a journey before the bill, as far as the reader sees it. */
export const usePayments = (journeyId: string): Detail<CasePayment[]> =>
  usePart<CasePayment[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/case-payments', { params: { query: { journey_id: journeyId } } }))).items,
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });

/** The patient says that it is paid. */
export const reportPayment = (id: string, key: string): Promise<CasePayment> =>
  dataOf(api.POST('/case-payments/{id}/report', { params: { path: { id } }, headers: { 'Idempotency-Key': key } }));

export const addPayment = (body: NewPayment, key: string): Promise<CasePayment> =>
  dataOf(api.POST('/case-payments', { headers: { 'Idempotency-Key': key }, body }));

export const changePayment = (
  { id, version }: Pick<CasePayment, 'id' | 'version'>,
  body: PaymentForm,
): Promise<CasePayment> =>
  dataOf(api.PATCH('/case-payments/{id}', { params: { path: { id } }, headers: { 'If-Match': `"${version}"` }, body }));
