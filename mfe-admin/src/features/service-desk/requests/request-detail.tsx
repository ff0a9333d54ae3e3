import { answerText } from '@ayana/contracts/service-desk';
import { DetailScreen, DetailView } from '@ayana/case-kit/list-detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { PriorityChip, StateChip } from '../../../components/service-desk/chips';
import { messages as shared } from '../../../components/service-desk/messages';
import { TargetClock } from '../parts/target-clock';
import { KnownWayRound } from '../problems/request-problem';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { RequestActions } from './request-actions';
import { RequestSide } from './request-side';
import { Answers, Labelled } from './request-side.styles';
import { RequestThread } from './request-thread';
import { REQUESTS_PATH } from '../../../paths';
import { requestHref } from './requests.api';
import { useTransition } from './transitions';

const RequestPapers = lazy(async () => ({
  default: (await import('../papers/request-papers')).RequestPapers,
}));
const LIVE = ['service_requests.updated'] as const;
const TARGETS = ['own', 'resolve'] as const;

export { requestAction as action, requestLoader as loader } from './requests.api';

/** One request: how it is, what can be done, and everything that happened. */
export function Component() {
  return (
    <DetailScreen<RequestDetail> param="requestId" live={LIVE} failed={messages.failed}>
      {(request, reread) => <RequestView request={request} onChanged={reread} />}
    </DetailScreen>
  );
}

function RequestView({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const now = useNow();
  const transition = useTransition(request);
  const { requested_by, on_behalf_of, merged_into } = request;
  return (
    <DetailView
      places={[{ label: shared.requests, href: REQUESTS_PATH }]}
      current={request.number}
      title={messages.title(request.item.name, request.summary)}
      state={
        <>
          <StateChip {...request} />
          <PriorityChip priority={request.priority} />
          {TARGETS.map((target) => (
            <Labelled key={target}>
              {messages.clocks[target]} <TargetClock request={request} target={target} now={now} />
            </Labelled>
          ))}
          {merged_into === null ? null : (
            <TextLink as={Link} to={requestHref(merged_into)}>
              {messages.mergedInto(merged_into.number)}
            </TextLink>
          )}
        </>
      }
      meta={
        <span>
          {messages.askedBy} <b dir="auto">{requested_by.name}</b>{' '}
          {on_behalf_of === null ? null : messages.forPerson(on_behalf_of.name)}{' '}
          <DateText at={request.created_at} now={now} />
        </span>
      }
      actions={<RequestActions request={request} transition={transition} onDone={onChanged} />}
      notes={
        <>
          {transition.failure === null ? null : <Notice tone="failed">{transition.failure}</Notice>}
          <KnownWayRound request={request} />
        </>
      }
      aside={<RequestSide request={request} now={now} onChanged={onChanged} />}
    >
      <PortalCard title={messages.answers}>
        <Answers>
          {request.form.map((field) => (
            <div key={field.key} data-long={field.kind === 'long_text' ? '' : undefined}>
              <dt>{field.label}</dt>
              <dd>
                <bdi>{answerText(field, request.answers[field.key], request.people)}</bdi>
              </dd>
            </div>
          ))}
        </Answers>
      </PortalCard>
      <Suspense>
        {/* As one: a part that came late would move what one is about to press. */}
        <RequestPapers request={request} now={now} onChanged={onChanged} />
        <RequestThread request={request} now={now} onSent={onChanged} />
      </Suspense>
    </DetailView>
  );
}
