import { defineMessages } from '@ayana/contracts/language';

/** What the API says about deposits and room fees. */
export const PAYMENT_MESSAGES = defineMessages('api/journeys/payments', {
  nothing_to_change: 'Say what is to change.',
  settled: 'This payment is settled. Mark it as due again first.',
  reason: 'Please say why it is not needed. The patient reads it.',
  task: 'Pay the deposit',
  task_detail: (amount: string, hospital: string) =>
    `${amount} to ${hospital}. Under Quotes you find how to pay, and whether it was received.`,
  check: {
    deposit: (amount: string) => `The patient says the deposit is paid: check that ${amount} arrived`,
    room_fee: (amount: string) => `The patient says the room fee is paid: check that ${amount} arrived`,
  },
  due: {
    title: { deposit: 'Your deposit', room_fee: 'Your room fee' },
    by: (amount: string, day: string) => `${amount}, due by ${day}. Under Quotes you find how to pay.`,
    open: (amount: string) => `${amount}. Under Quotes you find how to pay.`,
  },
  received: {
    title: { deposit: 'Your deposit was received', room_fee: 'Your room fee was received' },
    message: (amount: string) => `${amount}. Thank you: you do not need to do anything more for it.`,
  },
  waived: {
    title: { deposit: 'Your deposit is not needed', room_fee: 'Your room fee is not needed' },
    message: (amount: string, reason: string) => `You do not need to pay ${amount}. ${reason}`,
  },
  reopened: {
    title: { deposit: 'Your deposit is still due', room_fee: 'Your room fee is still due' },
    message: (amount: string) => `${amount} was marked as settled by mistake. Please write to us if you have paid it.`,
  },
});
