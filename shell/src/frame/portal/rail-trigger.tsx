import { PORTAL_NARROW, RailCount, RailLabel, railLine } from '@ayana/shared-ui/portal';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { Bell } from 'lucide-react';
import { css, styled } from 'styled-components';
import { messages } from '../../messages';
import { Badge } from '../notifications/badge';
import { badgeText } from '../notifications/relative-time';

/** The bell as a rail entry; on a phone only the icon, at the end of the top bar. */
const look = css`
  ${railLine}
  position: relative;
  inline-size: 100%;
  font-size: inherit;
  text-align: start;
  cursor: pointer;

  &[data-popup-open] {
    background: var(--mist);
  }
  & > [data-bell-badge] {
    display: none;
  }
  @media ${PORTAL_NARROW} {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;

    & > svg {
      color: var(--ink);
    }
    & > [data-bell-words] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    & > [data-bell-badge] {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 0;
      display: block;
    }
  }
`;

export const RailAnchor = styled.a`
  ${look}
`;

export const RailButton = styled.button`
  ${look}
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  gap: var(--space-2);
`;

/** The label and the unread count. */
export function RailTriggerWords({ unread }: { unread: number }) {
  const count = badgeText(unread);
  return (
    <>
      <Bell size={21} aria-hidden="true" />
      <Words data-bell-words>
        <RailLabel>
          {messages.notifications}
          {unread > 0 ? <VisuallyHidden>{messages.unread(unread)}</VisuallyHidden> : null}
        </RailLabel>
        {count === undefined ? null : <RailCount aria-hidden="true">{count}</RailCount>}
      </Words>
      <span data-bell-badge>
        <Badge count={unread} />
      </span>
    </>
  );
}
