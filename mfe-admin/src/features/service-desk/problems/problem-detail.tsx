import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { Thread } from '@ayana/shared-ui/thread';
import { LiveDate, useNow } from '@ayana/shared-ui/time';
import { lazy, useMemo } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { DESK_EVENTS } from '../parts/desk-events';
import { PROBLEMS_PATH, problemHref } from '../paths';
import { Answers } from '../requests/request-side.styles';
import type { ProblemRecordDetail } from '../types';
import { messages } from './messages';
import { ProblemChip } from './problem-chip';
import { problemTimeline } from './problem-entries';
import { ProblemRequestsCard } from './problem-requests-card';
import type { ProblemCommand } from './problems.api';

const ProblemDialog = lazy(() => import('./problem-dialog'));
const TransitionDialog = lazy(() => import('./transition-dialog'));
const LinkRequestsDialog = lazy(() => import('./link-requests-dialog'));
const { detail: words } = messages;
const { zone: ZONE } = OPERATIONS_CLOCK;

export { problemAction as action, problemLoader as loader } from './problems.api';

/** One problem: what happens, how it is got round, its requests, and what happened. */
export function Component() {
  return (
    <DetailScreen<ProblemRecordDetail> param="problemId" rereadOn={DESK_EVENTS} failed={words.failed}>
      {(problem, reread) => <ProblemView problem={problem} onChanged={reread} />}
    </DetailScreen>
  );
}

type Open = 'edit' | 'link' | 'resolve' | 'reopen';

function ProblemView({ problem, onChanged }: { problem: ProblemRecordDetail; onChanged: () => void }) {
  const { id, version, transitions } = problem;
  const { open, show, close, closing } = useDialog<Open>(onChanged);
  const action = useAction<ProblemCommand>({ action: problemHref(problem) });
  const now = useNow();
  const items = useMemo(() => problemTimeline(problem.entries, now, ZONE), [problem.entries, now]);
  return (
    <DetailView
      places={[{ label: messages.title, href: PROBLEMS_PATH }]}
      current={problem.number}
      title={problem.title}
      state={
        <>
          <ProblemChip state={problem.state} />
          <OwnerTag owner={problem.owner} />
        </>
      }
      meta={problem.number}
      actions={
        <>
          {transitions.map((name, at) => (
            <Button
              key={name}
              size="small"
              variant={at === 0 ? 'solid' : 'outline'}
              onClick={() => (name === 'identify' ? action.send({ intent: name, id, version }) : show(name))}
              busy={name === 'identify' && action.isPending({ intent: name })}
              busyLabel={words.busy}
            >
              {messages.transitions[name]}
            </Button>
          ))}
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {words.edit}
          </Button>
        </>
      }
      failure={action.failure}
      aside={
        <PortalCard title={words.facts}>
          <Facts
            facts={[
              [words.owner, <OwnerTag key="owner" owner={problem.owner} />],
              [words.found, <LiveDate key="found" at={problem.created_at} />],
              ...(problem.resolved_at === null
                ? []
                : [[words.resolved, <LiveDate key="resolved" at={problem.resolved_at} />] as const]),
            ]}
          />
          <ActivityLink id={id} />
        </PortalCard>
      }
      dialogs={
        <>
          {open === 'edit' ? <ProblemDialog problem={problem} onClose={close} reread={onChanged} /> : null}
          {open === 'link' ? <LinkRequestsDialog problem={problem} {...closing} /> : null}
          {open === 'resolve' || open === 'reopen' ? (
            <TransitionDialog problem={problem} name={open} {...closing} />
          ) : null}
        </>
      }
    >
      <PortalCard title={words.description}>
        <Answers>
          <div data-long="">
            <dd>
              <bdi>{problem.description}</bdi>
            </dd>
          </div>
          <div data-long="">
            <dt>{words.workaround}</dt>
            <dd>
              <bdi>{problem.workaround ?? words.noWorkaround}</bdi>
            </dd>
          </div>
          <div data-long="">
            <dt>{words.cause}</dt>
            <dd>
              <bdi>{problem.cause ?? words.noCause}</bdi>
            </dd>
          </div>
        </Answers>
      </PortalCard>
      <ProblemRequestsCard problem={problem} onLink={() => show('link')} onChanged={onChanged} />
      <Thread title={words.timeline} items={items} empty={words.empty} />
    </DetailView>
  );
}
