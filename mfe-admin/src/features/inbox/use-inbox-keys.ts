import type { InboxItem } from '@ayana/contracts/inbox';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxHref } from './inbox.api';
import { shortcutsEnabled, useShortcuts } from '../../components/shortcuts/use-shortcuts';

/** What the open request does for a shortcut; null where it cannot now. */
export interface RequestKeys {
  claim: RefObject<(() => void) | null>;
  reply: RefObject<(() => void) | null>;
}

/** The inbox by keyboard: j and k move through the list, c claims, r replies, ? shows the shortcuts. */
export function useInboxKeys(
  items: readonly InboxItem[],
  query: Readonly<Record<string, string>>,
  selected: string | null,
  { claim, reply }: RequestKeys,
) {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(shortcutsEnabled.read);
  // Shortcuts may come faster than navigations: each continues from the previous target.
  const bound = useRef(selected);
  useEffect(() => {
    bound.current = selected;
  }, [selected]);
  const go = (step: 1 | -1): boolean => {
    const at = items.findIndex(({ id }) => id === bound.current);
    const next = items[at === -1 ? (step === 1 ? 0 : items.length - 1) : at + step];
    if (next === undefined) return false;
    bound.current = next.id;
    void navigate(inboxHref(query, next.id), { preventScrollReset: true, replace: selected !== null });
    return true;
  };
  const press = ({ current }: RefObject<(() => void) | null>): boolean => {
    current?.();
    return current !== null;
  };
  useShortcuts(wanted || open, (key) => {
    if (key === 'j') return go(1);
    if (key === 'k') return go(-1);
    if (key === 'c') return press(claim);
    if (key === 'r') return press(reply);
    if (key === '?') setOpen(true);
    return key === '?';
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
