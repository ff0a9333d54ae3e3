import { HealthFields } from '@ayana/case-kit/health';
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
import { saveOwnHealth } from './health.api';
import { messages } from './messages';

export interface HealthDialogProps {
  health: HealthSummary;
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** All but the birth date: it is said, and changed, once, of the account. */
const QUESTIONS = healthQuestions().filter(({ fact }) => fact !== 'date_of_birth');

/** The questions about the patient’s health, line by line. */
export default function HealthDialog({ health, onDone, reread, onClose }: HealthDialogProps) {
  const edit = useSharedEdit<HealthValues, HealthSummary>({
    name: 'patient-health',
    latest: {
      version: health.version,
      fields: healthValues(health),
      by: { name: health.answered_by?.name ?? '', at: health.answered_at ?? '' },
    },
    labelOf: healthLabel,
    rules: healthProblems,
    save: (_changed, values, version) => saveOwnHealth(version, healthBody(values, health)),
    onSaved: () => {
      toast.success(messages.saved, messages.text);
      onDone();
    },
    reread,
  });
  return (
    <EditDialog
      title={messages.dialog}
      description={messages.lead}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.saving}
      edit={edit}
      size="wide"
    >
      <HealthFields
        questions={QUESTIONS}
        values={{ ...edit.form.values }}
        set={edit.form.set}
        field={edit.form.field}
        errorOf={edit.form.errorOf}
      />
    </EditDialog>
  );
}
