import { removePaper } from '@ayana/case-kit/papers';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

export interface RemoveDialogProps {
  id: string;
  name: string;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before a paper is removed. */
export function RemoveDialog({ id, name, onDone, onClose }: RemoveDialogProps) {
  const { removing: words } = messages;
  const form = useForm<object>({
    name: `paper-remove-${id}`,
    initial: {},
    send: () => removePaper(id),
    onAccepted: () => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(name)}
      submitLabel={words.submit}
      busyLabel={words.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
