import { NEED_STATE_NAMES } from '@ayana/contracts/operations';
import { requestProgress } from '@ayana/contracts/service-desk';
import { useAction } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { Stepper, type StepperStep } from '@ayana/shared-ui/stepper';
import { TaskList } from '@ayana/shared-ui/tasks';
import { DateText, dateText } from '@ayana/shared-ui/time';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { HolderTag } from '../../../components/holder/holder-tag';
import { LinksCard } from '../../../components/record-links/links-card';
import { Line } from '../../../components/operations/rows.styles';
import { caseHref, needHref } from '../../../paths';
import { messages as shared } from '../../../components/service-desk/messages';
import { CATALOG_PATH, recurringHref } from '../paths';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { type RequestCommand, requestHref } from './requests.api';
import { RequestApprovals } from './request-approvals';
import { RequestProblem } from '../problems/request-problem';
import { RequestArticles } from '../knowledge/request-articles';

const PriorityDialog = lazy(() => import('./priority-dialog'));
const CaseDialog = lazy(() => import('./case-dialog'));
const { clocks, facts: words, tasks: taskWords } = messages;

export interface RequestSideProps {
  request: RequestDetail;
  now: Date;
  onChanged: () => void;
}
type PartProps = Omit<RequestSideProps, 'onChanged'>;

/** Beside the timeline: progress, facts, tasks, approvals and links. */
export function RequestSide({ request, now, onChanged }: RequestSideProps) {
  return (
    <>
      <PortalCard title={messages.progress}>
        <Stepper label={messages.progress} steps={progressSteps(request, now)} layout="vertical" />
      </PortalCard>
      <RequestFacts request={request} now={now} />
      <RequestProblem request={request} onChanged={onChanged} />
      <RequestApprovals approvals={request.approvals} now={now} />
      <RequestTasks request={request} now={now} />
      <RequestArticles request={request} onChanged={onChanged} />
      <LinksCard record={{ kind: 'service_request', id: request.id }} />
    </>
  );
}

function progressSteps(request: RequestDetail, now: Date): StepperStep[] {
  const { outcome } = request;
  return requestProgress(request).map(({ id, name, state, at }) => ({
    id,
    label: name === 'closed' && outcome !== null ? shared.outcomes[outcome] : shared.states[name],
    state,
    note: at === null ? null : <DateText at={at} now={now} />,
  }));
}

function RequestFacts({ request, now }: PartProps) {
  const [changing, setChanging] = useState<'priority' | 'case' | null>(null);
  const { item, satisfaction, reopened_count, merged, journey_id, case_number, need, recurrence } = request;
  return (
    <PortalCard title={shared.details}>
      <Facts
        facts={[
          [
            words.service,
            <TextLink
              key="service"
              as={Link}
              to={`${CATALOG_PATH}/${item.id}`}
              title={words.version(request.item_version)}
            >
              {item.name}
            </TextLink>,
          ],
          ...(journey_id === null
            ? []
            : [
                [
                  words.case,
                  <TextLink key="case" as={Link} to={caseHref(journey_id)}>
                    {case_number}
                  </TextLink>,
                ] as const,
              ]),
          ...(need === null
            ? []
            : [
                [
                  words.need,
                  <TextLink key="need" as={Link} to={needHref(need)} title={need.title}>
                    {words.needState(need.number, NEED_STATE_NAMES[need.state])}
                  </TextLink>,
                ] as const,
              ]),
          ...(recurrence === null
            ? []
            : [
                [
                  words.recurrence,
                  <TextLink key="recurrence" as={Link} to={recurringHref(recurrence)} dir="auto">
                    {recurrence.name}
                  </TextLink>,
                ] as const,
              ]),
          [
            words.owner,
            <HolderTag key="owner" owner={request.assigned_to} group={request.group} coveredBy={request.covered_by} />,
          ],
          [words.asked, <DateText key="asked" at={request.created_at} now={now} />],
          [words.impact, shared.levels[request.impact]],
          [words.urgency, shared.levels[request.urgency]],
          ...(reopened_count === 0 ? [] : [[words.reopened, words.times(reopened_count)] as const]),
          ...(satisfaction === null ? [] : [[words.rating, words.stars(satisfaction)] as const]),
          ...(merged.length === 0
            ? []
            : [
                [
                  words.merged,
                  merged.map((one) => (
                    <TextLink key={one.id} as={Link} to={requestHref(one)} title={one.summary}>
                      {one.number}{' '}
                    </TextLink>
                  )),
                ] as const,
              ]),
        ]}
      />
      {request.paused_since === null && request.paused_minutes === 0 ? null : <p>{clocks.paused}</p>}
      {request.closed_at === null ? (
        <Line>
          <TextLink as="button" type="button" onClick={() => setChanging('priority')}>
            {words.change}
          </TextLink>
          <TextLink as="button" type="button" onClick={() => setChanging('case')}>
            {journey_id === null ? words.setCase : words.changeCase}
          </TextLink>
        </Line>
      ) : null}
      <ActivityLink id={request.id} />
      <Suspense>
        {changing === 'priority' ? <PriorityDialog request={request} onClose={() => setChanging(null)} /> : null}
        {changing === 'case' ? <CaseDialog request={request} onClose={() => setChanging(null)} /> : null}
      </Suspense>
    </PortalCard>
  );
}

function RequestTasks({ request, now }: PartProps) {
  const { id, tasks } = request;
  const { send, isPending, failure } = useAction<RequestCommand>({ action: requestHref(request) });
  const open = tasks.filter(({ status }) => status === 'open').length;
  return (
    <PortalCard title={taskWords.title} extra={open === 0 ? undefined : <p>{open}</p>}>
      {failure === null ? null : (
        <Notice tone="failed">
          {messages.notDone} {failure.message}
        </Notice>
      )}
      <TaskList
        label={taskWords.title}
        empty={taskWords.empty}
        tasks={tasks.map((task) => ({
          id: task.id,
          title: task.title,
          // What was ticked shows at once, and again as it was when it is refused.
          done: isPending({ intent: 'task-done', task: task.id }) !== (task.status === 'done'),
          note:
            task.due_at === null || task.status === 'done' ? null : taskWords.due(dateText(new Date(task.due_at), now)),
          late: task.due_at !== null && Date.parse(task.due_at) < now.getTime(),
        }))}
        onDone={(task, done) => send({ intent: 'task-done', id, task, done })}
        onAdd={(title) => send({ intent: 'add-task', id, title })}
        busy={isPending({ intent: 'add-task' })}
      />
    </PortalCard>
  );
}
