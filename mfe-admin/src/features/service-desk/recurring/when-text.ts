import { weekdayNames } from '@ayana/shared-ui/calendar';
import type { RecurringRequest } from '../types';
import { messages } from './messages';

type Time = Pick<RecurringRequest, 'every' | 'weekday' | 'month_day' | 'at'>;

/** When it recurs, in words: `Every Monday at 09:00`. */
export function whenText({ every, weekday, month_day, at }: Time): string {
  const name = weekdayNames().find(({ day }) => day === weekday)?.name ?? '';
  return messages.when(every, every === 'week' ? name : String(month_day ?? ''), at);
}
