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
import type { DoctorHours } from '@ayana/contracts/doctor-hours';
import { useState } from 'react';
import { DaysCard } from './days-card';
import type { OwnHours } from './hours.api';
import { linesText, valuesOf } from './hours-values';
import { messages as READ_ONLY } from '../../work/read-only-messages';
import { messages } from './messages';
import { WeekCard } from './week-card';
import { PATIENT_ZONES } from './zones';

const { ofDoctor: words } = messages;

export { hospitalHoursLoader as loader } from './hours.api';

/** When a doctor of the reader's hospital can be booked. */
export function Component() {
  const detail = useDetail<OwnHours>({ id: 'own' });
  return (
    <PortalPage>
      <p>
        <RouterLink href="/partner-portal/organisation">{words.back}</RouterLink>
      </p>
      <ReadDetail detail={detail} failed={words.failed} stale={messages.stale} retry={messages.retry}>
        {({ hours }) => (hours === null ? null : <Hours hours={hours} reread={detail.reread} />)}
      </ReadDetail>
    </PortalPage>
  );
}

function Hours({ hours, reread }: { hours: DoctorHours; reread: () => void }) {
  const { doctor, talks, may_change, updated_by } = hours;
  const [there, setThere] = useState('Asia/Dhaka');
  const outside = talks.filter(({ is_within }) => !is_within).length;
  return (
    <>
      <PortalHead>
        <div>
          <h1>{words.title(doctor.full_name)}</h1>
          <p>{words.lead}</p>
          {updated_by == null ? null : <p>{words.changedBy(updated_by.name)}</p>}
        </div>
      </PortalHead>
      {may_change ? null : <Notice>{READ_ONLY.note}</Notice>}
      {outside === 0 ? null : (
        <Notice>
          <b>{messages.outside(outside)}</b>
          <p>{words.outside}</p>
        </Notice>
      )}
      <PortalColumns>
        <PortalMain>
          {may_change ? (
            <WeekCard
              hours={hours}
              of={doctor.id}
              onSaved={reread}
              there={there}
              zones={PATIENT_ZONES}
              onThere={setThere}
            />
          ) : (
            <PortalCard title={messages.week.title}>
              {hours.hours.length === 0 ? <p>{words.noWeek}</p> : null}
              {linesText(valuesOf(hours).lines)
                .split('\n')
                .map((line) => (
                  <p key={line}>{line}</p>
                ))}
            </PortalCard>
          )}
        </PortalMain>
        <PortalAside>
          <DaysCard hours={hours} of={doctor.id} onChanged={reread} />
        </PortalAside>
      </PortalColumns>
    </>
  );
}
