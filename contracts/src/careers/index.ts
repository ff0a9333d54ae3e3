/** Fields of an application for work as sent, in the order they stand on screen. No files: a link or text in their place. */
export const CAREER_APPLICATION_FIELDS = [
  'vacancy',
  'name',
  'email',
  'phone',
  'place',
  'languages',
  'experience',
  'link',
  'message',
] as const;
export type CareerApplicationField = (typeof CAREER_APPLICATION_FIELDS)[number];

/** What is said of a field that must be filled in. */
export const CAREER_APPLICATION_MISSING = {
  name: 'Please enter your name.',
  email: 'Please enter an email address we can answer, like name@example.com.',
  place: 'Please enter where you live.',
  languages: 'Please enter the languages you work in.',
  experience: 'Please write in a few lines what you have done so far.',
} as const satisfies Partial<Record<CareerApplicationField, string>>;

/** Said of a vacancy that is not there, or not open any more. */
export const CAREER_VACANCY_CLOSED = 'This job is no longer open. Please choose another one, or none.';
