import type { components } from '@ayana/contracts/api';
import { hasNotices } from '@ayana/contracts/notifications';
import type { GeneralInquiry, PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, useSession } from '@ayana/portal-kit';
import { listLoader } from '@ayana/portal-kit/screens';

type OwnInquiry = components['schemas']['OwnInquiryDto'];

/** A notification; for roles that get none, their own inquiry (spec section 7), of which an event carries the state only. */
export type Item = PatientNotification | (GeneralInquiry & Partial<OwnInquiry>);

/** Entries per page (spec section 9). */
const limit = 20;

/** The stage of the journey that the news is about; only patients have one. */
export const NAMES = ['stage'] as const;

export const notificationsLoader = listLoader<Item, { stage?: number }>({
  names: NAMES,
  kept: 'notifications',
  read: ({ stage }, cursor) => {
    const page = { limit, ...(cursor === null ? {} : { cursor }) };
    if (!hasNotices(useSession.getState().role))
      return dataOf(api.GET('/general-inquiries', { params: { query: page } }));
    const query = { ...page, sort: 'unread' as const, ...(stage === undefined ? {} : { stage }) };
    return dataOf(api.GET('/patient-notifications', { params: { query } }));
  },
});
