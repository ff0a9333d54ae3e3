import type { CareerApplicationDto } from './careers.dto.js';

/** A filled-in job application, for tests. */
export const careerApplication = (
  changes: Partial<Record<keyof CareerApplicationDto, unknown>> = {},
): Record<string, unknown> => ({
  vacancy: 'case-manager-arabic',
  name: 'Layla Haddad',
  email: 'layla@people.example',
  phone: '+91 44 5550 0144',
  place: 'Chennai',
  languages: 'Arabic, English, some Tamil',
  experience: 'Four years at the reception of a dialysis centre.',
  link: 'https://layla.example/cv',
  message: 'I can begin in January.',
  ...changes,
});
