import type { GeneralInquiry, PatientNotification } from '@ayana/contracts/realtime';
import { api, dataOf, useSession } from '@ayana/portal-kit';
import { listLoader } from '@ayana/portal-kit/screens';

/** A patient's notification; for other roles, their own inquiry (spec section 7). */
export type Item = PatientNotification | GeneralInquiry;

/** Entries per page (spec section 9). */
const limit = 20;

/** The list has no filters. */
export const NAMES = [];

export const notificationsLoader = listLoader<Item, object>({
  names: NAMES,
  read: (_query, cursor) => {
    const params = { query: { limit, ...(cursor === null ? {} : { cursor }) } };
    return useSession.getState().role === 'patient'
      ? dataOf(api.GET('/patient-notifications', { params }))
      : dataOf(api.GET('/general-inquiries', { params }));
  },
});
