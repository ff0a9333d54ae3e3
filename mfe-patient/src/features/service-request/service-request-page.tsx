import { answerText, type ServiceRequest } from '@ayana/contracts/service-desk';
import { useDetail } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { Stepper } from '@ayana/shared-ui/stepper';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { messages } from './messages';
import { progressSteps } from './progress-steps';
import { RatingCard } from './rating-card';
import { RequestSteps } from './request-steps';
import { RequestThread } from './request-thread';
import type { ServiceRequestDetail } from './service-request.api';

const RequestPapers = lazy(() => import('./request-papers'));
const LIVE = ['service_requests.updated'] as const;

/** A request to the service desk, for the one who asked, the one it is for, and who approves it. */
export function ServiceRequestPage() {
  const { requestId: id = '' } = useParams();
  const detail = useDetail<ServiceRequestDetail, ServiceRequest>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(request) => <RequestView key={id} request={request} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function RequestView({ request, onChanged }: { request: ServiceRequestDetail; onChanged: () => void }) {
  const now = useNow();
  const { state, outcome, created_at } = request;
  const isOpen = state !== 'resolved' && state !== 'closed';
  return (
    <>
      <DetailHead
        title={request.item.name}
        state={
          <Chip tone={isOpen ? 'marigold' : outcome === 'done' ? 'leaf' : 'neutral'}>
            {state === 'closed' && outcome !== null ? messages.outcomes[outcome] : messages.states[state]}
          </Chip>
        }
        meta={
          <>
            <span>{messages.number(request.number)}</span>
            <span>
              {messages.asked} <DateText at={created_at} now={now} />
            </span>
          </>
        }
        actions={<RequestSteps request={request} onDone={onChanged} />}
      />
      <PortalCard title={messages.progress}>
        <Stepper label={messages.progress} steps={progressSteps(request, now)} />
      </PortalCard>
      <PortalColumns>
        <PortalMain>
          {request.may_rate ? <RatingCard request={request} onDone={onChanged} /> : null}
          <Suspense>
            <RequestPapers request={request} now={now} onChanged={onChanged} />
          </Suspense>
          <RequestThread request={request} now={now} onSent={onChanged} />
        </PortalMain>
        <PortalAside>
          <PortalCard title={messages.answers}>
            <Facts
              facts={request.form.map((field) => [
                field.label,
                <bdi key={field.key}>{answerText(field, request.answers[field.key], request.people)}</bdi>,
              ])}
            />
          </PortalCard>
        </PortalAside>
      </PortalColumns>
    </>
  );
}
