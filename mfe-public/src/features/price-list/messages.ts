import { defineMessages, plural, select } from '@ayana/contracts/language';

export const PRICE_LIST_MESSAGES = defineMessages('mfe-public/price-list', {
  heading: 'Services and prices',
  lead: 'Indicative prices in US dollars, 2026, to help you plan. Your own quote comes from a hospital, lists every item, and says what it leaves out.',
  services: 'Eight services and their starting prices',
  services_text: 'These are Ayana’s own figures for whole services. Below you see the price of each single treatment.',
  procedures: 'Procedures, by department',
  procedures_text:
    'A range covers the hospital, the surgeon and a normal stay. You pay extra for flights, visa, lodging after discharge and treatment of complications. Every range says how we made it. Most are our own estimates.',
  procedure: 'Procedure',
  india: 'India',
  us: 'US',
  hospital_days: 'In hospital',
  india_days: 'In India',
  source: (source: string): string => `Prices: ${source}`,
  about_head: 'About it',
  about: 'What it is, and how we know',
  about_it: (name: string): string => `: ${name}`,
  hospitals: 'Hospitals that offer it',
  contents: (count: number, from: string | null): string =>
    `${plural(count, { one: 'One procedure', other: `${count} procedures` })}${select(from, { none: '', other: `, lowest price ${from}` })}`,
  not_listed: 'not listed',
  failed: 'Failed to load treatment data',
  failed_text:
    'We could not load the price list. You did nothing wrong. Try again in a moment, or ask us and we send you the prices you need.',
  retry: 'Try again',
  next_title: 'A price for your own case',
  next_text:
    'Tell us your diagnosis and where you live. A person answers within 24 hours, free and without obligation, and asks at least two hospitals for a quote.',
  next_brochure: 'Get prices in a brochure by email',
  next_trip: 'What would the whole trip cost?',

  all_title: 'All treatments',
  all_lead:
    'Each treatment has a page of its own: who it is for, what can go wrong, the days you need, prices by hospital, and doctors with free times.',
  all_note: (treatments: number, specialities: number): string =>
    `${treatments} treatments in ${specialities} specialities. Each price is the lowest of the hospitals in our list, in US dollars, indicative, 2026.`,
  search: 'Treatment, part of the body or what hurts',
  search_button: 'Search',
  found: (count: number, term: string): string =>
    `${plural(count, { 0: 'No treatment', one: '1 treatment', other: `${count} treatments` })} for “${term}”`,
  all: 'Show all treatments',
  price_from: (price: string): string => `from ${price}`,
  no_price: 'ask for a price',
  hospitals_of: (department: string): string => `Hospitals for ${department}`,
  doctors_of: (department: string): string => `Doctors for ${department}`,
  compare_prices: 'Prices in India and the US, side by side',
});
