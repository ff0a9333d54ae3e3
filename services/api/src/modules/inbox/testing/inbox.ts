import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';
import type { Problem } from '@ayana/contracts/problems';
import type { TestApi } from '../../../../test/support/api.js';
import { consultationForm, videoConsultationForm } from '../../consultations/consultation.factory.js';
import { contactForm } from '../../inquiries/contact.factory.js';

const FORMS = {
  contact: ['/functions/contact-form', contactForm],
  consultation: ['/functions/consultation-form', consultationForm],
  video_consultation: ['/functions/video-consultation-request', videoConsultationForm],
} as const;

export type Detail = InboxDetail & Pick<Problem, 'code'>;
export type Page = { items: InboxItem[]; next_cursor: string | null };

/** Visitors' forms and staff's actions on them, through HTTP. */
export function inboxOf(api: TestApi) {
  /** Sends a form. @returns its id in the inbox */
  async function received(
    kind: keyof typeof FORMS = 'consultation',
    changes: Record<string, unknown> = {},
  ): Promise<string> {
    const [path, form] = FORMS[kind];
    const { body } = await api.call<{ id: string }>('POST', path, { body: form(changes) });
    return body.id;
  }
  const list = (query = '') => api.call<Page>('GET', `/inbox${query}`, { as: 'ayana_staff' });
  const detail = (id: string, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
    api.call<Detail>('GET', `/inbox/${id}`, { as });
  const claim = (id: string, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
    api.call<Detail>('POST', `/inbox/${id}/claim`, { as });
  const patch = (id: string, body: object) => api.call<Detail>('PATCH', `/inbox/${id}`, { as: 'ayana_staff', body });
  const handOver = (id: string, body: object, as: 'ayana_staff' | 'admin' = 'ayana_staff') =>
    api.call<Detail>('POST', `/inbox/${id}/handover`, { as, body });
  return { received, list, detail, claim, patch, handOver };
}

export type Inbox = ReturnType<typeof inboxOf>;
