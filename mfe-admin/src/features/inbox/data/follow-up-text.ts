import type { InboxItem } from '@ayana/contracts/inbox';
import { dayKey, shortDate } from '@ayana/shared-ui/time';
import { messages } from '../messages';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';

/** When the staff follow up, in words; null where no day is chosen. */
export function followUpText({ follow_up_on: day }: Pick<InboxItem, 'follow_up_on'>, now: Date): string | null {
  if (day === null) return null;
  const today = dayKey(now, OPERATIONS_CLOCK.zone);
  if (day === today) return messages.lead.dueToday;
  const text = shortDate(new Date(`${day}T12:00:00Z`), now, OPERATIONS_CLOCK.zone);
  return day < today ? messages.lead.late(text) : messages.lead.rowFollowUp(text);
}
