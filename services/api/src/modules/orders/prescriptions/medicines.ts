import { alertsOfMedicine, type MedicineAlert, type MedicineCheck } from '@ayana/contracts/journey';
import type { PrescriptionItemRow } from './prescription.entity.js';
import type { MedicineFormDto } from './prescriptions.dto.js';

type Written = Pick<
  PrescriptionItemRow,
  'medicine' | 'strength' | 'form' | 'dose' | 'frequency' | 'days' | 'quantity' | 'alerts' | 'alert_reason' | 'is_known'
>;

/** Why it is given all the same, in one text: what was written for the medicine, and that nobody asked about allergies. */
function reasonOf(
  { alert_reason = '' }: MedicineFormDto,
  alerts: readonly MedicineAlert[],
  allergiesReason = '',
): string | null {
  const own = alertsOfMedicine(alerts);
  const reasons = [own.length > 0 ? alert_reason : '', own.length < alerts.length ? allergiesReason : ''];
  return (
    reasons
      .map((reason) => reason.trim())
      .filter(Boolean)
      .join(' ') || null
  );
}

/** What a doctor writes of a medicine, with what was found about it, as plain data. */
export const medicineOf = (
  form: MedicineFormDto,
  check: MedicineCheck | undefined,
  allergiesReason: string | undefined,
): Written => ({
  medicine: form.medicine,
  strength: form.strength,
  form: form.form,
  dose: form.dose,
  frequency: form.frequency,
  days: form.days,
  quantity: form.quantity,
  alerts: check?.alerts ?? [],
  alert_reason: reasonOf(form, check?.alerts ?? [], allergiesReason),
  is_known: check?.is_known ?? false,
});
