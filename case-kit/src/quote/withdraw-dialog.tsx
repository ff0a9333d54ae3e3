import { type Quote, QUOTE_WORDS_MAX } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages } from './form-messages';
import { withdrawQuote } from './quotes';

const { withdraw: words } = messages;

export interface WithdrawQuoteDialogProps {
  quote: Quote;
  onDone: () => void;
  onClose: () => void;
}

/** Takes a quote back. A draft was seen by nobody, and needs no reason. */
export function WithdrawQuoteDialog({ quote, onDone, onClose }: WithdrawQuoteDialogProps) {
  const isSent = quote.status === 'sent';
  const form = useForm<{ reason: string }, Quote>({
    name: `quote-withdraw-${quote.id}`,
    initial: { reason: '' },
    send: ({ reason }) => withdrawQuote(quote, reason.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={isSent ? words.sent : words.draft}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {isSent ? (
        <Field label={words.reason} hint={words.reasonHint} optional error={form.errorOf('reason')}>
          <TextArea rows={3} maxLength={QUOTE_WORDS_MAX} dir="auto" {...form.field('reason')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
