import type { ReactNode } from 'react';
import { BarScroll, BarTableBox, Mark } from './bar-table.styles';

export interface BarRow {
  id: string;
  name: ReactNode;
  /** How it is counted, below the name. */
  hint?: string;
  value: number;
  /** Of the range before: a mark on the bar. */
  before?: number;
  /** The cells behind the bar, as text in the reader's language. */
  cells: readonly string[];
  /** Less quiet: what is lost between two steps, or late. */
  note?: string;
}

export interface BarTableProps {
  title: string;
  /** Heads of the columns: of the names, then of the cells. */
  head: readonly string[];
  rows: readonly BarRow[];
  /** What the bars are, where the first number does not say it. */
  bar?: string;
  /** The length of a full bar; the largest figure by default. */
  most?: number;
  /** What the mark on a bar is, where rows have one. */
  beforeLabel?: string;
  /** How the figures are counted. */
  note?: ReactNode;
}

const HEIGHT = 18;

/** Figures as bars in a table: each row is a name, its bar and its numbers, so that what is drawn is also read, copied and heard. */
export function BarTable({ title, head, rows, bar, most, beforeLabel, note }: BarTableProps) {
  const full = Math.max(
    1,
    most ?? 0,
    ...(most === undefined ? rows.map(({ value, before }) => Math.max(value, before ?? 0)) : []),
  );
  const percent = (value: number): string => `${Math.min(100, (value / full) * 100)}%`;
  const [first, ...others] = head;
  const hasMark = beforeLabel !== undefined && rows.some(({ before }) => before !== undefined);
  return (
    <BarTableBox>
      {hasMark ? (
        <p aria-hidden="true">
          <Mark width="10" height={HEIGHT}>
            <path d={`M5 1V${HEIGHT - 1}`} />
          </Mark>
          {beforeLabel}
        </p>
      ) : null}
      <BarScroll>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <td data-bar>{bar}</td>
              {others.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, hint, value, before, cells, note: lost }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {hint === undefined ? null : <small>{hint}</small>}
                </th>
                <td data-bar>
                  <svg width="100%" height={HEIGHT} aria-hidden="true">
                    <rect width="100%" height={HEIGHT} rx="3" data-room />
                    <rect width={percent(value)} height={HEIGHT} rx="3" />
                    {before === undefined ? null : (
                      <>
                        <line x1={percent(before)} x2={percent(before)} y1="0" y2={HEIGHT} data-edge />
                        <line x1={percent(before)} x2={percent(before)} y1="0" y2={HEIGHT} />
                      </>
                    )}
                  </svg>
                  {lost === undefined ? null : <small>{lost}</small>}
                </td>
                {cells.map((cell, at) => (
                  <td key={others[at]} data-head={others[at]}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </BarScroll>
      {note === undefined ? null : <p>{note}</p>}
    </BarTableBox>
  );
}
