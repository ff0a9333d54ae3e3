import { BROADCAST_CHANNEL_NAMES, BROADCAST_PURPOSE_NAMES, type BroadcastDetail } from '@ayana/contracts/operations';
import { listText } from '@ayana/contracts/language';
import { NEWSLETTER_TOPIC_MESSAGES } from '@ayana/contracts/newsletter';
import { mayEnter } from '@ayana/contracts/identity';
import { hasKept, useSession } from '@ayana/portal-kit';
import { RouterLink, useDetail } from '@ayana/portal-kit/screens';
import { Breadcrumbs, DetailHead, ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalAside, PortalCard, PortalColumns, PortalMain, PortalPage } from '@ayana/shared-ui/portal-page';
import { DateText, fullMoment, shortMoment, useNow } from '@ayana/shared-ui/time';
import { Timeline } from '@ayana/shared-ui/timeline';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { BroadcastActions } from './broadcast-actions';
import { BROADCASTS_PATH } from './broadcasts.api';
import { BroadcastStateChip } from './chips';
import { draftFormName } from './editor/editor-values';
import { messages, reachMessages } from './messages';
import { PreviewCard } from './preview-card';
import { ReachBox } from './reach/reach-box';
import { ProgressCard } from './results/progress-card';
import { incidentHref } from '../../../paths';

const Editor = lazy(() => import('./editor/editor'));
const MessagesCard = lazy(() => import('./results/messages-card'));
const LIVE = ['broadcasts.updated'] as const;
const { detail: words } = messages;

export { broadcastLoader as loader } from './broadcasts.api';

/** One broadcast: written while it is a draft, read afterwards, and followed while it is sent. */
export function Component() {
  const { broadcastId: id = '' } = useParams();
  const detail = useDetail<BroadcastDetail, { id: string }>({ id, live: LIVE });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={words.failed} stale={words.stale} retry={messages.retry}>
        {(broadcast) => <BroadcastView key={id} broadcast={broadcast} reread={detail.reread} />}
      </ReadDetail>
    </PortalPage>
  );
}

function BroadcastView({ broadcast, reread }: { broadcast: BroadcastDetail; reread: () => void }) {
  const now = useNow();
  const isDraft = broadcast.state === 'draft';
  const hasMessages = broadcast.progress.total > 0;
  // What is typed stays on screen although a colleague has handed the draft in meanwhile.
  const [isTyping, setTyping] = useState(() => hasKept(draftFormName(broadcast.id)));
  return (
    <>
      <DetailHead
        above={
          <Breadcrumbs
            places={[{ label: messages.title, href: BROADCASTS_PATH }]}
            current={broadcast.number}
            LinkComponent={RouterLink}
          />
        }
        title={broadcast.title}
        state={<BroadcastStateChip state={broadcast.state} />}
        meta={
          <span>
            <bdi>{words.by(broadcast.author.name)}</bdi> <DateText at={broadcast.created_at} now={now} />
          </span>
        }
        actions={<BroadcastActions broadcast={broadcast} onDone={reread} />}
      />
      {broadcast.review_note !== null && isDraft ? (
        <Notice>
          {words.sentBack}: <bdi>{broadcast.review_note}</bdi>
        </Notice>
      ) : null}
      {broadcast.state === 'in_review' ? <WhoApproves broadcast={broadcast} /> : null}
      <PortalColumns>
        <PortalMain>
          {hasMessages ? <ProgressCard broadcast={broadcast} now={now} /> : null}
          <Suspense>
            {isDraft || isTyping ? (
              <Editor broadcast={broadcast} closed={!isDraft} reread={reread} onTyping={setTyping} />
            ) : null}
            {hasMessages ? <MessagesCard broadcast={broadcast} now={now} /> : null}
          </Suspense>
          {isDraft || broadcast.reach === null ? null : (
            <PortalCard title={reachMessages.title}>
              <ReachBox broadcast={broadcast} />
            </PortalCard>
          )}
          {isDraft ? null : <PreviewCard broadcast={broadcast} onTested={reread} />}
        </PortalMain>
        <PortalAside>
          {isDraft ? <PreviewCard broadcast={broadcast} onTested={reread} /> : null}
          <PortalCard title={words.about}>
            <Facts facts={factsOf(broadcast, now)} />
          </PortalCard>
          <PortalCard title={words.history}>
            <History broadcast={broadcast} now={now} />
          </PortalCard>
        </PortalAside>
      </PortalColumns>
    </>
  );
}

/** Why the reader cannot approve what waits for it. */
function WhoApproves({ broadcast: { acts } }: { broadcast: BroadcastDetail }) {
  const isAdmin = useSession(({ role }) => mayEnter('broadcast_approval', role));
  if (acts.includes('approve')) return null;
  return <Notice>{isAdmin ? words.ownText : words.adminApproves}</Notice>;
}

function History({ broadcast: { entries }, now }: { broadcast: BroadcastDetail; now: Date }) {
  const { zone } = OPERATIONS_CLOCK;
  return (
    <Timeline
      label={words.history}
      items={entries.map(({ id, at, actor, event, note }) => ({
        id,
        kind: actor === null ? ('system' as const) : ('event' as const),
        title: messages.events[event],
        when: shortMoment(new Date(at), now, zone),
        whenFull: fullMoment(new Date(at), zone),
        dateTime: at,
        bodyTone: 'bare' as const,
        body: [actor === null ? words.system : actor.name, note].filter((part) => part !== null).join(': '),
      }))}
    />
  );
}

function factsOf(broadcast: BroadcastDetail, now: Date): (readonly [string, ReactNode])[] {
  const { purpose, topic, channels, authors, approved_by, incident, is_urgent, begun_at, finished_at } = broadcast;
  const moment = (at: string | null): (readonly [string, ReactNode])[] =>
    at === null ? [] : [[words.facts.begun, <DateText key="at" at={at} now={now} />]];
  return [
    [words.facts.purpose, BROADCAST_PURPOSE_NAMES[purpose]],
    ...(topic === null ? [] : [[words.facts.topic, NEWSLETTER_TOPIC_MESSAGES[topic].name] as const]),
    [words.facts.channels, listText(channels.map((channel) => BROADCAST_CHANNEL_NAMES[channel]))],
    ...(incident === null
      ? []
      : [
          [
            words.facts.incident,
            <RouterLink key="incident" href={incidentHref(incident)}>
              <bdi>{words.forIncident(incident.number, incident.title)}</bdi>
            </RouterLink>,
          ] as const,
        ]),
    [words.facts.authors, <bdi key="authors">{listText(authors.map(({ name }) => name))}</bdi>],
    [words.facts.approved, approved_by === null ? words.nobody : <bdi key="by">{approved_by.name}</bdi>],
    [words.facts.urgent, is_urgent ? words.urgent : words.quiet],
    ...(broadcast.state === 'scheduled' ? [[words.facts.when, whenOf(broadcast, now)] as const] : []),
    ...moment(begun_at),
    ...moment(finished_at).map(([, value]) => [words.facts.finished, value] as const),
  ];
}

function whenOf({ local_time, sends_at }: BroadcastDetail, now: Date): ReactNode {
  if (local_time !== null) return words.local(local_time.replace('T', ' '));
  return sends_at === null ? null : <DateText at={sends_at} now={now} />;
}
