import { formatLocale } from '@ayana/contracts/language';
import { PRIORITIES, SERVICE_REQUEST_STATES } from '@ayana/contracts/service-desk';
import type { Filter } from '@ayana/shared-ui/filters';
import { messages as words } from '../../../components/service-desk/messages';
import type { StaffGroup } from '../../../components/holder/groups.api';
import type { CatalogItem, RequestCounts } from '../types';
import { messages } from './list-messages';
import { REQUESTS_PATH } from '../../../paths';

const { filters: labels, tabs } = messages;

const MONTH = new Intl.DateTimeFormat(formatLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** A month of an address, `2026-11`; as it is where it is none. */
const monthText = (month: string): string => {
  const at = new Date(`${month}-01`);
  return Number.isNaN(at.getTime()) ? month : MONTH.format(at);
};

/** The filters of the list; services come from the catalogue, groups where there are any. */
export function requestFilters(items: readonly CatalogItem[], groups: readonly StaffGroup[]): Filter[] {
  return [
    { kind: 'search', name: 'q', label: labels.q },
    {
      kind: 'several',
      name: 'state',
      label: labels.state,
      options: SERVICE_REQUEST_STATES.map((value) => ({ value, label: words.states[value] })),
    },
    {
      kind: 'several',
      name: 'priority',
      label: labels.priority,
      options: PRIORITIES.map((value) => ({ value: String(value), label: words.priorities[value] })),
    },
    {
      kind: 'one',
      name: 'item',
      label: labels.item,
      options: items.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'one',
      name: 'assigned_to',
      label: labels.owner,
      options: [
        { value: 'me', label: labels.me },
        { value: 'none', label: labels.nobody },
      ],
    },
    ...(groups.length === 0
      ? []
      : [
          {
            kind: 'one' as const,
            name: 'group',
            label: labels.group,
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]),
    { kind: 'flag', name: 'overdue', label: labels.overdue },
    {
      kind: 'one',
      name: 'rating',
      label: labels.rating,
      options: [
        { value: 'any', label: labels.rated },
        ...[5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: labels.stars(stars) })),
      ],
    },
    {
      kind: 'given',
      name: 'country',
      label: (country) => (country === 'none' ? labels.noCountry : labels.country(country)),
    },
    { kind: 'given', name: 'resolved_from', label: (month) => labels.resolvedFrom(monthText(month)) },
    { kind: 'given', name: 'resolved_to', label: (month) => labels.resolvedTo(monthText(month)) },
  ];
}

const OPEN = 'state=new%2Cassigned%2Cin_progress%2Cpending%2Cawaiting_approval%2Creopened';

/** The views that everyone needs; each is a query. */
const VIEWS = [
  ['open', ''],
  ['mine', `${OPEN}&assigned_to=me&sort=due&order=asc`],
  ['unassigned', `${OPEN}&assigned_to=none&sort=due&order=asc`],
  ['overdue', 'overdue=true&sort=due&order=asc'],
  ['approvals', 'approver=me'],
  ['all', 'sort=created&order=desc'],
] as const;

export interface ViewTab {
  id: string;
  label: string;
  href: string;
  count: number | undefined;
}

/** The views as tabs with their counts, and which of them a query is, as a list or as a board. */
export function viewTabs(counts: RequestCounts | null, key: string): { items: ViewTab[]; current: string } {
  const numbers: Record<string, number | undefined> = {
    mine: counts?.mine.open,
    unassigned: counts?.unassigned.open,
    overdue: counts?.all.overdue,
    approvals: counts?.waiting_for_my_approval,
  };
  const { view, ...filters } = Object.fromEntries(new URLSearchParams(key));
  const shown = view === undefined ? '' : `view=${view}`;
  const isSame = (one: string, other: string): boolean =>
    new URLSearchParams(sorted(one)).toString() === new URLSearchParams(sorted(other)).toString();
  return {
    items: VIEWS.map(([id, query]) => ({
      id,
      label: tabs[id],
      href: [REQUESTS_PATH, [query, shown].filter(Boolean).join('&')].filter(Boolean).join('?'),
      // A zero needs no number.
      count: numbers[id] === 0 ? undefined : numbers[id],
    })),
    current: VIEWS.find(([, query]) => isSame(query, new URLSearchParams(filters).toString()))?.[0] ?? '',
  };
}

const sorted = (query: string): [string, string][] =>
  [...new URLSearchParams(query)].toSorted(([one], [other]) => one.localeCompare(other, 'en'));
