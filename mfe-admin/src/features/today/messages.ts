import { defineMessages, number, plural } from '@ayana/contracts/language';
import type { Expiring, Movement } from './today.api';

const moves: Record<Movement['kind'], string> = {
  arrival: 'Arrives',
  admission: 'Is admitted',
  discharge: 'Leaves hospital',
  departure: 'Flies home',
};
const moved: Record<Movement['kind'], string> = {
  arrival: 'Landed',
  admission: 'Admitted',
  discharge: 'Discharged',
  departure: 'Flew home',
};
const missing: Record<Movement['kind'], string> = {
  arrival: 'No pick-up yet',
  admission: '',
  discharge: 'No summary yet',
  departure: 'No summary yet',
};
const papers: Record<Expiring['kind'], string> = { visa: 'Visa', quote: 'Quote', credential: 'Licence' };

/** What the overview of the staff says. */
export const messages = defineMessages('mfe-admin/today', {
  title: 'Today',
  counts: {
    late: (count: number): string => plural(count, { one: '1 thing late', other: `${count} things late` }),
    unowned: (count: number): string =>
      plural(count, { one: '1 without an owner', other: `${count} without an owner` }),
    incidents: (count: number): string => plural(count, { one: '1 incident', other: `${count} incidents` }),
    signals: (count: number): string => plural(count, { one: '1 signal', other: `${count} signals` }),
    arrivals: (count: number): string => plural(count, { one: '1 arrival', other: `${count} arrivals` }),
    requests: (count: number): string =>
      plural(count, { one: '1 service request late', other: `${count} service requests late` }),
    roles: (count: number): string =>
      plural(count, { one: '1 person waits for a role', other: `${count} people wait for a role` }),
    none: 'Nothing is late, and everything has an owner',
  },
  moment: (india: string, utc: string): string => `${india} in India, ${utc} UTC`,
  retry: 'Try again',
  late: {
    title: 'Late now',
    none: 'Nothing is late.',
    next: 'Due next',
    nothingNext: 'Nothing else is due in the next 24 hours.',
    all: (count: number): string => `All ${number(count)} in the queue`,
    failed: 'What is late could not be read.',
  },
  trouble: {
    title: 'Incidents and signals',
    none: 'No incident runs, and no signal waits.',
    all: (count: number): string => plural(count, { one: '1 signal', other: `${count} signals` }),
    failed: 'Incidents and signals could not be read.',
  },
  movements: {
    title: 'Arrivals and departures',
    note: 'Today and tomorrow, times in India',
    none: 'Nobody arrives, is admitted, discharged or leaves today or tomorrow.',
    failed: 'Arrivals and departures could not be read.',
    moves,
    moved,
    missing,
    more: (count: number): string => plural(count, { one: '1 more', other: `${number(count)} more` }),
    done: 'Done',
    ready: 'Ready',
    expected: 'Expected',
    allDay: 'Any time',
    unknown: 'Patient',
  },
  unowned: {
    title: 'Without an owner',
    none: 'Every request and case has an owner.',
    all: (count: number): string => `All ${number(count)}`,
    failed: 'What has no owner could not be read.',
  },
  expiring: {
    title: 'Expiring',
    note: 'In the next 30 days',
    none: 'No visa, quote or licence ends in the next 30 days.',
    failed: 'What expires could not be read.',
    more: (count: number): string => plural(count, { one: '1 more', other: `${number(count)} more` }),
    papers,
    days: (count: number): string => plural(count, { 0: 'Today', one: 'Tomorrow', other: `${count} days` }),
  },
  running: {
    title: 'Is everything running',
    failed: 'This could not be read.',
    mails: 'Email',
    texts: 'Text messages',
    sent: (sent: number): string => plural(sent, { one: '1 sent in 24 hours', other: `${sent} sent in 24 hours` }),
    trouble: (failed: number, waiting: number): string => `${number(failed)} failed, ${number(waiting)} waiting`,
    automations: 'Automatic steps of cases',
    automationsFailed: (count: number): string => plural(count, { one: '1 failed', other: `${count} failed` }),
    pages: 'Pages and releases',
    pagesFailed: (count: number): string =>
      plural(count, { one: '1 page did not load in 24 hours', other: `${count} pages did not load in 24 hours` }),
    fine: 'Working',
  },
});
