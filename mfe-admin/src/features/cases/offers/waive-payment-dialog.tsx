import { changePayment } from '@ayana/case-kit/payment';
import { type CasePayment, PAYMENT_KIND_NAMES, PAYMENT_WORDS_MAX } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { moneyText } from '@ayana/shared-ui/money';
import { messages } from './payment-messages';

const { waived: words } = messages;

export interface WaivePaymentDialogProps {
  payment: CasePayment;
  onDone: () => void;
  onClose: () => void;
}

/** Says that a payment is not needed, and why: the patient reads it. */
export default function WaivePaymentDialog({ payment, onDone, onClose }: WaivePaymentDialogProps) {
  const form = useForm<{ reason: string }, CasePayment>({
    name: `case-payment-waive-${payment.id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needed : undefined }),
    send: ({ reason }) => changePayment(payment, { step: 'waive', reason: reason.trim() }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title(PAYMENT_KIND_NAMES[payment.kind], moneyText(payment.amount / 100))}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.reason} hint={words.hint} required error={form.errorOf('reason')}>
        <TextArea rows={3} maxLength={PAYMENT_WORDS_MAX} dir="auto" {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
