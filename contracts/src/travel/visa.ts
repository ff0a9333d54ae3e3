/** Visa facts of the Indian government, with their source and how long they are considered current. */
export const VISA_SOURCE = {
  name: 'Government of India, e-Visa',
  href: 'https://indianvisaonline.gov.in/evisa/',
  /** Rules change without notice; the page says so wherever it shows one. */
  as_of: '2026-11',
} as const;

/** The e-Medical visa and, for attendants, the e-Medical Attendant visa (e-MAV), which follows it. */
export const E_MEDICAL_VISA = {
  /** Days in India, counted from the first entry. */
  days: 60,
  entries: 3,
  attendants: 2,
  /** Latest and earliest application, in days before arrival. */
  apply_days_before: 4,
  opens_days_before: 120,
  /** Months the passport must still be valid on arrival, and its blank pages. */
  passport_months: 6,
  passport_pages: 2,
} as const;

/**
 * How a person of a nationality may be treated in India. `none`: no visa needed. `none_90`: none for a stay of up to 90 days. `evisa`: on
 * the government's list for the e-Medical visa. `mission`: a medical visa from an Indian mission. `check`: not certain enough to say.
 */
export type VisaWay = 'none' | 'none_90' | 'evisa' | 'mission' | 'check';

const countries = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const NONE = countries('BT IN NP');
const NONE_90 = countries('MV');
const MISSION = countries('BD');
/** By ISO 3166-1; other nationalities are `check`, even where we believe they are on the list. */
const E_VISA = countries(
  'AE AU BW CM DE DJ FJ FR GB GH ID KE KG KZ LK MM MU MW MY MZ NZ OM QA RU RW SC SG TJ TZ UG US UZ ZA ZM',
);

/** @param country ISO 3166-1 alpha-2; undefined for a nationality we do not list */
export function visaWay(country: string | undefined): VisaWay {
  if (country === undefined) return 'check';
  if (NONE.has(country)) return 'none';
  if (NONE_90.has(country)) return 'none_90';
  if (MISSION.has(country)) return 'mission';
  return E_VISA.has(country) ? 'evisa' : 'check';
}
