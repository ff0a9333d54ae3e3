import type { DoctorAccount } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import type { AccountDialogProps } from './account-dialog';
import { linkAccount } from './doctor-account.api';
import { messages } from './messages';

const { linkForm: words } = messages;

/** Links an account that exists. */
export default function LinkDialog({ account, onClose, onDone }: AccountDialogProps) {
  const form = useForm<{ email: string }, DoctorAccount>({
    name: `doctor-link-${account.id}`,
    initial: { email: '' },
    rules: ({ email }) => ({ email: email.trim() === '' ? words.need : undefined }),
    send: ({ email }) => linkAccount(account.id, email.trim()),
    onAccepted: ({ full_name }) => {
      toast.success(words.done, full_name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(account.full_name)}
      description={words.text}
      onClose={onClose}
      submitLabel={messages.link}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" {...form.field('email')} />
      </Field>
    </FormDialog>
  );
}
