import { type InboxItem, type ReplyFrame, requestReference } from '@ayana/contracts/inbox';
import { useSession } from '@ayana/portal-kit';
import { messages as words } from '../../../components/templates/messages';
import { TemplateSelect } from '../../../components/templates/template-select';
import { FrameLine } from './request-view.styles';

export interface ReplyToolsProps {
  item: InboxItem;
  frame: ReplyFrame;
  onUse: (text: string) => void;
}

/** Above a reply: the templates, and what the mail begins with. */
export function ReplyTools({ item, frame, onUse }: ReplyToolsProps) {
  const me = useSession((session) => session.user?.['name']);
  const { procedure_interest, interested_procedure } = item.payload;
  return (
    <>
      <TemplateSelect
        language={frame.language}
        framed
        values={{
          patient: item.name,
          treatment: procedure_interest ?? interested_procedure ?? null,
          case_manager: item.assigned_to?.name ?? (typeof me === 'string' ? me : null),
          case_number: requestReference(item.id),
        }}
        onUse={onUse}
      />
      <FrameLine>
        <small>{words.before}</small> <span dir="auto">{frame.greeting}</span>
      </FrameLine>
    </>
  );
}
