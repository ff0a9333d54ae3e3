import { type Quote, QUOTE_WORDS_MAX } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { withdrawQuote } from './quote.api';

const { withdrawing: words } = messages;

export interface WithdrawDialogProps {
  quote: Quote;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a sent quote back, with a reason that the patient reads. */
export default function WithdrawDialog({ quote, onDone, onClose }: WithdrawDialogProps) {
  const form = useForm<{ reason: string }, Quote>({
    name: `partner-quote-withdraw-${quote.id}`,
    initial: { reason: '' },
    send: ({ reason }) => withdrawQuote(quote, reason.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.reason} hint={words.hint} optional error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={QUOTE_WORDS_MAX} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
