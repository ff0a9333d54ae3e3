import { SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { Checkbox } from '../choice';
import { Dropdown } from '../dropdown';
import { DateInput } from '../field';
import { Bar, Day, Flag, Fold, Others } from './filter-bar.styles';
import { messages } from './messages';
import { SearchField } from './search-field';

interface Option {
  value: string;
  label: string;
}

/** One filter, by the name of its parameter in the URL. */
export type Filter =
  | { kind: 'search'; name: string; label: string }
  /** Several values, joined by a comma. */
  | { kind: 'several'; name: string; label: string; options: readonly Option[] }
  /** One value. */
  | { kind: 'one'; name: string; label: string; options: readonly Option[] }
  /** `true`, or not filtered. */
  | { kind: 'flag'; name: string; label: string }
  /** A day, `2026-11-20`. */
  | { kind: 'day'; name: string; label: string }
  /** A value that is chosen elsewhere, such as on a row; here it can only be taken away. */
  | { kind: 'given'; name: string; label: (value: string) => string };

export interface FilterBarProps {
  label: string;
  /** A constant, or a list that changes with its options only. */
  filters: readonly Filter[];
  /** portal-kit's `useList` gives both. */
  query: Readonly<Record<string, string>>;
  change: (change: Readonly<Record<string, string | null>>) => void;
  /** At the end of the row, e.g. saved views. */
  children?: ReactNode;
}

/** The filters of a list. What is chosen is in the URL, so that it can be shared, saved, and undone by Back. */
export function FilterBar({ label, filters, query, change, children }: FilterBarProps) {
  const chosen = filters.filter(({ name }) => query[name] !== undefined);
  const [open, setOpen] = useState(false);
  const searches = filters.filter(({ kind }) => kind === 'search');
  const others = filters.filter(({ kind }) => kind !== 'search');
  const control = (filter: Filter): ReactNode => (
    <Control key={filter.name} filter={filter} value={query[filter.name] ?? ''} change={change} />
  );
  const folded = chosen.filter(({ kind }) => kind !== 'search').length;
  return (
    <Bar role="search" aria-label={label}>
      {searches.map(control)}
      <Fold type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {messages.filters(folded)}
      </Fold>
      <Others data-open={open ? '' : undefined}>
        {others.map(control)}
        {chosen.length === 0 ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={() => change(Object.fromEntries(chosen.map(({ name }) => [name, null])))}
          >
            {messages.clear}
          </Button>
        )}
      </Others>
      {children === undefined ? null : <div data-end>{children}</div>}
    </Bar>
  );
}

interface ControlProps {
  filter: Filter;
  value: string;
  change: FilterBarProps['change'];
}

function Control({ filter, value, change }: ControlProps) {
  const { name } = filter;
  const set = (next: string): void => change({ [name]: next });
  if (filter.kind === 'given')
    return value === '' ? null : (
      <Flag type="button" aria-pressed="true" title={messages.takeAway} onClick={() => set('')}>
        {filter.label(value)} <X size={14} aria-hidden="true" />
      </Flag>
    );
  const { label } = filter;
  if (filter.kind === 'day')
    return (
      <Day>
        {label}
        <DateInput value={value} onChange={({ currentTarget }) => set(currentTarget.value)} />
      </Day>
    );
  if (filter.kind === 'search')
    return (
      <div data-search>
        <SearchField label={label} value={value} onSearch={set} />
      </div>
    );
  if (filter.kind === 'flag')
    return (
      <Flag type="button" aria-pressed={value === 'true'} onClick={() => set(value === 'true' ? '' : 'true')}>
        {label}
      </Flag>
    );
  return <Choices filter={filter} value={value} set={set} />;
}

/** The values of a filter behind a button that names what is chosen. */
function Choices(props: {
  filter: Extract<Filter, { kind: 'several' | 'one' }>;
  value: string;
  set: (next: string) => void;
}) {
  const { filter, value, set } = props;
  const several = filter.kind === 'several';
  const chosen = value === '' ? [] : value.split(',');
  const named = filter.options.filter((option) => chosen.includes(option.value));
  const toggle = (option: string, on: boolean): void => {
    if (!several) return set(on ? option : '');
    const next = filter.options
      .map((each) => each.value)
      .filter((each) => (each === option ? on : chosen.includes(each)));
    return set(next.join(','));
  };
  const [first] = named;
  return (
    <Dropdown
      active={named.length > 0}
      label={first === undefined ? filter.label : messages.chosen(filter.label, first.label, named.length - 1)}
    >
      {filter.options.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
        >
          {option.label}
        </Checkbox>
      ))}
    </Dropdown>
  );
}
