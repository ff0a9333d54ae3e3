import type { components } from '@ayana/contracts/api';
import type { EnquiryChannel } from '@ayana/contracts/enquiries';
import { api, dataOf } from '@ayana/portal-kit';

export type KnownCase = components['schemas']['CaseMatchDto'];
export type Entered = components['schemas']['EnteredEnquiryDto'];

export interface NewEnquiry {
  channel: EnquiryChannel;
  name: string;
  email?: string;
  phone?: string;
  text: string;
  treatment_id?: string;
  notify: boolean;
  consent_noted: boolean;
}

export const enterEnquiry = (body: NewEnquiry, key: string): Promise<Entered> =>
  dataOf(api.POST('/enquiries', { params: { header: { 'Idempotency-Key': key } }, body }));

/** Cases with a name, a telephone number or an address, the newest first. */
export async function findKnown(q: string): Promise<KnownCase[]> {
  const { items } = await dataOf(api.GET('/cases', { params: { query: { q } } }));
  return items;
}
