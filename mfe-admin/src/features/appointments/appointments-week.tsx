import { type List, RouterLink } from '@ayana/portal-kit/screens';
import { type WeekEvent, WeekGrid, type WeekGridProps } from '@ayana/shared-ui/calendar';
import { Notice } from '@ayana/shared-ui/notice';
import { FailedPart } from '@ayana/shared-ui/states';
import { deviceZone, useNow } from '@ayana/shared-ui/time';
import { useMemo } from 'react';
import { OPERATIONS_CLOCK } from '../../components/operations-clock/operations-clock';
import { type Appointment, dayHref, requestHref, shownWeek } from './appointments.api';
import { messages } from './messages';

const DESK = OPERATIONS_CLOCK;
const FILTERS = ['q', 'doctor_id', 'kind', 'status'];

/** The appointments of a week on India's clock, and on the reader's where it is another one. */
export default function AppointmentsWeek({ list }: { list: List<Appointment> }) {
  const { items, known, failure, query } = list;
  const now = useNow();
  const own = deviceZone();
  const entries = useMemo(() => items.map((each) => entryOf(each)), [items]);
  const zones: WeekGridProps['zones'] = own.zone === DESK.zone || own.zone === 'Asia/Calcutta' ? [DESK] : [DESK, own];
  if (failure !== null && !known) return <FailedPart what={messages.failed} failure={failure} onRetry={list.reread} />;
  return (
    <>
      {list.hasMore ? <Notice>{messages.cut}</Notice> : null}
      <WeekGrid
        label={messages.week}
        week={shownWeek(query['week'])}
        onWeek={(week) => list.change({ week })}
        entries={entries}
        zones={zones}
        now={now}
        empty={FILTERS.some((name) => query[name] !== undefined) ? messages.noneFiltered : messages.none}
        moreHref={dayHref}
        loading={list.loading || !known}
        LinkComponent={RouterLink}
      />
    </>
  );
}

function entryOf(appointment: Appointment): WeekEvent {
  const { id, starts_at, ends_at, name, case_number, doctor, kind, status } = appointment;
  const parts = [...(case_number === null ? [] : [case_number]), doctor.full_name, messages.kinds[kind]];
  return {
    id,
    start: new Date(starts_at),
    end: new Date(ends_at),
    title: name,
    note: parts.join(', '),
    href: requestHref(appointment),
    ...(status === 'cancelled' ? { mark: messages.statuses.cancelled } : {}),
  };
}
