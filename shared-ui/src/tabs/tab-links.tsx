import { formatLocale } from '@ayana/contracts/language';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { TabDetail, TabRow, tabStyle } from './tabs.styles';

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
  items: readonly {
    id: string;
    label: string;
    href: string;
    count?: number | undefined;
    /** A second, smaller line. */
    detail?: string;
  }[];
  current: string;
  LinkComponent?: LinkComponent;
};

/** Tabs that are links: views of one list, each with its own URL. Where they do not fit, the row shows the current one first. */
export function TabLinks({ label, items, current, LinkComponent = 'a' }: TabLinksProps) {
  const row = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ id }) => id === current);
  useEffect(() => {
    const shown = row.current?.children[at];
    if (row.current === null || shown == null) return;
    const [box, tab] = [row.current.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (tab.right > box.right || tab.left < box.left)
      row.current.scrollLeft +=
        getComputedStyle(shown).direction === 'rtl' ? tab.right - box.right : tab.left - box.left;
  }, [at]);
  return (
    <TabRow as="nav" ref={row} aria-label={label}>
      {items.map((item) => (
        <Anchor
          key={item.id}
          as={LinkComponent}
          href={item.href}
          aria-current={item.id === current ? 'page' : undefined}
        >
          {item.label} {item.count === undefined ? null : <small>{NUMBERS.format(item.count)}</small>}
          {item.detail === undefined ? null : <TabDetail>{item.detail}</TabDetail>}
        </Anchor>
      ))}
    </TabRow>
  );
}
