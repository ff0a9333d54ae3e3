import type { OrganisationInvitation } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { type Invited, invite } from './organisation.api';
import { RoleField } from './role-field';

const { inviteForm: words } = messages;

export interface InviteDialogProps {
  organisationId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Invites a colleague by mail. */
export default function InviteDialog({ organisationId, onClose, onDone }: InviteDialogProps) {
  const form = useForm<Invited, OrganisationInvitation>({
    name: `organisation-invitation-${organisationId}`,
    initial: { name: '', email: '', role: 'member' },
    rules: ({ name, email }) => ({
      name: name.trim() === '' ? words.needName : undefined,
      email: email.trim() === '' ? words.needEmail : undefined,
    }),
    send: (values, key) => invite(organisationId, values, key),
    onAccepted: ({ name }) => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title}
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
      <RoleField form={form} label={words.role} />
    </FormDialog>
  );
}
