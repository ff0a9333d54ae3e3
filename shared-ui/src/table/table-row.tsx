import { memo, type ReactNode } from 'react';
import type { LinkComponent } from '../tabs';
import type { Column } from './column';
import { messages } from './messages';
import { Check } from './table.styles';

export interface TableRowProps<Item> {
  item: Item & { id: string };
  index: number;
  columns: readonly Column<Item>[];
  href: string | undefined;
  /** It is open beside the table. */
  open: boolean;
  LinkComponent: LinkComponent;
  /** The one row that Tab stops at. */
  active: boolean;
  selected: boolean;
  /** Name of the row, for its box; undefined where rows cannot be selected. */
  name: string | undefined;
  onSelect: (index: number, event: unknown) => void;
  measure: (row: HTMLTableRowElement | null) => void;
}

/** What the styles need to know of a cell, also to show it in a card. */
export const cellProps = <Item,>(column: Column<Item>, content: ReactNode) => ({
  'data-label': column.title,
  'data-lead': column.lead === true ? '' : undefined,
  'data-chip': column.chip === true ? '' : undefined,
  'data-end': column.end === true ? '' : undefined,
  'data-empty': content === null || content === undefined || content === '' ? '' : undefined,
});

/** One row, or one card on a phone. */
function Row<Item>(props: TableRowProps<Item>) {
  const { item, index, columns, href, open, LinkComponent: Anchor, active, selected, name, onSelect, measure } = props;
  const tabIndex = active ? 0 : -1;
  return (
    <tr
      ref={measure}
      data-index={index}
      data-row
      data-selected={selected || open ? '' : undefined}
      aria-rowindex={index + 2}
      aria-selected={name === undefined ? undefined : selected}
    >
      {name === undefined ? null : (
        <td data-select>
          <Check
            type="checkbox"
            aria-label={messages.select(name)}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(event) => onSelect(index, event)}
          />
        </td>
      )}
      {columns.map((column) => {
        const content = column.cell(item);
        const current = open ? ({ 'aria-current': 'true' } as const) : {};
        const anchor = { href: href ?? '', tabIndex, 'data-open': true, children: content, ...current };
        return (
          <td key={column.id} {...cellProps(column, content)}>
            {column.lead === true && href !== undefined ? <Anchor {...anchor} /> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** Scrolling renders the body often; a row renders again only when something of it changed. */
export const TableRow = memo(Row) as typeof Row;
