import { defineMessages, plural } from '@ayana/contracts/language';
import type { StepState } from '@ayana/shared-ui';

/** When the texts of these pages were written, as text and as date. */
export const WRITTEN = { text: 'November 2026', date: '2026-11-22' } as const;

/** Size of the decorative scenes at the top of these pages. */
export const JOURNEY_DRAWING = { width: 400, height: 280, alt: '' } as const;

export const JOURNEY_MESSAGES = defineMessages('mfe-public/journey-pages', {
  journey: 'The patient journey',
  overview_path: '/services/patient-journey',
  ask: 'Ask for a free consultation',
  written: (days: string): string => `Typical time: ${days}. Written in ${WRITTEN.text}.`,

  line: 'The ten stages of the journey',
  line_note: (count: number, first: number, last: number): string =>
    plural(count, {
      1: `Stage ${first} of 10 is on this page.`,
      2: `Stages ${first} and ${last} of 10 are on this page.`,
      other: `Stages ${first} to ${last} of 10 are on this page.`,
    }),
  states: {
    done: 'comes before this page',
    current: 'on this page',
    upcoming: 'comes after this page',
    waiting: 'waits',
    failed: 'stopped',
    skipped: 'skipped',
  } satisfies Record<StepState, string>,

  stage: (number: number, label: string): string => `${number}. ${label}`,
  who: 'Who acts',
  days: 'How long',
  papers: 'Papers',

  sections: {
    happens: 'What happens',
    costs: 'What it costs, and what it does not',
    wrong: 'What can go wrong, and what we do then',
    home: 'What the person at home prepares',
  },
  included: 'Free of charge',
  extra: 'What you pay on top',

  parts: 'The parts of the journey',
  previous: 'Before this',
  next: 'After this',
  prices_title: 'What the treatment costs',
  prices_text: 'Indicative prices and days of each procedure, with their sources.',
  prices: 'Services and prices',

  overview: {
    title: 'The journey, all ten stages',
    lead: 'Five stages at home, one in the air, three in India, the last at home again. One person supports you all the way.',
    note: `Written in ${WRITTEN.text}. Times are typical, not a promise.`,
    places: { home: 'At home', air: 'In the air', india: 'In India', back: 'At home again' },
    acts: (who: string): string => `Who acts: ${who}`,
    more: (name: string): string => `${name} in detail`,
    stays: 'What stays the same from the first stage to the last',
    stays_facts: [
      [
        'One person',
        'You have one case manager and know their name. They answer you and ask the hospitals. Write to them if something is wrong.',
      ],
      ['One file', 'You send each paper once. You decide who may read it, and can change your mind.'],
      [
        'One clock',
        'You get a first answer within 24 hours. After that, every step has a person who must act and a deadline. With an account, you see both on your page.',
      ],
      ['Your own pace', 'You can stop at every stage. Until you pay a deposit to a hospital, you pay nothing.'],
    ],
    next_title: 'Stage 1 takes five minutes',
    next_text: 'Tell us who is ill and what you know. A person answers within 24 hours, with no obligation.',
  },
});
