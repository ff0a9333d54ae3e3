import { type Prescription, PRESCRIPTION_ITEMS_MAX, SUBSTITUTION_NAMES, SUBSTITUTIONS } from '@ayana/contracts/journey';
import { type Form, useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { AllergiesReason } from './allergies-reason';
import { MedicineFieldset } from './medicine-fields';
import type { Checks } from './medicine-name';
import { messages } from './messages';
import type { OrderDialogProps } from './order-dialog';
import { prescribe, readPharmacies } from './orders.api';
import { Hint, MedicineFields } from './orders.styles';
import { PatientHealth } from './patient-health';
import {
  NEW_ITEM,
  prescriptionBody,
  prescriptionProblems,
  type PrescriptionValues,
  valuesOf,
} from './prescription-values';
import { RecipientField } from './recipient-field';
import { SigningFields, usePassword } from './signing-fields';
import { useMedicineChecks } from './use-medicine-checks';

const { form: words } = messages.doctor;

export interface PrescriptionDialogProps extends OrderDialogProps {
  /** One of the doctor's that the new one takes the place of. */
  corrects?: Prescription;
}

/** Writes a prescription for the patient of a journey, and signs it. */
export default function PrescriptionDialog({ journeyId, corrects, onDone, onClose }: PrescriptionDialogProps) {
  const { password, setPassword } = usePassword();
  const form = useForm<PrescriptionValues, Prescription>({
    name: `prescription-${corrects?.id ?? journeyId}`,
    version: 2,
    initial: {
      items: [NEW_ITEM],
      pharmacy_id: '',
      note: '',
      allergies_reason: '',
      registration_number: '',
      ...(corrects === undefined ? {} : valuesOf(corrects)),
    },
    rules: prescriptionProblems,
    send: (values, key) => prescribe(prescriptionBody(journeyId, values, { password, replaces: corrects?.id }), key),
    onAccepted: onDone,
  });
  const { items } = form.values;
  const checks = useMedicineChecks(
    journeyId,
    items.map(({ medicine }) => medicine),
    corrects === undefined ? {} : { corrects: corrects.id },
  );
  return (
    <FormDialog
      title={corrects === undefined ? words.medicines : words.correct}
      description={corrects === undefined ? words.medicinesText : words.correctText}
      onClose={onClose}
      submitLabel={words.submitMedicines}
      busyLabel={messages.saving}
      form={form}
      size="wide"
    >
      <PatientHealth journeyId={journeyId}>{(health) => <AllergiesReason form={form} health={health} />}</PatientHealth>
      <Hint>{words.help}</Hint>
      {items.map((_item, at) => (
        // A medicine has no id before it is sent.
        // eslint-disable-next-line react/no-array-index-key
        <Medicine key={at} form={form} at={at} checks={checks} />
      ))}
      {items.length >= PRESCRIPTION_ITEMS_MAX ? null : (
        <div>
          <Button variant="outline" size="small" onClick={() => form.set('items', [...items, NEW_ITEM])}>
            {words.add}
          </Button>
        </div>
      )}
      <RecipientField
        label={words.pharmacy}
        read={readPharmacies}
        field={form.field('pharmacy_id')}
        error={form.errorOf('pharmacy_id')}
        set={(value) => form.set('pharmacy_id', value)}
      />
      <Field label={words.note} optional hint={words.notePharmacy} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('note')} />
      </Field>
      <SigningFields form={form} password={password} setPassword={setPassword} />
    </FormDialog>
  );
}

function Medicine({ form, at, checks }: { form: Form<PrescriptionValues>; at: number; checks: Checks }) {
  const { items } = form.values;
  const item = items[at];
  if (item === undefined) return null;
  const path = `items.${at}`;
  return (
    <MedicineFields>
      <legend>{words.line(at + 1)}</legend>
      <MedicineFieldset form={form} path={path} item={item} checks={checks} />
      <Field label={words.substitution} error={form.errorOf(`${path}.substitution`)}>
        <Select {...form.field(`${path}.substitution`)}>
          {SUBSTITUTIONS.map((value) => (
            <option key={value} value={value}>
              {SUBSTITUTION_NAMES[value]}
            </option>
          ))}
        </Select>
      </Field>
      {items.length === 1 ? null : (
        <div>
          <Button
            variant="outline"
            size="small"
            aria-label={words.remove(at + 1)}
            onClick={() => form.set('items', items.toSpliced(at, 1))}
          >
            {words.remove(at + 1)}
          </Button>
        </div>
      )}
    </MedicineFields>
  );
}
