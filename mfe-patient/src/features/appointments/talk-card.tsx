import { roomPath } from '@ayana/contracts/consultation-room';
import { calendarHref } from '@ayana/contracts/consultations';
import { Button } from '@ayana/shared-ui/button';
import { StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { fullMoment, TwoZoneTime, type Zone } from '@ayana/shared-ui/time';
import { Check, Clock } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { CHENNAI } from '../../local-zone';
import { Join, joinTextOf } from '../../talks/join';
import { joiningOf, type OwnAppointment, type Talk } from '../../talks/talks';
import { Actions } from './appointments.styles';
import { messages } from './messages';

const MoveDialog = lazy(() => import('./move-dialog'));
const CancelDialog = lazy(() => import('./cancel-dialog'));
const MINUTE = 60_000;

export interface TalkCardProps {
  talk: Talk;
  now: Date;
  localZone: Zone;
  onChanged: () => void;
}

/** One talk to come: both clocks, how to join it, and what can be changed. */
export function TalkCard({ talk, now, localZone, onChanged }: TalkCardProps) {
  const at = new Date(talk.starts);
  const [day = ''] = fullMoment(at, localZone.zone).split(', ');
  const isRunning = talk.starts <= now.getTime();
  const doctor = talk.kind === 'booked' ? talk.appointment.doctor : null;
  const there: Zone =
    doctor === null ? CHENNAI : { zone: doctor.time_zone, place: doctor.city_name ?? doctor.hospital_name };
  const joining = joiningOf(talk, now);
  const joinText = joinTextOf(talk, joining, localZone);
  const how = talk.kind === 'booked' ? messages.kinds[talk.appointment.kind] : messages.kinds[talk.request.kind];
  return (
    <PortalCard
      title={day}
      extra={
        <StatusChip
          tone={isRunning ? 'marigold' : 'leaf'}
          icon={isRunning ? <Clock size={14} aria-hidden="true" /> : <Check size={14} aria-hidden="true" />}
        >
          {isRunning ? messages.running : messages.booked}
        </StatusChip>
      }
    >
      <p>
        {doctor === null ? (
          <b>{messages.team}</b>
        ) : (
          <>
            <b dir="auto">{doctor.full_name}</b>
            <br />
            <bdi>{doctor.title}</bdi>, <bdi>{doctor.hospital_name}</bdi>
          </>
        )}
      </p>
      <TwoZoneTime
        at={at}
        until={new Date(talk.ends)}
        now={now}
        zones={[{ ...localZone, label: messages.yours(localZone.place) }, there]}
      />
      <p>
        {messages.minutes(how, (talk.ends - talk.starts) / MINUTE)}. {joinText}
      </p>
      {talk.kind === 'booked' ? (
        <Changes
          appointment={talk.appointment}
          when={fullMoment(at, localZone.zone)}
          doctorZone={there}
          join={joining === null ? null : <Join {...joining} text={joinText} />}
          onChanged={onChanged}
        />
      ) : null}
    </PortalCard>
  );
}

const roomUrl = (kind: OwnAppointment['kind'], id: string): string | null =>
  kind === 'video' ? new URL(roomPath(id), window.location.origin).href : null;

interface ChangesProps {
  appointment: OwnAppointment;
  /** On the patient's clock. */
  when: string;
  doctorZone: Zone;
  /** What joins the talk. */
  join: ReactNode;
  onChanged: () => void;
}

function Changes({ appointment, when, doctorZone, join, onChanged }: ChangesProps) {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { doctor, may_change, request_id, starts_at, ends_at, sequence, reference, join_url, kind, appointment_id } =
    appointment;
  const shared = {
    appointment,
    when,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <>
      <Actions>
        {join}
        <Button
          as="a"
          variant="tonal"
          download={messages.calendarFile}
          href={calendarHref({
            id: request_id,
            starts_at,
            ends_at,
            sequence,
            summary: messages.summary(doctor.full_name),
            description: messages.number(reference),
            url: join_url ?? roomUrl(kind, appointment_id),
          })}
        >
          {messages.calendar}
        </Button>
        {may_change ? (
          <>
            <Button variant="outline" onClick={() => setOpen('move')}>
              {messages.move.action}
            </Button>
            <Button variant="outline" onClick={() => setOpen('cancel')}>
              {messages.cancel.action}
            </Button>
          </>
        ) : null}
      </Actions>
      {may_change ? null : <p>{messages.begun}</p>}
      <Suspense>
        {open === 'move' ? <MoveDialog {...shared} doctorZone={doctorZone} /> : null}
        {open === 'cancel' ? <CancelDialog {...shared} /> : null}
      </Suspense>
    </>
  );
}
