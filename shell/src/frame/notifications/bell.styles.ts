import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import type { Trigger } from './notification-menu.styles';

export const BellAnchor = styled.a`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  color: var(--ink);
`;

/** How the bell looks outside the top navigation: its link, its button, and their content. */
export interface BellAppearance {
  Anchor: typeof BellAnchor;
  Button: typeof Trigger;
  Words: ComponentType<{ unread: number }>;
  /** Where its menu opens; below it by default. */
  side: () => 'inline-end' | 'bottom';
}
