import { BRAND } from '@ayana/contracts/brand';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { CLAIMS } from '@ayana/contracts/services';

export const PRESS_MESSAGES = {
  title: 'Press',
  lead: 'Facts to quote, releases with their date, the logo to download, and a person who answers.',
  description: 'Fact sheet, press releases, contact and logo of Ayana.',
  facts_title: 'Fact sheet',
  facts_note: 'As of November 2026. Figures of the network are stated by Ayana; prices on the site are indicative.',
  facts: [
    [
      'What',
      'A marketplace and companion for people who seek treatment in India, from the first question to the follow-up at home.',
    ],
    ['Name', 'Ayana, Sanskrit for a journey. Written with a capital A, never in capitals.'],
    ['Seat', BRAND.address],
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
  contact: `Questions from the press are answered within ${RESPONSE_HOURS} hours, in English. Please say your deadline and its time zone.`,
  patients:
    'We give no interviews with patients and pass on no names. Whoever wants to tell their story finds you through us only if they ask for it themselves.',
  logo_title: 'Logo',
  logo: 'For reports about Ayana, unchanged, with at least its own height of free space around it.',
  logo_light: 'On a light ground (SVG)',
  logo_dark: 'On a dark ground (SVG)',
  logo_alt: 'The mark of Ayana: a line that leaves one point, makes a loop and arrives at another',
  next: {
    title: 'You are writing about a treatment abroad',
    text: 'How we earn, what we measure and what we do not know stands on the page about us.',
  },
  about: 'Read about Ayana',
  prices: 'Look up prices',
  write: 'Write to the press desk',
} as const;
