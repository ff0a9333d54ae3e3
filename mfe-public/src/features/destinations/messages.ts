import { defineMessages, plural } from '@ayana/contracts/language';

export const DESTINATIONS_MESSAGES = defineMessages('mfe-public/destinations', {
  title: 'Where in India',
  lead: 'Choose from twenty cities. Start with your treatment and your language. Then look at the city and the season.',
  map_title: 'The cities on the map',
  map_text:
    'First choose by what you need treated. Then think of the weeks of recovery: a mild season, a short drive from the airport, people who speak your language, and a room you can afford for a month. Each city has its own page.',
  map_note: 'The map draws coasts, not borders.',
  choose: [
    ['The treatment', 'Few cities do transplants or heart surgery for children. Nearly all do cataracts and knees.'],
    [
      'The language',
      'We arrange interpreters everywhere. In Delhi, Chennai and Mumbai you will also meet people from home.',
    ],
    [
      'The season',
      'The good months below are mild and dry. You can have treatment all year, and rooms are cooled or heated.',
    ],
    [
      'The bed',
      'A guest house is a room with a bathroom near the hospital. A serviced flat has a kitchen and is good for a recovery of weeks. A hotel has a lift and a night desk.',
    ],
  ] as const,
  cards_title: 'All cities',
  hospitals: (count: number): string => plural(count, { one: 'One hospital', other: `${count} hospitals` }),
  good_months: (months: string): string => `Good months: ${months}`,
  night_from: (price: string): string => `A night for two from ${price}`,
  note: 'Prices of rooms are estimates in US dollars, made by our team in November 2026 for planning. The hospitals are samples of this demo.',
  failed: 'We could not load the cities',
  failed_text: 'You did nothing wrong. Load the page again in a moment, or ask us which city treats your illness.',
  retry: 'Load this page again',
  next_title: 'Not sure which city?',
  next_text:
    'Tell us what you have, where you live and which language you speak. A person answers within 24 hours. It is free.',
  more: (count: number): string => plural(count, { one: '1 more city', other: `${count} more cities` }),
  ask: 'Ask for a free consultation',
  all: 'All hospitals',
  trip_cost: 'What would the trip cost?',
});
