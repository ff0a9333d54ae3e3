import { defineMessages } from '@ayana/contracts/language';

/** The buttons that lead to the help; its texts come with the dialog. */
export const messages = defineMessages('mfe-patient/task-help/topics', {
  card: 'Help for your trip',
  lead: 'Four things that patients ask about most.',
  help: {
    visa: 'Help with the visa',
    packing: 'What to bring',
    flying: 'Flying with your condition',
    insurance: 'Insurance',
  },
});
