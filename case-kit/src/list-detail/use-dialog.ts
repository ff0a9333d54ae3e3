import { useState } from 'react';

export interface OpenDialog<Name> {
  /** Null where none is open. */
  open: Name | null;
  show: (name: Name) => void;
  close: () => void;
  /** For the dialog: closed without a change, or after one. */
  closing: { onClose: () => void; onDone: () => void };
}

/** Which dialog of a detail is open. One that is done is closed, and the page is read again. */
export function useDialog<Name>(reread: () => void): OpenDialog<Name> {
  const [open, show] = useState<Name | null>(null);
  const close = (): void => show(null);
  const onDone = (): void => {
    close();
    reread();
  };
  return { open, show: (name) => show(() => name), close, closing: { onClose: close, onDone } };
}
