import type { MemberRole, OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { changeRole } from './organisation.api';
import { RoleField } from './role-field';

const { roleForm: words } = messages;

export interface RoleDialogProps {
  organisationId: string;
  member: OrganisationMember;
  onClose: () => void;
  onDone: () => void;
}

/** Changes what a person may do. */
export default function RoleDialog({ organisationId, member, onClose, onDone }: RoleDialogProps) {
  const form = useForm<{ role: MemberRole }>({
    name: `organisation-role-${member.user_id}`,
    initial: { role: member.role },
    send: ({ role }) => changeRole(organisationId, member.user_id, role),
    onAccepted: () => {
      toast.success(words.done, member.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(member.name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <RoleField form={form} label={messages.inviteForm.role} />
    </FormDialog>
  );
}
