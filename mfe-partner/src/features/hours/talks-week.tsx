import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { todayIn } from '@ayana/contracts/rules';
import { RouterLink } from '@ayana/portal-kit/screens';
import { WeekGrid, weekOf } from '@ayana/shared-ui/calendar';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './messages';
import { zoneName } from './zones';

const { talks: words } = messages;
const CONSULTATIONS = '/doctor-portal/consultations';

/** The booked talks of a week, in the doctor's zone and the patient's. */
export default function TalksWeek({ hours: { talks, time_zone }, there }: { hours: DoctorHours; there: string }) {
  const now = useNow();
  const [week, setWeek] = useState(() => weekOf(todayIn(time_zone, now)));
  return (
    <WeekGrid
      label={words.title}
      week={week}
      onWeek={setWeek}
      entries={talks.map(({ id, initials, kind, starts_at, ends_at, is_within }) =>
        Object.assign(
          {
            id,
            title: initials,
            note: messages.kinds[kind],
            href: CONSULTATIONS,
            start: new Date(starts_at),
            end: new Date(ends_at),
          },
          is_within ? {} : { mark: words.outside },
        ),
      )}
      zones={[
        { zone: time_zone, place: zoneName(time_zone) },
        { zone: there, place: zoneName(there) },
      ]}
      now={now}
      empty={words.empty}
      moreHref={() => CONSULTATIONS}
      LinkComponent={RouterLink}
    />
  );
}
