import { RUN_EVENT_NAMES } from '@ayana/contracts/operations';
import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { DateText, duration, fullMoment, shortMoment, useNow } from '@ayana/shared-ui/time';
import { Timeline } from '@ayana/shared-ui/timeline';
import { lazy } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { styled } from 'styled-components';
import { ChannelName, PageChip, RunChip, TestChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { PlanSteps } from '../parts/plan-steps';
import { chainHref, ESCALATION_PATH, runHref } from '../paths';
import type { RunDetail } from '../types';
import { acknowledgedBy, messages } from './messages';
import type { RunCommand } from './runs.api';
import { incidentHref, signalHref } from '../../../paths';

const StopDialog = lazy(async () => ({ default: (await import('../dialogs')).StopDialog }));
const { detail: words } = messages;
const LIVE = ['escalations.updated'] as const;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export { runAction as action, runLoader as loader } from './runs.api';

/** One run, live: what it is about, where it is, who was paged and how, and what happened. */
export function Component() {
  return (
    <DetailScreen<RunDetail> param="runId" live={LIVE} failed={words.failed}>
      {(run, reread) => <RunView run={run} onChanged={reread} />}
    </DetailScreen>
  );
}

function RunView({ run, onChanged }: { run: RunDetail; onChanged: () => void }) {
  const now = useNow();
  const { open, show, closing } = useDialog<'stop'>(onChanged);
  const action = useAction<RunCommand>({ action: runHref(run) });
  const { transitions } = run;
  return (
    <DetailView
      places={[{ label: shared.title, href: ESCALATION_PATH }]}
      current={run.number}
      title={run.title}
      state={
        <>
          <RunChip state={run.state} />
          <TestChip isTest={run.is_test} />
          {run.acknowledged_by === null ? null : (
            <bdi>{acknowledgedBy(run.acknowledged_way, run.acknowledged_by.name)}</bdi>
          )}
        </>
      }
      meta={
        <>
          {run.chain === null ? (
            <span>{messages.direct}</span>
          ) : (
            <Link as={RouterLink} href={chainHref(run.chain)}>
              <bdi>{run.chain.name}</bdi>
            </Link>
          )}
          <span>
            {words.startedAt} <DateText at={run.started_at} now={now} />
          </span>
          <Subject subject={run.subject} />
        </>
      }
      actions={
        <>
          {transitions.includes('acknowledge') ? (
            <Button
              onClick={() => action.send({ intent: 'acknowledge', id: run.id })}
              busy={action.isPending({ intent: 'acknowledge' })}
              busyLabel={messages.acknowledging}
            >
              {messages.acknowledge}
            </Button>
          ) : null}
          {transitions.includes('again') ? (
            <Button
              variant="outline"
              onClick={() => action.send({ intent: 'again', id: run.id, version: run.version })}
              busy={action.isPending({ intent: 'again' })}
              busyLabel={shared.busy}
            >
              {words.again}
            </Button>
          ) : null}
          {transitions.includes('stop') ? (
            <Button variant="outline" onClick={() => show('stop')}>
              {words.stop}
            </Button>
          ) : null}
        </>
      }
      failure={action.failure}
      notes={
        <>
          {run.pages_me ? <Notice>{words.yours}</Notice> : null}
          <Coming run={run} now={now} />
        </>
      }
      aside={
        <>
          <PortalCard title={words.plan} extra={<p>{shared.rounds(run.rounds)}</p>}>
            <PlanSteps label={words.plan} steps={run.plan} current={run.state === 'running' ? run.step : undefined} />
          </PortalCard>
          <PortalCard title={words.events}>
            <Events run={run} now={now} />
          </PortalCard>
        </>
      }
      dialogs={open === 'stop' ? <StopDialog run={run} {...closing} /> : null}
    >
      {run.text === run.title ? null : (
        <PortalCard title={words.text}>
          <Text dir="auto">{run.text}</Text>
        </PortalCard>
      )}
      <Pages pages={run.pages} />
    </DetailView>
  );
}

/** What it was started by. */
function Subject({ subject }: Pick<RunDetail, 'subject'>) {
  if (subject === null) return null;
  const { kind, id } = subject;
  const href = kind === 'signal' ? signalHref({ id }) : incidentHref({ id });
  return (
    <Link as={RouterLink} href={href}>
      {words[kind]}
    </Link>
  );
}

/** What happens next, and when. */
function Coming({ run, now }: { run: RunDetail; now: Date }) {
  const { state, next_at, step, steps, round, rounds, reason } = run;
  if (state === 'exhausted') return <Notice tone="failed">{words.exhausted}</Notice>;
  if (state === 'stopped') return reason === null ? null : <p dir="auto">{words.stopped(reason)}</p>;
  if (next_at === null) return null;
  const left = Date.parse(next_at) - now.getTime();
  if (left <= 0) return <p>{words.nextNow}</p>;
  const say = step < steps ? words.nextIn : round < rounds ? words.nextRound : words.lastRound;
  return <p>{say(duration(left))}</p>;
}

type Page = RunDetail['pages'][number];

const COLUMNS: readonly Column<Page>[] = [
  {
    id: 'person',
    title: words.person,
    lead: true,
    width: '30%',
    cell: ({ person, rota }) => (
      <>
        <b dir="auto">{person.name}</b>
        {rota === null ? null : <small dir="auto">{words.onCall(rota.name)}</small>}
      </>
    ),
  },
  { id: 'channel', title: words.channel, cell: ({ channel }) => <ChannelName channel={channel} /> },
  { id: 'state', title: words.state, cell: ({ state }) => <PageChip state={state} /> },
  { id: 'step', title: words.inStep, cell: ({ step, round }) => words.stepRound(step, round) },
  { id: 'at', title: words.at, cell: ({ queued_at, sent_at }) => <Moment at={sent_at ?? queued_at} /> },
];
const idOf = ({ id }: Page): string => id;

function Pages({ pages }: { pages: readonly Page[] }) {
  return (
    <PortalCard title={words.pagesLabel} extra={pages.length === 0 ? null : <p>{words.pages(pages.length)}</p>}>
      {pages.length === 0 ? (
        <p>{words.noPages}</p>
      ) : (
        <ShortTable label={words.pagesLabel} columns={COLUMNS} rows={pages} keyOf={idOf} />
      )}
    </PortalCard>
  );
}

function Moment({ at }: { at: string }) {
  const date = new Date(at);
  const zone = OPERATIONS_CLOCK.zone;
  return (
    <time dateTime={at} title={fullMoment(date, zone)}>
      {shortMoment(date, useNow(), zone)}
    </time>
  );
}

function Events({ run, now }: { run: RunDetail; now: Date }) {
  const zone = OPERATIONS_CLOCK.zone;
  return (
    <Timeline
      label={words.events}
      items={run.entries.map(({ id, at, event, actor, text }) => ({
        id,
        kind: actor === null ? 'system' : 'event',
        title: RUN_EVENT_NAMES[event],
        when: shortMoment(new Date(at), now, zone),
        whenFull: fullMoment(new Date(at), zone),
        dateTime: at,
        bodyTone: 'bare',
        body: [actor?.name, text].filter((part) => part !== null && part !== undefined).join(': ') || undefined,
      }))}
    />
  );
}
