import { defineMessages, number, plural } from '@ayana/contracts/language';

/** What the list of requests says. */
export const messages = defineMessages('mfe-admin/service-desk/list', {
  title: 'Service requests',
  lead: 'Everyday work that someone asked for: an interpreter, a pickup, a bed, a letter.',
  ask: 'New request',
  asTable: 'As a table',
  asBoard: 'As a board',
  table: {
    label: 'Service requests',
    empty: {
      title: 'Nothing open is yours or nobody’s',
      text: 'A request appears here as soon as someone asks for a service. “All” has those of others and the closed ones.',
    },
    filtered: 'No request matches these filters.',
    failed: 'The requests couldn’t be loaded',
  },
  columns: {
    summary: 'Request',
    state: 'State',
    priority: 'Priority',
    owner: 'Assigned to',
    due: 'Next target',
    from: 'Asked by',
    created: 'Asked',
    updated: 'Changed',
  },
  filters: {
    label: 'Filters',
    q: 'Search number, text or name',
    state: 'State',
    priority: 'Priority',
    item: 'Service',
    owner: 'Assigned to',
    me: 'Me',
    nobody: 'Nobody',
    group: 'Group',
    overdue: 'Overdue',
    rating: 'Rating',
    rated: 'Any rating',
    stars: (count: number): string => plural(count, { one: '1 star', other: `${count} stars` }),
    country: (name: string): string => `Asked from ${name}`,
    noCountry: 'Asked from a country that is not known',
    resolvedFrom: (month: string): string => `Resolved since ${month}`,
    resolvedTo: (month: string): string => `Resolved until ${month}`,
  },
  tabs: {
    label: 'Views',
    open: 'Mine and nobody’s',
    all: 'All',
    mine: 'Mine',
    unassigned: 'Unassigned',
    overdue: 'Overdue',
    approvals: 'For my approval',
  },
  assignMe: 'Assign to me',
  assign: 'Assign to a colleague or group',
  assigning: 'Assigning',
  assignTitle: (count: number): string =>
    plural(count, { one: 'Assign 1 request', other: `Assign ${number(count)} requests` }),
  stateTitle: (count: number): string =>
    plural(count, { one: 'Change the state of 1 request', other: `Change the state of ${number(count)} requests` }),
  changePriority: 'Change priority',
  priorityTitle: (count: number): string =>
    plural(count, {
      one: 'Change the priority of 1 request',
      other: `Change the priority of ${number(count)} requests`,
    }),
  merge: 'Merge',
  mergeText: 'The others are closed as duplicates of the one that is kept. Who asked for them is told which one it is.',
  mergeInto: 'Request that is kept',
  mergeNeeded: 'Please choose the request that is kept.',
});
