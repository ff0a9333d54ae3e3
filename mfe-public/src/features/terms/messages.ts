import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

export const TERMS_MESSAGES = defineMessages('mfe-public/terms', {
  title: 'Terms',
  lead: 'What you can expect from Ayana, what we expect from you, and who is responsible for what. First a summary, then the details.',
  dated: 'Version 2026-11, in force since 1 November 2026.',
  description:
    'What you can expect from Ayana and what we expect from you: services, prices, responsibility, complaints.',
  short_title: 'Summary',
  short: [
    ['What we are', 'A facilitator. We are not a hospital, and our case managers are not doctors.'],
    ['What it costs you', 'Nothing. You pay the hospital for treatment, and airlines and hotels for travel.'],
    ['What we promise', `A person answers within ${RESPONSE_HOURS} hours. We book nothing before you agree.`],
    ['Prices on the site', 'Indicative, 2026, with their source. Only the hospital’s written quote counts.'],
    ['Who treats you', 'The hospital and its doctors, under their own responsibility and Indian law.'],
    ['Stopping', 'You can stop at any time, without giving a reason. The hospital’s quote says what it then refunds.'],
    ['If we are at fault', 'We are liable. Nothing here takes away a right that the law of your country gives you.'],
  ],
  next: {
    title: 'Is anything here unclear?',
    text: 'Ask us. We explain it and improve the text.',
  },
  ask: 'Ask about the terms',
  privacy: 'Read the privacy page',
});
