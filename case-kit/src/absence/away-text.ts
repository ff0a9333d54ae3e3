import { dayText } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** Until when someone is away, and who covers. */
export const awayText = ({ until, deputy_name }: { until: string; deputy_name: string }, now: Date): string =>
  messages.away(dayText(until, now), deputy_name);
