const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** When and how the fee of a booked consultation is paid; the same text on the booking, its confirmation and in the mail. */
export const FEE_PAYMENT = {
  title: 'How you pay',
  /** @param usd whole US dollars; null when unknown */
  text: (usd: number | null): string =>
    `${usd === null ? 'The fee' : `The fee is ${dollars.format(usd)} (US dollars). It`} goes to the hospital. You pay nothing on this site. Our team writes to you by email before the talk and says how to pay. If you cancel before the talk begins, you pay nothing.`,
} as const;
