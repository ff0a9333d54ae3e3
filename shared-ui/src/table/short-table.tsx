import { styled } from 'styled-components';
import type { Column } from './column';
import { cellProps } from './table-row';
import { CARDS, Table } from './table.styles';

/** Flush with the text around it, and still. */
const Box = styled(Table)`
  font-variant-numeric: tabular-nums;

  & thead th {
    position: static;
    background: none;
  }
  & :is(th, td):first-child {
    padding-inline-start: 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
  }
  & tbody tr[data-row]:last-child > td {
    border-block-end: 0;
  }
  & tbody tr[data-row]:hover {
    background: none;
  }
  & code {
    font: inherit;
  }
  @media ${CARDS} {
    & tbody tr[data-row]:last-child {
      padding-block-end: 0;
      border-block-end: 0;
    }
  }
`;

export interface ShortTableProps<Row> {
  /** What it lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A handful of rows without sorting or paging, and their cards on a phone: a `DataTable` is for lists. */
export function ShortTable<Row>({ label, columns, rows, keyOf }: ShortTableProps<Row>) {
  return (
    <Box aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, title, width, end }) => (
            <th key={id} scope="col" style={{ inlineSize: width }} data-end={end === true ? '' : undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-row>
            {columns.map((column) => {
              const content = column.cell(row);
              return (
                <td key={column.id} {...cellProps(column, content)}>
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
