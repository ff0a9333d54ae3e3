import { isClockRunning } from '@ayana/contracts/inbox';
import type { Part } from '@ayana/portal-kit';
import { DueClock } from '@ayana/shared-ui/due';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, WaitingList, type WaitingListProps } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { shortMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { CHENNAI } from '../../local-zone';
import { Join, joinTextOf } from '../../talks/join';
import { messages as talks } from '../../talks/messages';
import { joiningOf, type OwnAppointment, type Talk, talksOf } from '../../talks/talks';
import type { OwnRequest } from './data/home-data';
import { messages } from './messages';

/** The patient's requests with their status, newest first; renders nothing without any. */
export function RequestsCard(props: {
  requests: Part<OwnRequest[]>;
  appointments: readonly OwnAppointment[];
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}) {
  const { requests, appointments, now, localZone, onRetry } = props;
  const { requests: words } = messages;
  if (requests.value === null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={requests.failure} onRetry={onRetry} />
      </PortalCard>
    );
  if (requests.value.length === 0) return null;
  const { coming } = talksOf(appointments, requests.value, now);
  const lineOf = (request: OwnRequest, talk: Talk | undefined): WaitingListProps['items'][number] =>
    talk === undefined ? askedLine(request, now, localZone) : talkLine(talk, now, localZone);
  return (
    <PortalCard title={words.title} extra={<p>{words.more(requests.value.length)}</p>}>
      <WaitingList
        items={requests.value.map((request) =>
          lineOf(
            request,
            coming.find(({ id }) => id === request.id),
          ),
        )}
      />
      <p>
        <TextLink as={Link} to="/consultation">
          {words.another}
        </TextLink>
      </p>
    </PortalCard>
  );
}

/** Of a talk to come: who it is with, at what hour, and how it is joined. */
function talkLine(talk: Talk, now: Date, localZone: Zone): WaitingListProps['items'][number] {
  const joining = joiningOf(talk, now);
  const text = joinTextOf(talk, joining, localZone);
  const doctor = talk.kind === 'booked' ? talk.appointment.doctor.full_name : null;
  return {
    id: talk.id,
    title: <bdi>{doctor ?? messages.appointment.team}</bdi>,
    text: `${twoZoneText(new Date(talk.starts), now, localZone, CHENNAI)}. ${text}`,
    end:
      joining === null ? null : (
        <Join {...joining} text={text} {...(doctor === null ? {} : { label: talks.joinOf(doctor) })} />
      ),
  };
}

/** Of a request without an agreed time. */
const askedLine = (request: OwnRequest, now: Date, localZone: Zone): WaitingListProps['items'][number] => ({
  id: request.id,
  title: `${messages.requests.kinds[request.kind]}, ${messages.requests.received(shortMoment(new Date(request.received_at), now, localZone.zone))}`,
  text: stateOf(request, now, localZone),
  end: isClockRunning(request.status) ? (
    <DueClock
      variant="row"
      startedAt={new Date(request.received_at)}
      dueAt={new Date(request.due_at)}
      now={now}
      localZone={localZone}
    />
  ) : null,
});

function stateOf(request: OwnRequest, now: Date, localZone: Zone): string {
  const { due, status } = messages.requests;
  if (isClockRunning(request.status))
    return `${status[request.status]} ${due(twoZoneText(new Date(request.due_at), now, localZone, CHENNAI))}`;
  if (request.confirmed_starts_at === null || request.status !== 'confirmed') return status[request.status];
  return `${status.confirmed} ${twoZoneText(new Date(request.confirmed_starts_at), now, localZone, CHENNAI)}.`;
}
