import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { TabRow, tabStyle } from './tab-style';

const Anchor = styled.a`
  ${tabStyle}
`;

const NUMBERS = new Intl.NumberFormat('en');

/** Anything that takes `href` and draws an anchor; a router's link wrapped by the caller. */
export type LinkComponent =
  | ComponentType<{ href: string; children: ReactNode; className?: string; 'aria-current'?: 'page' | 'true' }>
  | 'a';

export type TabLinksProps = {
  label: string;
  items: readonly { id: string; label: string; href: string; count?: number | undefined }[];
  current: string;
  LinkComponent?: LinkComponent;
};

/** Tabs that are addresses: views of one list, which back and forward walk through. */
export function TabLinks({ label, items, current, LinkComponent = 'a' }: TabLinksProps) {
  return (
    <TabRow as="nav" aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.id}
          as={LinkComponent}
          href={item.href}
          aria-current={item.id === current ? 'page' : undefined}
        >
          {item.label} {item.count === undefined ? null : <small>{NUMBERS.format(item.count)}</small>}
        </Anchor>
      ))}
    </TabRow>
  );
}
