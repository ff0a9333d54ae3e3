import {
  FIT_TO_TRAVEL,
  FIT_TO_TRAVEL_NAMES,
  type FitToTravel,
  type MedicalOpinion,
  OPINION_TEXT_MAX,
} from '@ayana/contracts/journey';
import { wholeOf } from '@ayana/contracts/numbers';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { findTreatments } from '../../../components/record-picker/find-records';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { messages } from './messages';
import { addOpinion, changeOpinion, type OpinionForm } from './offers.api';
import { Pair } from './offers.styles';

const { opinion: words } = messages;

interface Values {
  summary: string;
  treatment: NamedRecord | null;
  alternatives: string;
  fit_to_travel: FitToTravel;
  days_in_hospital: string;
  days_in_india: string;
  risks: string;
  reason: string;
}

export interface OpinionDialogProps {
  journeyId: string;
  /** The draft to change; null for a new version. */
  opinion: MedicalOpinion | null;
  /** A doctor has signed one. */
  needsReason: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Writes an opinion as a draft. What is typed survives a refusal and a reload. */
export default function OpinionDialog({ journeyId, opinion, needsReason, onDone, onClose }: OpinionDialogProps) {
  const form = useForm<Values, MedicalOpinion>({
    name: `case-opinion-${opinion?.id ?? journeyId}`,
    initial: valuesOf(opinion),
    rules: ({ summary, days_in_hospital, days_in_india, reason }) => ({
      reason: needsReason && reason.trim() === '' ? words.reasonNeeded : undefined,
      summary: summary.trim() === '' ? words.needed : undefined,
      days_in_hospital: daysProblem(days_in_hospital),
      days_in_india: daysProblem(days_in_india),
    }),
    send: (values, key) =>
      opinion === null
        ? addOpinion(journeyId, formOf(values, needsReason), key)
        : changeOpinion(opinion.id, formOf(values, needsReason)),
    onAccepted: onDone,
  });
  const long = { maxLength: OPINION_TEXT_MAX, dir: 'auto' } as const;
  return (
    <FormDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} form={form}>
      {needsReason ? (
        <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('reason')}>
          <TextArea rows={2} {...long} {...form.field('reason')} />
        </Field>
      ) : null}
      <Field label={words.summary} hint={words.summaryHint} required error={form.errorOf('summary')}>
        <TextArea rows={5} {...long} {...form.field('summary')} />
      </Field>
      <RecordPicker
        label={words.treatment}
        value={form.values.treatment}
        onChange={(treatment) => form.set('treatment', treatment)}
        find={findTreatments}
        error={form.errorOf('recommended_treatment_id')}
      />
      <Field label={words.fit} error={form.errorOf('fit_to_travel')}>
        <Select {...form.field('fit_to_travel')}>
          {FIT_TO_TRAVEL.map((fit) => (
            <option key={fit} value={fit}>
              {FIT_TO_TRAVEL_NAMES[fit]}
            </option>
          ))}
        </Select>
      </Field>
      <Pair>
        <Field label={words.hospital} optional error={form.errorOf('days_in_hospital')}>
          <QuantityInput kind="count" maxLength={3} {...form.field('days_in_hospital')} />
        </Field>
        <Field label={words.india} optional error={form.errorOf('days_in_india')}>
          <QuantityInput kind="count" maxLength={3} {...form.field('days_in_india')} />
        </Field>
      </Pair>
      <Field label={words.alternatives} optional error={form.errorOf('alternatives')}>
        <TextArea rows={3} {...long} {...form.field('alternatives')} />
      </Field>
      <Field label={words.risks} optional error={form.errorOf('risks')}>
        <TextArea rows={3} {...long} {...form.field('risks')} />
      </Field>
    </FormDialog>
  );
}

const daysProblem = (text: string): string | undefined =>
  text.trim() === '' || wholeOf(text) !== undefined ? undefined : words.days;

const valuesOf = (opinion: MedicalOpinion | null): Values => ({
  summary: opinion?.summary ?? '',
  treatment: opinion?.recommended_treatment ?? null,
  alternatives: opinion?.alternatives ?? '',
  fit_to_travel: opinion?.fit_to_travel ?? 'yes',
  days_in_hospital: opinion?.days_in_hospital?.toString() ?? '',
  days_in_india: opinion?.days_in_india?.toString() ?? '',
  risks: opinion?.risks ?? '',
  reason: opinion?.reason ?? '',
});

const textOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

const formOf = (values: Values, needsReason: boolean): OpinionForm => ({
  ...(needsReason ? { reason: textOf(values.reason) } : {}),
  summary: values.summary.trim(),
  recommended_treatment_id: values.treatment?.id ?? null,
  alternatives: textOf(values.alternatives),
  fit_to_travel: values.fit_to_travel,
  days_in_hospital: wholeOf(values.days_in_hospital) ?? null,
  days_in_india: wholeOf(values.days_in_india) ?? null,
  risks: textOf(values.risks),
});
