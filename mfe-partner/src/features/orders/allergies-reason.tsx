import { healthState, type HealthSummary } from '@ayana/contracts/journey';
import type { Form } from '@ayana/portal-kit/screens';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';

const { form: words } = messages.doctor;

export interface AllergiesValues {
  allergies_reason: string;
}

export const allergiesBody = ({ allergies_reason }: AllergiesValues) =>
  allergies_reason.trim() === '' ? {} : { allergies_reason };

interface AllergiesReasonProps<Values extends AllergiesValues> {
  form: Form<Values>;
  health: HealthSummary;
}

/** Nobody asked about allergies: it is said, and why a medicine is prescribed all the same is asked for. */
export function AllergiesReason<Values extends AllergiesValues>({ form, health }: AllergiesReasonProps<Values>) {
  const refused = form.errorOf('allergies_reason');
  const isAsked = !health.shown.includes('allergies') || healthState(health, 'allergies') !== 'not_asked';
  if (isAsked && refused === undefined) return null;
  return (
    <>
      <Notice tone="failed">{words.allergiesNotAsked}</Notice>
      <Field label={words.allergiesReason} required hint={words.alertReasonHint} error={refused}>
        <TextArea rows={2} maxLength={500} dir="auto" {...form.field('allergies_reason')} />
      </Field>
    </>
  );
}
