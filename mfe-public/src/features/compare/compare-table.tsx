import { Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { COMPARE_MESSAGES as TEXTS } from './messages';
import type { ComparedRow } from './rows';

/** The head of a column. */
export interface ComparedHead {
  id: string;
  name: string;
  path: string;
  picture: string;
  /** Size of the picture, in its units. */
  frame: { readonly width: number; readonly height: number };
  /** A further link: its doctors, or free times. */
  onward: { readonly label: string; readonly of: string; readonly path: string };
  /** The URL without this item. */
  without: string;
  /** Removes it from the stored choice. */
  remove: () => void;
}

const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  font-size: var(--size-16);

  & caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & img {
    block-size: 150px;
    inline-size: auto;
    max-inline-size: 100%;
    object-fit: contain;
    object-position: 0 100%;
  }
  & thead th > a:first-of-type {
    font-family: var(--font-heading);
    font-size: var(--size-21);
    line-height: 1.2;
  }
  & thead th > span {
    display: block;
    margin-block-start: 4px;
    font-size: var(--size-14);
  }
  & tbody th {
    font-weight: 600;
  }
  & tbody th > small {
    display: block;
    color: var(--stone);
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 400;
  }
  & td > em {
    display: block;
    margin-block-start: 2px;
    color: var(--leaf-700);
    font-size: var(--size-14);
    font-style: normal;
    font-weight: 600;
  }
  & td > b {
    display: none;
  }

  @media (min-width: 760px) {
    & :is(th, td) {
      padding-block: var(--space-3);
      padding-inline: 0 var(--space-5);
      text-align: start;
      vertical-align: top;
      overflow-wrap: break-word;
    }
    & thead th {
      vertical-align: bottom;
    }
    & tbody :is(th, td) {
      border-block-start: 1px solid var(--line);
    }
    & tbody > tr:last-child > * {
      border-block-end: 1px solid var(--line);
    }
    & tr > :first-child {
      inline-size: 20%;
    }
  }

  /* On a phone two are side by side and a third below; each cell names its item. */
  @media (max-width: 759px) {
    &,
    & tbody,
    & tbody :is(th, td) {
      display: block;
    }
    & thead {
      display: block;
    }
    & tr {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--space-3) var(--space-4);
      overflow-wrap: break-word;
    }
    & thead tr > td {
      display: none;
    }
    & thead th {
      text-align: start;
    }
    & tbody th {
      grid-column: 1 / -1;
    }
    & img {
      block-size: 96px;
    }
    & tbody > tr {
      margin-block-start: var(--space-5);
      padding-block-start: var(--space-4);
      border-block-start: 1px solid var(--line);
    }
    & tbody th {
      font-family: var(--font-heading);
      font-size: var(--size-21);
      font-weight: 500;
      text-align: start;
    }
    & td > b {
      display: block;
      color: var(--stone);
      font-size: var(--size-14);
      font-weight: 600;
    }
  }
`;

/** The comparison as a table; blocks on a phone, but a table for screen readers. */
export function CompareTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly ComparedHead[];
  rows: readonly ComparedRow[];
}) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td>
            <VisuallyHidden>{TEXTS.what}</VisuallyHidden>
          </td>
          {heads.map(({ id, name, path, picture, frame, onward, without, remove }) => (
            <th key={id} scope="col">
              <img src={picture} alt="" {...frame} decoding="async" />
              <br />
              <TextLink as={Link} to={path}>
                {name}
              </TextLink>
              <span>
                <TextLink as={Link} to={onward.path}>
                  {onward.label}
                  <VisuallyHidden>{onward.of}</VisuallyHidden>
                </TextLink>
              </span>
              <span>
                <TextLink as={Link} to={without} preventScrollReset onClick={remove}>
                  {TEXTS.remove}
                  <VisuallyHidden>{TEXTS.remove_name(name)}</VisuallyHidden>
                </TextLink>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, same }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {same ? <small>{TEXTS.same}</small> : null}
            </th>
            {heads.map(({ id, name: whose }, index) => {
              const cell = cells[index];
              return (
                <td key={id}>
                  <b aria-hidden="true">{whose}</b>
                  {cell?.text}
                  {cell?.mark === undefined ? null : <em>{cell.mark}</em>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
