import { FORM_C_NUMBER_MAX, type FormC } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextInput } from '@ayana/shared-ui/field';
import { dayKey, useNow } from '@ayana/shared-ui/time';
import { fileFormC } from './form-c.api';
import { messages } from './messages';

const { form: words } = messages;

export interface FormCDialogProps {
  formC: FormC;
  onDone: () => void;
  onClose: () => void;
}

/** What the FRRO gave for the Form C of one place. */
export default function FormCDialog({ formC, onDone, onClose }: FormCDialogProps) {
  const { journey_id, place, place_id, filing } = formC;
  const today = dayKey(useNow(), INDIA_ZONE);
  const form = useForm<{ number: string; filed_on: string }, FormC>({
    name: `form-c-${place_id}`,
    initial: { number: filing?.number ?? '', filed_on: filing?.filed_on ?? today },
    rules: ({ number, filed_on }) => ({
      number: number.trim() === '' ? words.needNumber : undefined,
      filed_on: filed_on === '' ? words.needDay : undefined,
    }),
    send: ({ number, filed_on }, key) =>
      fileFormC({ journey_id, place, place_id, number: number.trim(), filed_on }, key),
    onAccepted: () => {
      toast.success(words.done, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.number} required error={form.errorOf('number')}>
        <TextInput maxLength={FORM_C_NUMBER_MAX} autoComplete="off" {...form.field('number')} />
      </Field>
      <Field label={words.day} required error={form.errorOf('filed_on')}>
        <DateInput {...form.field('filed_on')} />
      </Field>
    </FormDialog>
  );
}
