import { type CaseThread, closedText, Conversation, useConversation, useThreads } from '@ayana/case-kit/conversation';
import { openPaper } from '@ayana/case-kit/papers';
import { MESSAGE_MAX, patientHref } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { Tabs } from '@ayana/shared-ui/tabs';
import { useNow } from '@ayana/shared-ui/time';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { lazy, type ReactNode, useState } from 'react';
import { Link } from '../../own-journey/own-link';
import { JourneyChoice } from '../../own-journey/journey-choice';
import { AsOf } from '../../last-seen/as-of';
import { messages } from './messages';
import type { MessagesData } from './messages.api';
import { Thread } from './messages.styles';

const PaperPanel = lazy(() => import('./paper-panel'));

/** Where a patient asks for a treatment: a journey begins with it. */
const NEW_REQUEST_PATH = patientHref('new_request');

export { messagesLoader as loader } from './messages.api';

/** The patient's thread with the case manager. */
export function Component() {
  const { journey, threads, options, asOf } = useLoaderData<MessagesData>();
  const { revalidate, state } = useRevalidator();
  if (threads.value === null)
    return (
      <PortalPage>
        <FailedState
          title={messages.failed}
          failure={threads.failure}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {messages.retry}
            </Button>
          }
        />
      </PortalPage>
    );
  const thread = threads.value.find(({ kind }) => kind === 'patient');
  return (
    <PortalPage>
      {journey.value === null || thread === undefined ? (
        <NoJourney />
      ) : (
        <JourneyMessages
          key={journey.value}
          journeyId={journey.value}
          first={thread}
          opens={unreadOfTrip(threads.value)}
        >
          <JourneyChoice options={options} current={journey.value} />
          <AsOf at={asOf} />
        </JourneyMessages>
      )}
    </PortalPage>
  );
}

function NoJourney() {
  return (
    <EmptyState
      level={1}
      drawing={<QuietLine />}
      title={messages.none.title}
      text={messages.none.text}
      action={
        <Button as={Link} to={NEW_REQUEST_PATH}>
          {messages.none.action}
        </Button>
      }
    />
  );
}

interface JourneyMessagesProps {
  journeyId: string;
  first: CaseThread;
  /** A thread of the trip that is open at first. */
  opens: string | null;
  /** Between the head and the thread. */
  children: ReactNode;
}

function JourneyMessages({ journeyId, first, opens, children }: JourneyMessagesProps) {
  const { value: threads } = useThreads(journeyId);
  const [chosen, setChosen] = useState(opens);
  const thread = threads?.find(({ id }) => id === first.id) ?? first;
  const { case_manager } = thread;
  const ofTrip = threads?.filter(({ kind }) => kind === 'traveller') ?? [];
  const shown = ofTrip.find(({ id }) => id === chosen) ?? thread;
  return (
    <>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{leadOf(case_manager?.name, ofTrip.length > 0)}</p>
        </div>
      </PortalHead>
      {children}
      {ofTrip.length === 0 ? (
        <PatientThread key={thread.id} thread={thread} />
      ) : (
        <Tabs label={messages.threads} items={[thread, ...ofTrip].map(tabOf)} current={shown.id} onSelect={setChosen}>
          {shown.kind === 'traveller' ? (
            <TripThread key={shown.id} thread={shown} />
          ) : (
            <PatientThread key={shown.id} thread={shown} />
          )}
        </Tabs>
      )}
    </>
  );
}

function leadOf(manager: string | undefined, hasTrip: boolean): string {
  if (manager === undefined) return hasTrip ? messages.teamAndTrip : messages.team;
  return hasTrip ? messages.leadAndTrip(manager) : messages.lead(manager);
}

/** The thread of a trip with something new, where the one with the case manager has nothing. */
const unreadOfTrip = (threads: readonly CaseThread[]): string | null =>
  threads.some(({ kind, unread_count }) => kind === 'patient' && unread_count > 0)
    ? null
    : (threads.find(({ kind, unread_count }) => kind === 'traveller' && unread_count > 0)?.id ?? null);

function tabOf({ id, assignment, unread_count }: CaseThread): { id: string; label: string; count?: number } {
  const tab = { id, label: assignment?.assignee ?? messages.tab };
  return unread_count === 0 ? tab : { ...tab, count: unread_count };
}

/** The thread with a driver, a guide or a host. No papers are sent there. */
function TripThread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me, { isKept: true });
  const closed = closedText(thread, useNow());
  const { traveller: words } = messages;
  return (
    <Thread>
      <p>{words.lead[thread.assignment?.kind === 'lodging' ? 'lodging' : 'transport']}</p>
      <Conversation
        {...conversation}
        label={words.label(thread.assignment?.assignee ?? '')}
        empty={words.empty}
        placeholder={words.placeholder}
        needed={messages.needed}
        maxLength={MESSAGE_MAX}
        roleOf={roleOf}
        onOpen={(id, name) => void openPaper(id, name)}
        {...(closed === null ? {} : { closed })}
      />
    </Thread>
  );
}

function PatientThread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me, { isKept: true });
  const { attached, onAttach } = conversation;
  return (
    <Conversation
      {...conversation}
      label={messages.thread}
      empty={messages.empty}
      placeholder={messages.placeholder}
      needed={messages.needed}
      maxLength={MESSAGE_MAX}
      roleOf={roleOf}
      onOpen={(id, name) => void openPaper(id, name)}
      paperPanel={<PaperPanel journeyId={thread.journey_id} chosen={attached} onChange={onAttach} />}
    />
  );
}

const roleOf = (kind: string): string | null =>
  kind === 'staff' || kind === 'companion' || kind === 'patient' || kind === 'assignee' ? messages.roles[kind] : null;
