import { InviteFormDialog, inviteProblems } from '@ayana/case-kit/organisation';
import {
  type Invited,
  MEMBER_ROLE_CHOICES,
  type MemberRole,
  type OrganisationInvitation,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { messages } from './messages';

const { inviteForm: words } = messages;

export interface InviteDialogProps {
  /** What they are invited to. */
  of: string;
  /** Of the form in storage. */
  name: string;
  begin: { name: string; role: MemberRole };
  /** A doctor has none. */
  withRole?: boolean;
  send: (values: Invited, key: string) => Promise<OrganisationInvitation>;
  onClose: () => void;
  onDone: () => void;
}

/** Invites someone by email. */
export default function InviteDialog({ of, name, begin, withRole = false, send, onClose, onDone }: InviteDialogProps) {
  const form = useForm<Invited, OrganisationInvitation>({
    name: `invite-${name}`,
    initial: { ...begin, email: '' },
    rules: inviteProblems,
    send,
    onAccepted: (invitation) => {
      toast.success(words.done, invitation.name);
      onDone();
    },
  });
  return (
    <InviteFormDialog
      form={form}
      title={words.title(of)}
      roles={withRole ? MEMBER_ROLE_CHOICES : []}
      onClose={onClose}
    />
  );
}
