import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TabRow, tabStyle } from './tabs.styles';

const Tab = styled.button`
  ${tabStyle}
`;

export type TabsProps<Id extends string> = {
  label: string;
  items: readonly { id: Id; label: string; count?: number }[];
  current: Id;
  onSelect: (id: Id) => void;
  /** At the end of the row. */
  extra?: ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
};

/** Tabs within a page (WAI-ARIA tabs): arrow keys, Home and End move and select, Tab moves into the panel. */
export function Tabs<Id extends string>({ label, items, current, onSelect, extra, children }: TabsProps<Id>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = items.findIndex((item) => item.id === current);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const forwards = rtl ? 'ArrowLeft' : 'ArrowRight';
    const backwards = rtl ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = { [forwards]: at + 1, [backwards]: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = items.at(target % items.length);
    if (next === undefined) return;
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.id}`)}`)?.focus();
  };

  return (
    <>
      <TabRow ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <Tab
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-${item.id}`}
            aria-selected={item.id === current}
            aria-controls={`${id}-panel`}
            tabIndex={item.id === current ? 0 : -1}
            onClick={() => onSelect(item.id)}
          >
            {item.label} {item.count === undefined ? null : <small>{item.count}</small>}
          </Tab>
        ))}
        {extra}
      </TabRow>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
