import { Button } from '@ayana/shared-ui';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { Money } from '@ayana/shared-ui/money';
import { type Column, DataTable, type DataTableProps, ShortTable } from '@ayana/shared-ui/table';

import { Pair, Specimen } from '../specimen';
import { type Sample, samples, useSampleList } from './sample-list';

const COLUMNS: readonly Column<Sample>[] = [
  {
    id: 'summary',
    title: 'Request',
    lead: true,
    sort: 'created',
    firstOrder: 'desc',
    width: '46%',
    cell: ({ number, summary }) => (
      <>
        {summary} <small>{number}</small>
      </>
    ),
  },
  { id: 'owner', title: 'Owner', sort: 'owner', cell: ({ owner }) => owner },
  { id: 'cost', title: 'Cost', sort: 'cost', end: true, cell: ({ cost }) => <Money amount={cost} /> },
];
const FILTERS: readonly Filter[] = [
  { kind: 'search', name: 'q', label: 'Search' },
  {
    kind: 'several',
    name: 'state',
    label: 'State',
    options: [
      { value: 'new', label: 'New' },
      { value: 'closed', label: 'Closed' },
    ],
  },
  { kind: 'flag', name: 'overdue', label: 'Overdue' },
];
const TEXTS = {
  label: 'Sample requests',
  empty: { title: 'No requests yet', text: 'A request appears here as soon as someone asks.' },
  filtered: 'No request matches these filters.',
  failed: 'The requests couldn’t be loaded',
};
const nameOf = ({ number }: Sample): string => number;
const base = { columns: COLUMNS, texts: TEXTS, defaultSort: { by: 'created', order: 'desc' } } as const;
const LINE = { message: 'No answer came back.', reference: 'sample-1' };
const LONG: readonly Sample[] = [
  {
    id: 'long',
    number: 'SR-000999',
    summary: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft, Patientenbegleitung',
    owner: 'Venkatanarasimharajuvaripeta Ramakrishnan Subramaniam',
    cost: 1_234_567,
  },
];

/** A table and its filters, working. */
function Working() {
  const list = useSampleList(ROWS, { unseen: 2 });
  return (
    <>
      <DataTable
        filters={<FilterBar label="Sample filters" filters={FILTERS} query={list.query} change={list.change} />}
        {...base}
        name="guide"
        list={list}
        nameOf={nameOf}
        hrefOf={() => '#screens'}
        actions={
          <Button size="small" variant="tonal">
            Assign to me
          </Button>
        }
      />
    </>
  );
}
const ROWS = samples(12);
const FEW = samples(2);
const NONE: readonly Sample[] = [];

function State({ name, items, ...over }: Partial<DataTableProps<Sample>['list']> & { name: string }) {
  const list = useSampleList(items ?? FEW, over);
  return <DataTable {...base} name={name} list={list} />;
}

export function TableParts() {
  return (
    <>
      <Specimen name="FilterBar, DataTable: sort, columns, selection, new rows">
        <Working />
      </Specimen>
      <Pair>
        <Specimen name="DataTable: another list is on its way">
          <State name="guide-loading" loading />
        </Specimen>
        <Specimen name="DataTable: more could not be read">
          <State name="guide-more" hasMore moreFailure={LINE} />
        </Specimen>
        <Specimen name="DataTable: empty">
          <State name="guide-empty" items={NONE} />
        </Specimen>
        <Specimen name="DataTable: failed">
          <State name="guide-failed" items={NONE} known={false} failure={LINE} />
        </Specimen>
        <Specimen name="DataTable: stale">
          <State name="guide-stale" failure={LINE} />
        </Specimen>
        <Specimen name="DataTable: forbidden">
          <State
            name="guide-forbidden"
            items={NONE}
            known={false}
            failure={{ message: 'Only the service desk may read this list.' }}
          />
        </Specimen>
        <Specimen name="DataTable: long words">
          <State name="guide-long" items={LONG} />
        </Specimen>
        <Specimen name="DataTable: right to left">
          <div dir="rtl">
            <State name="guide-rtl" />
          </div>
        </Specimen>
        <Specimen name="ShortTable">
          <ShortTable label="Sample rows" columns={COLUMNS} rows={FEW} keyOf={nameOf} />
        </Specimen>
        <Specimen name="ShortTable: long words, right to left">
          <div dir="rtl">
            <ShortTable label="Sample rows, mirrored" columns={COLUMNS} rows={LONG} keyOf={nameOf} />
          </div>
        </Specimen>
      </Pair>
    </>
  );
}
