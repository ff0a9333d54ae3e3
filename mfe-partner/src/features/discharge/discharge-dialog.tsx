import {
  DISCHARGE_FIELD_NAMES,
  DISCHARGE_FIELDS,
  DISCHARGE_REASON_MAX,
  DISCHARGE_TEXT_MAX,
  type DischargeSummary,
  FIT_TO_FLY,
  FIT_TO_FLY_NAMES,
  FLIGHT_NEEDS_MAX,
} from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { signSummary } from './discharge.api';
import { summaryBody, summaryProblems, type SummaryValues, valuesOf } from './discharge-values';
import { messages } from './messages';

const { form: words } = messages;

export interface DischargeDialogProps {
  journeyId: string;
  /** The version that it corrects. */
  before: DischargeSummary | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Writes a summary and signs it. What is typed survives a refusal and a reload. */
export default function DischargeDialog({ journeyId, before, onDone, onClose }: DischargeDialogProps) {
  const corrects = before !== undefined;
  const form = useForm<SummaryValues, DischargeSummary>({
    name: `discharge-${journeyId}-${before?.version ?? 0}`,
    initial: valuesOf(before),
    rules: (values) => summaryProblems(values, corrects),
    send: (values, key) => signSummary(summaryBody(journeyId, values, corrects), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      {DISCHARGE_FIELDS.map((field) => (
        <Field
          key={field}
          label={DISCHARGE_FIELD_NAMES[field]}
          required
          hint={words.hints[field]}
          error={form.errorOf(field)}
        >
          <TextArea rows={3} maxLength={DISCHARGE_TEXT_MAX} dir="auto" {...form.field(field)} />
        </Field>
      ))}
      <Field label={words.flying} required error={form.errorOf('fit_to_fly')}>
        <Select {...form.field('fit_to_fly')}>
          <option value="">{words.choose}</option>
          {FIT_TO_FLY.map((fit) => (
            <option key={fit} value={fit}>
              {FIT_TO_FLY_NAMES[fit]}
            </option>
          ))}
        </Select>
      </Field>
      {form.values.fit_to_fly === 'later' ? (
        <Field label={words.from} required error={form.errorOf('fit_to_fly_from')}>
          <DateInput {...form.field('fit_to_fly_from')} />
        </Field>
      ) : null}
      <Field label={words.needs} hint={words.needsHint} error={form.errorOf('flight_needs')}>
        <TextArea rows={2} maxLength={FLIGHT_NEEDS_MAX} dir="auto" {...form.field('flight_needs')} />
      </Field>
      {corrects ? (
        <Field label={words.reason} required error={form.errorOf('reason')}>
          <TextArea rows={2} maxLength={DISCHARGE_REASON_MAX} dir="auto" {...form.field('reason')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}
