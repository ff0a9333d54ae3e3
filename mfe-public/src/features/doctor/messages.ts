import { defineMessages, select } from '@ayana/contracts/language';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const DOCTOR_MESSAGES = defineMessages('mfe-public/doctor', {
  all: 'Doctors',
  at: (hospital: string, city: string | undefined): string =>
    `${hospital}${select(city, { none: '', other: `, ${city}` })}`,
  book: 'Book a consultation',
  years: 'years in practice',
  video: 'by video, 45 minutes',
  phone: 'by phone, 30 minutes',
  next_free: 'next free day, in India',
  not_offered: 'not offered',

  about: 'About',
  registration: 'Registration and qualifications',
  number: 'Registration number',
  council: 'Registered with',
  council_note: 'This is a sample number. Always look up a real one in the council’s register.',
  qualifications: 'Qualifications',
  fields: 'Fields',
  speaks: 'Speaks',
  works_at: 'Works at',
  hours: 'Consultation hours',
  weekdays: WEEKDAYS,
  hours_line: (weekday: string, from: string, to: string): string => `${weekday} ${from} to ${to}`,
  hours_note: ', India’s time',

  procedures: 'What this doctor treats',
  procedures_text: (hospital: string): string =>
    `Prices at ${hospital}, in US dollars, indicative, 2026. The hospital’s page shows what they include and what they do not.`,
  price_on_request: 'in your quote',
  included: 'What the prices include',

  book_lead: 'Choose a time. We reserve it for you while you fill in the rest. You do not need an account.',
  how: 'How a video consultation works',

  similar: 'Other doctors in this field',
  similar_all: (field: string): string => `All doctors: ${field}`,
  sample: 'Every doctor here is a sample, not a real person, and has no real registration.',

  next_title: 'Not sure this is the right doctor?',
  next_text:
    'Tell us in your own words what you have. A person answers within 24 hours, free and without obligation, and names a doctor.',
  next_ask: 'Ask for a free consultation',
  next_all: 'Other doctors',
});
