import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { useRead } from './use-read';

/** How many of the user's news are unread. */
export function useUnreadNews(): number {
  const { value = 0, read } = useRead(() => dataOf(api.GET('/patient-notifications/unread-count')));
  useRealtime({ 'patient_notifications.inserted': read, 'patient_notifications.updated': read }, { reread: read });
  return value;
}
