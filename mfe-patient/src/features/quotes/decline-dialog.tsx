import { type Quote, QUOTE_WORDS_MAX } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './dialog-messages';
import { declineQuote } from './quotes.api';

const { decline: words } = messages;

export interface DeclineDialogProps {
  quote: Quote;
  onDone: () => void;
  onClose: () => void;
}

/** Declines one quote, with the reason for the case manager. */
export default function DeclineDialog({ quote: { id, hospital }, onDone, onClose }: DeclineDialogProps) {
  const form = useForm<{ reason: string }, Quote>({
    name: `quote-decline-${id}`,
    initial: { reason: '' },
    send: ({ reason }, key) => declineQuote(id, reason.trim(), key),
    onAccepted: () => {
      toast.success(words.done, hospital.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(hospital.name)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
      danger
    >
      <Field label={words.reason} hint={words.hint} optional error={form.errorOf('reason')}>
        <TextArea dir="auto" rows={3} maxLength={QUOTE_WORDS_MAX} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
