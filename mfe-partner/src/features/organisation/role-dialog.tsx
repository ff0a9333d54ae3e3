import { RoleFormDialog } from '@ayana/case-kit/organisation';
import { MEMBER_ROLE_CHOICES, type MemberRole, type OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { messages } from './messages';
import { changeRole } from './organisation.api';

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
      toast.success(messages.people.saved, member.name);
      onDone();
    },
  });
  return <RoleFormDialog form={form} roles={MEMBER_ROLE_CHOICES} name={member.name} onClose={onClose} />;
}
