import { defineMessages } from '@ayana/contracts/language';
import type { Service } from '@ayana/contracts/services';

export const SERVICES_MESSAGES = defineMessages('mfe-public/services', {
  heading: 'What it costs, before you ask',
  lead: 'Starting prices in US dollars, indicative, 2026. Your own quote lists every item, and what it leaves out.',
  how_counted:
    'These are Ayana’s own figures for each service as a whole: where it starts, and the best saving against a US price. We do not work them out from the price list. A single treatment can cost less or more. Its own page shows the price at each hospital and the saving.',
  legend_pay: 'you pay',
  legend_keep: 'you keep, at best',
  from: 'from',
  save: (percent: number) => `save up to ${percent}%`,
  included: 'included with treatment',
  support: 'comprehensive support',
  all: 'All 61 treatments, with prices',
  book_video: 'Book a video consultation',
  about: {
    cardiac: 'Bypass, valves, stents, pacemakers',
    cosmetic: 'Nose, breast, abdomen, hair',
    orthopedic: 'Hips, knees, shoulders, ligaments',
    ophthalmology: 'Cataract, cornea, LASIK',
    fertility: 'IVF, ICSI and the weeks before and after',
    general: 'Check-ups and long-term illnesses',
    video: 'A specialist, 45 minutes, from home',
    oncology: 'Surgery, chemotherapy, radiotherapy',
  } satisfies Record<Service['id'], string>,
});

/** An invented quote inside the range of the price list (both hips: 7,500 to 12,500 dollars). */
export const SAMPLE_QUOTE = defineMessages('mfe-public/sample-quote', {
  source: 'Sample quote, Lantern Bay Hospital',
  title: 'Both hips replaced',
  lines: [
    ['Surgeon and team, named', 2900],
    ['Two implants, maker and model', 3600],
    ['Theatre and anaesthesia', 1150],
    ['Single room, 8 nights', 1250],
    ['Physiotherapy, 12 sessions', 500],
  ],
  total: 'Total',
  excluded: 'Not included: flights, hotel after day 8',
  note: 'An example of a quote, not an offer.',
}) satisfies { lines: readonly (readonly [string, number])[] } & Record<string, unknown>;
