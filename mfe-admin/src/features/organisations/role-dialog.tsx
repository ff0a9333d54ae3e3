import {
  MEMBER_ROLE_NAMES,
  MEMBER_ROLES,
  type MemberRole,
  type OrganisationMember,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { changeRole } from './organisations.api';

const { people: words } = messages;

export interface RoleDialogProps {
  organisationId: string;
  member: OrganisationMember;
  onClose: () => void;
  onDone: () => void;
}

/** Changes what a person may do in their organisation. */
export default function RoleDialog({ organisationId, member, onClose, onDone }: RoleDialogProps) {
  const form = useForm<{ role: MemberRole }>({
    name: `organisation-role-${member.user_id}`,
    initial: { role: member.role },
    send: ({ role }) => changeRole(organisationId, member.user_id, role),
    onAccepted: () => {
      toast.success(words.saved, member.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.changeOf(member.name)}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.role} required error={form.errorOf('role')}>
        <Select {...form.field('role')}>
          {MEMBER_ROLES.map((role) => (
            <option key={role} value={role}>
              {MEMBER_ROLE_NAMES[role]}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
