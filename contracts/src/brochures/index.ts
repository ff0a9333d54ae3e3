import { defineMessages } from '../language/index.ts';
import { SERVICES } from '../services/index.ts';
import type { Service } from '../services/index.ts';

/** The specialities with a brochure: the services of the specification's section 1 that are a treatment. */
export const BROCHURE_SPECIALITIES = [
  'cardiac',
  'orthopedic',
  'oncology',
  'ophthalmology',
  'fertility',
  'cosmetic',
  'general',
] as const satisfies readonly Service['id'][];
export type BrochureSpeciality = (typeof BROCHURE_SPECIALITIES)[number];

/** The speciality by the name of its service. */
export function brochureName(speciality: BrochureSpeciality): string {
  return SERVICES.find(({ id }) => id === speciality)?.name ?? speciality;
}

/** Languages of the brochures. A language is offered once every brochure exists in it. */
export const BROCHURE_LANGUAGES = ['en'] as const;
export type BrochureLanguage = (typeof BROCHURE_LANGUAGES)[number];
export const BROCHURE_LANGUAGE_NAMES: Readonly<Record<BrochureLanguage, string>> = { en: 'English' };

/** Error of a required field that is empty. */
export const BROCHURE_MISSING: Readonly<Record<'speciality' | 'language' | 'email', string>> = defineMessages(
  'contracts/brochures/brochure-missing',
  {
    speciality: 'Please choose what the brochure is about.',
    language: 'Please choose a language.',
    email: 'Please enter an email address we can send the link to, like name@example.com.',
  },
);

/** Days the mail's link opens the brochure. */
export const BROCHURE_LINK_DAYS = 7;

/** The page of the brochure form. */
export const BROCHURE_PATH = '/brochure';
/** Query parameter of that page with the reason why a mailed link could not be opened. */
export const BROCHURE_LINK_PARAMETER = 'link';
export const BROCHURE_LINK_PROBLEMS = ['expired', 'unknown'] as const;
export type BrochureLinkProblem = (typeof BROCHURE_LINK_PROBLEMS)[number];
/** Query parameter of that page with the speciality. */
export const BROCHURE_SPECIALITY_PARAMETER = 'speciality';

export const isBrochureSpeciality = (value: unknown): value is BrochureSpeciality =>
  BROCHURE_SPECIALITIES.some((each) => each === value);
