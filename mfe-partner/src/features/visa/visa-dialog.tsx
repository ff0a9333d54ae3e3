import { TRIP_TIME_LABELS, TripTimes, tripZones } from '@ayana/case-kit/trip-times';
import { VISA_STATE_NAMES, type VisaApplication, type VisaState, type VisaStep } from '@ayana/contracts/journey';
import { type Form, plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { dayKey, deviceZone, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { visaBody, visaProblems, type VisaValues, visaValues } from './visa-values';
import { stepVisa } from './visa.api';

const { form: words } = messages;
const LABELS: Readonly<Record<keyof VisaValues | 'status', string>> = {
  ...TRIP_TIME_LABELS,
  zone: words.zone,
  on: words.appliedOn,
  reference: words.reference,
  place: words.place,
  visa_number: words.number,
  valid_until: words.valid,
  reason: words.reason,
  status: words.status,
};
const TEXTS: Readonly<Record<VisaStep, string>> = {
  apply: words.text,
  appoint: words.appointText,
  grant: words.text,
  refuse: words.refuseText,
  collect: words.collectText,
  reopen: words.reopenText,
};

export interface VisaDialogProps {
  visa: VisaApplication;
  step: VisaStep;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** One step of an application, with what it needs. */
export default function VisaDialog({ visa, step, reread, onDone, onClose }: VisaDialogProps) {
  const { assignment_id } = visa;
  const { zone } = deviceZone();
  const today = dayKey(useNow(), zone);
  const edit = useSharedEdit<VisaValues & { status: VisaState }, VisaApplication>({
    name: `visa-${assignment_id}-${step}`,
    latest: readingIn(visa, { ...visaValues(visa, today, zone), status: visa.status }),
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) => (name === 'status' ? VISA_STATE_NAMES[fields.status] : plainText(fields[name])),
    alwaysSends: true,
    rules: (values) => visaProblems(step, values),
    save: (_changed, values, version, { key }) => stepVisa({ assignment_id, version }, visaBody(step, values), key),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  const takesBack = step === 'collect' || step === 'reopen';
  return (
    <EditDialog
      title={words.titles[step]}
      description={TEXTS[step]}
      onClose={onClose}
      submitLabel={takesBack ? words.takeBack : words.save}
      busyLabel={words.saving}
      edit={edit}
      danger={step === 'refuse' || takesBack}
    >
      <Fields step={step} form={form} zone={zone} />
    </EditDialog>
  );
}

function Fields({
  step,
  form,
  zone,
}: {
  step: VisaStep;
  form: Pick<Form<VisaValues>, 'errorOf' | 'field' | 'values'>;
  zone: string;
}) {
  switch (step) {
    case 'apply':
      return (
        <>
          <Field label={words.reference} required error={form.errorOf('reference')}>
            <TextInput maxLength={80} {...form.field('reference')} />
          </Field>
          <Field label={words.appliedOn} error={form.errorOf('on')}>
            <DateInput {...form.field('on')} />
          </Field>
        </>
      );
    case 'appoint':
      return (
        <>
          <TripTimes
            form={form}
            hasEnd={false}
            zones={{ start: tripZones(zone, form.values.zone), end: [] }}
            words={{ zone: words.zone }}
          />
          <Field label={words.place} required error={form.errorOf('place')}>
            <TextInput maxLength={200} {...form.field('place')} />
          </Field>
        </>
      );
    case 'grant':
      return (
        <>
          <Field label={words.number} required hint={words.numberHint} error={form.errorOf('visa_number')}>
            <TextInput maxLength={80} {...form.field('visa_number')} />
          </Field>
          <Field label={words.valid} required error={form.errorOf('valid_until')}>
            <DateInput {...form.field('valid_until')} />
          </Field>
          <Field label={words.decidedOn} error={form.errorOf('on')}>
            <DateInput {...form.field('on')} />
          </Field>
        </>
      );
    case 'refuse':
      return (
        <>
          <Field label={words.reason} required hint={words.reasonHint} error={form.errorOf('reason')}>
            <TextArea rows={4} maxLength={1000} {...form.field('reason')} />
          </Field>
          <Field label={words.decidedOn} error={form.errorOf('on')}>
            <DateInput {...form.field('on')} />
          </Field>
        </>
      );
    default:
      return null;
  }
}
