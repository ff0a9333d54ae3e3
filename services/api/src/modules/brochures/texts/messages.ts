import { RESPONSE_HOURS } from '@ayana/contracts/consultations';

/** What every brochure says, whatever it is about. */
export const BROCHURE_TEXTS = {
  kind: 'A brochure for patients and their families',
  indicative: 'All prices are indicative, 2026',
  as_of: (day: string): string => `Prices and hospitals as of ${day}`,
  language: 'In English',
  valid:
    'A brochure informs; it does not examine anybody. What is right for you, a doctor says who has seen your reports.',

  what: 'What it is',
  helps: 'It may be worth asking when',
  ask_again: 'Ask again at home first when',
  urgent: 'Do not wait for us.',

  treatments: 'The treatments, in plain words',
  prices: 'What it costs',
  prices_lead:
    'Indicative prices of 2026 in US dollars. They are what such treatments are reported to cost, not an offer. What you would pay stands in the written quotes of at least two hospitals, line by line, with what is left out.',
  column: { treatment: 'Treatment', india: 'India', us: 'United States', source: 'Source' },
  from_to: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
  not_known: 'not known',
  less_left_out_title: 'Usually not in a package price',
  left_out: [
    'Flights, visa, and the room near the hospital after discharge',
    'Days beyond the planned stay, and a second operation',
    'Medicines and check-ups at home',
    'Treatment of illnesses found on the way',
  ],
  sources: 'Where the prices come from',
  source_general:
    'Marked “general knowledge”: an estimate of ours without a published source. Ask for a quote before you count on it.',

  days: 'How many days',
  in_hospital: 'in hospital',
  in_india: 'in India altogether',
  no_stay: 'no overnight stay',
  days_alt: (rows: string): string => `Bars of the days each treatment takes. ${rows}`,
  days_row: (name: string, hospital: string, total: string): string =>
    `${name}: ${hospital} days in hospital, ${total} days in India.`,
  day_count: (days: string): string => (days === '1' ? '1 day' : `${days.replace('-', ' to ')} days`),

  stages: 'The ten stages of a journey',
  stages_lead:
    'Five are at home, one is in the air, three are in India, and the last is at home again. You can stop at any of them.',
  stage_places: { home: 'At home', air: 'On the way', india: 'In India' },

  send: 'What to send us',
  send_lead:
    'Photographs taken with a phone are good enough to begin with, if every word can be read. Keep the originals.',
  answer: 'How we answer',
  answer_steps: [
    ['You ask', 'By the form, by mail or by phone. It costs nothing and commits you to nothing.'],
    [
      `Within ${RESPONSE_HOURS} hours`,
      'A person answers under their own name, says which papers are missing and what happens next.',
    ],
    ['You talk', '45 minutes by video or 30 by phone, at a time shown in your zone and in India’s.'],
    ['You compare', 'At least two hospitals send an itemised quote for the same plan. You decide, or you do not.'],
  ],

  questions: 'Questions for your surgeon',
  questions_lead: 'Take this page with you. A good surgeon has answered all of these before, and does not mind.',
  questions_always: [
    'How many of these did you do in the last year, and how many patients came back to theatre?',
    'Who operates, who assists, and who looks after me at night?',
    'What does the quote leave out, and what does one more day cost?',
    'Whom do I call when I am home again and something is wrong?',
  ],

  hospitals: 'Hospitals that do it',
  hospitals_lead:
    'Partner hospitals our catalogue recommends for these treatments. They are samples: invented for this demonstration of the site.',
  hospital: { name: 'Hospital', city: 'City', beds: 'Beds', treatments: 'Treatments' },

  contact: 'Ask us',
  contact_lead: `Write or call. A person answers within ${RESPONSE_HOURS} hours, with no obligation.`,
  contact_rows: { site: 'On the site', mail: 'By mail', phone: 'By phone', address: 'In Chennai' },
} as const;
