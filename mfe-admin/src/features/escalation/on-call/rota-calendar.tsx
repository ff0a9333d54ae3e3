import { formatLocale } from '@ayana/contracts/language';
import { addDays, weekdayNames } from '@ayana/shared-ui/calendar';
import { initials } from '@ayana/shared-ui/people';
import { dayKey, deviceZone, fullMoment, inPlace } from '@ayana/shared-ui/time';
import { Repeat2 } from 'lucide-react';
import type { RotaDetail } from '../types';
import { messages } from './messages';
import { WEEKS } from './on-call.api';
import { Bar, Bars, GROUNDS, Names, Week, Weeks } from './on-call.styles';
import { barsOfWeek } from './turn-bars';

const { detail: words } = messages;
const DAY = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' });
const PLAIN_DAY = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', timeZone: 'UTC' });

export interface RotaCalendarProps {
  rota: RotaDetail;
  /** The Monday it begins with. */
  from: string;
  now: Date;
}

/** Four weeks of a rota: who is on call from handover to handover, and who takes over. */
export function RotaCalendar({ rota, from, now }: RotaCalendarProps) {
  const { zone, calendar, people } = rota;
  const today = dayKey(now, zone);
  const names = [...new Set([...people, ...calendar.map(({ person }) => person)].map(({ id }) => id))];
  const groundOf = (id: string): string => GROUNDS[names.indexOf(id) % GROUNDS.length] ?? GROUNDS[0];
  const days = Array.from({ length: 7 }, (_none, at) => at);
  return (
    <Weeks>
      <Names aria-hidden="true">
        {weekdayNames().map(({ day, name }) => (
          <span key={day}>{name.slice(0, 3)}</span>
        ))}
      </Names>
      {Array.from({ length: WEEKS }, (_none, week) => addDays(from, week * 7)).map((monday) => (
        <Week key={monday}>
          {days.map((at) => {
            const day = addDays(monday, at);
            const date = new Date(`${day}T00:00:00Z`);
            return (
              <time key={day} dateTime={day} aria-current={day === today ? 'date' : undefined}>
                {at === 0 || day.endsWith('-01') ? DAY.format(date) : PLAIN_DAY.format(date)}
              </time>
            );
          })}
          <Bars>
            {barsOfWeek(monday, zone, calendar).map(({ turn, start, length }) => {
              const isOverride = turn.override_id !== null;
              const say = isOverride ? words.turnOver : words.turn;
              const text = say(
                turn.person.name,
                fullMoment(new Date(turn.from_at), zone),
                inPlace(fullMoment(new Date(turn.until_at), zone), deviceZone(zone).place),
              );
              return (
                <Bar
                  key={turn.from_at}
                  title={text}
                  aria-label={text}
                  $override={isOverride}
                  style={{
                    insetInlineStart: `${start * 100}%`,
                    inlineSize: `${length * 100}%`,
                    background: groundOf(turn.person.id),
                  }}
                >
                  {isOverride ? <Repeat2 size={14} aria-hidden="true" /> : null}
                  <abbr aria-hidden="true">{initials(turn.person.name)}</abbr>
                  <span dir="auto">{turn.person.name}</span>
                </Bar>
              );
            })}
          </Bars>
        </Week>
      ))}
    </Weeks>
  );
}
