import type { Service } from '@ayana/contracts/services';

export const SERVICES_MESSAGES = {
  heading: 'What it costs, before you ask',
  lead: 'Starting prices in US dollars, indicative, 2026. Your own quote names every line, and what it leaves out.',
  legend_pay: 'you pay',
  legend_keep: 'you keep, at best',
  from: 'from',
  save: (percent: number) => `save up to ${percent}%`,
  included: 'included with treatment',
  support: 'comprehensive support',
  all: 'All 61 procedures, with sources',
  book_video: 'Book a video consultation',
  about: {
    cardiac: 'Bypass, valves, stents, pacemakers',
    cosmetic: 'Nose, breast, abdomen, hair',
    orthopedic: 'Hips, knees, shoulders, ligaments',
    ophthalmology: 'Cataract, cornea, LASIK',
    fertility: 'IVF, ICSI and the weeks around it',
    general: 'Check-ups, and illnesses that last',
    video: 'A specialist, 45 minutes, from home',
    oncology: 'Surgery, chemotherapy, radiotherapy',
  } satisfies Record<Service['id'], string>,
} as const;

/** An invented quote inside the range of the price list (both hips: 7,500 to 12,500 dollars). */
export const SAMPLE_QUOTE = {
  source: 'Sample quote, Lantern Bay Hospital',
  title: 'Both hips replaced',
  lines: [
    ['Surgeon and team, named', 2900],
    ['Two implants, maker and model', 3600],
    ['Theatre and anaesthesia', 1150],
    ['Single room, 8 nights', 1250],
    ['Physiotherapy, 12 sessions', 500],
  ],
  total: 'In all',
  excluded: 'Not included: flights, hotel after day 8',
  note: 'A sample of how a quote reads, not an offer.',
} as const satisfies { lines: readonly (readonly [string, number])[] } & Record<string, unknown>;
