import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

export const TERMS_MESSAGES = {
  title: 'Terms',
  lead: 'What you may expect of Ayana, what we expect of you, and who answers for what. First in one screen, then in full.',
  dated: 'Version 2026-11, in force since 1 November 2026.',
  description: 'What you may expect of Ayana and what we expect of you: services, prices, responsibility, complaints.',
  short_title: 'In one screen',
  short: [
    ['What we are', 'A facilitator. We are not a hospital, and our case managers are not doctors.'],
    ['What it costs you', 'Nothing. You pay the hospital for treatment, and carriers and hosts for travel.'],
    ['What we promise', `A person answers within ${RESPONSE_HOURS} hours. Nothing is booked before you have agreed.`],
    ['Prices on the site', 'Indicative, 2026, with their source. Only the hospital’s written quote counts.'],
    ['Who treats you', 'The hospital and its doctors, under their own responsibility and Indian law.'],
    ['Stopping', 'At any time, without giving a reason. What a hospital then refunds stands in its quote.'],
    ['If we are at fault', 'We answer for it. No sentence here takes away a right the law of your country gives you.'],
  ],
  next: {
    title: 'Something here is unclear',
    text: 'Then it is badly written. Ask, and we explain it and mend it.',
  },
  ask: 'Ask about the terms',
  privacy: 'Read the privacy page',
} as const;
