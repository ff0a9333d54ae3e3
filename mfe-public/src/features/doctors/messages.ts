import { defineMessages, plural, select } from '@ayana/contracts/language';

export const DOCTORS_MESSAGES = defineMessages('mfe-public/doctors', {
  count: (count: number): string => plural(count, { one: '1 doctor', other: `${count} doctors` }),
  years: (years: number): string => plural(years, { one: '1 year in practice', other: `${years} years in practice` }),
  does: 'Treats',
  does_list: (names: string, more: number): string => `${names}${plural(more, { 0: '', other: ` and ${more} more` })}`,
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
    plural(days, { one: 'within a day', 7: 'within a week', 14: 'within two weeks', other: `within ${days} days` }),
  fee: 'Fee for a consultation',
  up_to: (usd: string): string => `up to ${usd}`,
  specialization: 'Specialisation',
  fields: 'fields',
  sorts: {
    next_free: 'earliest free',
    good_hours: 'good hours for me',
    fee: 'lowest fee',
    rating: 'highest rating',
    years: 'longest in practice',
    name: 'name',
    fit: 'best match',
  },
  night: 'These times are at night where you are.',
  sample: 'Every doctor here is a sample, not a real person, and has no real registration.',

  heading: 'Doctors',
  lead: 'For each doctor you see the registration number, hospital, languages, the fee for a consultation, and free times in your time and India’s.',
  search: 'Name, field, treatment or language',
  search_button: 'Search',
  by_problem: 'Find a doctor by what you have',
  found: (count: number, term: string): string =>
    `${plural(count, { one: '1 doctor', other: `${count} doctors` })}${select(term, { none: '', other: ` for “${term}”` })}`,
  one_hospital: 'One hospital',
  beside: 'Side by side',
  none: 'No doctor matches all your filters',
  none_text: 'Remove one of the filters. Try the language first, because an interpreter can join every call.',
  all: 'Show all doctors',
  failed: 'We could not load the list of doctors',
  failed_text:
    'You did nothing wrong, and our team knows about it. Try again in a moment, or ask for a consultation. A person finds a doctor for you.',
  retry: 'Load this page again',
  next_title: 'Not sure which doctor is right for you?',
  next_text:
    'Tell us in your own words what you have. A person answers within 24 hours, free and without obligation, and names a doctor.',
  ask: 'Ask for a free consultation',
  how: 'How a video consultation works',

  find_title: 'Find a doctor by what you have',
  find_lead:
    'Say it as you would to a friend, or enter the name of the treatment. You see the doctors who treat it, with the next free times first.',
  find_label: 'The problem, or the treatment',
  find_button: 'Find doctors',
  find_examples: 'Common problems',
  find_treatments: 'Doctors by treatment',
  find_doctors: (count: number): string =>
    plural(count, { one: 'One doctor', other: `${count} doctors, next free time first` }),
  find_all: (count: number): string => `All ${count} doctors, with filters`,
  find_none: 'We found nothing for these words',
  find_none_text: 'Try fewer words, or the part of the body. Or ask us. A person reads what you write.',
  find_warning:
    'Do not search if you have chest pain, weakness on one side or heavy bleeding, or if a child cannot breathe. Call the emergency number where you are.',
});
