import { type ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';

import { ChosenChips, type ChosenValue } from './chosen-chips';
import { FilterForm, SortSelect } from './filter-form';
import { Found, ListColumns, ListHead } from './list-columns.styles';
import { ListFoot } from './list-foot';

const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-14);
`;

export interface FoundListProps {
  /** Path of the list's page. */
  action: string;
  query: URLSearchParams;
  /** Parameters kept when a filter changes. */
  kept: Readonly<Record<string, string>>;
  /** The filters, inside a `FilterForm`. */
  filters: ReactNode;
  /** The chosen values. */
  chosen: readonly ChosenValue[];
  /** The sort options with labels, the default first. */
  sorts: readonly (readonly [string, string])[];
  sort: string;
  /** The number of results, announced after every filter change. */
  title: string;
  /** The number of results: `99 doctors`. */
  found: string;
  heading: 'h1' | 'h2';
  /** Shown above the first item. */
  about?: ReactNode;
  /** The items. */
  children: ReactNode;
  shown: number;
  total: number;
  /** How many more one click shows. */
  page: number;
  /** The empty state. */
  nothing: ReactNode;
  /** Shown below the list. */
  note: string;
}

/** A filtered list: filters, chips, sorting, items and paging. */
export function FoundList({
  action,
  query,
  kept,
  filters,
  chosen,
  sorts,
  sort,
  title,
  found,
  heading: Heading,
  about,
  children,
  shown,
  total,
  page,
  nothing,
  note,
}: FoundListProps) {
  const busy = useNavigation().location?.pathname === action;
  return (
    <ListColumns>
      {total + chosen.length === 0 ? null : (
        <FilterForm
          action={action}
          kept={kept}
          defaults={{ sort: sorts[0]?.[0] ?? '' }}
          chosen={chosen.length}
          found={found}
        >
          {filters}
        </FilterForm>
      )}
      <Found aria-busy={busy} aria-labelledby="found">
        <ListHead>
          <Heading id="found" aria-live="polite">
            {title}
          </Heading>
          {total === 0 ? null : <SortSelect options={sorts} value={sort} />}
        </ListHead>
        <ChosenChips action={action} query={query} chosen={chosen} />
        {about}
        {children}
        {total === 0 ? nothing : <ListFoot action={action} query={query} shown={shown} total={total} page={page} />}
        <Note>{note}</Note>
      </Found>
    </ListColumns>
  );
}
