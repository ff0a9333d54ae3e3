export const DOCTORS_MESSAGES = {
  count: (count: number): string => (count === 1 ? '1 doctor' : `${count} doctors`),
  years: (years: number): string => (years === 1 ? '1 year in practice' : `${years} years in practice`),
  does: 'Does',
  does_list: (names: readonly string[], more: number): string =>
    `${names.join('; ')}${more === 0 ? '' : ` and ${more} more`}`,
  speaks: 'Speaks',
  works_at: 'Works at',
  registered: 'Registered',
  video: 'video consultation',
  phone: 'phone consultation',
  times: (name: string): string => `First free times of ${name}`,
  all_times: 'All free times',
  no_times: 'No free time in the next six weeks.',
  in_city: (time: string, city: string): string => `${time} in ${city}`,
  india: 'India',
  language: 'Language',
  next_free: 'Next free day',
  within: (days: number): string =>
    days === 1
      ? 'within a day'
      : days === 7
        ? 'within a week'
        : days === 14
          ? 'within two weeks'
          : `within ${days} days`,
  fee: 'Fee for a consultation',
  up_to: (usd: string): string => `up to ${usd}`,
  specialization: 'Specialisation',
  fields: 'fields',
  sorts: { next_free: 'earliest free', fee: 'lowest fee', years: 'longest in practice', name: 'name' },
  zone_note: (place: string): string => `Times are ${place} time, with India's beneath.`,
  india_note: 'Times are those of India until your own are known.',
  sample: 'Every doctor shown is a sample: no real person, and no real registration.',

  heading: 'Doctors',
  lead: 'Each with a registration number, a hospital, languages, the fee of a consultation, and times that are free on your clock and India’s.',
  search: 'Name, field, treatment or language',
  search_button: 'Search',
  by_problem: 'Find a doctor by what you have',
  found: (count: number, term: string): string =>
    `${count === 1 ? '1 doctor' : `${count} doctors`}${term === '' ? '' : ` for “${term}”`}`,
  one_hospital: 'One hospital',
  beside: 'Side by side',
  none: 'No doctor has all of this',
  none_text: 'Take one of the filters back: the language first, since an interpreter can sit in on every call.',
  all: 'Show all doctors',
  failed: 'The list of doctors did not arrive',
  failed_text:
    'It could not be read, and we have noted it. Nothing you did was wrong. Try again in a moment, or ask for a consultation: a person names a doctor for you.',
  retry: 'Load this page again',
  next_title: 'Rather be told who fits',
  next_text:
    'Say in plain words what you have. A person answers within 24 hours, free and without obligation, and names a doctor.',
  ask: 'Ask for a free consultation',
  how: 'How a video consultation works',

  find_title: 'Find a doctor by what you have',
  find_lead:
    'Say it as you would to a friend, or give the name of the treatment. You see the doctors who do it, those free first.',
  find_label: 'The problem, or the treatment',
  find_button: 'Find doctors',
  find_examples: 'What people come with',
  find_treatments: 'Doctors by treatment',
  find_doctors: (count: number): string => (count === 1 ? 'One doctor' : `${count} doctors, those free first`),
  find_all: (count: number): string => `All ${count} doctors, with filters`,
  find_none: 'Nothing was found for these words',
  find_none_text: 'Try one word less, or the part of the body. Or ask us: a person reads what you write.',
  find_warning:
    'Chest pain, weakness on one side, heavy bleeding, a child who cannot breathe: do not search, call the emergency number where you are.',
} as const;
