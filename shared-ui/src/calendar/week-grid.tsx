import { formatLocale } from '@ayana/contracts/language';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Button, IconButton } from '../button';
import { Spinner } from '../spinner';
import type { LinkComponent } from '../tabs';
import { clockTime, type Zone } from '../time';
import { VisuallyHidden } from '../visually-hidden';
import { CALENDAR_MESSAGES as TEXTS } from './messages';
import { useWeekKeys, type WeekLinkProps } from './use-week-keys';
import { Clock, Day, Entry, Grid, Head, Hours, NowLine, Room, Times } from './week-grid.styles';
import {
  across,
  addDays,
  type CrowdedTime,
  crowdedTimes,
  hoursOf,
  isBehind,
  MOST_LANES,
  otherClock,
  type PlacedEvent,
  placeDay,
  placeOf,
  type Timed,
  weekDays,
  weekOf,
} from './week-layout';

export interface WeekEvent extends Timed {
  title: string;
  /** A second line, such as the other person and the way of talking. */
  note?: string;
  href: string;
  /** It has no length, such as the end of a time limit: only its start is written. */
  isMoment?: boolean;
  /** What is not as usual: "Cancelled". Such an entry is drawn quietly. */
  mark?: string;
}

export interface WeekGridProps {
  label: string;
  /** Its first day, `YYYY-MM-DD`. */
  week: string;
  onWeek: (week: string) => void;
  entries: readonly WeekEvent[];
  /** The first one decides what is on which day; the second is beside it. */
  zones: readonly [Zone, ...Zone[]];
  now: Date;
  /** Shown when the week has no entries. */
  empty: string;
  /** Where all entries of a day are listed: a crowded time links to it. */
  moreHref: (day: string) => string;
  /** Its entries are on their way. */
  loading?: boolean;
  LinkComponent?: LinkComponent;
}

const UTC = { timeZone: 'UTC' } as const;
const WEEKDAY = new Intl.DateTimeFormat(formatLocale(), { weekday: 'short', ...UTC });
const DAY = new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', ...UTC });
const RANGE = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', ...UTC });

const keyOf = (day: string, { entry }: PlacedEvent<WeekEvent>): string => `${day} ${entry.id}`;
const place = (values: Record<`--${string}`, number>): CSSProperties => values;

/**
 * A week by hours, on one or two clocks; in a narrow place a list by days. Overlapping entries are side by side. Tab reaches one entry,
 * arrow keys the others.
 */
export function WeekGrid(props: WeekGridProps) {
  const { label, week, entries, zones, now, empty, moreHref, loading = false, LinkComponent } = props;
  const { zone } = zones[0];
  const id = useId();
  const days = weekDays(week).map((day) => ({ day, parts: placeDay(entries, day, zone) }));
  const hours = hoursOf(days.flatMap(({ parts }) => parts));
  const today = placeOf(now, zone);
  const keys = useWeekKeys(days.flatMap(({ day, parts }) => parts.map((part) => keyOf(day, part))));
  const first = hours.first;
  const isNow = today.minutes >= hours.first * 60 && today.minutes < hours.last * 60;
  return (
    <Room role="group" aria-label={label}>
      <WeekHead {...props} today={today.day} />
      {entries.length === 0 && !loading ? <p>{empty}</p> : null}
      <Grid {...keys.gridProps} aria-busy={loading} $hours={hours.last - hours.first} $clocks={zones.length}>
        <Clocks zones={zones} hours={hours} day={week} />
        {days.map(({ day, parts }, index) => (
          <Day key={day} role="group" aria-labelledby={`${id}${day}`} data-today={day === today.day ? '' : undefined}>
            <h3 id={`${id}${day}`}>
              <small>{WEEKDAY.format(Date.parse(day))}</small> {DAY.format(Date.parse(day))}
            </h3>
            <Times>
              {parts.length === 0 ? null : (
                <ol>
                  {parts.map((part) => (
                    <EntryView
                      key={part.entry.id}
                      part={part}
                      first={first}
                      zone={zone}
                      LinkComponent={LinkComponent}
                      linkProps={keys.linkProps(keyOf(day, part), index)}
                    />
                  ))}
                  {crowdedTimes(parts).map((time) => (
                    <MoreView
                      key={time.from}
                      time={time}
                      first={first}
                      href={moreHref(day)}
                      LinkComponent={LinkComponent}
                      linkProps={keys.linkProps(`${day} ${time.from}`, index)}
                    />
                  ))}
                </ol>
              )}
              {day === today.day && isNow ? (
                <NowLine aria-hidden="true" style={place({ '--from': today.minutes / 60 - first })} />
              ) : null}
            </Times>
          </Day>
        ))}
      </Grid>
    </Room>
  );
}

