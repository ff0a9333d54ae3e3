export interface Country {
  /** The displayed name, which the forms send. */
  readonly name: string;
  /** ISO 3166-1 alpha-2; absent for Other. */
  readonly code?: string;
  /** The IANA zone of most inhabitants. */
  readonly time_zone?: string;
}

/** The select box of the free consultation dialog: 55 options, the most frequent countries of origin first, Other last (spec section 9). */
export const COUNTRIES: readonly Country[] = [
  { name: 'Bangladesh', code: 'BD', time_zone: 'Asia/Dhaka' },
  { name: 'Iraq', code: 'IQ', time_zone: 'Asia/Baghdad' },
  { name: 'Somalia', code: 'SO', time_zone: 'Africa/Mogadishu' },
  { name: 'Oman', code: 'OM', time_zone: 'Asia/Muscat' },
  { name: 'Uzbekistan', code: 'UZ', time_zone: 'Asia/Tashkent' },
  { name: 'Afghanistan', code: 'AF', time_zone: 'Asia/Kabul' },
  { name: 'Algeria', code: 'DZ', time_zone: 'Africa/Algiers' },
  { name: 'Australia', code: 'AU', time_zone: 'Australia/Sydney' },
  { name: 'Bahrain', code: 'BH', time_zone: 'Asia/Bahrain' },
  { name: 'Bhutan', code: 'BT', time_zone: 'Asia/Thimphu' },
  { name: 'Botswana', code: 'BW', time_zone: 'Africa/Gaborone' },
  { name: 'Cameroon', code: 'CM', time_zone: 'Africa/Douala' },
  { name: 'Canada', code: 'CA', time_zone: 'America/Toronto' },
  { name: 'Congo (DRC)', code: 'CD', time_zone: 'Africa/Kinshasa' },
  { name: 'Djibouti', code: 'DJ', time_zone: 'Africa/Djibouti' },
  { name: 'Egypt', code: 'EG', time_zone: 'Africa/Cairo' },
  { name: 'Ethiopia', code: 'ET', time_zone: 'Africa/Addis_Ababa' },
  { name: 'Fiji', code: 'FJ', time_zone: 'Pacific/Fiji' },
  { name: 'France', code: 'FR', time_zone: 'Europe/Paris' },
  { name: 'Germany', code: 'DE', time_zone: 'Europe/Berlin' },
  { name: 'Ghana', code: 'GH', time_zone: 'Africa/Accra' },
  { name: 'India', code: 'IN', time_zone: 'Asia/Kolkata' },
  { name: 'Indonesia', code: 'ID', time_zone: 'Asia/Jakarta' },
  { name: 'Kazakhstan', code: 'KZ', time_zone: 'Asia/Almaty' },
  { name: 'Kenya', code: 'KE', time_zone: 'Africa/Nairobi' },
  { name: 'Kuwait', code: 'KW', time_zone: 'Asia/Kuwait' },
  { name: 'Kyrgyzstan', code: 'KG', time_zone: 'Asia/Bishkek' },
  { name: 'Malawi', code: 'MW', time_zone: 'Africa/Blantyre' },
  { name: 'Malaysia', code: 'MY', time_zone: 'Asia/Kuala_Lumpur' },
  { name: 'Maldives', code: 'MV', time_zone: 'Indian/Maldives' },
  { name: 'Mauritius', code: 'MU', time_zone: 'Indian/Mauritius' },
  { name: 'Mozambique', code: 'MZ', time_zone: 'Africa/Maputo' },
  { name: 'Myanmar', code: 'MM', time_zone: 'Asia/Yangon' },
  { name: 'Nepal', code: 'NP', time_zone: 'Asia/Kathmandu' },
  { name: 'New Zealand', code: 'NZ', time_zone: 'Pacific/Auckland' },
  { name: 'Nigeria', code: 'NG', time_zone: 'Africa/Lagos' },
  { name: 'Qatar', code: 'QA', time_zone: 'Asia/Qatar' },
  { name: 'Russia', code: 'RU', time_zone: 'Europe/Moscow' },
  { name: 'Rwanda', code: 'RW', time_zone: 'Africa/Kigali' },
  { name: 'Saudi Arabia', code: 'SA', time_zone: 'Asia/Riyadh' },
  { name: 'Seychelles', code: 'SC', time_zone: 'Indian/Mahe' },
  { name: 'Singapore', code: 'SG', time_zone: 'Asia/Singapore' },
  { name: 'South Africa', code: 'ZA', time_zone: 'Africa/Johannesburg' },
  { name: 'Sri Lanka', code: 'LK', time_zone: 'Asia/Colombo' },
  { name: 'Sudan', code: 'SD', time_zone: 'Africa/Khartoum' },
  { name: 'Tajikistan', code: 'TJ', time_zone: 'Asia/Dushanbe' },
  { name: 'Tanzania', code: 'TZ', time_zone: 'Africa/Dar_es_Salaam' },
  { name: 'Turkmenistan', code: 'TM', time_zone: 'Asia/Ashgabat' },
  { name: 'Uganda', code: 'UG', time_zone: 'Africa/Kampala' },
  { name: 'United Arab Emirates', code: 'AE', time_zone: 'Asia/Dubai' },
  { name: 'United Kingdom', code: 'GB', time_zone: 'Europe/London' },
  { name: 'United States', code: 'US', time_zone: 'America/New_York' },
  { name: 'Yemen', code: 'YE', time_zone: 'Asia/Aden' },
  { name: 'Zambia', code: 'ZM', time_zone: 'Africa/Lusaka' },
  { name: 'Other' },
];

/** The shorter select box of the video consultation dialog: 11 options (spec section 9). */
export const VIDEO_COUNTRIES: readonly string[] = [
  'Bangladesh',
  'Iraq',
  'Oman',
  'Nigeria',
  'Kenya',
  'Ethiopia',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
  'Canada',
  'Other',
];

/** The zone of most inhabitants of a country, or null for Other and unlisted names. */
export function zoneOfCountry(name: string | null | undefined): string | null {
  return COUNTRIES.find((country) => country.name === name)?.time_zone ?? null;
}
