import { defineMessages, plural } from '@ayana/contracts/language';

export const TREATMENT_MESSAGES = defineMessages('mfe-public/treatment', {
  all: 'All treatments',
  ask: 'Ask for a free plan for this treatment',
  ask_short: 'Ask for a plan',
  quote_short: 'Ask for a quote',
  written: (day: string): string =>
    `Written on ${day}. It explains; it does not replace a doctor who has read your papers.`,
  also_called: (name: string): string => `Doctors write: ${name}.`,

  from_in_india: (from: string): string => `From ${from} in India`,
  from: (price: string): string => `From ${price}`,
  in_india: 'in India',

  sections: {
    who: 'Who it is for, and who not',
    prices: 'What it costs',
    hospitals: 'Prices by hospital',
    days: 'Days, and how you recover',
    risks: 'What can go wrong',
    doctors: 'Doctors who do it, and when they are free',
    ask: 'Questions to ask before you say yes',
    questions: 'Questions people ask',
    sources: 'Where the figures come from',
  },

  conditions: (list: string): string => `People who look for it often say: ${list}.`,
  helps: 'It may help when',
  not_for: 'It may be wrong for you, or not yet right, when',

  india: 'In India',
  india_text: 'the lowest to the highest price of the hospitals below',
  india_estimate: 'an estimate: no hospital in our list gives a price yet',
  us: 'In the US',
  us_text: 'for planning; see where the figures come from',
  no_us: 'we found no US price',
  saving: 'You save',
  at_least: (percent: number): string => `at least ${percent}%`,
  may_cost_as_much: 'perhaps nothing',
  saving_text: 'the highest price in India against the lowest in the US, without travel and lodging',
  not_known: 'not known yet',
  price_text:
    'All prices are in US dollars and indicative, 2026. Flights, visa, lodging and complications cost extra. Your quote names every line.',

  hospitals_text: (count: number): string =>
    `${plural(count, { one: 'One sample hospital does', other: `${count} sample hospitals do` })} this treatment. The lowest price comes first. Each hospital’s page says what is in the price.`,
  caption: (treatment: string): string => `${treatment}: price and days by hospital`,
  columns: ['Hospital', 'Price', 'In hospital', 'In India'] as const,
  more: (count: number): string => plural(count, { one: 'One more hospital', other: `${count} more hospitals` }),
  no_hospitals: 'No hospital in our list gives a price yet. Ask us, and we ask hospitals for you.',

  days_text: (hospital: string, india: string): string => `${hospital}, ${india}. Your doctor sets your own dates.`,
  risks_text: 'Every treatment has risks. These are the ones to talk about before you decide.',
  doctors_text: (count: number): string =>
    `${plural(count, { one: 'One doctor in our list does', other: `${count} doctors in our list do` })} this treatment. Those who are free soonest come first. Talk to one by video before you book a flight. All doctors and numbers are samples.`,
  times: (count: number): string => `does about ${count} a year`,
  free: 'Next free time:',
  not_free: 'No free time in the coming weeks.',
  see_times: (doctor: string): string => `See free times of ${doctor}`,
  all_doctors: (count: number): string =>
    plural(count, { one: 'See this doctor in the list', other: `See all ${count} doctors` }),
  all_hospitals: 'Compare these hospitals in the list',
  no_doctors: 'No doctor in our list does it yet. Ask us, and we look for one.',

  no_source: 'Estimate by Ayana, 2026. No single publication gives this range.',
  hospital_source:
    'Prices by hospital come from the price sheets of the sample hospitals in our list. Each row on a hospital’s page says how long it is valid.',
  texts_source:
    'Risks and days are general figures for planning. Ask your surgeon for the figures of their own hospital.',

  beside_title: 'Your own plan, free',
  beside_text: 'Tell us what you have. A person answers within 24 hours and asks two hospitals for a quote.',
  related: 'Treatments close to this one',

  next_title: 'Get a plan for your own case',
  next_text: 'Send us what you have. A person answers within 24 hours, free and without obligation.',
  next_all: 'All treatments',
  /** From the longest to the shortest. */
  title_long: (name: string): string => `${name} in India: price, days, risks`,
  title: (name: string): string => `${name} in India: price, risks`,
  title_short: (name: string): string => `${name} in India`,
  description: (name: string, price: string): string =>
    `${name} in India: who it is for, risks, recovery, ${price}, prices by hospital, free times and questions to ask.`,
});
