import { Notice } from '@ayana/shared-ui/notice';
import { clockTime, dayWord, deviceZone, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** Says that a page is from before, while the API cannot be reached. @param at when it was read, ISO 8601; null for a page that is new */
export function AsOf({ at }: { at: string | null }) {
  const now = useNow();
  const { zone } = deviceZone();
  if (at === null) return null;
  const read = new Date(at);
  return <Notice>{messages.asOf(dayWord(read, now, zone), clockTime(read, zone))}</Notice>;
}
