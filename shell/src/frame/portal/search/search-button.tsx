import type { Role } from '@ayana/contracts/identity';
import { PORTAL_NARROW } from '@ayana/shared-ui/portal';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { messages } from '../../../messages';
import { useLoaded } from '../../../prefetch/use-loaded';

/** It looks like the box it opens; on a phone it is an icon in the top bar. */
const Button = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 40px;
  padding-inline: 10px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  color: var(--stone);
  text-align: start;
  cursor: pointer;
  transition: border-color var(--duration-state);

  & > span {
    flex: 1;
  }
  & > kbd {
    font: inherit;
    font-size: var(--size-14);
  }
  &:hover {
    border-color: var(--teal-700);
    color: var(--ink);
  }
  @media ${PORTAL_NARROW} {
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: auto;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);

    & > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & > kbd {
      display: none;
    }
  }
`;

const load = (): Promise<typeof import('./portal-search')> =>
  import(/* webpackChunkName: "portal-search" */ './portal-search');

/** Apple's keyboards have their own key for commands. */
const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Opens the search, also by Ctrl+K or ⌘K. Its code loads with the first sign that it is wanted. */
export function SearchButton({ role, user }: { role: Role; user: string }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const dialog = useLoaded(open || wanted, load);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Control' || event.key === 'Meta') setWanted(true);
      const isCommand = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
      if (!isCommand || event.key.toLowerCase() !== 'k') return;
      // Browsers search the web with it.
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const want = (): void => setWanted(true);
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={want}
        onFocus={want}
      >
        <Search size={18} aria-hidden="true" />
        <span>{messages.portal.search}</span>
        <kbd aria-hidden="true">{isApple() ? '⌘K' : messages.portal.searchKeys}</kbd>
      </Button>
      {open && dialog !== undefined ? (
        <dialog.PortalSearch role={role} user={user} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
