import {
  healthBody,
  healthLabel,
  healthProblems,
  healthQuestions,
  type HealthSummary,
  type HealthValues,
  healthValues,
} from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { HealthFields } from './health-fields';
import { saveHealth } from './health.api';
import { messages } from './messages';

export interface HealthDialogProps {
  /** Null: the patient's own. */
  journeyId: string | null;
  health: HealthSummary;
  words: { title: string; lead: string; saved: string; savedText: string };
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** The questions about a patient’s health, line by line. */
export function HealthDialog({ journeyId, health, words, onDone, reread, onClose }: HealthDialogProps) {
  const edit = useSharedEdit<HealthValues, HealthSummary>({
    name: journeyId === null ? 'patient-health' : `health-${journeyId}`,
    latest: {
      version: health.version,
      fields: healthValues(health),
      by: { name: health.answered_by?.name ?? '', at: health.answered_at ?? '' },
    },
    labelOf: healthLabel,
    rules: healthProblems,
    save: (_changed, values, version) => saveHealth(journeyId, version, healthBody(values, health)),
    onSaved: () => {
      toast.success(words.saved, words.savedText);
      onDone();
    },
    reread,
  });
  // Patients say, and change, their birth date once: of the account.
  const questions = healthQuestions().filter(({ fact }) => journeyId !== null || fact !== 'date_of_birth');
  return (
    <EditDialog
      title={words.title}
      description={words.lead}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      edit={edit}
      size="wide"
    >
      <HealthFields
        questions={questions}
        values={{ ...edit.form.values }}
        set={edit.form.set}
        field={edit.form.field}
        errorOf={edit.form.errorOf}
      />
    </EditDialog>
  );
}
