import type { RecordLink } from '@ayana/contracts/record-links';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { addLink, isLink, type LinkedRecord } from './record-links.api';

export interface LinkDialogProps {
  record: LinkedRecord;
  onDone: () => void;
  onClose: () => void;
}

/** Links a record with another by its number, or with a page elsewhere. */
export default function LinkDialog({ record, onDone, onClose }: LinkDialogProps) {
  const form = useForm<{ number: string }, { items: RecordLink[] }>({
    name: `link-${record.kind}-${record.id}`,
    initial: { number: '' },
    rules: ({ number }) => ({ number: isLink(number.trim()) ? undefined : messages.wrong }),
    send: ({ number }, key) => addLink(record, number.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={messages.add}
      description={messages.text}
      onClose={onClose}
      submitLabel={messages.submit}
      busyLabel={messages.busy}
      form={form}
    >
      <Field
        label={messages.number}
        hint={messages.hint}
        required
        error={form.errorOf('number') ?? form.errorOf('url')}
      >
        <TextInput autoComplete="off" maxLength={500} {...form.field('number')} />
      </Field>
    </FormDialog>
  );
}
