import { messages } from './messages';
import { type DialogForm, FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { type RoleChoice, RoleField } from './role-field';

const { invite: words } = messages;

/** What is missing before someone is invited, by field. */
export const inviteProblems = ({
  name,
  email,
}: {
  name: string;
  email: string;
}): { name: string | undefined; email: string | undefined } => ({
  name: name.trim() === '' ? words.needName : undefined,
  email: email.trim() === '' ? words.needEmail : undefined,
});

export interface InviteFormDialogProps {
  form: DialogForm & { values: { role: string } };
  title: string;
  /** To choose from; none for a doctor. */
  roles: readonly RoleChoice[];
  onClose: () => void;
}

/** Invites someone by email. */
export function InviteFormDialog({ form, title, roles, onClose }: InviteFormDialogProps) {
  return (
    <FormDialog
      title={title}
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
      {roles.length === 0 ? null : <RoleField form={form} roles={roles} />}
    </FormDialog>
  );
}
