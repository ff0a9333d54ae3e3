import type { Quote } from '@ayana/contracts/journey';
import { OneSumNotice } from '@ayana/case-kit/quote';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Facts } from '@ayana/shared-ui/portal-page';
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
  const { id, hospital, total, deposit, surgeon, refund_terms } = quote;
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
          ...(surgeon === null ? [] : [[words.surgeon, <bdi key="surgeon">{surgeon.name}</bdi>] as const]),
          ...(refund_terms === null ? [] : [[words.refund, <bdi key="refund">{refund_terms}</bdi>] as const]),
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
