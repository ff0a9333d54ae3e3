import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../../../components/resources/messages';
import type { NeedDetail } from '../../../components/resources/types';
import { messages } from './messages';
import { closeNeed } from './needs.api';

const { closing: words } = messages;

export interface CloseDialogProps {
  need: NeedDetail;
  onDone: () => void;
  onClose: () => void;
}

/** Ends the search for what is needed. */
export default function CloseDialog({ need, onDone, onClose }: CloseDialogProps) {
  const form = useForm<{ note: string }, NeedDetail>({
    name: `resource-need-close-${need.id}`,
    initial: { note: '' },
    send: ({ note }) => closeNeed(need, note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
    >
      <Field label={words.note} optional error={form.errorOf('note')}>
        <TextArea dir="auto" rows={3} maxLength={500} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
