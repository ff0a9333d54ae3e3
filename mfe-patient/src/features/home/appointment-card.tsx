import { StatusChip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { fullMoment, TwoZoneTime, type Zone } from '@ayana/shared-ui/time';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import type { Appointment } from './data/next-step';
import { messages } from './messages';

/** The agreed time in both zones. */
export function AppointmentCard({ request, now, localZone }: { request: Appointment; now: Date; localZone: Zone }) {
  const { appointment: words, requests } = messages;
  const at = new Date(request.confirmed_starts_at);
  const until = new Date(at.getTime() + request.confirmed_minutes * 60_000);
  const [day = ''] = fullMoment(at, localZone.zone).split(', ');
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
      <TwoZoneTime
        at={at}
        until={until}
        now={now}
        zones={[{ ...localZone, label: words.yours(localZone.place) }, CHENNAI]}
      />
      <p>
        {requests.kinds[request.kind]}, {words.minutes(request.confirmed_minutes)}.{' '}
        <TextLink as={Link} to="/patient-portal/appointments">
          {words.all}
        </TextLink>
      </p>
    </PortalCard>
  );
}
