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
import { saveHealth } from './care.api';
import { messages } from './messages';

const { health: words } = messages;

export interface HealthDialogProps {
  journeyId: string;
  health: HealthSummary;
  onDone: () => void;
  reread: () => void;
  onClose: () => void;
}

/** What a case manager writes down of the patient’s health. */
export default function HealthDialog({ journeyId, health, onDone, reread, onClose }: HealthDialogProps) {
  const edit = useSharedEdit<HealthValues, HealthSummary>({
    name: `health-${journeyId}`,
    latest: {
      version: health.version,
      fields: healthValues(health),
      by: { name: health.answered_by?.name ?? '', at: health.answered_at ?? '' },
    },
    labelOf: healthLabel,
    rules: healthProblems,
    save: (_changed, values, version) => saveHealth(journeyId, version, healthBody(values, health)),
    onSaved: () => {
      toast.success(words.saved, words.title);
      onDone();
    },
    reread,
  });
  return (
    <EditDialog
      title={words.dialog}
      description={words.lead}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={words.saving}
      edit={edit}
      size="wide"
    >
      <HealthFields
        questions={healthQuestions()}
        values={{ ...edit.form.values }}
        set={edit.form.set}
        field={edit.form.field}
        errorOf={edit.form.errorOf}
      />
    </EditDialog>
  );
}
