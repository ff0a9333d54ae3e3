import { toast } from '@ayana/portal-kit';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { type DetailsChange, type PatientDetails, saveOwnDetails } from './details.api';
import { messages } from './messages';

type Values = Record<keyof DetailsChange, string>;

export interface DetailsDialogProps {
  details: PatientDetails;
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** Changes what a patient says about themselves. */
export default function DetailsDialog({ details, onDone, reread, onClose }: DetailsDialogProps) {
  const { form, notice } = useSharedEdit<Values, PatientDetails>({
    name: 'patient-details',
    latest: { version: details.version, fields: valuesOf(details), by: editorIn(details) },
    labelOf: (name) => LABELS[name],
    save: (_names, values, version) => saveOwnDetails(version, changeOf(values)),
    onSaved: () => {
      toast.success(messages.saved, messages.text);
      onDone();
    },
    reread,
  });
  const text = (name: keyof Values, label: string, hint?: string) => (
    <Field label={label} optional error={form.errorOf(name)} {...(hint === undefined ? {} : { hint })}>
      <TextInput dir="auto" maxLength={120} {...form.field(name)} />
    </Field>
  );
  return (
    <FormDialog
      title={messages.edit}
      description={messages.text}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {text('passport_number', messages.passport, messages.passportHint)}
      {text('nationality', messages.nationality)}
      <Field label={messages.needs} optional hint={messages.needsHint} error={form.errorOf('special_needs')}>
        <TextArea rows={2} dir="auto" maxLength={1000} {...form.field('special_needs')} />
      </Field>
      {text('emergency_name', messages.emergencyName)}
      <Field label={messages.emergencyPhone} optional error={form.errorOf('emergency_phone')}>
        <TextInput type="tel" maxLength={40} {...form.field('emergency_phone')} />
      </Field>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  nationality: messages.nationality,
  passport_number: messages.passport,
  special_needs: messages.needs,
  emergency_name: messages.emergencyName,
  emergency_phone: messages.emergencyPhone,
};

const FIELDS = [
  'nationality',
  'passport_number',
  'special_needs',
  'emergency_name',
  'emergency_phone',
] as const satisfies readonly (keyof Values)[];

const valuesOf = (details: PatientDetails): Values =>
  Object.fromEntries(FIELDS.map((field) => [field, details[field] ?? ''])) as Values;

/** An emptied field is no longer given. */
function changeOf(values: Values): DetailsChange {
  const given = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return Object.fromEntries(Object.entries(values).map(([name, text]) => [name, given(text)]));
}
