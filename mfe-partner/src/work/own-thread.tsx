import { type CaseThread, closedText, Conversation, useConversation } from '@ayana/case-kit/conversation';
import { openPaper } from '@ayana/case-kit/papers';
import { MESSAGE_MAX } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { AnswerTemplateSelect, withTemplate } from './answer-template-select';
import { useNow } from '@ayana/shared-ui/time';
import { messages as READ_ONLY } from './read-only-messages';
import { Thread } from './own-thread.styles';
import { threadMessages as words } from './thread-messages';

/** One thread of a piece of work, live: with its case manager, or with the traveller. Everyone of the organisation writes in it. */
export function OwnThread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me);
  const isDoctor = useSession((session) => session.role) === 'doctor';
  const { draft, onDraft } = conversation;
  const now = useNow();
  const { case_manager, kind } = thread;
  const isTravellers = kind === 'traveller';
  const own = isTravellers ? words.traveller : words;
  const closed = closedText(thread, now) ?? (thread.may_write || isTravellers ? null : READ_ONLY.note);
  return (
    <Thread>
      <p>{isTravellers ? words.traveller.lead : case_manager === null ? words.team : words.with(case_manager.name)}</p>
      <Conversation
        {...conversation}
        label={own.label}
        empty={own.empty}
        placeholder={own.placeholder}
        needed={words.needed}
        maxLength={MESSAGE_MAX}
        roleOf={roleOf}
        tools={
          isDoctor ? null : <AnswerTemplateSelect onUse={(text) => onDraft(withTemplate(draft, text, MESSAGE_MAX))} />
        }
        {...(closed === null ? {} : { closed })}
        onOpen={(id, name) => void openPaper(id, name)}
      />
    </Thread>
  );
}

const roleOf = (kind: string): string | null =>
  kind === 'staff' || kind === 'assignee' || kind === 'patient' ? words.roles[kind] : null;
