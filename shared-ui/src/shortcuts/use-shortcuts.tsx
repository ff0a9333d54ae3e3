import { lazy, type ReactNode, Suspense, useState } from 'react';
import { messages } from './messages';
import type { Shortcut } from './shortcut';
import { shortcutsEnabled, useKeys } from './use-keys';

const ShortcutsDialog = lazy(() => import('./shortcuts-dialog'));

export interface Shortcuts {
  /** Shows the list of the shortcuts. */
  show: () => void;
  /** The list, to be rendered anywhere. */
  dialog: ReactNode;
}

/**
 * The single-key shortcuts of a page; `?` lists them, and the list turns all of them off and on.
 * @param isOurs whether a key is for this part of the page, where several have shortcuts
 */
export function useShortcuts(list: readonly Shortcut[], isOurs: () => boolean = () => true): Shortcuts {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(shortcutsEnabled.read);
  const show = (): void => setOpen(true);
  useKeys(wanted, (key) => {
    if (!isOurs()) return false;
    if (key === '?') show();
    return key === '?' || (list.find((shortcut) => shortcut.key === key)?.press?.() ?? false);
  });
  const want = (next: boolean): void => {
    setWanted(next);
    shortcutsEnabled.write(next);
  };
  const all = [...list, { key: '?', label: messages.help }];
  return {
    show,
    dialog: open ? (
      <Suspense>
        <ShortcutsDialog open onClose={() => setOpen(false)} wanted={wanted} onWanted={want} list={all} />
      </Suspense>
    ) : null,
  };
}
