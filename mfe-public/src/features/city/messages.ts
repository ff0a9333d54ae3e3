import { defineMessages, plural } from '@ayana/contracts/language';

export const CITY_MESSAGES = defineMessages('mfe-public/city', {
  all_cities: 'Cities',
  title: (city: string): string => `Treatment in ${city}`,
  description: (city: string, airport: string): string =>
    `${city} for patients: hospitals and prices, doctors, airport ${airport}, climate by month, rooms by the night, language and food.`,
  ask: (city: string): string => `Ask about ${city}, free`,
  ask_short: 'Ask for a plan',
  estimate: 'Estimate',
  trip_cost: 'What would the trip cost?',

  sections: {
    care: 'What care is strong here',
    hospitals: 'Hospitals',
    treatments: 'Treatments and prices',
    doctors: 'Doctors',
    way: 'Getting there',
    when: 'When to come',
    stay: 'Where to stay',
    language: 'Language and food',
  },

  bar_from: (price: string): string => `From ${price}`,
  for_treatment: 'for a treatment here',

  care_text: (city: string, fields: string): string =>
    `${city} is known for ${fields}. The hospitals below treat much more than that.`,
  care_link: (field: string, city: string): string => `${field}: hospitals in ${city}`,

  hospitals_text:
    'The hospitals are samples of this demo. “From” is the lowest price of any treatment the hospital lists, so look at your own treatment below.',
  hospitals_failed: 'The hospitals could not be loaded. Please try again in a few minutes.',
  beds: (count: number): string => plural(count, { one: '1 bed', other: `${count} beds` }),
  from: (price: string, count: number): string =>
    plural(count, { one: `1 treatment, from ${price}`, other: `${count} treatments, from ${price}` }),
  no_prices: 'No prices yet. Ask us for a quote.',
  all_hospitals: (city: string): string => `Compare the hospitals in ${city}`,

  treatments_text: (count: number, city: string): string =>
    plural(count, {
      one: `One treatment with a price in ${city}. The price is a guide, in US dollars. Your quote comes from the hospital after it has read your reports.`,
      other: `${count} treatments with prices in ${city}. Prices are a guide, in US dollars. Your quote comes from the hospital after it has read your reports.`,
    }),
  treatments_failed: 'The prices could not be loaded. Please try again in a few minutes, or ask us.',
  treatments_of: (category: string, count: number, from: string): string =>
    plural(count, {
      one: `${category}: 1 treatment, from ${from}`,
      other: `${category}: ${count} treatments, from ${from}`,
    }),
  price_at: (hospital: string, price: string): string => `${hospital}: ${price}`,
  from_price: (price: string): string => `from ${price}`,

  doctors_text: (city: string): string => `Doctors who work in ${city}. You can book a call with each.`,
  more_doctors: (count: number): string => plural(count, { one: '1 more doctor', other: `${count} more doctors` }),
  all_doctors: (count: number, city: string): string =>
    plural(count, {
      one: `Free times of the doctor in ${city}`,
      other: `Free times of all ${count} doctors in ${city}`,
    }),
  doctors_failed: 'The doctors could not be loaded. Please try again in a few minutes.',

  airport: 'Airport',
  airport_text: (name: string, code: string): string => `${name} (${code})`,
  by_road: 'By road to the hospitals',
  minutes: (minutes: number): string => `About ${minutes} minutes on an ordinary day`,
  pick_up: 'Pick-up',
  pick_up_text:
    'Send us your flight number two days ahead. A driver waits at arrivals with your name, and brings a wheelchair if you need one.',
  flights_caption: 'Hours in the air, without a change of plane',
  flight_from: 'From',
  flight_hours: 'Hours',
  hours: (hours: number): string => `about ${hours}`,
  flights_note:
    'Estimate: worked out from the distance, at 820 km an hour plus 45 minutes. Not every city has a direct flight. With a change, add two to six hours.',

  good_months: (months: string): string => `Good months: ${months}. They are mild and dry.`,
  no_good_months: 'No month is both mild and dry here. Rooms and hospitals are cooled all year.',
  climate_label: (city: string): string => `Climate of ${city} by month`,
  degrees: (low: number, high: number): string => `${low} to ${high} °C`,
  good: 'Good month',
  other_month: 'Hot, humid or wet',
  climate_note:
    'Estimate: long-term averages, rounded by us in November 2026. Each season has one pair of numbers: an ordinary night and an ordinary day, in the shade.',
  all_year: 'Treatment goes on all year. The season matters for the weeks in which you recover.',

  tiers: { guest_house: 'Guest house', serviced_flat: 'Serviced flat', hotel: 'Hotel' },
  a_night: 'a night for two',
  lodging_note:
    'Estimate, November 2026: our own planning range for rooms near the hospitals. It is not a price list. Get the rate in writing before you pay.',
  lodging_more: 'How we help you find a room',

  languages: 'Spoken here',
  interpreter: 'Interpreters',
  interpreter_text:
    'Every hospital speaks English. Tell us your language when you ask, and we say which hospital has an interpreter for it.',
  food: 'Food',
  diet: 'Your diet',
  diet_text:
    'Hospital kitchens cook for your illness. Say before you travel if you need halal, vegetarian or mild food, and we ask the hospital. Drink bottled or boiled water.',

  next_title: (city: string): string => `Is ${city} right for you?`,
  next_text:
    'Tell us what you have, where you live and which language you speak. A person answers within 24 hours. It is free, and you can still choose another city.',
  beside_title: 'Compare with other cities',
  beside_text: 'Twenty cities on one map, with what each is known for.',
  beside_link: 'See all cities',
});
