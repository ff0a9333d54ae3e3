import { Button } from '@ayana/shared-ui/button';
import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { X } from 'lucide-react';
import { Filters, PersonFilter } from './activity.styles';
import { type Action, ACTION_NAMES, type ActivityFilters, countFilters } from './data/filters';
import type { ActivityItem } from './data/loader';
import { actionsOf } from './data/actions-of';
import { messages } from './messages';

export interface FilterRowProps {
  filters: ActivityFilters;
  /** The listed items; the names of the people in the filters come from them. */
  items: readonly ActivityItem[];
  onFilter: (next: ActivityFilters) => void;
}

/** The filters: action, days and people; all of them are in the URL. */
export function FilterRow({ filters, items, onFilter }: FilterRowProps) {
  const { filters: words, person } = messages;
  const set = (change: Partial<ActivityFilters>): void => onFilter({ ...filters, ...change });
  const people = (['actor', 'subject'] as const).flatMap((name) => {
    const id = filters[name];
    return id === null ? [] : [{ name, text: person[name](nameOf(items, name, id)) }];
  });
  return (
    <Filters role="group" aria-label={words.label}>
      <Field label={words.action}>
        <Select
          value={filters.action ?? ''}
          onChange={({ currentTarget }) => set({ action: (currentTarget.value as Action | '') || null })}
        >
          <option value="">{words.any}</option>
          {actionsOf(filters.type).map((action) => (
            <option key={action} value={action}>
              {ACTION_NAMES[action]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.from}>
        <DateInput
          value={filters.from ?? ''}
          max={filters.to ?? undefined}
          onChange={({ currentTarget }) => set({ from: currentTarget.value || null })}
        />
      </Field>
      <Field label={words.to}>
        <DateInput
          value={filters.to ?? ''}
          min={filters.from ?? undefined}
          onChange={({ currentTarget }) => set({ to: currentTarget.value || null })}
        />
      </Field>
      {people.map(({ name, text }) => (
        <PersonFilter key={name}>
          {text}
          <button type="button" onClick={() => set({ [name]: null })} aria-label={`${person.remove}: ${text}`}>
            <X size={16} aria-hidden="true" />
          </button>
        </PersonFilter>
      ))}
      {countFilters(filters) === 0 ? null : (
        <Button
          variant="quiet"
          onClick={() =>
            onFilter({ type: filters.type, action: null, actor: null, subject: null, from: null, to: null })
          }
        >
          {words.clear}
        </Button>
      )}
    </Filters>
  );
}

function nameOf(items: readonly ActivityItem[], side: 'actor' | 'subject', id: string): string {
  const found = items.map((item) => item[side]).find((person) => person?.id === id);
  return found?.name || found?.email || messages.person.someone;
}
