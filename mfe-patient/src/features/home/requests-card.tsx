import { isClockRunning } from '@ayana/contracts/inbox';
import type { Part } from '@ayana/portal-kit';
import { DueClock } from '@ayana/shared-ui/due';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { shortMoment, twoZoneText, type Zone } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { CHENNAI } from '../../local-zone';
import type { OwnRequest } from './data/home-data';
import { messages } from './messages';

/** The patient's requests with their status, newest first; renders nothing without any. */
export function RequestsCard(props: { requests: Part<OwnRequest[]>; now: Date; localZone: Zone; onRetry: () => void }) {
  const { requests, now, localZone, onRetry } = props;
  const { requests: words } = messages;
  if (requests.value === null)
    return (
      <PortalCard title={words.title}>
        <FailedPart what={words.failed} failure={requests.failure} onRetry={onRetry} />
      </PortalCard>
    );
  if (requests.value.length === 0) return null;
  return (
    <PortalCard title={words.title} extra={<p>{words.more(requests.value.length)}</p>}>
      <WaitingList
        items={requests.value.map((request) => ({
          id: request.id,
          title: `${words.kinds[request.kind]}, ${words.received(shortMoment(new Date(request.received_at), now, localZone.zone))}`,
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
        }))}
      />
      <p>
        <TextLink as={Link} to="/consultation">
          {words.another}
        </TextLink>
      </p>
    </PortalCard>
  );
}

function stateOf(request: OwnRequest, now: Date, localZone: Zone): string {
  const { due, status } = messages.requests;
  if (isClockRunning(request.status))
    return `${status[request.status]} ${due(twoZoneText(new Date(request.due_at), now, localZone, CHENNAI))}`;
  if (request.confirmed_starts_at === null || request.status !== 'confirmed') return status[request.status];
  return `${status.confirmed} ${twoZoneText(new Date(request.confirmed_starts_at), now, localZone, CHENNAI)}.`;
}
