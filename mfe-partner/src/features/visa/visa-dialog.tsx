import type { VisaApplication, VisaStep } from '@ayana/contracts/journey';
import { type Form, useForm } from '@ayana/portal-kit/screens';
import { tripZones } from '@ayana/portal-kit/trip-times';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { dayKey, deviceZone, useNow } from '@ayana/shared-ui/time';
import { TripTimes } from '@ayana/shared-ui/trip-times';
import { messages } from './messages';
import { visaBody, visaProblems, type VisaValues, visaValues } from './visa-values';
import { stepVisa } from './visa.api';

const { form: words } = messages;
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
  onDone: () => void;
  onClose: () => void;
}

/** One step of an application, with what it needs. */
export default function VisaDialog({ visa, step, onDone, onClose }: VisaDialogProps) {
  const { assignment_id } = visa;
  const { zone } = deviceZone();
  const today = dayKey(useNow(), zone);
  const form = useForm<VisaValues, VisaApplication>({
    name: `visa-${assignment_id}-${step}-${visa.version}`,
    initial: visaValues(visa, today, zone),
    rules: (values) => visaProblems(step, values),
    send: (values, key) => stepVisa(assignment_id, visaBody(step, values), key),
    onAccepted: onDone,
  });
  const takesBack = step === 'collect' || step === 'reopen';
  return (
    <FormDialog
      title={words.titles[step]}
      description={TEXTS[step]}
      onClose={onClose}
      submitLabel={takesBack ? words.takeBack : words.save}
      busyLabel={words.saving}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
      danger={step === 'refuse' || takesBack}
    >
      <Fields step={step} form={form} zone={zone} />
    </FormDialog>
  );
}

function Fields({ step, form, zone }: { step: VisaStep; form: Form<VisaValues>; zone: string }) {
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
