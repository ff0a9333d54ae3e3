import { useChange } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';

const { finish: words } = messages;

export interface FinishDialogProps {
  /** What happens. */
  text: string;
  finish: (change: { status: 'done' }) => Promise<unknown>;
  reread: () => void;
  onClose: () => void;
}

/** Asks before work is finished: its papers close then. */
export function FinishDialog({ text, finish, reread, onClose }: FinishDialogProps) {
  const { run, busy, failure } = useChange(reread);
  const confirm = async (): Promise<void> => {
    await finish({ status: 'done' });
    onClose();
  };
  return (
    <ConfirmDialog
      title={words.title}
      text={text}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={busy !== null}
      failure={failure}
      onClose={onClose}
      onConfirm={() => run('finish', confirm)}
    />
  );
}
