import { addPayment, changePayment } from '@ayana/case-kit/payment';
import {
  type CasePayment,
  PAYMENT_KIND_NAMES,
  PAYMENT_KINDS,
  PAYMENT_WORDS_MAX,
  type PaymentKind,
} from '@ayana/contracts/journey';
import { centsOf, dollarsOf, quantityProblem } from '@ayana/contracts/numbers';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from './payment-messages';
import { Pair } from './offers.styles';

const { form: words } = messages;

interface Values {
  kind: PaymentKind;
  amount: string;
  due_on: string;
  how: string;
}

export interface PaymentDialogProps {
  journeyId: string;
  /** Null for a new one. */
  payment: CasePayment | null;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Enters an amount that a patient pays before the bill, or changes it while it is due. */
export default function PaymentDialog({ journeyId, payment, reread, onDone, onClose }: PaymentDialogProps) {
  const { form, notice } = useSharedEdit<Values, CasePayment>({
    name: `case-payment-${payment?.id ?? journeyId}`,
    latest: { version: payment?.version ?? 0, fields: valuesOf(payment), by: editorIn(payment) },
    labelOf: (name) => LABELS[name],
    textOf: (name, of) => (name === 'kind' ? PAYMENT_KIND_NAMES[of.kind] : of[name]),
    rules: ({ amount }) => ({ amount: amount.trim() === '' ? words.amountNeeded : quantityProblem(amount, 'money') }),
    alwaysSends: payment === null,
    save: (changed, values, version, { key }) => {
      const sent = formOf(values);
      if (payment === null)
        return addPayment(
          {
            journey_id: journeyId,
            kind: values.kind,
            amount: sent.amount,
            ...(sent.due_on === null ? {} : { due_on: sent.due_on }),
            ...(sent.how === null ? {} : { how: sent.how }),
          },
          key,
        );
      return changePayment(
        { id: payment.id, version },
        {
          ...(changed.includes('amount') ? { amount: sent.amount } : {}),
          ...(changed.includes('due_on') ? { due_on: sent.due_on } : {}),
          ...(changed.includes('how') ? { how: sent.how } : {}),
        },
      );
    },
    onSaved: onDone,
    reread,
  });
  return (
    <FormDialog
      title={payment === null ? words.addTitle : words.changeTitle}
      {...(payment === null ? {} : { description: PAYMENT_KIND_NAMES[payment.kind] })}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {payment === null ? (
        <Field label={words.kind} error={form.errorOf('kind')}>
          <Select {...form.field('kind')}>
            {PAYMENT_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {PAYMENT_KIND_NAMES[kind]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Pair>
        <Field label={words.amount} required error={form.errorOf('amount')}>
          <QuantityInput kind="money" {...form.field('amount')} />
        </Field>
        <Field label={words.due} optional error={form.errorOf('due_on')}>
          <DateInput {...form.field('due_on')} />
        </Field>
      </Pair>
      <Field label={words.how} hint={words.howHint} optional error={form.errorOf('how')}>
        <TextArea rows={3} maxLength={PAYMENT_WORDS_MAX} dir="auto" {...form.field('how')} />
      </Field>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  kind: words.kind,
  amount: words.amount,
  due_on: words.due,
  how: words.how,
};

const valuesOf = (payment: CasePayment | null): Values => ({
  kind: payment?.kind ?? 'deposit',
  amount: payment === null ? '' : dollarsOf(payment.amount),
  due_on: payment?.due_on ?? '',
  how: payment?.how ?? '',
});

const formOf = ({ amount, due_on, how }: Values) => ({
  amount: centsOf(amount) ?? 0,
  due_on: due_on === '' ? null : due_on,
  how: how.trim() === '' ? null : how.trim(),
});
