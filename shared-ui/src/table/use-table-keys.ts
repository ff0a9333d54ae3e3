import type { RefObject } from 'react';
import { type Shortcut, type Shortcuts, useShortcuts } from '../shortcuts';
import { messages } from './messages';

export interface TableKeysOptions {
  box: RefObject<HTMLElement | null>;
  /** Rows can be selected. */
  selectable: boolean;
  /** Each presses what has `data-row-act` with this key in the current row. */
  rowKeys: readonly RowKey[];
  changeDensity: () => void;
}

export interface RowKey {
  key: string;
  /** What it does, for the list of the shortcuts. */
  label: string;
}

const TABLE = '[data-table]';

/** The same keys in every list; where a page has several, they are for the one with the focus, else for the first. */
export function useTableKeys(options: TableKeysOptions): Shortcuts {
  const { box, selectable, rowKeys, changeDensity } = options;
  const focusedRow = (): HTMLElement | null => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
    return row !== null && box.current?.contains(row) === true ? row : null;
  };
  /** What the table does with its own keys; the first press goes to the row that Tab would reach. */
  const inTable = (key: string): boolean => {
    const target = focusedRow() === null ? null : document.activeElement;
    if (target !== null) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    else firstOf(box.current)?.focus();
    return true;
  };
  const list: Shortcut[] = [
    { key: 'j', label: messages.shortcuts.next, press: () => inTable('ArrowDown') },
    { key: 'k', label: messages.shortcuts.previous, press: () => inTable('ArrowUp') },
    { key: 'Enter', label: messages.shortcuts.open },
    ...(selectable
      ? [{ key: 'x', label: messages.shortcuts.select, press: () => focusedRow() !== null && inTable(' ') }]
      : []),
    ...rowKeys.map(({ key, label }) => ({
      key,
      label,
      press: () => {
        const row = focusedRow() ?? firstOf(box.current)?.closest('[data-row]');
        const act = row?.querySelector<HTMLElement>(`[data-row-act="${key}"]`) ?? null;
        act?.click();
        return act !== null;
      },
    })),
    { key: '/', label: messages.shortcuts.search, press: () => focusSearch(box.current) },
    {
      key: 'd',
      label: messages.shortcuts.density,
      press: () => {
        changeDensity();
        return true;
      },
    },
  ];
  return useShortcuts(list, () => {
    const focused = document.activeElement?.closest(TABLE) ?? null;
    return box.current !== null && (focused ?? document.querySelector(TABLE)) === box.current;
  });
}

/** What Tab reaches of the rows: their link, or else their box. */
function firstOf(box: HTMLElement | null): HTMLElement | null {
  const find = (what: string) => box?.querySelector<HTMLElement>(`[data-row] ${what}[tabindex="0"]`) ?? null;
  return find('[data-open]') ?? find('input');
}

/** The search above a list. */
function focusSearch(box: HTMLElement | null): boolean {
  const field = box?.closest('main')?.querySelector<HTMLElement>('[role="search"] [data-search] input');
  field?.focus();
  return field !== null && field !== undefined;
}
