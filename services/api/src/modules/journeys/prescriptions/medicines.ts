import type { MedicineCheck } from '@ayana/contracts/journey';
import type { PrescriptionItemRow } from './prescription.entity.js';
import type { MedicineFormDto } from './prescriptions.dto.js';

type Written = Pick<
  PrescriptionItemRow,
  'medicine' | 'strength' | 'form' | 'dose' | 'frequency' | 'days' | 'quantity' | 'alerts' | 'alert_reason' | 'is_known'
>;

/** What a doctor writes of a medicine, with what was found about it, as plain data. */
export const medicineOf = (form: MedicineFormDto, check: MedicineCheck | undefined): Written => ({
  medicine: form.medicine,
  strength: form.strength,
  form: form.form,
  dose: form.dose,
  frequency: form.frequency,
  days: form.days,
  quantity: form.quantity,
  alerts: check?.alerts ?? [],
  alert_reason: check === undefined || check.alerts.length === 0 ? null : (form.alert_reason?.trim() ?? null),
  is_known: check?.is_known ?? false,
});
