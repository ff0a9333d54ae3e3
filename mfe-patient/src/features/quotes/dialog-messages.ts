import { defineMessages } from '@ayana/contracts/language';

/** What the dialogs of the quotes say. */
export const messages = defineMessages('mfe-patient/quotes/dialogs', {
  accept: {
    title: (hospital: string): string => `Accept the quote from ${hospital}?`,
    total: 'Total',
    deposit: 'Deposit to pay first',
    surgeon: 'Surgeon',
    notGiven: 'Not given by the hospital',
    notIncluded: {
      title: 'Not included',
      extra: (what: string, amount: string): string => `${what}: ${amount} more`,
      notGiven: 'The hospital does not say what is not included. Ask before you accept.',
      notMentioned: (what: string): string => `${what}: not mentioned, another quote names it`,
      none: 'The quote names nothing that is not included. Ask before you accept if you are not sure.',
    },
    next: 'What happens next',
    steps: {
      manager:
        'Your case manager hears of it at once. What is to be paid first, until when and how is then on this page.',
      date: 'The hospital keeps a date of admission for you and writes the letter for your visa.',
      others: 'The other hospitals are thanked and their quotes are closed.',
    },
    refund: 'Money back',
    note: 'You pay nothing now.',
    submit: 'Accept quote',
    busy: 'Accepting',
    done: 'You have accepted the quote.',
  },
  decline: {
    title: (hospital: string): string => `Decline the quote from ${hospital}?`,
    text: 'The other quotes stay open. Your case manager reads what you write here.',
    reason: 'Why',
    hint: 'The hospital may offer something that suits you better.',
    submit: 'Decline quote',
    busy: 'Declining',
    done: 'You have declined the quote.',
  },
  ask: {
    title: (what: string): string => `Ask about ${what}`,
    whole: (hospital: string): string => `the quote from ${hospital}`,
    text: (hospital: string): string =>
      `${hospital}. The hospital answers, or your case manager: you are notified, and the answer appears at this line.`,
    question: 'Your question',
    needed: 'Please write your question first.',
    submit: 'Send question',
    busy: 'Sending',
    done: 'Your question is sent.',
  },
});
