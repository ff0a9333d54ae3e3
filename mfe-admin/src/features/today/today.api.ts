import type { components } from '@ayana/contracts/api';
import { mayEnter } from '@ayana/contracts/identity';
import type { QueueItem } from '@ayana/contracts/journey';
import { RUNNING_INCIDENT_STATES } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';

export type TodayParts = components['schemas']['TodayDto'];
export type Movement = TodayParts['movements'][number];
export type Expiring = TodayParts['expiring'][number];
export type Incident = components['schemas']['IncidentDto'];
export type Signal = components['schemas']['SignalDto'];
export type Running = TodayParts['running'];

/** Rows of the queue that are read: the late ones, then those due next. */
const READ = 14;
const UNOWNED = 5;
/** Incidents and signals that are shown. */
const SHOWN = 4;

/** The first rows of a queue, and how many there are. */
export interface QueuePart {
  items: readonly QueueItem[];
  count: number;
  late: number;
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
  all: Part<QueuePart>;
  unowned: Part<QueuePart>;
  trouble: Part<Trouble>;
  /** Open service requests past a target time; null where they could not be counted. */
  lateRequests: number | null;
  /** People who signed up and wait for their role; null for those who may not give one. */
  waitingForRole: number | null;
}

async function readQueue(scope: 'all' | 'unassigned', limit: number): Promise<QueuePart> {
  const [{ items }, { kinds }] = await Promise.all([
    dataOf(api.GET('/case-queue', { params: { query: { scope, limit } } })),
    dataOf(api.GET('/case-queue/counts', { params: { query: { scope } } })),
  ]);
  const sum = (of: 'count' | 'late'): number => kinds.reduce((total, each) => total + each[of], 0);
  return { items, count: sum('count'), late: sum('late') };
}

async function readTrouble(): Promise<Trouble> {
  const incidentQuery = { state: [...RUNNING_INCIDENT_STATES], drill: false, sort: 'severity' as const, limit: SHOWN };
  const signalQuery = { state: ['open' as const], sort: 'severity' as const, limit: SHOWN };
  const [incidents, incidentCounts, signals, signalCounts] = await Promise.all([
    dataOf(api.GET('/incidents', { params: { query: incidentQuery } })),
    dataOf(api.GET('/incidents/counts')),
    dataOf(api.GET('/signals', { params: { query: signalQuery } })),
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
    readPart(readQueue('all', READ)),
    readPart(readQueue('unassigned', UNOWNED)),
    readPart(readTrouble()),
    readPart(dataOf(api.GET('/service-requests/counts'))),
    readWaiting(),
  ]);
  return { today, all, unowned, trouble, lateRequests: desk.value?.all.overdue ?? null, waitingForRole };
}
