const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const DOCTOR_MESSAGES = {
  all: 'Doctors',
  at: (hospital: string, city: string | undefined): string => (city === undefined ? hospital : `${hospital}, ${city}`),
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
  council_note: 'A sample number: a real one can be looked up in the council’s register, and you should.',
  qualifications: 'Qualifications',
  fields: 'Fields',
  speaks: 'Speaks',
  works_at: 'Works at',
  hours: 'Consults',
  hours_line: (weekday: number, from: string, to: string): string => `${WEEKDAYS[weekday - 1] ?? ''} ${from} to ${to}`,
  hours_note: ', India’s time',

  procedures: 'What this doctor does',
  procedures_text: (hospital: string): string =>
    `Prices are those of ${hospital}, in US dollars, indicative, 2026. What is in them and what is not stands on the hospital’s page.`,
  price_on_request: 'in the quote',
  in_hospital: (days: string): string => (days === '1' ? '1 day in hospital' : `${days} days in hospital`),
  included: 'What the prices include',

  book_lead: 'Choose a time; it is held for you while you fill in the rest. No account is needed.',
  how: 'How a video consultation works',

  similar: 'Others of the same field',
  similar_all: (field: string): string => `All doctors: ${field}`,
  sample: 'Every doctor shown is a sample: no real person, and no real registration.',

  next_title: 'Not sure this is the right doctor',
  next_text:
    'Tell us what you have in plain words. A person answers within 24 hours, free and without obligation, and names a doctor.',
  next_ask: 'Ask for a free consultation',
  next_all: 'Other doctors',
} as const;
