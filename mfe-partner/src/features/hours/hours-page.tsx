import type { DoctorHours, TalkInHours } from '@ayana/contracts/doctor-hours';
import { useRealtime } from '@ayana/portal-kit';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import {
  PortalAside,
  PortalCard,
  PortalColumns,
  PortalHead,
  PortalMain,
  PortalPage,
} from '@ayana/shared-ui/portal-page';
import { twoZoneText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { DaysCard } from './days-card';
import type { OwnHours } from './hours.api';
import { DayList } from './hours.styles';
import { messages as words } from './messages';
import { WeekCard } from './week-card';
import { PATIENT_ZONES, zoneName } from './zones';

const TalksWeek = lazy(() => import('./talks-week'));
const CONSULTATIONS = '/doctor-portal/consultations';

export { hoursLoader as loader } from './hours.api';

/** When the doctor can be booked: every week, days that differ, and the talks that are booked. */
export function Component() {
  const detail = useDetail<OwnHours>({ id: 'own' });
  useRealtime({ 'doctor_hours.updated': detail.reread }, { reread: detail.reread });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
      </PortalHead>
      <ReadDetail detail={detail} failed={words.failed} stale={words.stale} retry={words.retry}>
        {({ hours }) =>
          hours === null ? <Notice>{words.none}</Notice> : <Hours hours={hours} reread={detail.reread} />
        }
      </ReadDetail>
    </PortalPage>
  );
}

function Hours({ hours, reread }: { hours: DoctorHours; reread: () => void }) {
  const { talks, time_zone } = hours;
  const [there, setThere] = useState(() => zoneOf(talks));
  const outside = talks.filter(({ is_within }) => !is_within);
  return (
    <>
      {outside.length === 0 ? null : <Outside talks={outside} zone={time_zone} there={there} />}
      <PortalColumns>
        <PortalMain>
          <WeekCard hours={hours} onSaved={reread} there={there} zones={PATIENT_ZONES} onThere={setThere} />
        </PortalMain>
        <PortalAside>
          <DaysCard hours={hours} onChanged={reread} />
        </PortalAside>
      </PortalColumns>
      <PortalCard title={words.talks.title}>
        <Suspense>
          <TalksWeek hours={hours} there={there} />
        </Suspense>
      </PortalCard>
    </>
  );
}

/** The zone of the next patient who has one, else of the country most patients come from. */
const zoneOf = (talks: readonly TalkInHours[]): string =>
  talks.map(({ time_zone }) => time_zone).find((zone) => zone !== null && PATIENT_ZONES.includes(zone)) ?? 'Asia/Dhaka';

function Outside({ talks, zone, there }: { talks: readonly TalkInHours[]; zone: string; there: string }) {
  const now = useNow();
  return (
    <Notice>
      <b>{words.outside(talks.length)}</b>
      <p>{words.outsideText}</p>
      <DayList>
        {talks.map((talk) => (
          <li key={talk.id}>
            <div>
              <RouterLink href={CONSULTATIONS}>{words.talk(talk.initials, words.kinds[talk.kind])}</RouterLink>
              <p>
                {twoZoneText(
                  new Date(talk.starts_at),
                  now,
                  { zone, place: zoneName(zone) },
                  { zone: there, place: zoneName(there) },
                )}
              </p>
            </div>
          </li>
        ))}
      </DayList>
    </Notice>
  );
}
