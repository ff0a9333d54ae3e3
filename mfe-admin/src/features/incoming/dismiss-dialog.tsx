import { ConfirmDialog, type ConfirmDialogProps } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

const { dismissing: words } = messages;

type DismissDialogProps = Pick<ConfirmDialogProps, 'busy' | 'failure' | 'onConfirm' | 'onClose'>;

/** Asks before a message leaves the list. */
export default function DismissDialog(props: DismissDialogProps) {
  return (
    <ConfirmDialog title={words.title} text={words.text} submitLabel={words.submit} busyLabel={words.busy} {...props} />
  );
}
