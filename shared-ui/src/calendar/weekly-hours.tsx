import { styled } from 'styled-components';
import { CALENDAR_MESSAGES as TEXTS } from './messages';
import { type Weekday, weekdayNames } from './weekdays';

const DAY = 24 * 60;

export interface WeeklyHoursProps {
  /** The name of the table. */
  label: string;
  /** The open times of each day, in minutes after midnight; none where it is closed. */
  hours: (weekday: Weekday) => readonly { opens: number; closes: number }[];
  /** IANA name of the zone of these times. */
  zone: string;
}

const Table = styled.table`
  inline-size: 100%;
  max-inline-size: 640px;
  border-collapse: collapse;

  & > caption {
    padding-block-end: var(--space-2);
    color: var(--stone);
    font-size: var(--size-14);
    text-align: start;
  }
  & th {
    inline-size: 1%;
    padding-block: 7px;
    padding-inline-end: var(--space-4);
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }
  & td:last-child {
    inline-size: 1%;
    padding-inline-start: var(--space-4);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & td[data-closed] {
    color: var(--stone);
  }
`;

/** Midnight to midnight, with a line every six hours. */
const Bar = styled.div`
  position: relative;
  block-size: 14px;
  border-radius: var(--radius-full);
  background: repeating-linear-gradient(to right, var(--line) 0 1px, transparent 1px 25%), var(--mist);
  overflow: hidden;

  & > span {
    position: absolute;
    inset-block: 0;
    border-radius: var(--radius-full);
    background: var(--teal-700);
  }
`;

const two = (value: number): string => String(value).padStart(2, '0');
/** `09:00`; midnight at the end of a day is `24:00`. */
const clock = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/** The hours of a week: a line a day, drawn and written. */
export function WeeklyHours({ label, hours, zone }: WeeklyHoursProps) {
  return (
    <Table aria-label={label}>
      <caption>{TEXTS.zone(zone.replaceAll('_', ' '))}</caption>
      <tbody>
        {weekdayNames().map(({ day, name }) => {
          const open = hours(day);
          return (
            <tr key={day}>
              <th scope="row">{name}</th>
              <td aria-hidden="true">
                <Bar>
                  {open.map(({ opens, closes }) => (
                    <span
                      key={opens}
                      style={{
                        insetInlineStart: `${(opens / DAY) * 100}%`,
                        inlineSize: `${((closes - opens) / DAY) * 100}%`,
                      }}
                    />
                  ))}
                </Bar>
              </td>
              <td data-closed={open.length === 0 ? '' : undefined}>
                {open.length === 0
                  ? TEXTS.closed
                  : open.map(({ opens, closes }) => TEXTS.hours(clock(opens), clock(closes))).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
