import { treatmentLabel } from '@ayana/contracts/treatment-names';
import {
  ANALYTICS_MONTHS_MAX,
  ANALYTICS_NONE,
  CASE_SOURCE_NAMES,
  CASE_SOURCES,
  monthOf,
  monthsAfter,
} from '@ayana/contracts/analytics';
import { RouterLink, useListQuery } from '@ayana/portal-kit/screens';
import { Field, Select } from '@ayana/shared-ui/field';
import { type Filter, FilterBar } from '@ayana/shared-ui/filters';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { useNow } from '@ayana/shared-ui/time';
import { ANALYTICS_PATH, type Choices, FILTERS_OF, GROUPS_OF, NAMES, rangeOf, viewOf } from './analytics.api';
import { Controls, Range } from './analytics.styles';
import { monthName } from './figure-words';
import { messages } from './messages';

const LENGTHS = [3, 6, 12, 24];

/** The months, what the figures are grouped by, and what they are narrowed to: all of it in the address. */
export function AnalyticsControls({ choices }: { choices: Choices | null }) {
  const { query, change } = useListQuery(NAMES);
  const params = new URLSearchParams(query);
  const now = useNow();
  const view = viewOf(params);
  const { from, to } = rangeOf(params, now);
  const hrefOf = (range: { from: string; to: string }): string =>
    `${ANALYTICS_PATH}?${new URLSearchParams({ ...query, ...range }).toString()}`;
  const current = monthOf(now);
  const quick = LENGTHS.map((length) => ({
    id: String(length),
    label: messages.last(length),
    href: hrefOf({ from: monthsAfter(current, 1 - length), to: current }),
  }));
  const chosen = quick.find(({ href }) => href === hrefOf({ from, to }))?.id ?? '';
  const months = Array.from({ length: 2 * ANALYTICS_MONTHS_MAX }, (_, index) => monthsAfter(current, -index));
  const groups = GROUPS_OF[view];
  return (
    <Controls>
      <Range>
        <TabLinks label={messages.quick} items={quick} current={chosen} LinkComponent={RouterLink} />
        <div role="group" aria-label={messages.range}>
          <Field label={messages.from}>
            <Months
              value={from}
              months={months.filter((month) => month <= to && monthsAfter(month, ANALYTICS_MONTHS_MAX) > to)}
              change={(month) => change({ from: month, to })}
            />
          </Field>
          <Field label={messages.to}>
            <Months
              value={to}
              months={months.filter((month) => month >= from && month < monthsAfter(from, ANALYTICS_MONTHS_MAX))}
              change={(month) => change({ from, to: month })}
            />
          </Field>
          {groups.length === 0 ? null : (
            <Field label={messages.by}>
              <Select
                value={groups.includes(query['by'] ?? '') ? query['by'] : groups[0]}
                onChange={({ currentTarget }) => change({ by: currentTarget.value })}
              >
                {groups.map((group) => (
                  <option key={group} value={group}>
                    {GROUP[group]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </div>
      </Range>
      {choices === null || FILTERS_OF[view].length === 0 ? null : (
        <FilterBar
          label={messages.filters}
          filters={filtersOf(choices).filter(({ name }) => FILTERS_OF[view].includes(name))}
          query={query}
          change={change}
        />
      )}
    </Controls>
  );
}

const GROUP: Readonly<Record<string, string>> = messages.group;

function Months(props: { value: string; months: readonly string[]; change: (month: string) => void }) {
  const { value, months, change } = props;
  const all = months.includes(value) ? months : [value, ...months];
  return (
    <Select value={value} onChange={({ currentTarget }) => change(currentTarget.value)}>
      {all.map((month) => (
        <option key={month} value={month}>
          {monthName(month)}
        </option>
      ))}
    </Select>
  );
}

function filtersOf({ countries, treatments, hospitals }: Choices): Filter[] {
  const none = { value: ANALYTICS_NONE, label: messages.noneChoice };
  const named = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  const chosen = ({ id, ...names }: Choices['treatments'][number]) => ({ value: id, label: treatmentLabel(names) });
  return [
    {
      kind: 'one',
      name: 'country',
      label: messages.group.country,
      options: [...countries.map((country) => ({ value: country, label: country })), none],
    },
    {
      kind: 'one',
      name: 'source',
      label: messages.group.source,
      options: CASE_SOURCES.map((source) => ({ value: source, label: CASE_SOURCE_NAMES[source] })),
    },
    { kind: 'one', name: 'treatment_id', label: messages.group.treatment, options: [...treatments.map(chosen), none] },
    { kind: 'one', name: 'hospital_id', label: messages.group.hospital, options: [...hospitals.map(named), none] },
  ];
}
