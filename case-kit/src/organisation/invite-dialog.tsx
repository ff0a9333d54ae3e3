import type { Invited, MemberRole, OrganisationInvitation } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { RoleField } from './role-field';

const { invite: words } = messages;

export interface InviteDialogProps {
  title: string;
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
export function InviteDialog({ title, name, begin, withRole = false, send, onClose, onDone }: InviteDialogProps) {
  const form = useForm<Invited, OrganisationInvitation>({
    name,
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
      title={title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput autoComplete="off" maxLength={120} {...form.field('name')} />
      </Field>
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
      {withRole ? <RoleField form={form} /> : null}
    </FormDialog>
  );
}
