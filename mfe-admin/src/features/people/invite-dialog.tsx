import { mayEnter, ROLE_NAMES, STAFF_INVITATION_ROLES, type StaffInvitationRole } from '@ayana/contracts/identity';
import { isEmail } from '@ayana/contracts/rules';
import { useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { messages } from './invitation-messages';
import { inviteColleague, type StaffInvitation } from './invitations.api';

const { form: words } = messages;

interface Values {
  email: string;
  name: string;
  role: StaffInvitationRole;
}

/** Invites someone to work for us. */
export default function InviteDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const mayAddAdministrators = useSession(({ role }) => mayEnter('administrators', role));
  const roles = STAFF_INVITATION_ROLES.filter((role) => role === 'ayana_staff' || mayAddAdministrators);
  const form = useForm<Values, StaffInvitation>({
    name: 'invite-colleague',
    initial: { email: '', name: '', role: 'ayana_staff' },
    rules: ({ email, name }) => ({
      email: isEmail(email.trim()) ? undefined : words.emailNeeded,
      name: name.trim() === '' ? words.nameNeeded : undefined,
    }),
    send: ({ email, name, role }, key) => inviteColleague({ email: email.trim(), name: name.trim(), role }, key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" dir="ltr" maxLength={254} autoComplete="off" {...form.field('email')} />
      </Field>
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput dir="auto" maxLength={120} autoComplete="off" {...form.field('name')} />
      </Field>
      <Field label={words.role} required error={form.errorOf('role')}>
        <Select {...form.field('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {ROLE_NAMES[role]}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
