import type { components } from '@ayana/contracts/api';
import {
  type Frequency,
  MEDICINE_DAYS_MAX,
  MEDICINE_QUANTITY_MAX,
  type MedicineForm,
  quantityFor,
  type Substitution,
} from '@ayana/contracts/journey';
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
  substitution: Substitution;
}

export interface PrescriptionValues {
  items: MedicineValues[];
  pharmacy_id: string;
  note: string;
}

export const NEW_MEDICINE: MedicineValues = {
  medicine: '',
  strength: '',
  form: 'tablet',
  dose: '1 tablet',
  frequency: 'once_a_day',
  days: '7',
  quantity: '',
  substitution: 'allowed',
};

/** The quantity that follows, as text; empty where it does not. */
export const followingQuantity = ({ dose, frequency, days }: MedicineValues): string =>
  quantityFor(dose, frequency, Number(days))?.toString() ?? '';

const isWhole = (text: string, max: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= max;

export function prescriptionProblems({ items, pharmacy_id }: PrescriptionValues): Record<string, string> {
  const problems: Record<string, string> = pharmacy_id === '' ? { pharmacy_id: words.pharmacyMissing } : {};
  items.forEach((item, at) => {
    for (const field of ['medicine', 'strength', 'dose'] as const)
      if (item[field].trim() === '') problems[`items.${at}.${field}`] = words.needed;
    if (!isWhole(item.days, MEDICINE_DAYS_MAX)) problems[`items.${at}.days`] = words.number;
    if (!isWhole(item.quantity || followingQuantity(item), MEDICINE_QUANTITY_MAX))
      problems[`items.${at}.quantity`] = words.number;
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
  items: items.map((item) => ({
    ...item,
    days: Number(item.days),
    quantity: Number(item.quantity || followingQuantity(item)),
  })),
  ...(note.trim() === '' ? {} : { note }),
});
