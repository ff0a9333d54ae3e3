import { defineMessages, plural } from '@ayana/contracts/language';
import type { TripPart } from '@ayana/contracts/trip';

export const TRIP_MESSAGES = defineMessages('mfe-public/trip-cost', {
  title: 'What will the trip cost?',
  lead: 'Choose a treatment and a city. You see the whole trip as a range: hospital, rooms, meals, flights and visa. We ask for no name.',
  form: 'Your trip',
  treatment: 'Treatment',
  city: 'City',
  choose: 'Please choose',
  days: 'Days in India',
  days_hint: 'Leave empty to use the days the treatment takes.',
  attendants: 'People who come with you',
  room: 'Room in hospital',
  rooms: { shared: 'Shared room', single: 'Single room', suite: 'Suite' },
  lodging: 'Room outside hospital',
  lodgings: { guest_house: 'Guest house', serviced_flat: 'Serviced flat', hotel: 'Hotel' },
  visa: 'Visa',
  visas: { yes: 'We still need visas', no: 'We have visas, or need none' },
  from: 'You fly from',
  no_flight: 'Leave flights out',
  currency: 'Currency',
  submit: 'Show the cost',

  saved_title: 'Your last estimate',
  saved_open: 'Open it again',
  saved_forget: 'Delete it',

  incomplete_title: 'Choose a treatment and a city',
  incomplete: 'Then press “Show the cost”.',
  failed_title: 'We cannot work this out right now',
  failed: 'Please load the page again in a few minutes, or ask us. A person answers within 24 hours.',

  result: (treatment: string, city: string): string => `${treatment} in ${city}`,
  total: 'The whole trip',
  range: (low: string, high: string): string => `${low} to ${high}`,
  summary: (days: number, people: number): string =>
    `${plural(days, { one: '1 day', other: `${days} days` })} in India, ${plural(people, { one: '1 person', other: `${people} people` })}.`,
  parts: {
    treatment: 'Treatment',
    room: 'Another room in hospital',
    lodging: 'Rooms outside hospital',
    daily: 'Meals and short rides',
    transfers: 'Airport rides',
    flights: 'Flights, there and back',
    visa: 'Visas',
    reserve: 'Reserve',
  } satisfies Record<TripPart, string>,
  in_city: (hospitals: number, city: string): string =>
    plural(hospitals, {
      one: `Price of the one hospital in ${city} that lists it.`,
      other: `Prices of ${hospitals} hospitals in ${city}.`,
    }),
  in_india: (city: string): string =>
    `No hospital in ${city} lists a price for this. This is the range for India, and we ask which city fits.`,
  note: (day: string): string =>
    `This is an estimate, not an offer. Tables of ${day}. Your quote comes from the hospital after it has read your reports.`,
  rate_fixed: (currency: string, rate: string): string =>
    `1 US dollar = ${rate} ${currency}. The country keeps this rate fixed. Converted amounts are rounded.`,
  rate_estimate: (currency: string, rate: string, month: string): string =>
    `1 US dollar = about ${rate} ${currency}, ${month}. Estimate: a rate rounded by us, not a bank’s. Converted amounts are rounded.`,
  saved: 'We saved this estimate in your browser. It goes with your request when you ask for a free consultation.',
  city_link: (city: string): string => `More about ${city}`,
  text: (result: string, summary: string, choices: string, range: string, day: string): string =>
    `${result}. ${summary} ${choices}. ${range} (calculator of the site, tables of ${day})`,
  from_text: (origin: string): string => `flight from ${origin}`,

  next_title: 'Want a real quote?',
  next_text: 'Send us this estimate. A person asks the hospitals and writes back within 24 hours. It is free.',
  ask: 'Ask for a free consultation',
});
