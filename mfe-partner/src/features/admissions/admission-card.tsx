import { type Admission, ADMISSION_WORKFLOW, type AdmissionStep } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { fullMoment } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { stayHref, useBasePath } from '../../paths';
import { Presses, Quiet, Stay } from './admissions.styles';
import { messages } from './messages';

/** What a person at the ward does with a stay. */
export type StayAction = AdmissionStep | 'day' | 'room';
const FORWARD: ReadonlySet<AdmissionStep> = new Set(['admit', 'discharge']);

/** One patient on the board, with what comes next. */
export function AdmissionCard({ stay, onAct }: { stay: Admission; onAct: (action: StayAction) => void }) {
  const base = useBasePath();
  const steps = transitionsFrom(ADMISSION_WORKFLOW, stay.status, 'partner/hospital');
  const name = stay.patient_name ?? messages.noName;
  // Those who are expected are listed below their day.
  const Name = stay.status === 'expected' ? 'h4' : 'h3';
  return (
    <Stay aria-label={name}>
      <Name>
        <bdi>{name}</bdi>
      </Name>
      <p>{[stay.case_number, stay.treatment_name].filter((part) => part !== null).join(' · ')}</p>
      <Facts stay={stay} />
      <Presses>
        {steps.map((step) => (
          <Button
            key={step}
            variant={FORWARD.has(step) ? 'solid' : 'outline'}
            size={FORWARD.has(step) ? 'regular' : 'small'}
            onClick={() => onAct(step)}
          >
            {messages.steps[step]}
          </Button>
        ))}
        {stay.status === 'discharged' ? null : (
          <Button variant="outline" size="small" onClick={() => onAct(stay.status === 'expected' ? 'day' : 'room')}>
            {stay.status === 'expected' ? messages.day : messages.move}
          </Button>
        )}
        <TextLink as={Link} to={stayHref(base, stay.id)}>
          {messages.open}
        </TextLink>
      </Presses>
    </Stay>
  );
}

function Facts({ stay: { status, room, admitted_at, discharged_at, arrival } }: { stay: Admission }) {
  if (status === 'expected') return <Quiet>{flightText(arrival)}</Quiet>;
  return (
    <>
      <p>
        <b>
          <bdi>{room === null ? messages.noRoom : messages.room(room)}</bdi>
        </b>
      </p>
      {admitted_at === null ? null : <Quiet>{messages.since(fullMoment(new Date(admitted_at), INDIA_ZONE))}</Quiet>}
      {discharged_at === null ? null : <Quiet>{messages.left(fullMoment(new Date(discharged_at), INDIA_ZONE))}</Quiet>}
    </>
  );
}

function flightText(arrival: Admission['arrival']): string {
  if (arrival === null) return messages.noFlight;
  if (!arrival.time_known) return messages.flightUnknown;
  const time = fullMoment(new Date(arrival.at), arrival.zone);
  return arrival.reference === null ? messages.lands(time) : messages.flight(arrival.reference, time);
}
