import { defineMessages, plural } from '@ayana/contracts/language';

export const HOSPITAL_MESSAGES = defineMessages('mfe-public/hospital', {
  heading: 'Hospitals',
  sample: 'The hospitals here are samples. We do not name any real hospital as a partner.',
  ask: 'Ask for a quote here',
  beds: (count: number) => `${count} beds`,
  facts: {
    beds: (icu: number) => plural(icu, { 0: 'beds', other: `beds, ${icu} in intensive care` }),
    theatres: 'operating theatres',
    doctors: 'doctors on Ayana',
    answer: 'median time to answer, sample',
    hours: (count: number) => plural(count, { one: '1 hour', other: `${count} hours` }),
    rating: 'rating',
    of_5: (rating: string) => `${rating} of 5`,
    airport: (code: string) => `from ${code} airport by road`,
    minutes: (count: number) => `${count} min`,
  },

  about: 'About the hospital',
  opened: (year: number, kind: string) => `${kind}, opened in ${year}.`,
  for_patients: 'For patients from abroad',

  accreditations: 'Accreditations',
  accreditations_text:
    'Each has a number, so you can check it with the accreditation body. The numbers here are samples.',
  checked: (day: string) => `Checked by Ayana on ${day}`,
  number: 'Number',
  valid_until: 'Valid until',
  expired_on: 'Expired in',
  ends_soon: ', ends soon: ask for the renewal',

  prices: 'What it costs here',
  prices_text: 'In US dollars, indicative, 2026, from this hospital’s own sample price sheet.',
  prices_source: 'Prices in India and the US, and how we know them',
  treatment: 'Treatment',
  price: 'Price',
  days_hospital: 'Days in hospital',
  days_india: 'Days in India',
  in_hospital: ' in hospital',
  in_india: ' in India',
  quote: (treatment: string): string => `Ask for a quote: ${treatment}`,
  about_treatment: (treatment: string): string => `About ${treatment}`,
  in_price: 'Included in the price',
  not_in_price: 'Not included',
  price_until: (day: string) => `valid until ${day}`,
  more_prices: (count: number) =>
    plural(count, { one: 'One more treatment', other: `${count} more treatments with prices` }),

  doctors: 'Who would treat you',
  doctors_text:
    'Your quote names the surgeon. These doctors from this hospital give consultations on Ayana. Find their registration numbers on their pages.',
  all_doctors: (count: number) => `All ${count} doctors at this hospital`,

  departments: 'Departments',
  departments_text: 'The number counts doctors who consult on Ayana, not everyone who works there.',
  equipment: 'Equipment',
  gallery: 'Inside',
  gallery_text: 'These are drawings, not photographs.',
  around: (city: string): string => `About ${city}: how to get there, the weather, where to stay`,

  beside_title: 'Talk to a doctor here',
  beside_text:
    '45 minutes by video or 30 by phone, before you book a flight. Choose a doctor to see free times in your time and India’s.',
  beside_link: 'Doctors with free times',
  getting_there: 'Getting there',
  way: (minutes: number, airport: string, code: string) => `${minutes} minutes by road from ${airport} (${code}).`,
  city_more: (city: string) => `Airport, climate and lodging in ${city}`,
  languages: 'Languages',
  languages_text: 'Staff or interpreters speak these. Tell us yours when you ask, and we arrange it before you come.',
  contact: 'The international desk',
  contact_hours: (hours: string) => `Answers: ${hours}.`,

  next_title: 'Ask this hospital and one more',
  next_text:
    'A person answers within 24 hours, free and without obligation. We ask at least two hospitals for every case.',
  next_hospitals: 'Other hospitals',
});
