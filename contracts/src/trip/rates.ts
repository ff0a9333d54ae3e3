/** The month the rates were last set by hand. */
export const RATES_DATE = '2026-11';

export interface Rate {
  /** ISO 4217. */
  readonly currency: string;
  /** Units of it for one US dollar. */
  readonly per_usd: number;
  /** `fixed`: pegged to the dollar by the country's central bank. `estimate`: rounded by us, not a bank's rate. */
  readonly kind: 'fixed' | 'estimate';
}

const fixed = (currency: string, per_usd: number): Rate => ({ currency, per_usd, kind: 'fixed' });
const estimate = (currency: string, per_usd: number): Rate => ({ currency, per_usd, kind: 'estimate' });

/** Currencies of the most frequent countries of origin; prices are stored in dollars. */
export const RATES: readonly Rate[] = [
  fixed('USD', 1),
  fixed('AED', 3.6725),
  estimate('AUD', 1.5),
  estimate('BDT', 122),
  fixed('BHD', 0.376),
  estimate('CAD', 1.4),
  estimate('ETB', 150),
  estimate('EUR', 0.87),
  estimate('GBP', 0.76),
  estimate('INR', 88),
  estimate('IQD', 1310),
  estimate('KES', 130),
  estimate('KWD', 0.31),
  estimate('KZT', 525),
  estimate('LKR', 305),
  estimate('MUR', 46),
  estimate('MVR', 15.4),
  estimate('NGN', 1450),
  estimate('NPR', 141),
  fixed('OMR', 0.3845),
  fixed('QAR', 3.64),
  estimate('RUB', 81),
  fixed('SAR', 3.75),
  estimate('TZS', 2450),
  estimate('UGX', 3550),
  estimate('UZS', 12_000),
];

/** By the code of the country (ISO 3166-1 alpha-2), where a rate is known. */
const OF_COUNTRY: Readonly<Record<string, string>> = {
  AE: 'AED',
  AU: 'AUD',
  BD: 'BDT',
  BH: 'BHD',
  CA: 'CAD',
  DE: 'EUR',
  ET: 'ETB',
  FR: 'EUR',
  GB: 'GBP',
  IN: 'INR',
  IQ: 'IQD',
  KE: 'KES',
  KW: 'KWD',
  KZ: 'KZT',
  LK: 'LKR',
  MU: 'MUR',
  MV: 'MVR',
  NG: 'NGN',
  NP: 'NPR',
  OM: 'OMR',
  QA: 'QAR',
  RU: 'RUB',
  SA: 'SAR',
  TZ: 'TZS',
  UG: 'UGX',
  UZ: 'UZS',
};

/** The rate of a country's currency; undefined where it is not known, and for dollars. @param code ISO 3166-1 alpha-2 */
export const rateOfCountry = (code: string | undefined): Rate | undefined => rateOf(OF_COUNTRY[code ?? ''] ?? '');

export const rateOf = (currency: string): Rate | undefined => RATES.find((rate) => rate.currency === currency);

/** An amount in a currency, dollars rounded to tens, others to two significant digits: an estimate must not look exact. */
export function converted(usd: number, { per_usd }: Pick<Rate, 'per_usd'>): number {
  if (per_usd === 1) return Math.round(usd / 10) * 10;
  const amount = usd * per_usd;
  if (amount === 0) return 0;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(amount))) - 1);
  return Math.round(amount / step) * step;
}
