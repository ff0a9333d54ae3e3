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
import { plainText, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select, TextArea } from '@ayana/shared-ui/field';
import { signSummary } from './discharge.api';
import { summaryBody, summaryProblems, type SummaryValues, valuesOf } from './discharge-values';
import { messages } from './messages';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof SummaryValues, string>> = {
  ...DISCHARGE_FIELD_NAMES,
  fit_to_fly: words.flying,
  fit_to_fly_from: words.from,
  flight_needs: words.needs,
  reason: words.reason,
};

export interface DischargeDialogProps {
  journeyId: string;
  /** The version that it corrects. */
  before: DischargeSummary | undefined;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Writes a summary and signs it. What is typed survives a refusal and a reload. */
export default function DischargeDialog({ journeyId, before, reread, onDone, onClose }: DischargeDialogProps) {
  const corrects = before !== undefined;
  const edit = useSharedEdit<SummaryValues, DischargeSummary>({
    name: `discharge-${journeyId}`,
    latest: {
      version: before?.version ?? 0,
      fields: valuesOf(before),
      by: { name: before?.signed_by ?? null, at: before?.signed_at ?? '' },
    },
    labelOf: (name) => LABELS[name],
    textOf: (name, fields) =>
      name === 'fit_to_fly' && fields.fit_to_fly !== '' ? FIT_TO_FLY_NAMES[fields.fit_to_fly] : plainText(fields[name]),
    alwaysSends: true,
    rules: (values) => summaryProblems(values, corrects),
    save: (_changed, values, version, { key }) => signSummary(summaryBody(journeyId, values, corrects), version, key),
    onSaved: onDone,
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      edit={edit}
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
    </EditDialog>
  );
}
