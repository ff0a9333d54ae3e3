export const DESTINATIONS_MESSAGES = {
  title: 'Where in India',
  lead: 'Twenty cities. Start from what you need treated and the language you speak; the city follows, and then the season.',
  map_title: 'The cities on the map',
  map_text:
    'Choose by what is treated there first. After that the weeks of recovery count: a mild season, a short way from the airport, somebody who speaks your language, and a room you can pay for a month.',
  map_note: 'The map draws coasts, not borders.',
  choose: [
    ['The treatment', 'A transplant or a child’s heart is done in few cities; a cataract or a knee in nearly all.'],
    [
      'The language',
      'Interpreters are arranged everywhere. In Delhi, Chennai and Mumbai you will also meet people from home.',
    ],
    ['The season', 'Good months below are mild and dry. Treatment goes on all year; rooms are cooled or heated.'],
    [
      'The bed',
      'A guest house is a room with a bathroom near the hospital; a serviced flat has a kitchen and suits a recovery of weeks; a hotel has a lift and somebody at the desk at night.',
    ],
  ] as const,
  known_for: 'Known for',
  airport: 'Airport',
  airport_text: (name: string, code: string, minutes: number): string =>
    `${name} (${code}), about ${minutes} minutes by road`,
  languages: 'Languages',
  lodging: 'A night for two',
  climate: 'Climate through the year',
  climate_of: (city: string): string => `Climate of ${city}`,
  months: 'Months',
  degrees: 'Night and day',
  range: (low: number, high: number): string => `${low} to ${high} °C`,
  good: 'Good months',
  tiers: { guest_house: 'Guest house', serviced_flat: 'serviced flat', hotel: 'hotel' },
  hospitals: (count: number): string => (count === 1 ? 'One hospital' : `${count} hospitals`),
  all_doctors: (count: number, city: string): string =>
    count === 1 ? `One doctor in ${city}` : `${count} doctors in ${city}`,
  note: 'Lodging is indicative, in US dollars, as of November 2026. Temperatures are those of an ordinary night and day in the shade. The hospitals are samples.',
  failed: 'The cities did not arrive',
  failed_text: 'Nothing you did was wrong. Load the page again in a moment, or ask us which city treats what you have.',
  retry: 'Load this page again',
  next_title: 'Not sure which city',
  next_text:
    'Say what you have, where you live and which language you speak. A person answers within 24 hours, free and without obligation.',
  ask: 'Ask for a free consultation',
  all: 'All hospitals',
} as const;
