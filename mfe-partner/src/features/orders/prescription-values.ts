import type { components } from '@ayana/contracts/api';
import {
  type Frequency,
  MEDICINE_DAYS_MAX,
  MEDICINE_QUANTITY_MAX,
  type MedicineForm,
  type Prescription,
  quantityFor,
  type Substitution,
} from '@ayana/contracts/journey';
import { doubtfulNumber, wholeOf } from '@ayana/contracts/numbers';
import { printProblem } from '@ayana/contracts/papers';
import { allergiesBody } from './allergies-reason';
import { messages } from './messages';
import { signingBody } from './signing-fields';

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
  allergies_reason: string;
  registration_number: string;
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

/** A prescription as its doctor corrects it: what was written, without what it was given in spite of. */
export const valuesOf = ({ items, note = '' }: Prescription): Pick<PrescriptionValues, 'items' | 'note'> => ({
  items: items
    .filter(({ replaced_by }) => replaced_by === null)
    .map(({ medicine, strength, form, dose, frequency, days, quantity, substitution }) => ({
      medicine,
      strength,
      form,
      dose,
      frequency,
      days: String(days),
      quantity: String(quantity),
      substitution,
      alert_reason: '',
    })),
  note,
});

export const NEW_ITEM: ItemValues = { ...NEW_MEDICINE, dose: '1 tablet', days: '7', substitution: 'allowed' };

/** The quantity that follows, as text; empty where it does not. */
export const followingQuantity = ({ dose, frequency, days }: MedicineValues): string =>
  quantityFor(dose, frequency, wholeOf(days) ?? 0)?.toString() ?? '';

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
  if (wholeOf(item.days, { min: 1, max: MEDICINE_DAYS_MAX }) === undefined) problems[`${path}.days`] = words.number;
  if (wholeOf(item.quantity || followingQuantity(item), { min: 1, max: MEDICINE_QUANTITY_MAX }) === undefined)
    problems[`${path}.quantity`] = words.number;
  return problems;
}

/** A medicine as the API takes it. @param values without problems */
export const medicineBody = <Values extends MedicineValues>({ alert_reason, ...values }: Values) => ({
  ...values,
  ...(alert_reason.trim() === '' ? {} : { alert_reason }),
  days: wholeOf(values.days) ?? 0,
  quantity: wholeOf(values.quantity || followingQuantity({ ...values, alert_reason })) ?? 0,
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
  values: PrescriptionValues,
  { password, replaces }: { password: string; replaces: string | undefined },
): components['schemas']['NewPrescriptionDto'] => ({
  journey_id,
  pharmacy_id: values.pharmacy_id,
  items: values.items.map(medicineBody),
  ...(values.note.trim() === '' ? {} : { note: values.note }),
  ...allergiesBody(values),
  ...signingBody(values, password),
  ...(replaces === undefined ? {} : { replaces }),
});
