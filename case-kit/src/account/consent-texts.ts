import { defineMessages } from '@ayana/contracts/language';

/** How a person reads, withdraws and gives the consent to the processing of health data. */
export const CONSENT_MESSAGES = defineMessages('case-kit/account/consents', {
  title: 'What you agreed to',
  given: (date: string): string => `Given on ${date}`,
  withdrawn: (date: string): string => `Withdrawn on ${date}`,
  version: (version: string): string => `Version ${version} of the text`,
  withdraw: 'Withdraw',
  withdraw_title: 'Withdraw your consent?',
  withdraw_text:
    'It takes effect from now on. What we did before stays lawful. Our team gets a notice at once. A person there stops all work with your health data and writes to you about anything we had started. We also email you about it.',
  withdrawing: 'Withdrawing',
  give: 'Give consent',
  give_again: 'Give consent again',
  give_title: 'Give your consent?',
  give_yes: 'I agree',
  giving: 'Saving',
  none: 'You have not given us your consent.',
  unknown_text: 'We no longer show the text of this version here. Ask us for it.',
});
