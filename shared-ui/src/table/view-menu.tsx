import { Columns3 } from 'lucide-react';
import { Dropdown } from '../dropdown';
import { Checkbox } from '../choice';
import type { Column } from './column';
import type { Density } from './density';
import { messages } from './messages';
import { TableOnly, ViewPart } from './table.styles';
import type { TableModel } from './use-table-model';

export interface ViewMenuProps<Item> {
  table: TableModel<Item>;
  columns: ReadonlyMap<string, Column<Item>>;
  density: Density;
  onDensity: (density: Density) => void;
  /** Shows the list of the shortcuts. */
  onShortcuts: () => void;
}

/** How the list is shown: the height of its rows, its columns, and the keys that work in it. */
export function ViewMenu<Item>({ table, columns, density, onDensity, onShortcuts }: ViewMenuProps<Item>) {
  const hideable = table.getAllLeafColumns().filter((column) => column.getCanHide());
  const menu = (
    <Dropdown label={messages.view} icon={<Columns3 size={16} aria-hidden="true" />} end>
      <ViewPart data-wide>
        <Checkbox
          checked={density === 'compact'}
          onChange={({ currentTarget }) => onDensity(currentTarget.checked ? 'compact' : 'comfortable')}
        >
          {messages.compact}
        </Checkbox>
      </ViewPart>
      {hideable.length < 2 ? null : (
        <ViewPart role="group" aria-label={messages.columns}>
          <b>{messages.columns}</b>
          {hideable.map((column) => (
            <Checkbox
              key={column.id}
              checked={column.getIsVisible()}
              onChange={({ currentTarget }) => column.toggleVisibility(currentTarget.checked)}
            >
              {columns.get(column.id)?.title}
            </Checkbox>
          ))}
        </ViewPart>
      )}
      <ViewPart data-wide>
        <button type="button" onClick={onShortcuts}>
          {messages.shortcuts.all} <kbd>?</kbd>
        </button>
      </ViewPart>
    </Dropdown>
  );
  // Without columns to choose, a phone would open an empty menu.
  return hideable.length < 2 ? <TableOnly>{menu}</TableOnly> : menu;
}
