import { createContext, type ReactNode, use } from 'react';
import { messages } from './messages';
import { RowMenu, type RowMenuItem } from './row-menu';

/** What the page can do with a single row, by the column it is done in. */
export type RowActItems<Item> = Readonly<Partial<Record<'state' | 'owner', (item: Item) => readonly RowMenuItem[]>>>;

/** What a list offers for its rows. */
export interface ListActs<Item> {
  /** Of a single row, from its cells. */
  cells: RowActItems<Item>;
  /** Of the selected rows. */
  buttons: ReactNode;
  /** What came of the last act. */
  outcome: ReactNode;
  dialog: ReactNode;
}

const Context = createContext<RowActItems<never> | null>(null);

/** The keys that open the menus of the current row, for the list of shortcuts. */
export const STATE_KEY = { key: 's', label: messages.keys.state } as const;
export const OWNER_KEY = { key: 'o', label: messages.keys.owner } as const;

export function RowActsOf({ acts, children }: { acts: RowActItems<never>; children: ReactNode }) {
  return <Context value={acts}>{children}</Context>;
}

export interface RowActProps<Item> {
  act: 'state' | 'owner';
  item: Item;
  /** Of the row. */
  name: string;
  children: ReactNode;
}

/** The state or the owner of a row: pressed, it is changed, where the reader may do that now. */
export function RowAct<Item>({ act, item, name, children }: RowActProps<Item>) {
  const items = use(Context)?.[act]?.(item as never) ?? [];
  if (items.length === 0) return children;
  return (
    <RowMenu
      shortcut={act === 'state' ? STATE_KEY.key : OWNER_KEY.key}
      label={act === 'state' ? messages.stateOf(name) : messages.ownerOf(name)}
      items={items}
    >
      {children}
    </RowMenu>
  );
}
