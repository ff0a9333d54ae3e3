import { QUOTE_CATEGORIES, QUOTE_CATEGORY_NAMES } from '@ayana/contracts/journey';
import type { PriceItem } from '@ayana/contracts/organisations';
import { useList, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ExportButton } from '@ayana/shared-ui/export';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { Money } from '@ayana/shared-ui/money';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, DataTable } from '@ayana/shared-ui/table';
import { Plus, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { NAMES, type OwnSheets, readOwnSheets, savePrices } from './prices.api';
import { CellButtons, HeadButtons } from './prices.styles';
import { validText } from './valid-text';

const PriceDialog = lazy(() => import('./price-dialog'));
const ImportDialog = lazy(() => import('./import/import-dialog'));
const RemoveDialog = lazy(() => import('./remove-dialog'));
const { columns: titles, filters: labels } = messages;

type Open = { edit: PriceItem | null } | { remove: PriceItem } | { import: true };

const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: labels.q },
  {
    kind: 'one',
    name: 'category',
    label: labels.category,
    options: QUOTE_CATEGORIES.map((value) => ({ value, label: QUOTE_CATEGORY_NAMES[value] })),
  },
  { kind: 'day', name: 'on', label: labels.on },
];

export { pricesLoader as loader } from './prices.api';

/** The price sheet of the reader's hospitals. */
export function Component() {
  const list = useList<PriceItem>({ names: NAMES });
  const own = usePart<OwnSheets>({ key: 'own-sheets', read: readOwnSheets });
  const mayWrite = own.value?.own_role !== 'read_only';
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
        {mayWrite ? (
          <HeadButtons>
            <Button
              variant="outline"
              icon={<Upload size={18} aria-hidden="true" />}
              onClick={() => setOpen({ import: true })}
            >
              {messages.import.open}
            </Button>
            <Button icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen({ edit: null })}>
              {messages.add}
            </Button>
          </HeadButtons>
        ) : null}
      </PortalHead>
      <DataTable
        filters={<FilterBar label={labels.label} filters={FILTERS} query={list.query} change={list.change} />}
        name="price-items"
        list={list}
        columns={mayWrite ? [...COLUMNS, actions(setOpen)] : COLUMNS}
        texts={messages.table}
        defaultSort={{ by: 'label', order: 'asc' }}
        tools={<ExportButton size="small" onExport={() => savePrices(list.query, messages.file)} />}
      />
      <Suspense>
        {open !== null && 'edit' in open ? (
          <PriceDialog
            key={open.edit?.id ?? 'new'}
            item={list.items.find(({ id }) => id === open.edit?.id) ?? open.edit}
            onClose={close}
            onSaved={list.reread}
          />
        ) : null}
        {open !== null && 'import' in open ? <ImportDialog onClose={close} onImported={list.reread} /> : null}
        {open !== null && 'remove' in open ? (
          <RemoveDialog item={open.remove} onClose={close} onRemoved={list.reread} />
        ) : null}
      </Suspense>
    </PortalPage>
  );
}

const COLUMNS: readonly Column<PriceItem>[] = [
  {
    id: 'label',
    title: titles.label,
    lead: true,
    sort: 'label',
    width: '28%',
    cell: ({ label }) => <b dir="auto">{label}</b>,
  },
  { id: 'category', title: titles.category, cell: ({ category }) => QUOTE_CATEGORY_NAMES[category] },
  {
    id: 'price',
    title: titles.price,
    sort: 'unit_price',
    end: true,
    cell: ({ unit_price }) => <Money amount={unit_price / 100} />,
  },
  {
    id: 'valid',
    title: titles.valid,
    cell: validText,
  },
  {
    id: 'hospital',
    title: titles.hospital,
    hidden: true,
    cell: ({ hospital_name }) => <bdi>{hospital_name}</bdi>,
  },
];

const actions = (open: (what: Open) => void): Column<PriceItem> => ({
  id: 'actions',
  title: titles.actions,
  cell: (item) => (
    <CellButtons>
      <Button
        variant="quiet"
        size="small"
        aria-label={messages.editOf(item.label)}
        onClick={() => open({ edit: item })}
      >
        {messages.edit}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={messages.removeOf(item.label)}
        onClick={() => open({ remove: item })}
      >
        {messages.remove}
      </Button>
    </CellButtons>
  ),
});
