import {
  type CaseThread,
  closedText,
  Conversation,
  type ConversationMessage,
  useConversation,
  useThreads,
} from '@ayana/case-kit/conversation';
import { openPaper } from '@ayana/case-kit/papers';
import { mayEnter } from '@ayana/contracts/identity';
import { ASSIGNMENT_KIND_NAMES, MESSAGE_MAX } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { FailedPart } from '@ayana/shared-ui/states';
import { Tabs } from '@ayana/shared-ui/tabs';
import { useNow } from '@ayana/shared-ui/time';
import { InternalMark } from '@ayana/shared-ui/thread';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { messages } from './messages';
import { SectionFrame, ThreadHint } from './messages-section.styles';
import { CaseTemplates } from './template-select';

const AnswerChannelChoice = lazy(() => import('./answer-channel-choice'));
const ConfirmSender = lazy(() => import('./confirm-sender'));
const PaperPanel = lazy(() => import('./paper-panel'));

/**
 * The threads of a case in one place: with the patient, within the team, and with each doctor and partner.
 * @param isIntake before its journey has begun
 */
export function MessagesSection({ journeyId, isIntake = false }: { journeyId: string; isIntake?: boolean }) {
  const { value: threads, failure, reread } = useThreads(journeyId);
  const [chosen, setChosen] = useState<string | null>(null);
  if (threads === null) {
    if (failure !== null) return <FailedPart what={messages.failed} failure={failure} onRetry={reread} />;
    return <p aria-busy>{messages.loading}</p>;
  }
  const thread = threads.find(({ id }) => id === chosen) ?? threads[0];
  if (thread === undefined) return <p>{messages.empty}</p>;
  return (
    <SectionFrame>
      <Tabs label={messages.threads} items={threads.map(tabOf)} current={thread.id} onSelect={setChosen}>
        <ThreadHint>
          {thread.kind === 'internal' ? <InternalMark>{messages.internal}</InternalMark> : null}{' '}
          {messages.hints[thread.kind]}
        </ThreadHint>
        <OpenThread key={thread.id} thread={thread} isIntake={isIntake} />
      </Tabs>
    </SectionFrame>
  );
}

function titleOf({ kind, assignment }: CaseThread): string {
  if (kind === 'patient') return messages.patient;
  if (assignment === null) return messages.internal;
  if (kind === 'traveller') return messages.traveller(ASSIGNMENT_KIND_NAMES[assignment.kind], assignment.assignee);
  return messages.partner(ASSIGNMENT_KIND_NAMES[assignment.kind], assignment.assignee);
}

function tabOf(thread: CaseThread): { id: string; label: string; count?: number } {
  const tab = { id: thread.id, label: titleOf(thread) };
  return thread.unread_count === 0 ? tab : { ...tab, count: thread.unread_count };
}

function OpenThread({ thread, isIntake }: { thread: CaseThread; isIntake: boolean }) {
  const me = useSession((session) => session.user?.id ?? '');
  const role = useSession((session) => session.role);
  const text = useRef<HTMLTextAreaElement>(null);
  const { answer_channel: outside } = thread;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const inChannel = outside === null ? undefined : (chosen ?? outside.is_known);
  const conversation = useConversation(thread, me, { inChannel });
  const { attached, onAttach } = conversation;
  const closed = closedText(thread, useNow());
  const mayConfirm = mayEnter('case_work', role);
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const addText = (template: string): void => {
    const { draft, onDraft } = conversation;
    onDraft(`${draft}${draft === '' ? '' : '\n'}${template}`.slice(0, MESSAGE_MAX));
    text.current?.focus();
  };
  return (
    <>
      <Conversation
        {...conversation}
        label={titleOf(thread)}
        empty={messages.empty}
        needed={messages.needed}
        maxLength={MESSAGE_MAX}
        roleOf={roleOf}
        onOpen={(id, name) => void openPaper(id, name)}
        {...(thread.kind === 'traveller'
          ? {}
          : { paperPanel: <PaperPanel journeyId={thread.journey_id} chosen={attached} onChange={onAttach} /> })}
        {...(closed === null ? {} : { closed })}
        textRef={text}
        actionsOf={mayConfirm ? confirming(setUnconfirmed) : undefined}
        tools={
          thread.kind === 'internal' || !mayConfirm ? null : (
            <>
              <CaseTemplates caseId={thread.journey_id} isIntake={isIntake} onUse={addText} />
              {outside === null ? null : (
                <Suspense>
                  <AnswerChannelChoice channel={outside} checked={inChannel === true} onChange={setChosen} />
                </Suspense>
              )}
              <ThreadHint>{messages.around}</ThreadHint>
            </>
          )
        }
      />
      <Suspense>
        {unconfirmed === null ? null : (
          <ConfirmSender
            threadId={thread.id}
            messageId={unconfirmed}
            onClose={() => setUnconfirmed(null)}
            onDone={(message) => {
              conversation.onChanged(message);
              setUnconfirmed(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** The button of a message from outside whose sender nobody has confirmed. */
const confirming =
  (onConfirm: (messageId: string) => void) =>
  ({ id, is_confirmed }: ConversationMessage): ReactNode =>
    is_confirmed === false ? (
      <div>
        <Button size="small" variant="outline" onClick={() => onConfirm(id)}>
          {messages.confirming.open}
        </Button>
      </div>
    ) : null;

const roleOf = (kind: string): string | null =>
  kind === 'patient' || kind === 'companion' || kind === 'assignee' ? messages.roles[kind] : null;
