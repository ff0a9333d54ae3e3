import { Button } from '@ayana/shared-ui';
import { closeDetails, type CoversPage, coversPage } from '@ayana/shared-ui/dialog';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Form, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { chevron, FoldSummary, unfoldedFrom } from '../articles/fold-summary.styles';
import { chosenOf } from './filter-query';
import { sheet, SheetFoot, useSheet } from './filter-sheet';
import { FILTER_MESSAGES as TEXTS } from './messages';

/** The id of the filter form, for controls outside of it. */
export const FILTER_FORM = 'filters';

/** Open beside the list; collapsed above it on small screens. */
const Fold = styled.details.attrs<CoversPage>(coversPage)`
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
  /** Parameters that are kept, such as the search term. */
  kept: Readonly<Record<string, string>>;
  /** Default values, which are left out of the URL. */
  defaults?: Readonly<Record<string, string>>;
  /** The number of chosen values. */
  chosen: number;
  /** The number of results: `99 doctors`. */
  found: string;
  children: ReactNode;
}

const NO_DEFAULTS: Readonly<Record<string, string>> = {};

/** A plain GET form: without scripts it has a button; with them every click updates the list and adds a history entry. */
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
            // The choice is applied already; before hydration the click submits the form.
            event.preventDefault();
            closeDetails(details);
          }}
        />
      </Groups>
    </Fold>
  );
}

/** @param inSheet whether all choices share one history entry, since Back closes the sheet */
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

  /* On its own line: beside the heading it might wrap when the web font loads, and move the list. */
  @media (max-width: 599px) {
    flex: 1 0 100%;

    & > span,
    & select {
      flex: 1;
    }
  }
`;

/** The sort select of a list; belongs to the filter form. */
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
