import { Button } from '@ayana/shared-ui/button';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { DataTable, type DataTableProps, type TableTexts } from '@ayana/shared-ui/table';
import { Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { type List, RouterLink } from '@ayana/portal-kit/screens';
import { SavedViews } from './saved-views/saved-views';
import { ScreenFrame, type ScreenFrameProps } from './screen-frame';

export interface ListScreenProps<Item>
  extends
    Omit<DataTableProps<Item>, 'actions' | 'filters' | 'LinkComponent' | 'texts'>,
    Pick<ScreenFrameProps, 'actions' | 'tabs'> {
  /** `useList`. */
  list: List<Item>;
  /** A constant, or a list that changes with its options only. */
  filters: readonly Filter[];
  /** The feature's messages; `add` is what its button says. */
  words: { title: string; lead: ReactNode; add?: string; filters: { label: string }; table: TableTexts };
  /** Of the button that adds; a plus without it. */
  addIcon?: ReactNode;
  /** The page that adds a row. */
  addHref?: string;
  /** The dialog that adds a row, loaded by `lazy`. */
  renderDialog?: (close: () => void) => ReactNode;
  /** Above the filters, such as figures. */
  above?: ReactNode;
  /** Buttons that act on the selected rows. */
  selectionActions?: ReactNode;
  /** What is in place of the table, or around it: a board below the filters, a map beside the table, which has the filters itself. */
  renderRows?: (table: ReactNode, filterBar: ReactNode) => ReactNode;
}

/** A list of a portal: its head, its filters and its rows, and how a row is added. */
export function ListScreen<Item extends { id: string }>(props: ListScreenProps<Item>) {
  const {
    filters,
    words,
    actions,
    selectionActions,
    tabs,
    addIcon,
    addHref,
    renderDialog,
    above,
    renderRows,
    ...table
  } = props;
  const { list } = table;
  const [adding, setAdding] = useState(false);
  const add = {
    icon: addIcon ?? <Plus size={18} aria-hidden="true" />,
    children: words.add,
  };
  const bar = <FilterBar label={words.filters.label} filters={filters} query={list.query} change={list.change} />;
  const rows = (
    <DataTable
      {...table}
      tools={
        <>
          <SavedViews name={table.name} list={list} />
          {table.tools}
        </>
      }
      filters={bar}
      actions={selectionActions}
      texts={words.table}
      LinkComponent={RouterLink}
    />
  );
  return (
    <ScreenFrame
      title={words.title}
      lead={words.lead}
      tabs={tabs}
      actions={
        <>
          {addHref === undefined ? null : <Button as={Link} to={addHref} {...add} />}
          {renderDialog === undefined ? null : <Button onClick={() => setAdding(true)} {...add} />}
          {actions}
        </>
      }
    >
      {above}
      {renderRows === undefined ? rows : renderRows(rows, bar)}
      <Suspense>{adding ? renderDialog?.(() => setAdding(false)) : null}</Suspense>
    </ScreenFrame>
  );
}
