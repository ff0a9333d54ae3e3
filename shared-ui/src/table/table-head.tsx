import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Column } from './column';
import { messages } from './messages';
import { Check, SortButton } from './table.styles';
import type { TableModel } from './use-table-model';

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

export interface TableHeadProps<Item> {
  table: TableModel<Item>;
  columns: ReadonlyMap<string, Column<Item>>;
  selectable: boolean;
}

/** The titles, which sort, and the box that selects every loaded row. It stays in view. */
export function TableHead<Item>({ table, columns, selectable }: TableHeadProps<Item>) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selectable ? (
          <th data-select scope="col">
            <Check
              type="checkbox"
              aria-label={messages.selectAll}
              checked={table.getIsAllRowsSelected()}
              ref={(box) => {
                if (box !== null) box.indeterminate = table.getIsSomeRowsSelected();
              }}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </th>
        ) : null}
        {table.getVisibleLeafColumns().map((column) => {
          const { title, width, end } = columns.get(column.id) ?? { title: column.id };
          const sorted = column.getIsSorted();
          return (
            <th
              key={column.id}
              scope="col"
              style={{ inlineSize: width }}
              data-end={end}
              data-sortable={column.getCanSort() ? '' : undefined}
              aria-sort={sorted === false ? undefined : SORTED[sorted]}
            >
              {column.getCanSort() ? (
                <SortButton type="button" onClick={column.getToggleSortingHandler()}>
                  {title}
                  {sorted === 'desc' ? (
                    <ArrowDown size={15} aria-hidden="true" />
                  ) : (
                    <ArrowUp size={15} aria-hidden="true" />
                  )}
                </SortButton>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
