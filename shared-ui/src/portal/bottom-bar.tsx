import { CircleUserRound } from 'lucide-react';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { LinkComponent } from '../tabs';
import { Account, type AccountProps } from './account';
import type { PortalEntry } from './rail-entry';

const Bar = styled.nav`
  display: none;

  @media (max-width: 860px) {
    position: fixed;
    z-index: 20;
    inset-block-end: 0;
    inset-inline: 0;
    display: flex;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--line);
    background: var(--white);
  }
`;

const entry = css`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: center;
  gap: 2px;
  min-block-size: 63px;
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 18px;
  color: var(--stone);
  text-decoration: none;
  cursor: pointer;
  list-style: none;

  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Anchor = styled.a`
  ${entry}
  flex: 1;

  &[aria-current] {
    color: var(--teal-800);
    box-shadow: inset 0 2px 0 var(--teal-700);
  }
`;

const Badge = styled.span<{ $late: boolean }>`
  position: absolute;
  inset-block-start: 5px;
  inset-inline-start: calc(50% + 6px);
  padding: 0 7px;
  border-radius: var(--radius-full);
  background: ${({ $late }) => ($late ? 'var(--coral-600)' : 'var(--teal-700)')};
  color: var(--white);
  font-size: 12px;
  line-height: 17px;
  white-space: nowrap;
`;

const More = styled.details`
  flex: 1;

  & > summary {
    ${entry}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    color: var(--teal-800);
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-end: calc(100% + 1px);
  inset-inline: 0;
  padding: var(--space-2) var(--space-4) var(--space-4);
  background: var(--white);
  box-shadow: var(--shadow-float);
`;

export type BottomBarProps = {
  label: string;
  entries: readonly PortalEntry[];
  account: AccountProps;
  note?: ReactNode;
  LinkComponent: LinkComponent;
};

/** The portal's navigation on a phone; the last entry unfolds the account. */
export function BottomBar({ label, entries, account, note, LinkComponent }: BottomBarProps) {
  const more = useRef<HTMLDetailsElement>(null);
  const close = (): void => more.current?.removeAttribute('open');
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    close();
    more.current?.querySelector('summary')?.focus();
  };
  return (
    <Bar aria-label={label}>
      {entries.map((item) => (
        <Anchor
          key={item.id}
          as={LinkComponent}
          href={item.href}
          aria-current={item.current === true ? 'page' : undefined}
        >
          {item.icon}
          {item.label}
          {item.late === undefined && item.count === undefined ? null : (
            <Badge $late={item.late !== undefined}>{item.late ?? item.count}</Badge>
          )}
        </Anchor>
      ))}
      <More ref={more} onBlur={onBlur} onKeyDown={onKeyDown}>
        <summary>
          <CircleUserRound size={22} aria-hidden="true" />
          {account.label}
        </summary>
        <Panel>
          <Account {...account} note={note} />
        </Panel>
      </More>
    </Bar>
  );
}
