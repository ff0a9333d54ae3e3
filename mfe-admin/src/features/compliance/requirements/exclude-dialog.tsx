import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../parts/messages';
import type { RequirementDetail } from '../types';
import { messages } from './messages';
import { excludeRequirement } from './requirements.api';

const { exclude: words } = messages;

interface ExcludeDialogProps {
  requirement: RequirementDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Says why a requirement does not apply. */
export default function ExcludeDialog({ requirement, onClose, onDone }: ExcludeDialogProps) {
  const form = useForm<{ note: string }, RequirementDetail>({
    name: `requirement-exclude-${requirement.id}`,
    initial: { note: '' },
    rules: ({ note }) => ({ note: note.trim() === '' ? words.reasonNeeded : undefined }),
    send: ({ note }) => excludeRequirement(requirement, note.trim()),
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
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={700} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
