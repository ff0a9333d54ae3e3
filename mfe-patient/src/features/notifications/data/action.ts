import { hasNotices } from '@ayana/contracts/notifications';
import { api, useSession } from '@ayana/portal-kit';
import { commandAction } from '@ayana/portal-kit/screens';

export const NOTIFICATIONS_PATH = '/notifications';

export type MarkRead = { ids: string[] };

/** Marks entries as read: notifications in one call, inquiries one by one (spec section 4). */
export const notificationsAction = commandAction(({ ids }: MarkRead) =>
  hasNotices(useSession.getState().role) ? markNotifications(ids) : markInquiries(ids),
);

/** The API marks this many in one call; more may be loaded. */
const AT_ONCE = 100;

async function markNotifications(ids: string[]): Promise<string[]> {
  for (let from = 0; from < ids.length; from += AT_ONCE)
    await api.POST('/patient-notifications/mark-read', { body: { ids: ids.slice(from, from + AT_ONCE) } });
  return ids;
}

async function markInquiries(ids: string[]): Promise<string[]> {
  await Promise.all(
    ids.map((id) => api.PATCH('/general-inquiries/{id}', { params: { path: { id } }, body: { status: 'read' } })),
  );
  return ids;
}
