import { defineMessages, number } from '@ayana/contracts/language';

/** What the list of signals says. */
export const messages = defineMessages('mfe-admin/operations/signals', {
  title: 'Crisis detection',
  lead: 'What our own rows say is going wrong: asked every minute, once for each thing it is about.',
  counts: {
    open: 'Not acknowledged',
    acknowledged: 'Acknowledged',
    snoozed: 'Snoozed',
    in_incident: 'In an incident',
    critical: (count: string): string => `${count} critical`,
  },
  tabs: { label: 'Views', live: 'Need us', ended: 'Over', all: 'All', definitions: 'What is watched' },
  filters: {
    label: 'Filters',
    state: 'State',
    kind: 'Kind',
    severity: 'Severity',
    journey: 'Of one journey',
  },
  columns: {
    signal: 'Signal',
    found: 'Found',
    severity: 'Severity',
    state: 'State',
    began: 'Since',
    opened: 'Opened',
    by: 'Acknowledged by',
  },
  table: {
    label: 'Signals',
    empty: { title: 'All is quiet', text: 'Nothing needs us now. A signal appears here within a minute of its cause.' },
    filtered: 'No signal matches these filters.',
    failed: 'The signals couldn’t be loaded',
  },
  grouped: (count: number): string => `${number(count)} signals`,
  worst: (name: string): string => `first: ${name}`,
  acknowledge: 'Acknowledge',
  acknowledging: 'Acknowledging',
  oneIncident: 'One incident for these',
  gathering: 'Gathering',
});
