import { Columns3 } from 'lucide-react';
import { Dropdown } from '../dropdown';
import { Checkbox } from '../choice';
import type { Column } from './column';
import { messages } from './messages';
import type { TableModel } from './use-table-model';

/** Chooses which columns are shown. */
export function ColumnMenu<Item>(props: { table: TableModel<Item>; columns: ReadonlyMap<string, Column<Item>> }) {
  const { table, columns } = props;
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  if (hideable.length < 2) return null;
  return (
    <Dropdown label={messages.columns} icon={<Columns3 size={16} aria-hidden="true" />} end>
      {hideable.map((column) => (
        <Checkbox
          key={column.id}
          checked={column.getIsVisible()}
          onChange={({ currentTarget }) => column.toggleVisibility(currentTarget.checked)}
        >
          {columns.get(column.id)?.title}
        </Checkbox>
      ))}
    </Dropdown>
  );
}
