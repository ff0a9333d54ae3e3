import { patientHref } from '@ayana/contracts/journey';
import { StatusChip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { fullMoment, TwoZoneTime, type Zone } from '@ayana/shared-ui/time';
import { Check } from 'lucide-react';
import { CHENNAI } from '../../local-zone';
import { Link } from '../../own-journey/own-link';
import { Join, joinTextOf } from '../../talks/join';
import { joiningOf, type Talk } from '../../talks/talks';
import { messages } from './messages';

const MINUTE = 60_000;

/** The next talk: its time in both zones, who it is with, and how it is joined. */
export function AppointmentCard({ talk, now, localZone }: { talk: Talk; now: Date; localZone: Zone }) {
  const { appointment: words } = messages;
  const [day = ''] = fullMoment(new Date(talk.starts), localZone.zone).split(', ');
  const doctor = talk.kind === 'booked' ? talk.appointment.doctor : null;
  const kind = talk.kind === 'booked' ? talk.appointment.kind : talk.request.kind;
  const there: Zone =
    doctor === null ? CHENNAI : { zone: doctor.time_zone, place: doctor.city_name ?? doctor.hospital_name };
  const joining = joiningOf(talk, now);
  const text = joinTextOf(talk, joining, localZone);
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
        <br />
        <bdi>{doctor === null ? words.team : doctor.full_name}</bdi>
      </p>
      <TwoZoneTime
        at={new Date(talk.starts)}
        until={new Date(talk.ends)}
        now={now}
        zones={[{ ...localZone, label: words.yours(localZone.place) }, there]}
      />
      <p>
        {words.minutes(words.kinds[kind], (talk.ends - talk.starts) / MINUTE)}. {text}
      </p>
      {joining === null ? null : (
        <div>
          <Join {...joining} text={text} />
        </div>
      )}
      <p>
        <TextLink as={Link} to={patientHref('appointments')}>
          {words.all}
        </TextLink>
      </p>
    </PortalCard>
  );
}
