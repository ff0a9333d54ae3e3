import { StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { fullMoment, TwoZoneTime, type Zone } from '@ayana/shared-ui/time';
import { Check } from 'lucide-react';
import { CHENNAI } from '../../here';
import type { Appointment } from './data/next-step';
import { messages } from './messages';

/** The agreed moment on both clocks. */
export function AppointmentCard({ request, now, here }: { request: Appointment; now: Date; here: Zone }) {
  const { appointment: words, requests } = messages;
  const at = new Date(request.confirmed_starts_at);
  const until = new Date(at.getTime() + request.confirmed_minutes * 60_000);
  const [day = ''] = fullMoment(at, here.zone).split(', ');
  return (
    <PortalCard
      title={words.card}
      extra={
        <StatusChip tone="leaf" icon={<Check size={14} aria-hidden="true" />}>
          {words.confirmed}
        </StatusChip>
      }
    >
      <p>
        <b>{day}</b>
      </p>
      <TwoZoneTime at={at} until={until} now={now} zones={[{ ...here, label: words.yours(here.place) }, CHENNAI]} />
      <p>
        {requests.kinds[request.kind]}, {words.minutes(request.confirmed_minutes)}. {words.move}
      </p>
    </PortalCard>
  );
}
