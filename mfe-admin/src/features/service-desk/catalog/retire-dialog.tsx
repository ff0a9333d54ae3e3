import { ConfirmDialog, type ConfirmDialogProps } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

const { detail: words } = messages;

/** Asks before a service is retired. */
export default function RetireDialog(props: Pick<ConfirmDialogProps, 'busy' | 'failure' | 'onConfirm' | 'onClose'>) {
  return (
    <ConfirmDialog
      danger
      title={words.retireTitle}
      text={words.retireText}
      submitLabel={words.retire}
      busyLabel={words.busy}
      {...props}
    />
  );
}
