import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from '../button';
import { Select } from '../field';
import { EmptyState, QuietLine, ReadList, StaleNote } from '../states';
import type { LinkComponent } from '../tabs';
import { VisuallyHidden } from '../visually-hidden';
import type { Column, Sort, TableList, TableTexts } from './column';
import { useDensity } from './density';
import { messages } from './messages';
import { TableFoot } from './table-foot';
import { TableGrid } from './table-grid';
import { TableHead } from './table-head';
import { SelectionBar } from './selection-bar';
import { Box, PhoneSort, Tools } from './table.styles';
import { type RowKey, useTableKeys } from './use-table-keys';
import { useTableModel } from './use-table-model';
import { ViewMenu } from './view-menu';

export interface DataTableProps<Item> {
  /** Names the chosen columns in storage. */
  name: string;
  /** portal-kit's `useList`. */
  list: TableList<Item>;
  /** A constant: a new array is a new table. */
  columns: readonly Column<Item>[];
  texts: TableTexts;
  /** The order without one in the URL. */
  defaultSort: Sort;
  /** Address of a row. */
  hrefOf?: (item: Item) => string;
  /** The row that is open beside the table. */
  openId?: string | null;
  LinkComponent?: LinkComponent;
  /** Name of a row for screen readers; rows can then be selected. A constant. */
  nameOf?: (item: Item) => string;
  /** Buttons that act on the selected rows. */
  actions?: ReactNode;
  /** Keys that press what has `data-row-act` in the current row, such as a menu of its state. A constant. */
  rowKeys?: readonly RowKey[];
  /** The `FilterBar` of the list, in one row with its tools as far as there is room. */
  filters?: ReactNode;
  /** Beside the choice of columns, e.g. an export. */
  tools?: ReactNode;
  /** What to do about an empty list without filters. */
  emptyAction?: ReactNode;
}

const NO_KEYS: readonly RowKey[] = [];

/** A list of any length as a table, as cards on a phone, with all its states. */
export function DataTable<Item extends { id: string }>(props: DataTableProps<Item>) {
  const { name, list, columns, texts, defaultSort, hrefOf, LinkComponent = 'a', nameOf, actions, tools } = props;
  const box = useRef<HTMLDivElement>(null);
  const [density, chooseDensity] = useDensity();
  const sort = sortOf(list.query, defaultSort);
  const table = useTableModel({ name, columns, list, sort, selectable: nameOf !== undefined });
  const byId = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const visible = table.state.columnVisibility;
  const shown = useMemo(() => columns.filter(({ id }) => visible[id] !== false), [columns, visible]);
  const isFiltered = Object.keys(list.query).some((filter) => filter !== 'sort' && filter !== 'order');
  const isEmpty = list.items.length === 0;
  const shortcuts = useTableKeys({
    box,
    selectable: nameOf !== undefined,
    rowKeys: props.rowKeys ?? NO_KEYS,
    changeDensity: () => chooseDensity(density === 'compact' ? 'comfortable' : 'compact'),
  });
  const retry = (
    <Button variant="outline" size="small" onClick={list.reread} busy={list.rereading}>
      {messages.retry}
    </Button>
  );
  return (
    <Box ref={box} data-table aria-busy={list.loading}>
      <Tools>
        {props.filters}
        {isEmpty || columns.every((column) => column.sort === undefined) ? null : (
          <PhoneSort>
            <VisuallyHidden>{messages.sort}</VisuallyHidden>
            <SortSelect columns={columns} sort={sort} onSort={list.change} />
          </PhoneSort>
        )}
        {list.unseen === 0 ? null : (
          <Button variant="tonal" size="small" onClick={list.showNew} data-new>
            {messages.unseen(list.unseen)}
          </Button>
        )}
        {tools}
        {isEmpty ? null : (
          <ViewMenu
            table={table}
            columns={byId}
            density={density}
            onDensity={chooseDensity}
            onShortcuts={shortcuts.show}
          />
        )}
      </Tools>
      <StaleNote list={list} text={messages.stale} retry={retry} />
      <ReadList
        list={list}
        isEmpty={isEmpty}
        failed={texts.failed}
        retry={retry}
        empty={
          <EmptyState
            drawing={<QuietLine />}
            title={isFiltered ? texts.filtered : texts.empty.title}
            text={isFiltered ? null : texts.empty.text}
            action={isFiltered ? undefined : props.emptyAction}
          />
        }
      >
        <TableGrid
          key={density}
          label={texts.label}
          describedBy={`keys-${name}`}
          head={<TableHead table={table} columns={byId} selectable={nameOf !== undefined} />}
          table={table}
          list={list}
          columns={shown}
          hrefOf={hrefOf}
          openId={props.openId ?? null}
          LinkComponent={LinkComponent}
          nameOf={nameOf}
        />
        <VisuallyHidden id={`keys-${name}`}>{messages.keys}</VisuallyHidden>
        <TableFoot list={list} />
      </ReadList>
      {shortcuts.dialog}
      {actions === undefined ? null : <SelectionBar list={list}>{actions}</SelectionBar>}
    </Box>
  );
}

function sortOf({ sort, order }: TableList<unknown>['query'], defaultSort: Sort): Sort {
  if (sort === undefined) return defaultSort;
  return { by: sort, order: order === 'desc' ? 'desc' : 'asc' };
}

/** The sort as a list, for cards. */
function SortSelect<Item>(props: {
  columns: readonly Column<Item>[];
  sort: Sort;
  onSort: (sort: { sort: string; order: string }) => void;
}) {
  const { columns, sort, onSort } = props;
  return (
    <Select
      value={`${sort.by} ${sort.order}`}
      onChange={({ currentTarget }) => {
        const [by = '', order = ''] = currentTarget.value.split(' ');
        onSort({ sort: by, order });
      }}
    >
      {columns.map((column) =>
        column.sort === undefined ? null : (
          <optgroup key={column.id} label={column.title}>
            <option value={`${column.sort} asc`}>{messages.ascending(column.title)}</option>
            <option value={`${column.sort} desc`}>{messages.descending(column.title)}</option>
          </optgroup>
        ),
      )}
    </Select>
  );
}
