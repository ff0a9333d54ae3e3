import type { IncomingMessage } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { placeMessage } from './incoming.api';
import { messages } from './messages';

const { placing: words } = messages;

export interface PlaceDialogProps {
  message: IncomingMessage;
  onDone: () => void;
  onClose: () => void;
}

/** Puts a message into the conversation of a case, by its number. */
export default function PlaceDialog({ message, onDone, onClose }: PlaceDialogProps) {
  const form = useForm<{ case_number: string }, IncomingMessage>({
    name: `incoming-place-${message.id}`,
    initial: { case_number: '' },
    rules: ({ case_number }) => ({ case_number: case_number.trim() === '' ? words.needed : undefined }),
    send: ({ case_number }) => placeMessage(message, case_number.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.number} required error={form.errorOf('case_number')}>
        <TextInput maxLength={40} autoComplete="off" {...form.field('case_number')} />
      </Field>
    </FormDialog>
  );
}
