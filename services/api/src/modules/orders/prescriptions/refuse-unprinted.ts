import type { Prescription } from '@ayana/contracts/journey';
import { printProblem } from '@ayana/contracts/papers';
import { refusedFields } from '../../../platform/app-error.js';
import { PRESCRIPTION_PAPER_MESSAGES as messages } from './paper-messages.js';

type Printed = Pick<Prescription, 'patient' | 'pharmacy' | 'written_by' | 'items'>;

/** @throws AppError `invalid_fields` naming the letters that no paper of a prescription can show */
export function refuseUnprinted({ patient, pharmacy, written_by, items }: Printed): void {
  const texts: [field: string, text: string | null | undefined][] = [
    ['patient.name', patient.name],
    ['pharmacy', pharmacy],
    ['written_by.name', written_by.name],
    ...items.flatMap(({ medicine, strength, dose, brand }, at): [string, string | null][] => [
      [`items.${at}.medicine`, medicine],
      [`items.${at}.strength`, strength],
      [`items.${at}.dose`, dose],
      [`items.${at}.brand`, brand],
    ]),
  ];
  const faults = texts.flatMap(([field, text]) => {
    const message = printProblem(text ?? '');
    return message === undefined
      ? []
      : [{ field, message: field === 'patient.name' ? messages.unprinted_name(message) : message }];
  });
  if (faults.length > 0) throw refusedFields(faults);
}
