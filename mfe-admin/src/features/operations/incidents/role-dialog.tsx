import { INCIDENT_ROLE_NAMES, type IncidentRole } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { setRole } from './incidents.api';

const { roles: words } = messages;

/** Gives a role to someone, or to nobody. */
export default function RoleDialog({ incident, role, onDone, onClose }: IncidentDialogProps & { role: IncidentRole }) {
  const form = useForm<{ person: NamedPerson | null }, IncidentDetail>({
    name: `incident-role-${incident.id}-${role}-${incident[role]?.id ?? ''}`,
    initial: { person: incident[role] },
    send: ({ person }) => setRole(incident, { incident_role: role, person_id: person?.id ?? null }),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.dialog(INCIDENT_ROLE_NAMES[role])}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
      note={form.values.person === null ? words.nobody : null}
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
