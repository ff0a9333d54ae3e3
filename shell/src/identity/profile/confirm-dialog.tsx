import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text: string;
  yes: string;
  no: string;
  /** True if it can be undone: the button is then not red. */
  harmless?: boolean;
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before an action that cannot be undone or needs an explanation. */
export function ConfirmDialog({
  open,
  title,
  text,
  yes,
  no,
  harmless = false,
  busy,
  onYes,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <DialogBody>
        <p>{text}</p>
      </DialogBody>
      <DialogBar>
        <Button variant={harmless ? 'solid' : 'danger'} busy={busy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {no}
        </Button>
      </DialogBar>
    </Dialog>
  );
}
