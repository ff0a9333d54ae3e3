/** The international calling code of each country of `COUNTRIES`, by its ISO code (ITU-T E.164). */
const CALLING_CODES: Readonly<Record<string, string>> = {
  BD: '880',
  IQ: '964',
  SO: '252',
  OM: '968',
  UZ: '998',
  AF: '93',
  DZ: '213',
  AU: '61',
  BH: '973',
  BT: '975',
  BW: '267',
  CM: '237',
  CA: '1',
  CD: '243',
  DJ: '253',
  EG: '20',
  ET: '251',
  FJ: '679',
  FR: '33',
  DE: '49',
  GH: '233',
  IN: '91',
  ID: '62',
  KZ: '7',
  KE: '254',
  KW: '965',
  KG: '996',
  MW: '265',
  MY: '60',
  MV: '960',
  MU: '230',
  MZ: '258',
  MM: '95',
  NP: '977',
  NZ: '64',
  NG: '234',
  QA: '974',
  RU: '7',
  RW: '250',
  SA: '966',
  SC: '248',
  SG: '65',
  ZA: '27',
  LK: '94',
  SD: '249',
  TJ: '992',
  TZ: '255',
  TM: '993',
  UG: '256',
  AE: '971',
  GB: '44',
  US: '1',
  YE: '967',
  ZM: '260',
};

/** How a phone number of a country begins, `+254 `; empty where it is not known. */
export function phoneStart(country: { readonly code?: string } | undefined): string {
  const code = CALLING_CODES[country?.code ?? ''];
  return code === undefined ? '' : `+${code} `;
}

/** Whether a phone number is only the beginning that a country gives it, or nothing. */
export function isPhoneStart(phone: string): boolean {
  const typed = phone.trim();
  return typed === '' || Object.values(CALLING_CODES).some((code) => typed === `+${code}`);
}
