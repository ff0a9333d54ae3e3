import { formatLocale } from '@ayana/contracts/language';
import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { TabRow, tabStyle } from './tabs.styles';

const Anchor = styled.a`
  ${tabStyle}
`;

const NUMBERS = new Intl.NumberFormat(formatLocale());

/** A component that renders an anchor from `href`; the caller wraps a router's link. */
export type LinkComponent =
  | ComponentType<{ href: string; children: ReactNode; className?: string; 'aria-current'?: 'page' | 'true' }>
  | 'a';

export type TabLinksProps = {
  label: string;
  items: readonly { id: string; label: string; href: string; count?: number | undefined }[];
  current: string;
  LinkComponent?: LinkComponent;
};

/** Tabs that are links: views of one list, each with its own URL. */
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
