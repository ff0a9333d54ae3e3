import { css, styled } from 'styled-components';

import { LinkedText } from './linked-text';

const asTable = css`
  & :is(th, td) {
    padding-block: var(--space-3);
    padding-inline: 0 var(--space-4);
    border-block-start: 1px solid var(--line);
    vertical-align: top;
  }
  & thead th {
    border: 0;
    color: var(--stone);
    font-size: var(--size-14);
    vertical-align: bottom;
  }
  & tbody > tr:last-child > * {
    border-block-end: 1px solid var(--line);
  }
  & th[scope='row'] {
    inline-size: 24%;
  }
`;

const asCards = css`
  /* On a phone each row is a card, with the column's name in each cell. */
  @media (max-width: 759px) {
    &,
    & caption,
    & tbody,
    & tr,
    & :is(th, td) {
      display: block;
    }
    & thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & tbody > tr {
      padding: var(--space-4) var(--space-5);
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      background: var(--white);
    }
    & tbody > tr + tr {
      margin-block-start: var(--space-3);
    }
    & th[scope='row'] {
      font-family: var(--font-heading);
      font-size: var(--size-21);
      font-weight: 500;
    }
    & td {
      margin-block-start: var(--space-3);
    }
    & td > b {
      display: block;
      color: var(--stone);
      font-size: var(--size-14);
      font-weight: 600;
    }
  }
`;

/** On a phone there is no room for more than two columns. */
const Table = styled.table<{ $cards: boolean }>`
  font-size: var(--size-16);

  & caption {
    margin-block-end: var(--space-3);
    color: var(--stone);
    text-align: start;
  }
  & th[scope='row'] {
    font-weight: 600;
  }
  & td > b {
    display: none;
  }

  ${({ $cards }) =>
    $cards
      ? css`
          @media (min-width: 760px) {
            ${asTable}
          }
          ${asCards}
        `
      : css`
          ${asTable}
          & th[scope='row'] {
            inline-size: 56%;
          }
        `}
`;

export interface Comparison {
  caption: string;
  /** The first names the rows. */
  columns: readonly [string, ...string[]];
  /** Each cell as `LinkedText`; the first names its row. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** A comparison table; cards on a phone, but a table for screen readers. */
export function ComparisonTable({ caption, columns, rows }: Comparison) {
  return (
    <Table $cards={columns.length > 2}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <LinkedText text={name} />
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>
                <b aria-hidden="true">{columns[index + 1]}</b>
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
