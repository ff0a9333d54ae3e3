import { answerText } from '@ayana/contracts/service-desk';
import { Chip } from '@ayana/shared-ui/chip';
import { DetailHead } from '@ayana/shared-ui/detail';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { Stepper } from '@ayana/shared-ui/stepper';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { messages } from './messages';
import { progressSteps } from './progress-steps';
import { RatingCard } from './rating-card';
import { RequestSteps } from './request-steps';
import { RequestThread } from './request-thread';
import type { ServiceRequestDetail } from './service-request.api';

const RequestPapers = lazy(() => import('./request-papers'));

export interface ServiceRequestViewProps {
  request: ServiceRequestDetail;
  onChanged: () => void;
}

/** A request to the service desk, for the one who asked, the one it is for, and who approves it. */
export default function ServiceRequestView({ request, onChanged }: ServiceRequestViewProps) {
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
            {/* As one: a part that came late would move what one is about to press. */}
            <RequestPapers request={request} now={now} onChanged={onChanged} />
            <RequestThread request={request} now={now} onSent={onChanged} />
          </Suspense>
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
