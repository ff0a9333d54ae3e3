import type { components } from '@ayana/contracts/api';

import { usdRange } from '../../money/usd';
import { COMPARE_MESSAGES as TEXTS } from './messages';
import { ahead, common, figureRow, listRow, textRow } from './rows';
import type { ComparedRow } from './rows';

export type ComparedHospital = components['schemas']['HospitalDto'];

/** Treatments whose prices are compared. */
const PRICES = 8;

const whole = String;
const listWords = { only: TEXTS.only, none: TEXTS.none };

function priceRows(hospitals: readonly ComparedHospital[]): ComparedRow[] {
  if (hospitals.length < 2) return [];
  const shared = common(hospitals.map(({ prices }) => prices.map(({ treatment_id }) => treatment_id)));
  return shared.slice(0, PRICES).map((id) => {
    const prices = hospitals.map((hospital) => hospital.prices.find(({ treatment_id }) => treatment_id === id));
    const best = ahead(
      prices.map((price) => price?.usd_min ?? null),
      'least',
    );
    const cells = prices.map((price, index) => ({
      text: usdRange(price?.usd_min ?? null, price?.usd_max ?? null) ?? TEXTS.not_known,
      ...(index === best ? { mark: TEXTS.price_least } : {}),
    }));
    const [first] = prices;
    return { name: TEXTS.price(first?.plain_name ?? first?.treatment_name ?? ''), cells, same: false };
  });
}

/** The rows of a comparison of hospitals. */
export function hospitalRows(hospitals: readonly ComparedHospital[]): ComparedRow[] {
  const figures = (
    name: string,
    value: (hospital: ComparedHospital) => number | null,
    which: 'least' | 'most',
    mark: string,
    text: (value: number) => string = whole,
  ): ComparedRow => figureRow(name, hospitals.map(value), { which, mark, text, unknown: TEXTS.not_known });
  const texts = (name: string, value: (hospital: ComparedHospital) => string | null | undefined): ComparedRow =>
    textRow(
      name,
      hospitals.map((hospital) => value(hospital) ?? TEXTS.not_known),
    );
  const lists = (name: string, value: (hospital: ComparedHospital) => readonly string[]): ComparedRow =>
    listRow(name, hospitals.map(value), listWords);
  return [
    texts(TEXTS.city, ({ city }) => city?.name),
    texts(TEXTS.kind, ({ hospital_type }) => hospital_type),
    ...priceRows(hospitals),
    lists(TEXTS.accreditations, ({ accreditations }) => accreditations),
    figures(TEXTS.answer, ({ answer_hours }) => answer_hours, 'least', TEXTS.answer_least, TEXTS.answer_text),
    figures(TEXTS.beds, ({ bed_capacity }) => bed_capacity, 'most', TEXTS.beds_most),
    figures(TEXTS.icu, ({ icu_beds }) => icu_beds, 'most', TEXTS.icu_most),
    figures(TEXTS.doctors_count, ({ doctors_count }) => doctors_count, 'most', TEXTS.doctors_most),
    figures(TEXTS.airport, ({ airport_minutes }) => airport_minutes, 'least', TEXTS.airport_least, TEXTS.airport_text),
    lists(TEXTS.languages, ({ languages }) => languages),
    lists(TEXTS.departments, ({ departments }) => departments),
    lists(TEXTS.equipment, ({ equipment }) => equipment),
  ];
}
