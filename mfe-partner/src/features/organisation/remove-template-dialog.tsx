import type { AnswerTemplate } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './template-messages';
import { removeTemplate } from './templates.api';

export interface RemoveTemplateDialogProps {
  template: Pick<AnswerTemplate, 'id' | 'name'>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks before a template is removed. */
export default function RemoveTemplateDialog({ template: { id, name }, onClose, onDone }: RemoveTemplateDialogProps) {
  const form = useForm<object>({
    name: `answer-template-remove-${id}`,
    initial: {},
    send: () => removeTemplate(id),
    onAccepted: () => {
      toast.success(messages.removed, name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={messages.removeTitle(name)}
      text={messages.removeText}
      onClose={onClose}
      submitLabel={messages.remove}
      busyLabel={messages.form.busy}
      form={form}
      danger
    />
  );
}
