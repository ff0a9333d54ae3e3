import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { Moment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import type { DatabaseOverview, TableFigure, UnusedIndex } from './database-overview.api';
import { countText, sizeText } from './format';
import { messages } from './messages';

const { tables: table, indexes } = messages;
const LARGEST = 15;

const TABLES: readonly Column<TableFigure>[] = [
  { id: 'name', title: table.name, lead: true, width: '32%', cell: ({ name }) => <b dir="ltr">{name}</b> },
  { id: 'rows', title: table.rows, end: true, cell: ({ rows }) => countText(rows) },
  { id: 'size', title: table.size, end: true, cell: ({ table_bytes }) => sizeText(table_bytes) },
  { id: 'indexes', title: table.indexes, end: true, cell: ({ index_bytes }) => sizeText(index_bytes) },
  { id: 'full', title: table.fullReads, end: true, cell: ({ full_reads }) => countText(full_reads) },
  { id: 'by-index', title: table.indexReads, end: true, cell: ({ index_reads }) => countText(index_reads) },
  { id: 'dead', title: table.dead, end: true, cell: ({ dead_rows }) => countText(dead_rows) },
];

/** The largest tables first; all of them on demand. */
export function TablesCard({ tables }: Pick<DatabaseOverview, 'tables'>) {
  const [all, setAll] = useState(false);
  return (
    <PortalCard title={table.title} extra={<p>{table.note}</p>}>
      <ShortTable
        label={table.title}
        columns={TABLES}
        rows={all ? tables : tables.slice(0, LARGEST)}
        keyOf={({ name }) => name}
      />
      {tables.length <= LARGEST ? null : (
        <div>
          <Button variant="outline" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? table.fewer : table.all(tables.length)}
          </Button>
        </div>
      )}
    </PortalCard>
  );
}

const INDEXES: readonly Column<UnusedIndex>[] = [
  { id: 'name', title: indexes.name, lead: true, width: '45%', cell: ({ name }) => <b dir="ltr">{name}</b> },
  { id: 'table', title: indexes.table, cell: (index) => <span dir="ltr">{index.table}</span> },
  { id: 'size', title: indexes.size, end: true, cell: ({ bytes }) => sizeText(bytes) },
];

/** What only costs: every write keeps such an index, and no read uses it. */
export function UnusedIndexesCard({
  unused_indexes: unused,
  counted_since: since,
}: Pick<DatabaseOverview, 'unused_indexes' | 'counted_since'>) {
  const shown = unused.slice(0, LARGEST);
  return (
    <PortalCard title={indexes.title}>
      {unused.length === 0 ? (
        <p>{indexes.none}</p>
      ) : (
        <>
          <p>
            {since === null ? (
              indexes.sinceMade
            ) : (
              <>
                {indexes.since} <Moment at={since} />. {indexes.note}
              </>
            )}
          </p>
          <ShortTable label={indexes.title} columns={INDEXES} rows={shown} keyOf={({ name }) => name} />
          {shown.length === unused.length ? null : <p>{indexes.more(unused.length - shown.length)}</p>}
        </>
      )}
    </PortalCard>
  );
}
