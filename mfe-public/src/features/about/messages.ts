import { CLAIMS } from '@ayana/contracts/services';

import { ABOUT_HEAD } from './head';

export const ABOUT_MESSAGES = {
  ...ABOUT_HEAD,
  figures: 'Ayana in figures',
  figures_note:
    'Stated by Ayana for the whole network. The success rate is over every kind of treatment and says nothing about yours; savings compare indicative prices of the treatment alone.',
  claims: [
    [CLAIMS.procedures, 'procedures'],
    [CLAIMS.partners, 'partners'],
    [CLAIMS.success_rate, 'success rate'],
    [CLAIMS.savings, 'savings'],
    [CLAIMS.partner_hospitals, `partner hospitals across ${CLAIMS.countries} countries`],
  ],
  sample_title: 'What is a sample here',
  sample:
    'Hospitals, doctors and people shown on this site are invented, and their registration numbers begin with SAMPLE. Prices are indicative, 2026, each with its source.',
  next: {
    title: 'See it for yourself',
    text: 'Ask one question and look at how it is answered. It costs nothing and commits you to nothing.',
  },
  hospitals: 'Look at the hospitals',
} as const;
