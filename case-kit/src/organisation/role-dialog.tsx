import type { MemberRole, OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { changeRole } from './organisation.api';
import { RoleField } from './role-field';

const { change: words } = messages;

export interface RoleDialogProps {
  organisationId: string;
  member: OrganisationMember;
  onClose: () => void;
  onDone: () => void;
}

/** Changes what a person may do in their organisation. */
export function RoleDialog({ organisationId, member, onClose, onDone }: RoleDialogProps) {
  const form = useForm<{ role: MemberRole }>({
    name: `organisation-role-${member.user_id}`,
    initial: { role: member.role },
    send: (values) => changeRole(organisationId, member.user_id, values.role),
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
      busyLabel={words.busy}
      form={form}
    >
      <RoleField form={form} />
    </FormDialog>
  );
}
