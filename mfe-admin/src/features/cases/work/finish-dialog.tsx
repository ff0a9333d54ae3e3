import { useChange } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { type CaseWork, changeWork } from './work.api';

const {
  own,
  own: { finish: words },
} = messages;

export interface FinishDialogProps {
  work: CaseWork;
  reread: () => void;
  onClose: () => void;
}

/** Asks before work is finished: its papers close then. */
export default function FinishDialog({ work, reread, onClose }: FinishDialogProps) {
  const { run, busy, failure } = useChange(reread);
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      submitLabel={words.submit}
      busyLabel={own.busy}
      busy={busy !== null}
      failure={failure}
      onClose={onClose}
      onConfirm={() =>
        run(work.id, async () => {
          await changeWork(work, { status: 'done' });
          onClose();
        })
      }
    />
  );
}
