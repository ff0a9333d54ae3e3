import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

/** Texts of every brochure. */
export const BROCHURE_PAPER_MESSAGES = defineMessages('api/brochures/texts', {
  kind: 'A brochure for patients and their families',
  indicative: 'All prices are indicative, 2026',
  as_of: (day: string): string => `Prices and hospitals as of ${day}`,
  language: 'In English',
  valid:
    'This brochure gives information. It does not replace an examination. Ask a doctor who has seen your reports what is right for you.',

  what: 'What it is',
  helps: 'It may be worth asking if',
  ask_again: 'Ask your doctor at home first if',
  urgent: 'Do not wait for us.',

  treatments: 'The treatments, in plain words',
  prices: 'What it costs',
  prices_lead:
    'Indicative prices of 2026 in US dollars. They show what these treatments are reported to cost. They are not an offer. Ask at least two hospitals for a written quote. A quote shows what you would pay, line by line, and what is not included.',
  column: { treatment: 'Treatment', india: 'India', us: 'United States', source: 'Source' },
  from_to: (from: string, to: string): string => `${from} to ${to}`,
  not_known: 'not known',
  less_left_out_title: 'Usually not in a package price',
  left_out: [
    'Flights, visa, and the room near the hospital after discharge',
    'Days beyond the planned stay, and a second operation',
    'Medicines and check-ups at home',
    'Treatment of other illnesses that doctors find',
  ],
  sources: 'Where the prices come from',
  source_general: '“Estimate” means that no single publication gives the range. Ask for a quote before you rely on it.',

  days: 'How many days',
  in_hospital: 'in hospital',
  in_india: 'in India in total',
  days_alt: (rows: string): string => `A chart of how many days each treatment takes. ${rows}`,
  days_row: (name: string, hospital: string, total: string): string => `${name}: ${hospital}, ${total}.`,

  stages: 'The ten steps of your journey',
  stages_lead:
    'The first five are at home, one is the flight, three are in India, and the last is at home again. You can stop at any step.',
  stage_places: { home: 'At home', air: 'On the way', india: 'In India' },

  send: 'What to send us',
  send_lead:
    'Photographs from a phone are good enough to start with, if every word is easy to read. Keep the originals.',
  answer: 'How we answer',
  answer_steps: [
    ['You ask', 'Use the form, email or phone. It is free, and you are not committed to anything.'],
    [
      `Within ${RESPONSE_HOURS} hours`,
      'A person answers, tells you their name, which papers are missing and what happens next.',
    ],
    ['You talk', '45 minutes by video or 30 by phone. We show the time in your time zone and in India’s.'],
    ['You compare', 'At least two hospitals send an itemised quote for the same plan. You decide, and you can say no.'],
  ],

  questions: 'Questions for your surgeon',
  questions_lead: 'Take this page with you. A good surgeon is happy to answer these questions.',
  questions_always: [
    'How many of these did you do in the last year, and how many patients needed a second operation?',
    'Who operates, who helps, and who looks after me at night?',
    'What does the quote not include, and what does one more day cost?',
    'Who do I call if something is wrong when I am home again?',
  ],

  hospitals: 'Hospitals that offer this',
  hospitals_lead:
    'Partner hospitals that offer these treatments. They are samples, invented for this demonstration of the site.',
  hospital: { name: 'Hospital', city: 'City', beds: 'Beds', treatments: 'Treatments' },

  contact: 'Ask us',
  contact_lead: `Write or call. A person answers within ${RESPONSE_HOURS} hours, with no obligation.`,
  contact_rows: { site: 'On the site', mail: 'By email', phone: 'By phone', address: 'In Chennai' },
});
