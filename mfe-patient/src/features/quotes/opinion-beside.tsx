import type { MedicalOpinion, Quote } from '@ayana/contracts/journey';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { type BesideRow, besideRows } from './beside-rows';
import { messages } from './messages';

const { beside: words } = messages;

const FIRST: readonly Column<BesideRow>[] = [
  { id: 'what', title: words.what, lead: true, cell: ({ id }) => <b>{words[id]}</b> },
  { id: 'opinion', title: words.opinion, cell: (row) => <span dir="auto">{row.opinion}</span> },
];

const columnOf = (quote: Quote, at: number): Column<BesideRow> => ({
  id: quote.id,
  title: quote.hospital.name,
  cell: (row) => <span dir="auto">{row.quotes[at]}</span>,
});

/** The doctor's opinion held against the quotes; renders nothing where they say the same. */
export function OpinionBeside({ opinion, quotes }: { opinion: MedicalOpinion; quotes: readonly Quote[] }) {
  const rows = besideRows(opinion, quotes);
  if (rows.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <p>{words.lead(opinion.doctor.name)}</p>
      <ShortTable
        label={words.title}
        columns={[...FIRST, ...quotes.map(columnOf)]}
        rows={rows}
        keyOf={({ id }) => id}
      />
    </PortalCard>
  );
}
