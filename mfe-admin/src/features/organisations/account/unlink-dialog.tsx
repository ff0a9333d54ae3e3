import type { DoctorAccount } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import type { AccountDialogProps } from './account-dialog';
import { unlinkAccount } from './doctor-account.api';
import { messages } from './messages';

const { unlinkForm: words } = messages;

/** Asks before the account of a doctor is unlinked. */
export default function UnlinkDialog({ account, onClose, onDone }: AccountDialogProps) {
  const form = useForm<object, DoctorAccount>({
    name: `doctor-unlink-${account.id}`,
    initial: {},
    send: () => unlinkAccount(account.id),
    onAccepted: ({ full_name }) => {
      toast.success(words.done, full_name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title(account.full_name)}
      text={words.text}
      submitLabel={messages.unlink}
      busyLabel={messages.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
