import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { CLAIMS } from '@ayana/contracts/services';

export const PRESS_MESSAGES = defineMessages('mfe-public/press', {
  title: 'Press',
  lead: 'Facts you can quote, dated releases, our logo to download, and a person to talk to.',
  description: 'Fact sheet, press releases, contact and logo of Ayana.',
  facts_title: 'Fact sheet',
  facts_note: 'As of November 2026. Network figures are Ayana’s own. Prices on the site are indicative.',
  facts: [
    [
      'What',
      'A marketplace and guide for people who look for treatment in India, from the first question to the follow-up at home.',
    ],
    ['Name', 'Ayana, Sanskrit for a journey. Write it with a capital A, never in all capitals.'],
    ['Address', BRAND.address],
    ['Treatments', `${CLAIMS.procedures} procedures; 61 are listed with an indicative price and its source`],
    [
      'Network',
      `${CLAIMS.partners} partners; ${CLAIMS.partner_hospitals} partner hospitals across ${CLAIMS.countries} countries`,
    ],
    ['Success rate', `${CLAIMS.success_rate}, over all kinds of treatment`],
    ['Savings', `${CLAIMS.savings} against indicative US prices, treatment only`],
    ['Promise', `A person answers within ${RESPONSE_HOURS} hours`],
    [
      'Price for patients',
      'None for questions, the free consultation and quotes; partner hospitals pay a service fee. A video consultation with a specialist has a fee, from $50.',
    ],
  ],
  releases_title: 'Releases',
  contact_title: 'Press contact',
  contact: `We answer questions from the press within ${RESPONSE_HOURS} hours, in English. Please tell us your deadline and its time zone.`,
  patients:
    'We do not arrange interviews with patients or pass on names. We put a patient in touch with you only if they ask us to.',
  logo_title: 'Logo',
  logo: 'Use it in reports about Ayana. Do not change it, and leave at least its own height of free space around it.',
  logo_light: 'For a light background (SVG)',
  logo_dark: 'For a dark background (SVG)',
  logo_alt: 'The mark of Ayana: a line that leaves one point, makes a loop and arrives at another',
  next: {
    title: 'Are you writing about treatment abroad?',
    text: 'Our About page explains how we earn money, what we measure and what we do not know.',
  },
  about: 'Read about Ayana',
  prices: 'Look up prices',
  write: 'Write to the press desk',
});
