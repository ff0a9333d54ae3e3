import type { LaboratoryRange, OrderedTest, OrderPatient, PrescriptionQuery } from '@ayana/contracts/journey';
import {
  decimalText,
  LABORATORY_FLAG_NAMES,
  type LaboratoryFlag,
  SEX_NAMES,
  usualAnswer,
} from '@ayana/contracts/journey';
import type { ChipTone } from '@ayana/shared-ui/chip';
import { messages } from './messages';

const { laboratory: words, facts } = messages;

export const FLAG_TONES: Readonly<Record<LaboratoryFlag, ChipTone>> = {
  low: 'marigold',
  normal: 'leaf',
  high: 'marigold',
  abnormal: 'marigold',
  critical: 'coral',
};
export const flagName = (flag: LaboratoryFlag): string => LABORATORY_FLAG_NAMES[flag];

/** `3.5 to 5.1`, in the digits of the test. */
function rangeText(range: LaboratoryRange | null, decimals: number): string {
  const { low = null, high = null } = range ?? {};
  const text = (end: number): string => decimalText(end, decimals);
  if (low !== null && high !== null) return words.between(text(low), text(high));
  if (low !== null) return words.from(text(low));
  return high === null ? words.noRange : words.upTo(text(high));
}

/** What is usual for a test: its range, or its usual answer. */
export const usualText = (test: OrderedTest): string =>
  test.scale === 'number' ? rangeText(test.range, test.decimals) : (usualAnswer(test) ?? '');

/** The first test by name, and how many more. */
export function testsText(tests: readonly Pick<OrderedTest, 'name'>[]): string {
  const [first, ...others] = tests;
  return others.length === 0 ? (first?.name ?? '') : messages.doctor.more(first?.name ?? '', others.length);
}

/** Of a patient, what tells them from others: the number of the case, and the name where it may be known, else age and sex. */
export const patientText = ({ case_number, patient }: { case_number: string; patient: OrderPatient }): string =>
  `${personText(patient)} · ${case_number}`;

function personText({ name, age, age_band, sex }: OrderPatient): string {
  if (name !== undefined) return name;
  const years = age_band ?? age?.toString() ?? facts.unknown;
  return messages.doctor.patient(years, sex ? SEX_NAMES[sex] : facts.unknown);
}

/** What a pharmacy proposes, with its strength; empty without a proposal. */
export const proposedText = ({
  proposed_medicine,
  proposed_strength,
}: Pick<PrescriptionQuery, 'proposed_medicine' | 'proposed_strength'>): string =>
  [proposed_medicine, proposed_strength].filter(Boolean).join(' ');

/** A moment for an `<input type="datetime-local">`, on this device's clock. */
export function localInput(at: Date): string {
  const moved = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return moved.toISOString().slice(0, 16);
}
