import {
  columnVisibilityFeature,
  type ColumnDef,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { Column, Sort, TableList } from './column';

/** The API sorts and filters; the library keeps columns, sort and selection, and nothing else of it is loaded. */
const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export type TableModel<Item> = ReactTable<typeof features, Item & { id: string }>;

type Visibility = Record<string, boolean>;

const STORED = 'ayana.columns.';

function readVisibility(name: string, columns: readonly Column<never>[]): Visibility {
  const initial = Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden !== true]));
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(STORED + name) ?? '{}') as Visibility) };
  } catch {
    return initial;
  }
}

function storeVisibility(name: string, visibility: Visibility): void {
  try {
    sessionStorage.setItem(STORED + name, JSON.stringify(visibility));
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
}

export interface TableModelOptions<Item> {
  /** Names the chosen columns in this tab's storage. */
  name: string;
  columns: readonly Column<Item>[];
  list: TableList<Item>;
  sort: Sort;
  selectable: boolean;
}

/** The table's state: columns in storage, sort in the URL, selection in the list. */
export function useTableModel<Item extends { id: string }>(options: TableModelOptions<Item>): TableModel<Item> {
  const { name, columns, list, sort, selectable } = options;
  const [columnVisibility, setVisibility] = useState(() => readVisibility(name, columns));
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Item> => ({
        id: column.id,
        header: column.title,
        accessorFn: (item) => item,
        enableSorting: column.sort !== undefined,
        enableHiding: column.lead !== true,
        sortDescFirst: column.firstOrder === 'desc',
      })),
    [columns],
  );
  const sorted = columns.find((column) => column.sort === sort.by);
  return useTable<typeof features, Item>({
    features,
    columns: definitions,
    data: list.items,
    getRowId: ({ id }) => id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: selectable,
    enableRowRangeSelection: true,
    state: {
      columnVisibility,
      rowSelection: list.selected,
      sorting: sorted === undefined ? [] : [{ id: sorted.id, desc: sort.order === 'desc' }],
    },
    onColumnVisibilityChange: (updater) => {
      const next = typeof updater === 'function' ? updater(columnVisibility) : updater;
      storeVisibility(name, next);
      setVisibility(next);
    },
    onRowSelectionChange: (updater) => list.select(typeof updater === 'function' ? updater(list.selected) : updater),
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater([]) : updater;
      const column = columns.find(({ id }) => id === next?.id);
      if (column?.sort !== undefined) list.change({ sort: column.sort, order: next?.desc === true ? 'desc' : 'asc' });
    },
  });
}
