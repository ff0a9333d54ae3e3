import { formatLocale } from '@ayana/contracts/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { DayPicker } from 'react-day-picker';
import { Month } from './calendar.styles';
import { CALENDAR_MESSAGES as TEXTS } from './messages';
import { dayName, weekStart } from './weekdays';

export interface CalendarProps {
  /** The name of the calendar for screen readers. */
  label: string;
  /** Days that are marked, `YYYY-MM-DD`. */
  marked: readonly string[];
  /** What a marked day is: "holiday". */
  mark: string;
  /** Pressing a day marks it, or takes its mark away. Absent: the calendar is only read. */
  onChange?: (marked: readonly string[]) => void;
  /** Weekdays on which nothing happens. */
  quiet?: readonly number[];
  /** `YYYY-MM-DD` in the zone of the calendar. */
  today: string;
}

const NONE: readonly number[] = [];

/** A local midnight, as the library counts days. */
function localDate(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = (day: Date): string =>
  `${String(day.getFullYear()).padStart(4, '0')}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

const SHORT = new Intl.DateTimeFormat(formatLocale(), { weekday: 'short' });
const LONG = new Intl.DateTimeFormat(formatLocale(), { weekday: 'long' });
const CAPTION = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric' });
const NUMBER = new Intl.NumberFormat(formatLocale());

/** A month with marked days, walked through by arrow keys, Page Up and Down, Home and End. */
export function Calendar({ label, marked, mark, onChange, quiet = NONE, today }: CalendarProps) {
  return (
    <Month role="group" aria-label={label}>
      <DayPicker
        mode="multiple"
        selected={marked.map(localDate)}
        onSelect={(days = []) => onChange?.(days.map(dateOf).toSorted())}
        today={localDate(today)}
        defaultMonth={localDate(today)}
        disabled={onChange === undefined}
        navLayout="after"
        dir={document.documentElement.dir || 'ltr'}
        weekStartsOn={(weekStart() % 7) as 0 | 1 | 2 | 3 | 4 | 5 | 6}
        modifiers={{ quiet: (day) => quiet.includes(day.getDay() || 7) }}
        modifiersClassNames={{ quiet: 'rdp-quiet' }}
        formatters={{
          formatCaption: (month) => CAPTION.format(month),
          formatWeekdayName: (day) => SHORT.format(day),
          formatDay: (day) => NUMBER.format(day.getDate()),
        }}
        labels={{
          labelDayButton: (day, { selected }) =>
            selected === true ? TEXTS.marked(dayName(dateOf(day)), mark) : dayName(dateOf(day)),
          labelGrid: (month) => CAPTION.format(month),
          labelNav: () => TEXTS.months(label),
          labelNext: () => TEXTS.next,
          labelPrevious: () => TEXTS.previous,
          labelWeekday: (day) => LONG.format(day),
        }}
        components={{ Chevron }}
      />
    </Month>
  );
}

function Chevron({ orientation, className }: { orientation?: string; className?: string }) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon size={20} aria-hidden="true" className={className} />;
}
