import { ApiProblem } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
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
  recommendation_score: Number(values.recommendation_score),
  specialization_match: values.specialization_match,
  notes: values.notes.trim() === '' ? null : values.notes.trim(),
});

const isScore = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100;

/** Recommends a hospital or a doctor, or changes a recommendation. */
export default function RecommendationDialog(props: RecommendationDialogProps) {
  const { treatment, kind, recommendation, onClose, onChanged } = props;
  const words = messages[kind];
  const subjectField = SUBJECT_FIELD[kind];
  const form = useForm<Values, unknown>({
    name: `recommendation-${treatment}-${recommendation?.id ?? kind}-${recommendation?.version ?? 0}`,
    initial: valuesOf(recommendation),
    rules: (values) => ({
      [subjectField]: recommendation === null && values[subjectField] === null ? words.needed : undefined,
      recommendation_score: isScore(values.recommendation_score) ? undefined : messages.scoreNeeded,
    }),
    send: async (values, key) => {
      if (recommendation === null)
        return addRecommendation(treatment, kind, values[subjectField]?.id ?? '', factsOf(values), key);
      try {
        return await changeRecommendation(treatment, kind, recommendation, factsOf(values));
      } catch (error) {
        if (!(error instanceof ApiProblem) || error.code !== 'stale_version') throw error;
        onChanged();
        throw new ApiProblem({ status: error.status, code: error.code, detail: messages.stale });
      }
    },
    onAccepted: () => {
      onClose();
      onChanged();
    },
  });
  return (
    <FormDialog
      title={recommendation === null ? words.add : messages.editOf(recommendation.subject.name)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      busy={form.busy}
      failure={form.errorOf(subjectField) === undefined ? form.failure : null}
      formProps={form.formProps}
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
        <TextInput inputMode="numeric" maxLength={3} {...form.field('recommendation_score')} />
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
    </FormDialog>
  );
}
