import { Button } from '@ayana/shared-ui';
import { closeDetails } from '@ayana/shared-ui/dialog';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { chevron, FoldSummary, unfoldedFrom } from '../articles/fold-summary.styles';
import { chosenOf } from './filter-query';
import { sheet, SheetFoot, useSheet } from './filter-sheet';
import { FILTER_MESSAGES as TEXTS } from './messages';

/** The form every filter of a list belongs to; one that stands elsewhere names it by `form`. */
export const FILTER_FORM = 'filters';

/** Open beside the list; folded above it where there is no room. */
const Fold = styled.details`
  & > summary {
    min-block-size: 44px;
    padding: 9px var(--space-4);
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    font-size: var(--size-16);
  }
  & > form {
    padding-block-start: var(--space-5);
  }
  @media (min-width: 960px) {
    & > summary ~ form {
      padding-block-start: 0;
    }
  }
  ${unfoldedFrom('960px')}
  ${sheet}
`;

const Groups = styled(Form)`
  display: grid;
  gap: var(--space-5);

  & > fieldset + fieldset > legend {
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
  }
`;

export interface FilterFormProps {
  /** Page of the list. */
  action: string;
  /** What is searched for and shown stays as it is. */
  kept: Readonly<Record<string, string>>;
  /** Values that need not stand in the address. */
  defaults?: Readonly<Record<string, string>>;
  /** How many values are chosen. */
  chosen: number;
  /** How many there are with them: `99 doctors`. */
  found: string;
  children: ReactNode;
}

const NO_DEFAULTS: Readonly<Record<string, string>> = {};

/** A plain GET form: without scripts it has a button; with them the list follows every click, and each is a step back. */
export function FilterForm({ action, kept, defaults = NO_DEFAULTS, chosen, found, children }: FilterFormProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const show = useShowChosen(action, defaults, useSheet(details));
  return (
    <Fold ref={details} onKeyDown={(event) => event.key === 'Escape' && closeDetails(details)}>
      <FoldSummary>{TEXTS.filters(chosen)}</FoldSummary>
      <Groups
        id={FILTER_FORM}
        action={action}
        method="get"
        onChange={(event: FormEvent<HTMLFormElement>) => show(event.currentTarget)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        {Object.entries(kept).map(([name, value]) =>
          value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
        <noscript>
          <Button type="submit">{TEXTS.apply}</Button>
        </noscript>
        <SheetFoot
          found={found}
          onPress={(event) => {
            // What is chosen is shown already; before the code has come the press sends the form.
            event.preventDefault();
            closeDetails(details);
          }}
        />
      </Groups>
    </Fold>
  );
}

/** @param inSheet whether all choices are one step back together, as the sheet is left by Back */
function useShowChosen(
  action: string,
  defaults: Readonly<Record<string, string>>,
  inSheet: boolean,
): (form: HTMLFormElement) => void {
  const navigate = useNavigate();
  return (form) => {
    const chosen = chosenOf(new FormData(form), defaults).toString();
    void navigate(chosen === '' ? action : `${action}?${chosen}`, { preventScrollReset: true, replace: inSheet });
  };
}

const Sort = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--size-16);

  min-inline-size: 0;

  & > span {
    position: relative;
    min-inline-size: 0;
    display: flex;
    align-items: center;
  }
  & > span::after {
    ${chevron}
    position: absolute;
    inset-inline-end: var(--space-4);
    pointer-events: none;
  }
  & select {
    max-inline-size: 100%;
    min-block-size: 44px;
    padding-inline: var(--space-3) 36px;
    appearance: none;
    cursor: pointer;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-control);
    background: var(--white);
    color: var(--teal-800);
    font: inherit;
    font-weight: 600;
  }

  /* A line of its own: beside the heading, the page's font would decide whether it fits, and move the list when it comes. */
  @media (max-width: 599px) {
    flex: 1 0 100%;

    & > span,
    & select {
      flex: 1;
    }
  }
`;

/** The order of a list; belongs to the filter form wherever it stands. */
export function SortSelect({ options, value }: { options: readonly (readonly [string, string])[]; value: string }) {
  return (
    <Sort>
      {TEXTS.sort}
      <span>
        <select
          key={value}
          name="sort"
          form={FILTER_FORM}
          defaultValue={value}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {options.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </span>
    </Sort>
  );
}
