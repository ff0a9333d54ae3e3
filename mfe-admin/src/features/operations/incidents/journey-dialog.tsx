import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { CasePicker } from '../../../components/case-picker/case-picker';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { addJourney } from './incidents.api';

const { journeys: words } = messages;

/** Links the journey of a patient. */
export default function JourneyDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const form = useForm<{ journey: NamedRecord | null }, IncidentDetail>({
    name: `incident-journey-${incident.id}`,
    initial: { journey: null },
    rules: ({ journey }) => ({ journey_id: journey === null ? words.needed : undefined }),
    send: ({ journey }, key) => addJourney(incident.id, journey?.id ?? '', key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.add}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <CasePicker
        value={form.values.journey}
        onChange={(journey) => form.set('journey', journey)}
        error={form.errorOf('journey_id')}
      />
    </FormDialog>
  );
}
