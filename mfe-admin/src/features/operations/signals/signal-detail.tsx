import { SIGNAL_KIND_NAMES, SIGNAL_QUESTIONS } from '@ayana/contracts/operations';
import { RouterLink, useAction, useDetail } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { OwnerTag } from '@ayana/shared-ui/people';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { Thread } from '@ayana/shared-ui/thread';
import { DateText, Moment, useNow } from '@ayana/shared-ui/time';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { SeverityChip, SignalChip } from '../../../components/operations/chips';
import { factText } from '../../../components/operations/fact-text';
import { messages as shared } from '../../../components/operations/messages';
import { RunsCard } from '../../../components/operations/runs-card';
import { Rows } from '../../../components/operations/rows.styles';
import { DEFINITIONS_PATH, incidentHref, signalHref, SIGNALS_PATH } from '../../../paths';
import type { SignalDetail } from '../types';
import { messages } from './detail-messages';
import { signalItems } from './entries';
import { SignalActions } from './signal-actions';
import type { SignalPress } from './signals.api';
import { Takers } from '../../../components/takers/takers';

const { facts: words } = messages;
const LIVE = ['signals.updated'] as const;

export { signalAction as action, signalLoader as loader } from './signals.api';

/** One signal: what was found, what was done about it, and what can be done now. */
export function Component() {
  const { signalId: id = '' } = useParams();
  const detail = useDetail<SignalDetail, { id: string }>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(signal) => <SignalView key={id} signal={signal} onChanged={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function SignalView({ signal, onChanged }: { signal: SignalDetail; onChanged: () => void }) {
  const now = useNow();
  const press = useAction<SignalPress>({
    action: signalHref(signal),
    refusals: { illegal_transition: shared.illegal, stale_version: shared.illegal },
  });
  const { kind, subject } = signal;
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: shared.signals, href: SIGNALS_PATH }]}
            current={signal.number}
            LinkComponent={RouterLink}
          />
        }
        title={subject.name === '' ? SIGNAL_KIND_NAMES[kind] : messages.title(SIGNAL_KIND_NAMES[kind], subject.name)}
        state={
          <>
            <SeverityChip severity={signal.severity} />
            <SignalChip state={signal.state} />
            <bdi>{factText(kind, signal.facts, now)}</bdi>
          </>
        }
        actions={<SignalActions signal={signal} press={press} onDone={onChanged} />}
      />
      {press.failure === null ? null : (
        <Notice tone="failed">
          {press.failure.message}
          <Takers takers={press.failure.takenBy} />
        </Notice>
      )}
      <PortalColumns>
        <PortalMain>
          <PortalCard title={messages.found}>
            <p>{SIGNAL_QUESTIONS[kind]}</p>
            <Facts facts={foundOf(signal, now)} />
          </PortalCard>
          <Thread title={messages.thread.title} items={signalItems(signal, now)} empty={messages.thread.empty} />
        </PortalMain>
        <PortalAside>
          <PortalCard title={shared.details}>
            <Facts facts={detailsOf(signal, now)} />
          </PortalCard>
          <RunsCard kind="signal" id={signal.id} now={now} />
          <Earlier signal={signal} now={now} />
        </PortalAside>
      </PortalColumns>
    </>
  );
}

type Fact = readonly [string, ReactNode];

function foundOf({ kind, subject, facts, began_at, opened_at }: SignalDetail, now: Date): Fact[] {
  const about: Fact[] =
    subject.href === null
      ? []
      : [
          [
            words.about,
            <TextLink key="about" as={Link} to={subject.href}>
              {messages.of[subject.kind]}
            </TextLink>,
          ],
        ];
  return [
    [words.found, <bdi key="found">{factText(kind, facts, now)}</bdi>],
    ...about,
    [words.since, <DateText key="since" at={began_at} now={now} />],
    [words.opened, <DateText key="opened" at={opened_at} now={now} />],
  ];
}

function detailsOf(signal: SignalDetail, now: Date): Fact[] {
  const { acknowledged_by, snoozed_until, reason, ended_at, incident } = signal;
  const facts: (Fact | null)[] = [
    incident === null
      ? null
      : [
          words.incident,
          <TextLink key="incident" as={Link} to={incidentHref(incident)}>
            {incident.number}
          </TextLink>,
        ],
    acknowledged_by === null ? null : [words.by, <OwnerTag key="by" owner={acknowledged_by} />],
    snoozed_until === null ? null : [words.until, <Moment key="until" at={snoozed_until} />],
    reason === null ? null : [words.reason, <bdi key="reason">{reason}</bdi>],
    ended_at === null ? null : [words.ended, <DateText key="ended" at={ended_at} now={now} />],
    [
      words.definition,
      <TextLink key="definition" as={Link} to={`${DEFINITIONS_PATH}#${signal.kind}`}>
        {words.watched}
      </TextLink>,
    ],
  ];
  return facts.filter((fact) => fact !== null);
}

/** Signals of the kind about the same before: what was done then may help now. */
function Earlier({ signal, now }: { signal: SignalDetail; now: Date }) {
  return (
    <PortalCard title={messages.earlier.title}>
      {signal.earlier.length === 0 ? <p>{messages.earlier.none}</p> : null}
      <Rows>
        {signal.earlier.map((each) => (
          <li key={each.id}>
            <div>
              <TextLink as={Link} to={signalHref(each)}>
                {each.number}
              </TextLink>
              <small>
                <DateText at={each.opened_at} now={now} />
                {each.reason === null ? null : <bdi> · {each.reason}</bdi>}
              </small>
            </div>
            <SignalChip state={each.state} />
          </li>
        ))}
      </Rows>
    </PortalCard>
  );
}
