import { type CaseThread, Conversation, useConversation } from '@ayana/case-kit/conversation';
import { openPaper } from '@ayana/case-kit/papers';
import { MESSAGE_MAX } from '@ayana/contracts/journey';
import { useSession } from '@ayana/portal-kit';
import { AnswerTemplateSelect, withTemplate } from './answer-template-select';
import { messages as READ_ONLY } from './read-only-messages';
import { threadMessages as words } from './thread-messages';

/** The thread of one piece of work, live; its case manager and everyone of the organisation write in it. */
export function OwnThread({ thread }: { thread: CaseThread }) {
  const me = useSession((session) => session.user?.id ?? '');
  const conversation = useConversation(thread, me);
  const isDoctor = useSession((session) => session.role) === 'doctor';
  const { draft, onDraft } = conversation;
  const { case_manager } = thread;
  return (
    <>
      <p>{case_manager === null ? words.team : words.with(case_manager.name)}</p>
      <Conversation
        {...conversation}
        label={words.label}
        empty={words.empty}
        placeholder={words.placeholder}
        needed={words.needed}
        maxLength={MESSAGE_MAX}
        roleOf={roleOf}
        {...(thread.may_write ? {} : { closed: READ_ONLY.note })}
        tools={
          isDoctor ? null : <AnswerTemplateSelect onUse={(text) => onDraft(withTemplate(draft, text, MESSAGE_MAX))} />
        }
        onOpen={(id, name) => void openPaper(id, name)}
      />
    </>
  );
}

const roleOf = (kind: string): string | null => (kind === 'staff' || kind === 'assignee' ? words.roles[kind] : null);
