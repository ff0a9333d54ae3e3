import { defineMessages } from '../language/index.ts';

/** Why a medicine is stopped until the doctor writes a reason. */
export const MEDICINE_ALERT_KINDS = ['allergy', 'allergy_class', 'double', 'interaction', 'not_asked'] as const;
export type MedicineAlertKind = (typeof MEDICINE_ALERT_KINDS)[number];

export interface MedicineAlert {
  kind: MedicineAlertKind;
  medicine: string;
  /** The allergy, or the other medicine. */
  other: string;
}

/** What was found about a medicine. */
export interface MedicineCheck {
  medicine: string;
  alerts: MedicineAlert[];
  /** False: the list does not know it, and nothing was checked. */
  is_known: boolean;
}

/** A generic name of the kept list, with its ATC codes. */
export interface ListedMedicine {
  /** Generic name. */
  name: string;
  /** ATC codes. */
  codes: string[];
}

const messages = defineMessages('contracts/journey/medicine-alerts', {
  allergy: (medicine: string, allergy: string): string => `${medicine}: the patient is allergic to ${allergy}.`,
  allergy_class: (medicine: string, allergy: string): string =>
    `${medicine} is of a class to which the patient is allergic (${allergy}).`,
  double: (medicine: string, other: string): string =>
    `${medicine}: the patient has the same substance already (${other}).`,
  interaction: (medicine: string, other: string): string =>
    `${medicine} with ${other} is on the ONC list of interactions of high priority.`,
  not_asked: (medicine: string, _other: string): string =>
    `${medicine}: the patient was not asked about allergies. That does not mean that there are none.`,
});

/** What a reason is written for with the medicine itself; that nobody asked about allergies has one reason for all of them. */
export const alertsOfMedicine = (alerts: readonly MedicineAlert[]): MedicineAlert[] =>
  alerts.filter(({ kind }) => kind !== 'not_asked');

export const alertText = ({ kind, medicine, other }: MedicineAlert): string => messages[kind](medicine, other);

export interface MedicineChecks {
  /** In the order in which they were asked. */
  items: MedicineCheck[];
}

export interface ListedMedicines {
  items: ListedMedicine[];
}
