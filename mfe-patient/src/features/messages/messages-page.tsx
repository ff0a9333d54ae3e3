import { MESSAGE_MAX } from '@ayana/contracts/journey';
import { type Part, useSession } from '@ayana/portal-kit';
import { type CaseThread, openPaper, useConversation, useThreads } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { Conversation } from '@ayana/shared-ui/thread';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { lazy } from 'react';
import { messages } from './messages';
import type { MessagesData } from './messages.api';

const PaperPanel = lazy(() => import('./paper-panel'));

/** Where a patient asks for a treatment: a journey begins with it. */
const NEW_REQUEST_PATH = '/patient-portal/requests/new';

/** The patient's thread with the case manager. */
export function MessagesPage() {
  const { value, failure } = useLoaderData<Part<MessagesData>>();
  const { revalidate, state } = useRevalidator();
  if (value === null)
    return (
      <PortalPage>
        <FailedState
          title={messages.failed}
          failure={failure}
          action={
            <Button busy={state === 'loading'} onClick={() => void revalidate()}>
              {messages.retry}
            </Button>
          }
        />
      </PortalPage>
    );
  const { journey_id, threads } = value;
  const thread = threads.find(({ kind }) => kind === 'patient');
  return (
    <PortalPage>
      {journey_id === null || thread === undefined ? (
        <NoJourney />
      ) : (
        <JourneyMessages key={journey_id} journeyId={journey_id} first={thread} />
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

function JourneyMessages({ journeyId, first }: { journeyId: string; first: CaseThread }) {
  const { value: threads } = useThreads(journeyId);
  const thread = threads?.find(({ id }) => id === first.id) ?? first;
  const { case_manager } = thread;
  return (
    <>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{case_manager === null ? messages.team : messages.lead(case_manager.name)}</p>
        </div>
      </PortalHead>
      <PatientThread key={thread.id} thread={thread} />
    </>
  );
}

function PatientThread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me);
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
  kind === 'staff' || kind === 'companion' || kind === 'patient' ? messages.roles[kind] : null;
