import type { InboxItem } from '@ayana/contracts/inbox';
import { type Shortcuts, useShortcuts } from '@ayana/shared-ui/shortcuts';
import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { inboxHref } from './inbox.api';
import { messages } from './messages';

const { keys: words } = messages;

/** What the open request does for a shortcut; null where it cannot now. */
export interface RequestKeys {
  claim: RefObject<(() => void) | null>;
  reply: RefObject<(() => void) | null>;
}

/** The inbox by keyboard: j and k move through the list, x selects, c claims, r replies, ? shows the shortcuts. */
export function useInboxKeys(
  items: readonly InboxItem[],
  query: Readonly<Record<string, string>>,
  selected: string | null,
  { claim, reply }: RequestKeys,
  toggle: (id: string) => void,
): Shortcuts {
  const navigate = useNavigate();
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
  return useShortcuts([
    { key: 'j', label: words.next, press: () => go(1) },
    { key: 'k', label: words.previous, press: () => go(-1) },
    {
      key: 'x',
      label: words.select,
      press: () => {
        if (selected !== null) toggle(selected);
        return selected !== null;
      },
    },
    { key: 'c', label: words.claim, press: () => press(claim) },
    { key: 'r', label: words.reply, press: () => press(reply) },
  ]);
}
