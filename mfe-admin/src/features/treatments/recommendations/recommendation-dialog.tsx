import { wholeOf } from '@ayana/contracts/numbers';
import { editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { findDoctors, findHospitals } from '../../../components/record-picker/find-records';
import { messages } from './messages';
import {
  addRecommendation,
  changeRecommendation,
  type Kind,
  type Recommendation,
  type RecommendationFacts,
  SUBJECT_FIELD,
} from './recommendations.api';

/** One of the two is chosen, by the kind; their paths are those of the API's problems. */
interface Values {
  hospital_partner_id: NamedRecord | null;
  doctor_id: NamedRecord | null;
  recommendation_score: string;
  specialization_match: boolean;
  notes: string;
}

export interface RecommendationDialogProps {
  treatment: string;
  kind: Kind;
  /** Null for a new one. */
  recommendation: Recommendation | null;
  onClose: () => void;
  /** Reads the page again. */
  onChanged: () => void;
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  hospital_partner_id: messages.hospital.search,
  doctor_id: messages.doctor.search,
  recommendation_score: messages.score,
  specialization_match: messages.match,
  notes: messages.notes,
};

const FIND = { hospital: findHospitals, doctor: findDoctors };
const NEW: Values = {
  hospital_partner_id: null,
  doctor_id: null,
  recommendation_score: '',
  specialization_match: false,
  notes: '',
};

const valuesOf = (recommendation: Recommendation | null): Values =>
  recommendation === null
    ? NEW
    : {
        ...NEW,
        recommendation_score: String(recommendation.recommendation_score),
        specialization_match: recommendation.specialization_match,
        notes: recommendation.notes ?? '',
      };

const factsOf = (values: Values): RecommendationFacts => ({
  recommendation_score: scoreOf(values.recommendation_score) ?? 0,
  specialization_match: values.specialization_match,
  notes: values.notes.trim() === '' ? null : values.notes.trim(),
});

const scoreOf = (text: string): number | undefined => wholeOf(text, { max: 100 });

/** Recommends a hospital or a doctor, or changes a recommendation. */
export default function RecommendationDialog(props: RecommendationDialogProps) {
  const { treatment, kind, recommendation, onClose, onChanged } = props;
  const words = messages[kind];
  const subjectField = SUBJECT_FIELD[kind];
  const { form, notice } = useSharedEdit<Values, unknown>({
    name: `recommendation-${treatment}-${recommendation?.id ?? kind}`,
    latest: {
      version: recommendation?.version ?? 0,
      fields: valuesOf(recommendation),
      by: editorIn(recommendation),
    },
    labelOf: (name) => LABELS[name],
    rules: (values) => ({
      [subjectField]: recommendation === null && values[subjectField] === null ? words.needed : undefined,
      recommendation_score: scoreOf(values.recommendation_score) === undefined ? messages.scoreNeeded : undefined,
    }),
    save: (_names, values, version, { key }) =>
      recommendation === null
        ? addRecommendation(treatment, kind, values[subjectField]?.id ?? '', factsOf(values), key)
        : changeRecommendation(treatment, kind, { ...recommendation, version }, factsOf(values)),
    onSaved: () => {
      onClose();
      onChanged();
    },
    reread: onChanged,
  });
  return (
    <FormDialog
      title={recommendation === null ? words.add : messages.editOf(recommendation.subject.name)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      failure={form.errorOf(subjectField) === undefined ? form.failure : null}
      form={form}
    >
      {recommendation === null ? (
        <RecordPicker
          label={words.search}
          value={form.values[subjectField]}
          onChange={(subject) => form.set(subjectField, subject)}
          find={FIND[kind]}
          error={form.errorOf(subjectField)}
        />
      ) : null}
      <Field label={messages.score} required error={form.errorOf('recommendation_score')}>
        <QuantityInput kind="count" maxLength={3} {...form.field('recommendation_score')} />
      </Field>
      <Checkbox
        checked={form.values.specialization_match}
        onChange={({ currentTarget }) => form.set('specialization_match', currentTarget.checked)}
      >
        {messages.match}
      </Checkbox>
      <Field label={messages.notes} hint={messages.notesHint} error={form.errorOf('notes')}>
        <TextArea rows={3} maxLength={1000} {...form.field('notes')} />
      </Field>
      <EditNotice notice={notice} />
    </FormDialog>
  );
}
