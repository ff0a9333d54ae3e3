import { CASE_MESSAGES } from '@ayana/contracts/journey';
import type { TreatmentRequest } from '@ayana/contracts/journey';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalAside, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { staffRequestState } from '@ayana/contracts/journey';
import { Route } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { messages as queueWords } from '../../../components/case-queue/messages';
import { messages as shared } from '../messages';
import { patientName } from '../parts/names';
import { caseHref, intakeHref, QUEUE_PATH, requestHref } from '../../../paths';
import { messages } from './messages';
import type { RequestCommand, RequestDetail } from './request.api';
import { PersonCard } from './person-card';
import { RequestThread } from './request-thread';
import { StatusCard } from './status-card';
import { PreferencesCard } from './preferences-card';

const PRIORITY_TONES = { low: 'neutral', medium: 'neutral', high: 'marigold', urgent: 'coral' } as const;
const LIVE = ['treatment_requests.updated'] as const;

export { requestAction as action, requestLoader as loader } from './request.api';

/** One treatment request for the staff: what was asked, its status, and the journey that grows from it. */
export function Component() {
  const { requestId: id = '' } = useParams();
  const detail = useDetail<RequestDetail, TreatmentRequest>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(request) => <RequestView key={id} request={request} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function RequestView({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const now = useNow();
  const { treatment, status, priority_level, created_at } = request;
  const name = patientName(request.patient_name, null);
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.queue, href: QUEUE_PATH }]}
            current={treatment.name}
            LinkComponent={RouterLink}
          />
        }
        title={treatment.name}
        state={
          <>
            <Chip tone="teal">{staffRequestState(status)}</Chip>
            <Chip tone={PRIORITY_TONES[priority_level]}>{queueWords.priorities[priority_level]}</Chip>
          </>
        }
        meta={
          <p>
            <bdi>{messages.by(name)}</bdi>, <DateText at={created_at} now={now} />
            {` · ${CASE_MESSAGES.of(request.case_number)}`}
          </p>
        }
        actions={
          <>
            {request.journey_id === null ? (
              <Button as={Link} to={intakeHref(request.case_id)} size="small" variant="outline">
                {messages.intake}
              </Button>
            ) : null}
            <JourneyAction request={request} />
          </>
        }
      />
      <PortalColumns>
        <PortalMain>
          <PersonCard request={request} now={now} />
          <PreferencesCard request={request} onChanged={onChanged} />
          <RequestThread request={request} now={now} onSent={onChanged} />
        </PortalMain>
        <PortalAside>
          <StatusCard request={request} onChanged={onChanged} />
          <ActivityLink id={request.id} />
        </PortalAside>
      </PortalColumns>
    </>
  );
}

/** Makes the request a journey, or opens the one it is. */
function JourneyAction({ request: { id, patient_id, journey_id } }: { request: RequestDetail }) {
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(id) });
  if (journey_id !== null)
    return (
      <Button as={Link} to={caseHref(journey_id)} size="small">
        {messages.open}
      </Button>
    );
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
      <Button
        size="small"
        icon={<Route size={17} aria-hidden="true" />}
        busy={isPending()}
        busyLabel={messages.making}
        onClick={() => send({ intent: 'make-journey', patient_id, treatment_request_id: id })}
      >
        {messages.make}
      </Button>
    </>
  );
}
