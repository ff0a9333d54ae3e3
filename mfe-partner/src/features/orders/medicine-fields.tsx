import { FREQUENCIES, FREQUENCY_NAMES, MEDICINE_FORM_NAMES, MEDICINE_FORMS } from '@ayana/contracts/journey';
import { doubtfulNumber } from '@ayana/contracts/numbers';
import { printProblem } from '@ayana/contracts/papers';
import type { Form } from '@ayana/portal-kit/screens';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { type Checks, MedicineName } from './medicine-name';
import { messages } from './messages';
import { followingQuantity, type MedicineValues } from './prescription-values';

const { form: words } = messages.doctor;

export interface MedicineFieldsProps<Values extends object> {
  form: Form<Values>;
  /** Where the medicine is in the form, such as `items.0`. */
  path: string;
  item: MedicineValues;
  checks: Checks;
}

/** What a doctor writes of one medicine, the same for a new one and for what is given instead of one. */
export function MedicineFieldset<Values extends object>({ form, path, item, checks }: MedicineFieldsProps<Values>) {
  const error = (field: string) => form.errorOf(`${path}.${field}`);
  return (
    <>
      <MedicineName form={form} path={path} medicine={item.medicine} checks={checks} />
      <Field
        label={words.strength}
        required
        hint={words.strengthHint}
        error={error('strength') ?? printProblem(item.strength) ?? doubtfulNumber(item.strength)}
      >
        <TextInput maxLength={40} autoComplete="off" {...form.field(`${path}.strength`)} />
      </Field>
      <Field label={words.kind} error={error('form')}>
        <Select {...form.field(`${path}.form`)}>
          {MEDICINE_FORMS.map((value) => (
            <option key={value} value={value}>
              {MEDICINE_FORM_NAMES[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.dose}
        required
        hint={words.doseHint}
        error={error('dose') ?? printProblem(item.dose) ?? doubtfulNumber(item.dose)}
      >
        <TextInput maxLength={60} autoComplete="off" {...form.field(`${path}.dose`)} />
      </Field>
      <Field label={words.frequency} error={error('frequency')}>
        <Select {...form.field(`${path}.frequency`)}>
          {FREQUENCIES.map((value) => (
            <option key={value} value={value}>
              {FREQUENCY_NAMES[value]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.days} required error={error('days')}>
        <QuantityInput kind="count" maxLength={3} {...form.field(`${path}.days`)} />
      </Field>
      <Field label={words.quantity} required error={error('quantity')}>
        <QuantityInput
          kind="count"
          maxLength={5}
          {...form.field(`${path}.quantity`)}
          placeholder={followingQuantity(item)}
        />
      </Field>
    </>
  );
}
