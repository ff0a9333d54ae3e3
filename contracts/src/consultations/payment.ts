import { defineMessages, select } from '../language/index.ts';

/** When and how the fee of a booked consultation is paid; the same text on the booking, its confirmation and in the mail. */
export const FEE_PAYMENT = defineMessages('contracts/consultations/payment/fee-payment', {
  title: 'How you pay',
  /** @param fee in whole US dollars, `$40`; null when unknown */
  text: (fee: string | null): string =>
    `${select(fee, { none: 'The fee', other: `The fee is ${fee} (US dollars). It` })} goes to the hospital. You pay nothing on this site. Our team writes to you by email before the talk and says how to pay. If you cancel before the talk begins, you pay nothing.`,
});
