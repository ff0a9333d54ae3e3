import { type Account, AccountFields, useAccountEdit } from '@ayana/case-kit/account';
import { toast } from '@ayana/portal-kit';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { messages } from './messages';

export interface AccountDialogProps {
  account: Account;
  reread: () => void;
  /** Null where nothing was changed. */
  onDone: (saved: Account | null) => void;
  onClose: () => void;
}

/** Changes name, telephone, birth date, place, time zone and language. Completing them turns an `unverified_user` into a patient. */
export default function AccountDialog({ account, reread, onDone, onClose }: AccountDialogProps) {
  const { you: words } = messages;
  const { edit, fields } = useAccountEdit({
    account,
    reread,
    onSaved: (saved) => {
      toast.success(words.saved, words.savedText);
      onDone(saved);
    },
  });
  return (
    <EditDialog
      title={words.title}
      {...(account.role === 'unverified_user' ? { description: words.stars } : {})}
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={words.saving}
      edit={edit}
      size="wide"
    >
      <AccountFields {...fields} />
    </EditDialog>
  );
}
