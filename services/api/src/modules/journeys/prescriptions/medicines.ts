import type { PrescriptionItemRow } from './prescription.entity.js';
import type { MedicineFormDto } from './prescriptions.dto.js';

/** What a doctor writes of a medicine, as plain data. */
export const medicineOf = (
  form: MedicineFormDto,
): Pick<PrescriptionItemRow, 'medicine' | 'strength' | 'form' | 'dose' | 'frequency' | 'days' | 'quantity'> => ({
  medicine: form.medicine,
  strength: form.strength,
  form: form.form,
  dose: form.dose,
  frequency: form.frequency,
  days: form.days,
  quantity: form.quantity,
});