function WeekHead({ week, onWeek, zones, today, loading = false }: WeekGridProps & { today: string }) {
  const turn = (weeks: number) => () => onWeek(addDays(week, weeks * 7));
  const current = weekOf(today);
  return (
    <Head>
      <h2 aria-live="polite">{RANGE.formatRange(Date.parse(week), Date.parse(addDays(week, 6)))}</h2>
      <div>
        {loading ? <Spinner /> : null}
        <IconButton label={TEXTS.previousWeek} icon={<ChevronLeft size={20} aria-hidden="true" />} onClick={turn(-1)} />
        <Button variant="outline" size="small" disabled={week === current} onClick={() => onWeek(current)}>
          {TEXTS.thisWeek}
        </Button>
        <IconButton label={TEXTS.nextWeek} icon={<ChevronRight size={20} aria-hidden="true" />} onClick={turn(1)} />
      </div>
      <p>{TEXTS.clocks(zones[0].place)}</p>
    </Head>
  );
}

type HoursShown = ReturnType<typeof hoursOf>;

/** The hours at the side; each entry says its own time to screen readers. */
function Clocks({ zones, hours, day }: { zones: WeekGridProps['zones']; hours: HoursShown; day: string }) {
  const [own] = zones;
  const list = Array.from({ length: hours.last - hours.first }, (_hour, index) => hours.first + index);
  return zones.toReversed().map((clock) => (
    <Hours key={clock.zone} aria-hidden="true" data-other={clock === own ? undefined : ''}>
      <small>{clock.place}</small>
      <div>
        {list.map((hour) => (
          <Clock key={hour}>{otherClock(day, hour, own.zone, clock.zone)}</Clock>
        ))}
      </div>
    </Hours>
  ));
}

interface EntryViewProps {
  part: PlacedEvent<WeekEvent>;
  /** The first hour that is drawn. */
  first: number;
  zone: string;
  linkProps: WeekLinkProps;
  LinkComponent: LinkComponent | undefined;
}

function EntryView({ part, first, zone, linkProps, LinkComponent = 'a' }: EntryViewProps) {
  const { entry, from, to } = part;
  const { lane, lanes } = across(part);
  const { title, note, mark, href } = entry;
  const [start, end] = [clockTime(entry.start, zone), clockTime(entry.end, zone)];
  const Anchor: 'a' = LinkComponent as 'a';
  return (
    <Entry
      data-quiet={mark === undefined ? undefined : ''}
      data-behind={isBehind(part) ? '' : undefined}
      data-short={to - from < 40 ? '' : undefined}
      data-tight={lanes > 1 ? '' : undefined}
      style={place({ '--from': from / 60 - first, '--long': (to - from) / 60, '--lane': lane, '--lanes': lanes })}
    >
      <Anchor href={href} {...linkProps} title={[title, mark, note].filter(Boolean).join(', ')}>
        <span>
          <time>
            {start}
            {entry.isMoment === true ? null : <span data-end="">–{end}</span>}
          </time>{' '}
          <b dir="auto">{title}</b> {mark === undefined ? null : <i>{mark}</i>}
        </span>
        {note === undefined ? null : <small dir="auto">{note}</small>}
      </Anchor>
    </Entry>
  );
}

interface MoreViewProps extends Omit<EntryViewProps, 'part' | 'zone'> {
  time: CrowdedTime;
  href: string;
}

/** Leads to all that is at a crowded time. */
function MoreView({ time: { from, to, count }, first, href, linkProps, LinkComponent = 'a' }: MoreViewProps) {
  const Anchor: 'a' = LinkComponent as 'a';
  const name = TEXTS.moreAt(
    count,
    `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`,
  );
  return (
    <Entry
      data-more=""
      style={place({
        '--from': from / 60 - first,
        '--long': (to - from) / 60,
        '--lane': MOST_LANES - 1,
        '--lanes': MOST_LANES,
      })}
    >
      <Anchor href={href} {...linkProps}>
        <b aria-hidden="true">{TEXTS.more(count)}</b>
        <VisuallyHidden>{name}</VisuallyHidden>
      </Anchor>
    </Entry>
  );
}
