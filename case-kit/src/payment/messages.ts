import { defineMessages } from '@ayana/contracts/language';

/** What a deposit and a room fee say to those who read them. */
export const messages = defineMessages('case-kit/payment', {
  name: (kind: string, amount: string): string => `${kind}: ${amount}`,
  due: (day: string): string => `Due by ${day}.`,
  late: (day: string): string => `It was due by ${day}.`,
  withAdmission: 'Due on the day of the admission.',
  noDay: 'The day is not agreed yet.',
  received: (day: string): string => `Received, marked ${day}.`,
  waived: (day: string, reason: string): string => `Not needed, marked ${day}: ${reason}`,
  reportedByYou: (day: string): string =>
    `You said ${day} that it is paid. Your case manager looks whether it has arrived.`,
  reported: (day: string): string => `The patient said ${day} that it is paid.`,
  states: { due: 'Due', late: 'Late', reported: 'Being checked', received: 'Received', waived: 'Not needed' },
});
