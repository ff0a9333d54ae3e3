import type { Companion } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import type { CompanionDialogProps } from './change-dialog';
import { messages } from './messages';
import { withdraw } from './about-me.api';

/** Asks before a companion no longer sees anything. */
export default function WithdrawDialog({ companion: { id, name }, onDone, onClose }: CompanionDialogProps) {
  const { end: words } = messages;
  const form = useForm<object, Companion>({
    name: `companion-end-${id}`,
    initial: {},
    send: () => withdraw(id),
    onAccepted: () => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title(name)}
      text={words.text(name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
      danger
    />
  );
}
