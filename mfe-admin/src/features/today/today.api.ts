import type { components } from '@ayana/contracts/api';
import { mayEnter } from '@ayana/contracts/identity';
import type { QueueDue, QueueItem } from '@ayana/contracts/journey';
import { RUNNING_INCIDENT_STATES } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { type FirstRows, readFirst } from '@ayana/portal-kit/screens';

export type TodayParts = components['schemas']['TodayDto'];
export type Movement = TodayParts['movements'][number];
export type Expiring = TodayParts['expiring'][number];
export type Incident = components['schemas']['IncidentDto'];
export type Signal = components['schemas']['SignalDto'];
export type Running = TodayParts['running'];

/** Rows of the queue that are shown. */
const LATE = 8;
const NEXT = 4;
const UNOWNED = 5;
/** Incidents and signals that are shown. */
const SHOWN = 4;

/** How much waits, and how much of it is late. */
interface QueueCounts {
  count: number;
  lateCount: number;
}

/** What is late and what is due within a day: each read by itself, so that many of the one hide none of the other. */
export interface DuePart extends QueueCounts {
  late: FirstRows<QueueItem>;
  next: FirstRows<QueueItem>;
}

/** What has no owner: the first of it, and how much there is. */
export interface UnownedPart extends QueueCounts {
  items: readonly QueueItem[];
}

/** What runs badly: incidents, and signals that nobody has taken. */
export interface Trouble {
  incidents: readonly Incident[];
  runningIncidents: number;
  signals: readonly Signal[];
  openSignals: number;
}

export interface TodayAnswer {
  today: Part<TodayParts>;
  all: Part<DuePart>;
  unowned: Part<UnownedPart>;
  trouble: Part<Trouble>;
  /** Open service requests past a target time; null where they could not be counted. */
  lateRequests: number | null;
  /** People who signed up and wait for their role; null for those who may not give one. */
  waitingForRole: number | null;
}

type Scope = 'all' | 'unassigned';

const readQueue = (scope: Scope, limit: number, due?: QueueDue): Promise<FirstRows<QueueItem>> =>
  readFirst(
    dataOf(api.GET('/case-queue', { params: { query: { scope, limit, ...(due === undefined ? {} : { due }) } } })),
  );

async function countQueue(scope: Scope): Promise<QueueCounts> {
  const { kinds } = await dataOf(api.GET('/case-queue/counts', { params: { query: { scope } } }));
  const sum = (of: 'count' | 'late'): number => kinds.reduce((total, each) => total + each[of], 0);
  return { count: sum('count'), lateCount: sum('late') };
}

async function readDue(): Promise<DuePart> {
  const [late, next, counts] = await Promise.all([
    readQueue('all', LATE, 'late'),
    readQueue('all', NEXT, 'next'),
    countQueue('all'),
  ]);
  return { late, next, ...counts };
}

async function readUnowned(): Promise<UnownedPart> {
  const [{ items }, counts] = await Promise.all([readQueue('unassigned', UNOWNED), countQueue('unassigned')]);
  return { items, ...counts };
}

async function readTrouble(): Promise<Trouble> {
  const incidentQuery = { state: [...RUNNING_INCIDENT_STATES], drill: false, sort: 'severity' as const, limit: SHOWN };
  const signalQuery = { state: ['open' as const], sort: 'severity' as const, grouped: true, limit: SHOWN };
  const [incidents, incidentCounts, signals, signalCounts] = await Promise.all([
    readFirst(dataOf(api.GET('/incidents', { params: { query: incidentQuery } }))),
    dataOf(api.GET('/incidents/counts')),
    readFirst(dataOf(api.GET('/signals', { params: { query: signalQuery } }))),
    dataOf(api.GET('/signals/counts')),
  ]);
  return {
    incidents: incidents.items,
    runningIncidents: incidentCounts.incidents.running,
    signals: signals.items,
    openSignals: signalCounts.open,
  };
}

async function readWaiting(): Promise<number | null> {
  if (!mayEnter('users', useSession.getState().role)) return null;
  return (await readPart(dataOf(api.GET('/users/waiting-count')))).value;
}

/** Each part may fail alone: the others are shown. */
export async function readToday(): Promise<TodayAnswer> {
  const [today, all, unowned, trouble, desk, waitingForRole] = await Promise.all([
    readPart(dataOf(api.GET('/today'))),
    readPart(readDue()),
    readPart(readUnowned()),
    readPart(readTrouble()),
    readPart(dataOf(api.GET('/service-requests/counts'))),
    readWaiting(),
  ]);
  return { today, all, unowned, trouble, lateRequests: desk.value?.all.overdue ?? null, waitingForRole };
}
