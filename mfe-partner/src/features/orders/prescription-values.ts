import type { components } from '@ayana/contracts/api';
import {
  type Frequency,
  MEDICINE_DAYS_MAX,
  MEDICINE_QUANTITY_MAX,
  type MedicineForm,
  quantityFor,
  type Substitution,
} from '@ayana/contracts/journey';
import { doubtfulNumber } from '@ayana/contracts/numbers';
import { printProblem } from '@ayana/contracts/papers';
import { messages } from './messages';

const { form: words } = messages.doctor;

export interface MedicineValues {
  medicine: string;
  strength: string;
  form: MedicineForm;
  dose: string;
  frequency: Frequency;
  days: string;
  /** Empty: what follows from dose, frequency and days. */
  quantity: string;
  /** Why it is given although something speaks against it. */
  alert_reason: string;
}

export interface ItemValues extends MedicineValues {
  substitution: Substitution;
}

export interface PrescriptionValues {
  items: ItemValues[];
  pharmacy_id: string;
  note: string;
}

/** Nothing is filled in: the dose is what the doctor decides. */
export const NEW_MEDICINE: MedicineValues = {
  medicine: '',
  strength: '',
  form: 'tablet',
  dose: '',
  frequency: 'once_a_day',
  days: '',
  quantity: '',
  alert_reason: '',
};

export const NEW_ITEM: ItemValues = { ...NEW_MEDICINE, dose: '1 tablet', days: '7', substitution: 'allowed' };

/** The quantity that follows, as text; empty where it does not. */
export const followingQuantity = ({ dose, frequency, days }: MedicineValues): string =>
  quantityFor(dose, frequency, Number(days))?.toString() ?? '';

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

/** @param path where the medicine is in its form */
export function medicineProblems(path: string, item: MedicineValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const field of ['medicine', 'strength', 'dose'] as const) {
    const problem =
      item[field].trim() === ''
        ? words.needed
        : (printProblem(item[field]) ?? (field === 'medicine' ? undefined : doubtfulNumber(item[field])));
    if (problem !== undefined) problems[`${path}.${field}`] = problem;
  }
  if (!isWhole(item.days, MEDICINE_DAYS_MAX)) problems[`${path}.days`] = words.number;
  if (!isWhole(item.quantity || followingQuantity(item), MEDICINE_QUANTITY_MAX))
    problems[`${path}.quantity`] = words.number;
  return problems;
}

/** A medicine as the API takes it. @param values without problems */
export const medicineBody = <Values extends MedicineValues>({ alert_reason, ...values }: Values) => ({
  ...values,
  ...(alert_reason.trim() === '' ? {} : { alert_reason }),
  days: Number(values.days),
  quantity: Number(values.quantity || followingQuantity({ ...values, alert_reason })),
});

export function prescriptionProblems({ items, pharmacy_id }: PrescriptionValues): Record<string, string> {
  const problems: Record<string, string> = pharmacy_id === '' ? { pharmacy_id: words.pharmacyMissing } : {};
  items.forEach((item, at) => {
    Object.assign(problems, medicineProblems(`items.${at}`, item));
  });
  return problems;
}

/** What the API takes. @param values without problems */
export const prescriptionBody = (
  journey_id: string,
  { items, pharmacy_id, note }: PrescriptionValues,
): components['schemas']['NewPrescriptionDto'] => ({
  journey_id,
  pharmacy_id,
  items: items.map(medicineBody),
  ...(note.trim() === '' ? {} : { note }),
});
