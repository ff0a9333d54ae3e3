import { useShortcuts, shortcutsEnabled } from '../../../components/shortcuts/use-shortcuts';

const KEYS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' };

/** The table's own keys by j and k, as in the inbox; the first press goes to the row that Tab would reach. */
export function useRowShortcuts(): void {
  useShortcuts(shortcutsEnabled.read(), (key) => {
    const step = KEYS[key];
    if (step === undefined) return false;
    const focused = document.activeElement?.closest('[data-row]') ? document.activeElement : null;
    if (focused !== null)
      focused.dispatchEvent(new KeyboardEvent('keydown', { key: step, bubbles: true, cancelable: true }));
    else document.querySelector<HTMLElement>('[data-row] [data-open][tabindex="0"]')?.focus();
    return true;
  });
}
