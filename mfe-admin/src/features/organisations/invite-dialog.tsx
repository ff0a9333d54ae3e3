import {
  MEMBER_ROLE_NAMES,
  MEMBER_ROLES,
  type MemberRole,
  type OrganisationInvitation,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import type { Invited } from './organisations.api';

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

/** Invites someone by mail. */
export default function InviteDialog({ of, name, begin, withRole, send, onClose, onDone }: InviteDialogProps) {
  const form = useForm<Invited, OrganisationInvitation>({
    name: `invite-${name}`,
    initial: { ...begin, email: '' },
    rules: (values) => ({
      name: values.name.trim() === '' ? words.needName : undefined,
      email: values.email.trim() === '' ? words.needEmail : undefined,
    }),
    send,
    onAccepted: (invitation) => {
      toast.success(words.done, invitation.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(of)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput autoComplete="off" maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      {withRole === true ? (
        <Field label={words.role} required error={form.errorOf('role')}>
          <Select {...form.field('role')}>
            {MEMBER_ROLES.map((role) => (
              <option key={role} value={role}>
                {MEMBER_ROLE_NAMES[role]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
    </FormDialog>
  );
}
