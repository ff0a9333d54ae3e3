import { InviteFormDialog, inviteProblems } from '@ayana/case-kit/organisation';
import { type Invited, MEMBER_ROLE_CHOICES, type OrganisationInvitation } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { messages } from './messages';
import { invite } from './organisation.api';

const { inviteForm: words } = messages;

export interface InviteDialogProps {
  organisationId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Invites a colleague by email. */
export default function InviteDialog({ organisationId, onClose, onDone }: InviteDialogProps) {
  const form = useForm<Invited, OrganisationInvitation>({
    name: `organisation-invitation-${organisationId}`,
    initial: { name: '', email: '', role: 'member' },
    rules: inviteProblems,
    send: (values, key) => invite(organisationId, values, key),
    onAccepted: ({ name }) => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return <InviteFormDialog form={form} title={words.title} roles={MEMBER_ROLE_CHOICES} onClose={onClose} />;
}
