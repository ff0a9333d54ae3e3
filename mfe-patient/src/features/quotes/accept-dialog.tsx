import type { Quote } from '@ayana/contracts/journey';
import { OneSumNotice } from '@ayana/case-kit/quote';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Facts } from '@ayana/shared-ui/portal-page';
import type { ReactNode } from 'react';
import { messages } from './dialog-messages';
import { messages as shared } from './messages';
import { NotIncluded } from './not-included';
import { ownMoneyText, usdText } from './own-money';
import { acceptQuote } from './quotes.api';
import { Steps } from './dialog.styles';

const { accept: words } = messages;

export interface AcceptDialogProps {
  quote: Quote;
  /** All that can be chosen from: what only another names is missing here. */
  others: readonly Quote[];
  country: string | null;
  onDone: () => void;
  onClose: () => void;
}

/** Says what accepting a quote means, before it is done: it cannot be undone here. */
export default function AcceptDialog({ quote, others, country, onDone, onClose }: AcceptDialogProps) {
  const hasOthers = others.length > 1;
  const { id, hospital, total, deposit, surgeon, refund_terms, not_given } = quote;
  const own = ownMoneyText(total, country);
  const form = useForm<object, Quote>({
    name: `quote-accept-${id}`,
    initial: {},
    send: (_values, key) => acceptQuote(id, key),
    onAccepted: () => {
      toast.success(words.done, hospital.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(hospital.name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
      note={words.note}
    >
      <Facts
        facts={[
          [words.total, own === null ? usdText(total) : `${usdText(total)}, ${shared.about(own)}`],
          ...(deposit === null ? [] : [[words.deposit, usdText(deposit)] as const]),
          ...said(words.surgeon, surgeon?.name ?? null, not_given.includes('doctor_id')),
          ...said(words.refund, refund_terms, not_given.includes('refund_terms')),
        ]}
      />
      <OneSumNotice lines={quote.lines} />
      <NotIncluded quote={quote} others={others} />
      <Steps>
        <h3>{words.next}</h3>
        <ol>
          {Object.entries(words.steps)
            .filter(([name]) => (name !== 'deposit' || deposit !== null) && (name !== 'others' || hasOthers))
            .map(([name, step]) => (
              <li key={name}>{step}</li>
            ))}
        </ol>
      </Steps>
    </FormDialog>
  );
}

/** What the quote says; that it is not given, where the hospital chose so. */
function said(name: string, text: string | null, isNotGiven: boolean): (readonly [string, ReactNode])[] {
  if (text !== null) return [[name, <bdi key={name}>{text}</bdi>]];
  return isNotGiven ? [[name, words.notGiven]] : [];
}
