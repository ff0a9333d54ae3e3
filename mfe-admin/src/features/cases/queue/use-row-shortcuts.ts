import { useState } from 'react';
import { shortcutsEnabled, useShortcuts } from '../../../components/shortcuts/use-shortcuts';

const KEYS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** The table's own keys by j and k, as in the inbox; the first press goes to the row that Tab would reach. ? lists the keys. */
export function useRowShortcuts() {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(shortcutsEnabled.read);
  useShortcuts(wanted || open, (key) => {
    if (key === '?') setOpen(true);
    const step = KEYS[key];
    if (step === undefined) return key === '?';
    const focused = document.activeElement?.closest('[data-row]') ? document.activeElement : null;
    if (focused !== null)
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }));
    else document.querySelector<HTMLElement>('[data-row] [data-open][tabindex="0"]')?.focus();
    return true;
  });
  return {
    open,
    setOpen,
    wanted,
    want: (next: boolean): void => {
      setWanted(next);
      shortcutsEnabled.write(next);
    },
  };
}
