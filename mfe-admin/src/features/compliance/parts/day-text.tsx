import { formatLocale } from '@ayana/contracts/language';
import { useNow } from '@ayana/shared-ui/time';
import { styled } from 'styled-components';

const DAY = 86_400_000;
/** Days before and after today for which it is said how far away they are. */
const NEAR = 100;

const days = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
const distance = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto' });

/** A calendar day in the reader's language. @param day `YYYY-MM-DD` */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** Whole days from today to a day; negative for one that is over. Days of compliance are those of UTC, as its clocks are. */
export const daysTo = (day: string, now: Date): number =>
  Math.round((Date.parse(day) - Date.parse(now.toISOString().slice(0, 10))) / DAY);

const Words = styled.span`
  display: inline-grid;

  & > small {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > small[data-late] {
    color: var(--coral-600);
  }
`;

/** A last day, and how far away it is. */
export function LastDay({ day, late = false }: { day: string; late?: boolean }) {
  const left = daysTo(day, useNow());
  return (
    <Words>
      <time dateTime={day}>{dayText(day)}</time>
      {Math.abs(left) > NEAR ? null : <small data-late={late ? '' : undefined}>{distance.format(left, 'day')}</small>}
    </Words>
  );
}
