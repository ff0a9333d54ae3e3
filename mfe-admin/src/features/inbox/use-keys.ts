import { useEffect, useEffectEvent } from 'react';

const WRITING = 'input, textarea, select, [contenteditable="true"], [role="dialog"]';

/** Single keys that act on the page, while nothing is being written and no dialog is open. */
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

/** Whether single keys are wanted (WCAG 2.1.4: they can be turned off); remembered in this tab. */
export const keysWanted = {
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
      // Blocked storage: it then holds as long as the page.
    }
  },
};
