import type { PaymentKind, PaymentState } from './payments.ts';

interface Paid {
  kind: PaymentKind;
  status: PaymentState;
  /** US cents. */
  amount: number;
}

/**
 * What of a bill is paid already and what is left, in US cents: the same for the patient, the hospital and the staff, on screen and on paper.
 * Only what was received counts, not what is waived or only reported.
 */
export function billAmounts(
  total: number,
  payments: readonly Paid[],
): { paid: number; deposit_paid: number; amount_due: number } {
  const received = payments.filter(({ status }) => status === 'received');
  const sum = (some: readonly Paid[]): number => some.reduce((all, { amount }) => all + amount, 0);
  const paid = sum(received);
  return { paid, deposit_paid: sum(received.filter(({ kind }) => kind === 'deposit')), amount_due: total - paid };
}
