import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { addParticipant } from './incidents.api';

const { participants: words } = messages;

/** Adds a colleague to those who take part. */
export default function ParticipantDialog({ incident, onDone, onClose }: IncidentDialogProps) {
  const form = useForm<{ person: NamedPerson | null }, IncidentDetail>({
    name: `incident-participant-${incident.id}`,
    initial: { person: null },
    rules: ({ person }) => ({ person_id: person === null ? words.needed : undefined }),
    send: ({ person }, key) => addParticipant(incident.id, person?.id ?? '', key),
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
      <PersonPicker
        label={words.person}
        value={form.values.person}
        onChange={(person) => form.set('person', person)}
        of="staff"
        withMe
      />
      <ErrorText>{form.errorOf('person_id') ?? null}</ErrorText>
    </FormDialog>
  );
}
