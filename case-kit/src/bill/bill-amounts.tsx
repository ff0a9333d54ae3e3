import type { Bill } from '@ayana/contracts/journey';
import { moneyText } from '@ayana/shared-ui/money';
import { Facts } from '@ayana/shared-ui/portal-page';
import { messages } from './messages';

const { amounts: words } = messages;
const usd = (cents: number): string => moneyText(cents / 100);

/** What of a bill is paid, and what is left: the same numbers for the patient, the hospital and the staff. */
export function BillAmounts({ bill }: { bill: Pick<Bill, 'paid' | 'deposit_paid' | 'amount_due'> }) {
  const { paid, deposit_paid, amount_due } = bill;
  return (
    <Facts
      facts={[
        [words.deposit, usd(deposit_paid)],
        ...(paid === deposit_paid ? [] : [[words.room, usd(paid - deposit_paid)] as const]),
        amount_due < 0 ? [words.returned, usd(-amount_due)] : [words.due, <b key="due">{usd(amount_due)}</b>],
      ]}
    />
  );
}
