import { defineMessages, plural, select } from '@ayana/contracts/language';

/** When the texts of these pages were written, as text and as date. */
export const WRITTEN = { text: 'November 2026', date: '2026-11-22' } as const;

export const SPECIALITY_MESSAGES = defineMessages('mfe-public/specialities', {
  services: 'Services',
  written: `Written in ${WRITTEN.text}. This page gives information. It does not replace a doctor who has read your papers.`,
  ask: 'Ask for a free consultation',
  more: (count: number): string => plural(count, { one: '1 more treatment', other: `${count} more treatments` }),
  ask_short: 'Ask for a plan',
  sections: {
    what: 'What it is',
    who: 'Who it is for, and who it is not for',
    prices: 'What it costs',
    days: 'Days in hospital, days in India',
    send: 'What to send us',
    course: 'From the first call to the check-up at home',
    risks: 'What can go wrong',
    quality: 'How to recognise quality',
    people: 'Hospitals and doctors',
    questions: 'Questions people ask',
  },
  from: (price: string): string => `From ${price}`,
  in_india: 'in India',
  helps: 'It can help if',
  not_for: 'We would say no, or not yet, if',
  urgent: 'Do not wait for us if',
  send_text:
    'You cannot attach files to the first form. The person who answers you asks for these and tells you where to send them. A clear photograph of each page is enough. If a paper is missing, ask us anyway.',
  risks_text:
    'Every operation and every strong medicine has risks. Talk about these before you decide. Ask the surgeon for the figures of their own hospital, not worldwide figures.',

  prices_text:
    'Indicative prices in US dollars, 2026, to help you plan: in India, and next to it in the US. You pay extra for flights, visa, lodging after discharge and treatment of complications. Your own quote lists every item and what it leaves out.',
  prices_how:
    'Each range says how we made it. We work out the saving from the two ranges of the same row. Open a treatment to see what each hospital charges.',
  india: 'India',
  us: 'US',
  not_known: 'no price found',
  at_least: (percent: number): string => `at least ${percent}% less`,
  may_cost_as_much: 'may cost the same',
  compared: 'Saving: the highest price in India against the lowest in the US, without travel and lodging.',
  source: 'How we know',
  source_of: (procedure: string): string => ` of the price of ${procedure}`,
  all_prices: 'All 61 treatments with prices',
  failed: 'We could not load the price list. You did nothing wrong.',
  retry: 'Load this page again',

  people_text:
    'We ask at least two hospitals for every case, and every quote names the surgeon. These are some of them.',
  hospitals: 'Hospitals',
  doctors: 'Doctors, next free time first',
  beds: (count: number): string => `${count} beds`,
  answers: (hours: number): string => `answers in ${hours} h (median)`,
  video_fee: (fee: string): string => `video\u00a0${fee}`,
  all_hospitals: (count: number | null, department: string): string =>
    `${select(count, { none: 'Hospitals', other: `All ${count} hospitals` })}: ${department}`,
  all_doctors: (specialization: string): string => `All doctors: ${specialization}`,

  beside_title: 'Talk to a specialist first',
  beside_text: '45 minutes by video or 30 by phone, from $50, before you book a flight.',
  beside_more: 'How a video consultation works',
});

/** Size of the decorative scenes at the top of these pages. */
export const SPECIALITY_DRAWING = { width: 400, height: 280, alt: '' } as const;
