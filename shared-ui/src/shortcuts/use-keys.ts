import { useEffect, useEffectEvent } from 'react';

/** Where a letter is typed or chooses. A box to tick takes none. */
const WRITING =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

/** Single keys, inactive while the user types or a dialog is open. @param press says whether the key did something */
export function useKeys(enabled: boolean, press: (key: string) => boolean): void {
  const handle = useEffectEvent(press);
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(WRITING) !== null) return;
      if (handle(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled]);
}

const STORED = 'ayana.keys';

/** Whether shortcuts are on (WCAG 2.1.4: they can be turned off); stored in this tab. */
export const shortcutsEnabled = {
  read(): boolean {
    try {
      return sessionStorage.getItem(STORED) !== 'off';
    } catch {
      return true;
    }
  },
  write(wanted: boolean): void {
    try {
      sessionStorage.setItem(STORED, wanted ? 'on' : 'off');
    } catch {
      // Storage is blocked: the choice lasts as long as the page.
    }
  },
};
