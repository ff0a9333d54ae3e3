import type { OrganisationInvitation, OrganisationMember } from '@ayana/contracts/organisations';
import { refreshSession, toast, useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { endInvitation, endMembership } from './organisation.api';

export type EndDialogProps = {
  organisationId: string;
  onClose: () => void;
  onDone: () => void;
} & ({ member: OrganisationMember } | { invitation: OrganisationInvitation });

/** Asks before a person is removed, leaves, or an invitation is taken back. */
export default function EndDialog({ organisationId, onClose, onDone, ...of }: EndDialogProps) {
  const own = useSession(({ user }) => user?.id);
  const leaves = 'member' in of && of.member.user_id === own;
  const { name } = 'member' in of ? of.member : of.invitation;
  const words = wordsOf('member' in of, leaves, name);
  const form = useForm<object>({
    name: `organisation-end-${'member' in of ? of.member.user_id : of.invitation.id}`,
    initial: {},
    send: () => ('member' in of ? endMembership(organisationId, of.member.user_id) : endInvitation(of.invitation.id)),
    onAccepted: () => {
      toast.success(words.done, name);
      // Their account has another role now.
      if (leaves) void refreshSession();
      else onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
      danger
    />
  );
}

function wordsOf(isMember: boolean, leaves: boolean, name: string) {
  const { endForm, takeBackForm } = messages;
  if (!isMember) return { ...takeBackForm, title: takeBackForm.title(name) };
  const { text, submit, done } = endForm;
  return leaves
    ? { title: endForm.leaveTitle, text: endForm.leaveText, submit: endForm.leaveSubmit, done: endForm.left }
    : { title: endForm.title(name), text, submit, done };
}
