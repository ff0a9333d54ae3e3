import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Trigger } from './notification-menu-boxes';

export const BellAnchor = styled.a`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: var(--ink);
`;

/** How the bell looks where it does not stand in the top navigation: as a link, as a button, and what stands on it. */
export interface BellParts {
  Anchor: typeof BellAnchor;
  Button: typeof Trigger;
  Words: ComponentType<{ unread: number }>;
  /** Where what it opens stands: below it unless told otherwise. */
  side: () => 'inline-end' | 'bottom';
}
