export const YELLOW_FEVER_SOURCE = {
  name: 'Ministry of Health and Family Welfare, India: yellow fever',
  href: 'https://ihpoe.mohfw.gov.in/',
  as_of: '2026-11',
} as const;

/** Days between the vaccination and the day its certificate becomes valid (International Health Regulations, annex 7). */
export const YELLOW_FEVER_DAYS = 10;

/** Countries of our forms with a risk of yellow fever; travellers from or through one need the certificate. */
const YELLOW_FEVER: ReadonlySet<string> = new Set(['CD', 'CM', 'ET', 'GH', 'KE', 'NG', 'RW', 'SD', 'UG']);

export const needsYellowFeverCertificate = (country: string | undefined): boolean =>
  country !== undefined && YELLOW_FEVER.has(country);
