import { ConfirmDialog, type ConfirmDialogProps } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

const { list } = messages;

type RemoveAllDialogProps = Pick<ConfirmDialogProps, 'busy' | 'failure' | 'onConfirm' | 'onClose'> & { count: number };

/** Asks before all tests are removed. */
export default function RemoveAllDialog({ count, ...rest }: RemoveAllDialogProps) {
  return (
    <ConfirmDialog
      danger
      title={list.confirm}
      text={list.confirmText(count)}
      submitLabel={list.removeAll}
      busyLabel={list.busy}
      {...rest}
    />
  );
}
