import { ConfirmDialog, type ConfirmDialogProps } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

type RemoveDialogProps = Pick<ConfirmDialogProps, 'busy' | 'failure' | 'onConfirm' | 'onClose'> & { name: string };

/** Asks before a treatment is removed. */
export default function RemoveDialog({ name, ...rest }: RemoveDialogProps) {
  return (
    <ConfirmDialog
      danger
      title={messages.removal.title}
      text={messages.removal.text(name)}
      submitLabel={messages.remove}
      busyLabel={messages.busy}
      {...rest}
    />
  );
}
