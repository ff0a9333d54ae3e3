import { INCIDENT_ROLE_NAMES, type IncidentRole } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { type Holder, PersonPicker } from '../../../components/person-picker/person-picker';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import type { IncidentDialogProps } from './part-props';
import { setRole } from './incidents.api';

const { roles: words } = messages;

/** Gives a role to someone, or to nobody. */
export default function RoleDialog({ incident, role, onDone, onClose }: IncidentDialogProps & { role: IncidentRole }) {
  const now = incident[role] ?? (role === 'commander' ? groupOf(incident) : null);
  const form = useForm<{ person: Holder | null }, IncidentDetail>({
    name: `incident-role-${incident.id}-${role}-${now?.id ?? ''}`,
    initial: { person: now },
    send: ({ person }) =>
      setRole(
        incident,
        person?.is_group === true
          ? { incident_role: role, person_id: null, group_id: person.id }
          : { incident_role: role, person_id: person?.id ?? null },
      ),
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
        label={role === 'commander' ? words.holder : words.person}
        value={form.values.person}
        onChange={(person) => form.set('person', person)}
        of={role === 'commander' ? 'holders' : 'staff'}
        withMe
      />
      <ErrorText>{form.errorOf('person_id') ?? form.errorOf('group_id') ?? null}</ErrorText>
    </FormDialog>
  );
}

const groupOf = ({ group }: IncidentDetail): Holder | null => (group === null ? null : { ...group, is_group: true });
