import type { components } from '@ayana/contracts/api';
import { COUNTRIES } from '@ayana/contracts/places';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages as shared } from '../parts/messages';
import type { DataRequestDetail } from '../types';
import { correctData } from './data-requests.api';
import { messages } from './messages';
import type { ActDialogProps } from './reason-dialog';

const { correct: words } = messages;

type Correction = components['schemas']['DataCorrectionDto'];

const EMPTY = { first_name: '', last_name: '', phone: '', country: '', city: '', date_of_birth: '', note: '' };

/** Puts right what is wrong in the account. What is left empty stays as it is; the staff do not see what was there. */
export default function CorrectDialog({ request, onClose, onDone }: ActDialogProps) {
  const form = useForm<typeof EMPTY, DataRequestDetail>({
    name: `data-request-correct-${request.id}`,
    initial: EMPTY,
    rules: (values) => ({ first_name: Object.keys(filled(values)).length === 0 ? words.needed : undefined }),
    send: (values) => correctData(request, filled(values)),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
    >
      <Field label={words.firstName} error={form.errorOf('first_name')}>
        <TextInput autoComplete="off" {...form.field('first_name')} />
      </Field>
      <Field label={words.lastName} error={form.errorOf('last_name')}>
        <TextInput autoComplete="off" {...form.field('last_name')} />
      </Field>
      <Field label={words.born} error={form.errorOf('date_of_birth')}>
        <DateInput {...form.field('date_of_birth')} />
      </Field>
      <Field label={words.phone} hint={words.phoneHint} error={form.errorOf('phone')}>
        <TextInput type="tel" autoComplete="off" {...form.field('phone')} />
      </Field>
      <Field label={words.country} error={form.errorOf('country')}>
        <Select {...form.field('country')}>
          <option value="">{words.unchanged}</option>
          {COUNTRIES.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.city} error={form.errorOf('city')}>
        <TextInput autoComplete="off" {...form.field('city')} />
      </Field>
      <Field label={words.note} hint={words.noteHint} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={700} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}

/** Only what was entered. */
const filled = (values: typeof EMPTY): Correction =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
