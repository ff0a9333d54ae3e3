import { formatLocale } from '@ayana/contracts/language';
import { type ChartData, figureText } from './chart-data';
import { Table } from './chart.styles';

/** The figures of a chart as a table. */
export function ChartTable({ by, labels, series }: Pick<ChartData, 'labels' | 'series'> & { by: string }) {
  const text = new Intl.NumberFormat(formatLocale());
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{by}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map(({ name, values }) => (
              <td key={name}>{figureText(text, values[at])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
