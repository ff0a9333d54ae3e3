import type { Role } from '@ayana/contracts/identity';
import { hasNotices } from '@ayana/contracts/notifications';
import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { useRead } from './use-read';

/** How many are unread of what the bell of a role is about: news of work, or the user's own questions. */
export function useUnread(role: Role): number {
  const { value = 0, read } = useRead(() =>
    hasNotices(role)
      ? dataOf(api.GET('/patient-notifications/unread-count'))
      : dataOf(api.GET('/general-inquiries/unread-count')),
  );
  useRealtime(
    {
      'patient_notifications.inserted': read,
      'patient_notifications.updated': read,
      'general_inquiries.inserted': read,
      'general_inquiries.updated': read,
    },
    { reread: read },
  );
  return value;
}
