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
  /** Page of the list: every filter is an address of it. */
  action: string;
  query: URLSearchParams;
  /** What is searched for and shown stays as it is when a box is ticked. */
  kept: Readonly<Record<string, string>>;
  /** The boxes; they stand in a `FilterForm`. */
  filters: ReactNode;
  /** What is chosen of them. */
  chosen: readonly ChosenValue[];
  /** The orders and what they are called, the usual one first. */
  sorts: readonly (readonly [string, string])[];
  sort: string;
  /** How many there are of it, said again with every click on a filter. */
  title: string;
  /** How many there are: `99 doctors`. */
  found: string;
  heading: 'h1' | 'h2';
  /** What is said of all of them before the first. */
  about?: ReactNode;
  /** What was found, one after the other. */
  children: ReactNode;
  shown: number;
  total: number;
  /** How many come with one press. */
  page: number;
  /** What stands there instead when nothing was found. */
  nothing: ReactNode;
  /** Said under all of it. */
  note: string;
}

/** A list as its address narrows it: the filters, what is chosen, the order, what was found, and more of it. */
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
