import { Button } from '@ayana/shared-ui';
import { TOASTS_SPACE, useDetailsOverlay } from '@ayana/shared-ui/dialog';
import type { MouseEvent, RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';

import { FILTER_MESSAGES as TEXTS } from './messages';

/** Height of the sheet's head, which closes it, and of its foot with the button. */
const HEAD = '56px';
const FOOT = '69px';

/** Screens where the open filters are a sheet. */
const PHONE = '(max-width: 959px)';

/** On a phone the open filters are a sheet over the page: a head, a scrolling list, and a button at the bottom. */
export const sheet = css`
  @media ${PHONE} {
    &[open] > summary {
      position: fixed;
      z-index: 41;
      inset-block-start: ${TOASTS_SPACE};
      inset-inline: 0;
      justify-content: space-between;
      inline-size: auto;
      block-size: ${HEAD};
      padding-inline: var(--space-5);
      border: 0;
      border-block-end: 1px solid var(--line);
      border-radius: 0;
    }
    &[open] > form {
      position: fixed;
      z-index: 40;
      inset: calc(${HEAD} + ${TOASTS_SPACE}) 0 0;
      overflow-y: auto;
      overscroll-behavior: contain;
      align-content: start;
      padding: var(--space-5) var(--space-5) 0;
      background: var(--paper);
    }
  }
`;

const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: grid;
  align-items: center;
  min-block-size: ${FOOT};
  margin-inline: calc(-1 * var(--space-5));
  padding: var(--space-2) var(--space-5) calc(var(--space-2) + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--white);

  /* Hidden beside the list, where every click applies at once, and without scripts, where another button submits the form. */
  @media (min-width: 960px), (scripting: none) {
    display: none;
  }
`;

/** The button with the number of results that closes the sheet. @param found `99 doctors` */
export function SheetFoot({ found, onPress }: { found: string; onPress: (event: MouseEvent<HTMLElement>) => void }) {
  return (
    <Foot>
      <Button type="submit" wide onClick={onPress}>
        {TEXTS.show(found)}
      </Button>
    </Foot>
  );
}

/** Whether the sheet is open. Back closes it and keeps the choices. */
export function useSheet(details: RefObject<HTMLDetailsElement | null>): boolean {
  const { pathname, search } = useLocation();
  return useDetailsOverlay(details, PHONE, pathname + search);
}
