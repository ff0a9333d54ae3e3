import type { Service } from '@ayana/contracts/services';

import { usd } from '../../money/usd';

/** When the texts of these pages were written, for people and for machines. */
export const WRITTEN = { text: 'November 2026', date: '2026-11-22' } as const;

export const CARE_MESSAGES = {
  services: 'Services',
  written: `Written in ${WRITTEN.text}. It explains; it does not replace a doctor who has read your papers.`,
  ask: 'Ask for a free consultation',
  sections: {
    what: 'What it is',
    who: 'Who it is for, and who not',
    prices: 'What it costs',
    days: 'Days in hospital, days in India',
    send: 'What to send us',
    course: 'From the first call to the check-up at home',
    risks: 'What can go wrong',
    quality: 'What quality means here',
    people: 'Hospitals and doctors',
    questions: 'Questions people ask',
  },
  helps: 'It can help when',
  not_for: 'We would say no, or not yet, when',
  urgent: 'Do not wait for us when',
  send_text:
    'The first form takes no files. The person who answers you asks for these and says where they go. A clear photograph of each page is enough; a missing paper is no reason not to ask.',
  risks_text:
    'Every operation and every strong medicine has risks. These are the ones to talk about before you decide. Ask the surgeon for the figures of their own hospital, not of the world.',

  prices_text:
    'Indicative prices in US dollars, 2026, for planning: in India, and beside it in the US. Flights, visa, lodging after discharge and treatment of complications come on top. Your own quote names every line and what it leaves out.',
  claim: ({ name, from_usd, save_percent }: Service): string =>
    from_usd === null || save_percent === null
      ? `Ayana’s own figure: ${name}, comprehensive support included with treatment. What the hospital itself asks stands below, treatment by treatment, each with its source; where the source reads “general knowledge” the range is our estimate.`
      : `Ayana’s own figure: ${name} from ${usd(from_usd)}, save up to ${save_percent}%. The ranges below go procedure by procedure, each with its source; where the source reads “general knowledge” the range is our estimate. Single procedures can be cheaper or dearer than that figure.`,
  india: 'India',
  us: 'US',
  not_known: 'no price found',
  at_least: (percent: number): string => `at least ${percent}% less`,
  may_cost_as_much: 'may cost as much',
  compared: 'Saving: the highest price in India against the lowest in the US, without travel and lodging.',
  in_hospital: (days: string): string => (days === '0' ? 'no night in hospital' : `${days} in hospital`),
  in_india: (days: string): string => (days === '0' ? 'given visit by visit' : `${days} in India`),
  days: (text: string): string => (text === '1' ? '1 day' : `${text.replace('-', ' to ')} days`),
  source: 'Source',
  source_of: (procedure: string): string => ` of the price of ${procedure}`,
  all_prices: 'All 61 procedures with their sources',
  failed: 'The price list did not arrive. Nothing you did was wrong.',
  retry: 'Load this page again',

  people_text:
    'We ask at least two hospitals for every case, and every quote names the surgeon. These are some of them.',
  hospitals: 'Hospitals',
  doctors: 'Doctors, those free first',
  beds: (count: number): string => `${count} beds`,
  answers: (hours: number): string => `median answer ${hours} h`,
  video_fee: (fee: string): string => `video\u00a0${fee}`,
  all_hospitals: (count: number | null, department: string): string =>
    count === null ? `Hospitals: ${department}` : `All ${count} hospitals: ${department}`,
  all_doctors: (specialization: string): string => `All doctors: ${specialization}`,

  beside_title: 'Talk to a specialist first',
  beside_text: '45 minutes by video or 30 by phone, from $50, before anybody books a flight.',
  beside_more: 'How a video consultation works',
} as const;

/** Size of the scenes these pages begin with; they repeat what the words say. */
export const CARE_DRAWING = { width: 400, height: 280, alt: '' } as const;
