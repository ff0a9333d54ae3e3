import {
  ASSIGNMENT_KIND_NAMES,
  type CasePart,
  STAY_GAP_NAMES,
  LEG_EVENT_NAMES,
  type WorkEvent,
} from '@ayana/contracts/journey';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { entryOf as lookUp } from '@ayana/contracts/operation';
import { RouterLink, useLive, usePart } from '@ayana/portal-kit/screens';
import { addDays, dayName, type WeekEvent, WeekGrid, type WeekGridProps, weekOf } from '@ayana/shared-ui/calendar';
import { PortalCard, PortalHead, PortalPage, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { clockTime, dayKey, deviceZone, shortDate, useNow } from '@ayana/shared-ui/time';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBasePath, stayHref, workHref } from '../../paths';
import { handlerMessages } from '../../work/handler-messages';
import { whoText } from '../../work/subject';
import { createFeed, readEvents, readFeed, removeFeed } from './calendar.api';
import { FeedCard } from '../../feed/feed-card';
import { messages } from './messages';

const LIVE = [
  'assignments.updated',
  'travel_legs.updated',
  'appointments.updated',
  'admissions.updated',
  'bills.updated',
] as const;
/** What has no end is as high in the grid as what it is and who it is about, in milliseconds. */
const SHORT = 60 * 60_000;
/** A stay of days would fill the whole of each: its first moment is shown, and until when it is. */
const LONG = 24 * 60 * 60_000;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** A week of the reader's work: on the own clock, and on India's where that is another one. */
export function Component() {
  const base = useBasePath();
  const now = useNow();
  const [params, setParams] = useSearchParams();
  const own = deviceZone();
  const isIndian = own.zone === INDIA_ZONE || own.zone === 'Asia/Calcutta';
  const zones: WeekGridProps['zones'] = isIndian
    ? [{ zone: INDIA_ZONE, place: messages.place }]
    : [own, { zone: INDIA_ZONE, place: messages.place }];
  const { zone } = zones[0];
  const wanted = params.get('week') ?? '';
  const week = weekOf(DAY.test(wanted) ? wanted : dayKey(now, zone));
  const events = usePart<WorkEvent[], CasePart>({
    key: `${week} ${zone}`,
    read: () => readEvents(instantAt(week, 0, zone), instantAt(addDays(week, 7), 0, zone)),
  });
  useLive<{ id: string }>({ events: LIVE, reread: events.reread });
  const entries = useMemo(() => (events.value ?? []).map((event) => entryOf(event, base)), [events.value, base]);
  const day = params.get('day');
  const ofDay = day === null ? [] : entries.filter(({ start }) => dayKey(start, zone) === day);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {events.value === null && events.failure !== null ? (
        <FailedPart what={messages.failed} failure={events.failure} onRetry={events.reread} />
      ) : (
        <WeekGrid
          label={messages.week}
          week={week}
          onWeek={(to) => setParams({ week: to })}
          entries={entries}
          zones={zones}
          now={now}
          empty={messages.empty}
          moreHref={(of) => `${base}/calendar?week=${week}&day=${of}`}
          loading={events.value === null}
          LinkComponent={RouterLink}
        />
      )}
      {ofDay.length === 0 || day === null ? null : (
        <PortalCard title={messages.dayList(dayName(day))}>
          <WaitingList
            items={ofDay.map(({ id, title, note = '', start, href }) => ({
              id,
              title: (
                <TextLink as={Link} to={href}>
                  {title}
                </TextLink>
              ),
              text: note,
              end: clockTime(start, zone),
            }))}
          />
        </PortalCard>
      )}
      <FeedCard {...messages.feed} read={readFeed} create={createFeed} remove={removeFeed} />
    </PortalPage>
  );
}

function entryOf({ id, kind, work, leg_kind, place, starts_at, ends_at, zone }: WorkEvent, base: string): WeekEvent {
  const start = new Date(starts_at);
  const end = ends_at === null ? new Date(start.getTime() + SHORT) : new Date(ends_at);
  const who = work === null ? null : whoLine(work);
  const common = { id: `${kind}-${id}`, start, end };
  if (kind === 'talk')
    return {
      ...common,
      title: place === 'phone' ? messages.talk.phone : messages.talk.video,
      href: `${base}/consultations`,
    };
  const href = hrefOf(work, base);
  if (kind === 'admission') return { ...common, isMoment: true, title: messages.admission, ...noteOf(who), href };
  if (kind === 'stay')
    return {
      ...common,
      isMoment: true,
      title: lookUp<string, string>(STAY_GAP_NAMES, place ?? '', place ?? ''),
      ...noteOf(who),
      href,
    };
  if (kind === 'leg') {
    const isLong = end.getTime() - start.getTime() >= LONG;
    const until = isLong ? messages.until(shortDate(end, start, zone ?? INDIA_ZONE)) : null;
    const note = [who, until, place].filter((part) => part !== null).join(' · ');
    const isMoment = isLong || ends_at === null;
    const shown = isMoment ? { ...common, end: new Date(start.getTime() + SHORT) } : common;
    return { ...shown, isMoment, title: leg_kind === null ? '' : LEG_EVENT_NAMES[leg_kind], note, href };
  }
  if (kind === 'check_out') {
    const note = [who, place].filter((part) => part !== null).join(' · ');
    return { ...common, isMoment: true, title: messages.checkOut, note, href };
  }
  const title = messages.due(work === null ? '' : ASSIGNMENT_KIND_NAMES[work.kind]);
  return { ...common, isMoment: true, title, ...noteOf(who), href };
}

/** The patient and the case, and who of us has it. */
const whoLine = (work: NonNullable<WorkEvent['work']>): string =>
  work.handler_name === null ? whoText(work) : `${whoText(work)} · ${handlerMessages.has(work.handler_name)}`;

const noteOf = (who: string | null) => (who === null ? {} : { note: who });

/** From the accepted quote on, the stay. */
function hrefOf(work: WorkEvent['work'], base: string): string {
  if (work === null) return base;
  return work.admission_id === null ? workHref(base, work.id) : stayHref(base, work.admission_id);
}
