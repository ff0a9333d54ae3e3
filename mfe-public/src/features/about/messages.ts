import { defineMessages } from '@ayana/contracts/language';
import { CLAIMS } from '@ayana/contracts/services';

import { ABOUT_HEAD } from './head-messages';

export const ABOUT_MESSAGES = defineMessages('mfe-public/about', {
  ...ABOUT_HEAD,
  figures: 'Ayana in figures',
  figures_note:
    'Ayana’s own figures for the whole network. The success rate covers every kind of treatment and does not tell you how yours will go. Savings compare indicative prices of the treatment alone.',
  claims: [
    [CLAIMS.procedures, 'procedures'],
    [CLAIMS.partners, 'partners'],
    [CLAIMS.success_rate, 'success rate'],
    [CLAIMS.savings, 'savings'],
    [CLAIMS.partner_hospitals, `partner hospitals across ${CLAIMS.countries} countries`],
  ],
  sample_title: 'What is a sample here',
  sample:
    'The hospitals, doctors and people on this site are invented. Their registration numbers begin with SAMPLE. Prices are indicative, 2026, each with its source.',
  next: {
    title: 'See it for yourself',
    text: 'Ask us one question and see how we answer. It is free, and you are not committed to anything.',
  },
  hospitals: 'Look at the hospitals',
});
