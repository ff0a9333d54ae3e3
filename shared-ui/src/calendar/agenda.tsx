import { formatLocale } from '@ayana/contracts/language';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button';
import { CALENDAR_MESSAGES as TEXTS } from './messages';
import { dayName } from './weekdays';

export interface AgendaEvent {
  id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  title?: ReactNode;
}

export interface AgendaProps {
  label: string;
  entries: readonly AgendaEvent[];
  /** Shown when there are none. */
  empty: string;
  /** Takes an entry away. Absent: the list is only read. */
  onRemove?: (entry: AgendaEvent) => void;
}

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

const List = styled.ol`
  display: grid;
  gap: 2px;

  & h4 {
    padding-block: var(--space-3) 4px;
    color: var(--stone);
    font-size: var(--size-14);
    font-weight: 600;
  }
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-block-size: 44px;
  border-block-end: 1px solid var(--line);

  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** Entries by their days, below the names of the months. */
export function Agenda({ label, entries, empty, onRemove }: AgendaProps) {
  const sorted = entries.toSorted((one, other) => one.date.localeCompare(other.date));
  const months = [...new Set(sorted.map(({ date }) => date.slice(0, 7)))];
  if (entries.length === 0) return <p>{empty}</p>;
  return (
    <List aria-label={label}>
      {months.map((month) => (
        <li key={month}>
          <h4>{MONTH.format(new Date(`${month}-01T00:00:00Z`))}</h4>
          <ol>
            {sorted
              .filter(({ date }) => date.startsWith(month))
              .map((entry) => (
                <Line key={entry.id}>
                  <span>
                    {dayName(entry.date)}
                    {entry.title === undefined ? null : <small dir="auto">{entry.title}</small>}
                  </span>
                  {onRemove === undefined ? null : (
                    <IconButton
                      type="button"
                      label={TEXTS.remove(dayName(entry.date))}
                      icon={<X size={18} aria-hidden="true" />}
                      onClick={() => onRemove(entry)}
                    />
                  )}
                </Line>
              ))}
          </ol>
        </li>
      ))}
    </List>
  );
}
