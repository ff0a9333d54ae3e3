import { INBOX_AGES, INBOX_KINDS, INBOX_STATUSES } from '@ayana/contracts/inbox';
import { COUNTRIES } from '@ayana/contracts/places';
import { Button, Checkbox, Field, Select } from '@ayana/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { clearedFilters, countFilters, hrefOf, type InboxFilters, REPEATED_CHOICES } from '../data/filters';
import { messages } from '../messages';

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--space-3);
  padding: var(--space-3) 20px var(--space-4);
  border-block-end: 1px solid var(--line);
  background: var(--paper);

  & > :last-child {
    grid-column: 1 / -1;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
`;

const { filter: words } = messages;

type Choice = { value: string; label: string };
type Name = 'kind' | 'status' | 'country' | 'age' | 'repeated';

const choices: Record<Name, readonly Choice[]> = {
  kind: INBOX_KINDS.map((value) => ({ value, label: messages.kinds[value] })),
  status: INBOX_STATUSES.filter((value) => value !== 'closed').map((value) => ({
    value,
    label: messages.statuses[value],
  })),
  country: COUNTRIES.map(({ name }) => ({ value: name, label: name })),
  age: INBOX_AGES.map((value) => ({ value, label: messages.ages[value] })),
  repeated: REPEATED_CHOICES.map((value) => ({ value, label: words.repeatedChoices[value] })),
};

export type FilterPanelProps = { filters: InboxFilters; onChange: (filters: InboxFilters) => void };

/** The filters of the list; every choice applies at once and is in the URL. */
export function FilterPanel({ filters: asked, onChange: ask }: FilterPanelProps) {
  // A control shows the choice before the URL changes, so that two quick choices both count.
  const [chosen, setChosen] = useState({ over: hrefOf(asked), filters: asked });
  if (chosen.over !== hrefOf(asked)) setChosen({ over: hrefOf(asked), filters: asked });
  const { filters } = chosen;
  const onChange = (next: InboxFilters): void => {
    setChosen({ ...chosen, filters: next });
    ask(next);
  };

  const names: readonly Name[] =
    filters.view === 'closed'
      ? ['kind', 'country', 'age', 'repeated']
      : ['kind', 'status', 'country', 'age', 'repeated'];
  return (
    <Panel role="group" aria-label={words.label}>
      {names.map((name) => (
        <Field key={name} label={words[name]}>
          <Select
            value={filters[name] ?? ''}
            onChange={({ currentTarget: { value } }) => onChange({ ...filters, [name]: value === '' ? null : value })}
          >
            <option value="">{words.any}</option>
            {choices[name].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <Foot>
        {filters.view === 'closed' ? (
          <span />
        ) : (
          <Checkbox
            checked={filters.overdue}
            onChange={({ currentTarget: { checked } }) => onChange({ ...filters, overdue: checked })}
          >
            {words.overdue}
          </Checkbox>
        )}
        {countFilters(filters) === 0 ? null : (
          <Button variant="quiet" size="small" onClick={() => onChange(clearedFilters(filters))}>
            {words.clear}
          </Button>
        )}
      </Foot>
    </Panel>
  );
}
