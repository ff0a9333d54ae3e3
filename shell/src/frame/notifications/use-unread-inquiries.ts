import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { useRead } from './use-read';

/** How many news of the user's enquiries are unread; for everyone but patients. */
export function useUnreadInquiries(): number {
  const { value = 0, read } = useRead(() => dataOf(api.GET('/general-inquiries/unread-count')));
  useRealtime({ 'general_inquiries.inserted': read, 'general_inquiries.updated': read }, { reread: read });
  return value;
}
