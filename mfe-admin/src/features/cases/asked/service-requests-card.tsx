import { isOpenRequest, type ServiceRequest } from '@ayana/contracts/service-desk';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { DueClock } from '@ayana/shared-ui/due';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from 'react-router-dom';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { Rows } from '../../../components/operations/rows.styles';
import { StateChip } from '../../../components/service-desk/chips';
import { createCaseRequestHref, serviceRequestHref } from '../../../paths';
import { messages as shared } from '../messages';
import type { Case } from '../types';
import { readRequests } from './asked.api';
import { messages } from './messages';

const { requests: words } = messages;
const LIVE = ['service_requests.inserted', 'service_requests.updated'] as const;

/** What the service desk was asked for this case, each with its clock: open ones first. */
export function ServiceRequestsCard({ value: { id, case_number }, now }: { value: Case; now: Date }) {
  const part = usePart<ServiceRequest[], ServiceRequest>({
    key: id,
    read: () => readRequests(id),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === id,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(requests) =>
          requests.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <Rows aria-label={words.title}>
              {requests
                .toSorted((one, other) => Number(isOpenRequest(other.state)) - Number(isOpenRequest(one.state)))
                .map((request) => (
                  <RequestRow key={request.id} request={request} now={now} />
                ))}
            </Rows>
          )
        }
      </ReadDetail>
      <div>
        <TextLink as={Link} to={createCaseRequestHref({ id, name: case_number })}>
          {words.add}
        </TextLink>
      </div>
    </PortalCard>
  );
}

function RequestRow({ request, now }: { request: ServiceRequest; now: Date }) {
  const { item, number, summary, created_at, due_at } = request;
  return (
    <li>
      <div>
        <TextLink as={Link} to={serviceRequestHref(request)} dir="auto">
          {item.name}
        </TextLink>
        <small dir="auto">
          {number} · {summary}
        </small>
        {due_at === null ? null : (
          <DueClock
            variant="row"
            startedAt={new Date(created_at)}
            dueAt={new Date(due_at)}
            now={now}
            localZone={OPERATIONS_CLOCK}
          />
        )}
      </div>
      <StateChip {...request} />
    </li>
  );
}
