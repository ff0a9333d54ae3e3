import type { operations } from '@ayana/contracts/api';
import { RUNNING_INCIDENT_STATES, type IncidentTaskState } from '@ayana/contracts/operations';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import {
  commandAction,
  detailLoader,
  type ListAnswer,
  listLoader,
  readFirst,
  saveFile,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { FoundRecord } from '../../../components/record-picker/record-picker';
import type { Incident, IncidentCounts, IncidentDetail, IncidentFigures, SignalDetail } from '../types';

/** The filters and the sort in the URL, as the API names them, and which incidents are shown. */
export const NAMES = [
  'view',
  'q',
  'state',
  'type',
  'severity',
  'cause',
  'with',
  'journey_id',
  'sort',
  'order',
] as const;
type Filters = NonNullable<operations['Incidents_list']['parameters']['query']>;
type Query = Filters & { view?: string };

/** Without a view, those that run; drills are apart. */
function filtersOf({ view = 'running', ...filters }: Query): Filters {
  if (view === 'drills') return { ...filters, drill: true };
  if (filters.journey_id !== undefined || view === 'all') return filters;
  const states = {
    running: [...RUNNING_INCIDENT_STATES],
    review: ['closed' as const],
    reviewed: ['reviewed' as const],
  };
  const state = filters.state ?? Object.entries(states).find(([name]) => name === view)?.[1];
  // A merged incident needs no review.
  const merged = view === 'review' && filters.state === undefined ? { merged: false } : {};
  return { ...filters, drill: false, ...merged, ...(state === undefined ? {} : { state }) };
}

const readIncidents = listLoader<Incident, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/incidents', { params: { query: filtersOf(query) } })),
});

/** Saves the list as it is filtered and sorted, all of its pages, as CSV. */
export const exportIncidents = (query: Readonly<Record<string, string>>): Promise<Part<string>> =>
  saveFile(
    api.GET('/incidents/export', { params: { query: filtersOf(query) }, parseAs: 'blob' }),
    `ayana-incidents-${new Date().toISOString().slice(0, 10)}.csv`,
  );

export interface IncidentsAnswer extends ListAnswer<Incident> {
  /** Null where they could not be counted, and for further pages. */
  counts: IncidentCounts | null;
  figures: IncidentFigures | null;
}

export async function incidentsLoader(args: LoaderFunctionArgs): Promise<IncidentsAnswer> {
  if (new URL(args.request.url).searchParams.has('cursor'))
    return { ...(await readIncidents(args)), counts: null, figures: null };
  const [list, counts, figures] = await Promise.all([
    readIncidents(args),
    readPart(dataOf(api.GET('/incidents/counts'))),
    readPart(dataOf(api.GET('/incidents/figures'))),
  ]);
  return { ...list, counts: counts.value, figures: figures.value };
}

export const incidentLoader = detailLoader<IncidentDetail>('incidentId', (id) =>
  dataOf(api.GET('/incidents/{id}', { params: { path: { id } } })),
);

const SHOWN = 8;

/** Incidents that run, or drills, by number or title; without words the newest. */
export async function findRunning(q: string, drill = false): Promise<FoundRecord[]> {
  const query = { state: [...RUNNING_INCIDENT_STATES], limit: SHOWN, drill, ...(q === '' ? {} : { q }) };
  const { items } = await readFirst(dataOf(api.GET('/incidents', { params: { query } })));
  return items.map(({ id, title, number }) => ({ id, name: title, detail: number }));
}

type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Value } };
}
  ? Value
  : never;

export type NewIncident = Body<'Incidents_open'>;

const keyed = (key: string) => ({ 'Idempotency-Key': key });
const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

export const openIncident = (body: NewIncident, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents', { headers: keyed(key), body }));

/** The incident gets the signal and its journey. */
export const openFromSignal = (
  { id, version }: SignalDetail,
  body: Body<'IncidentLinks_fromSignal'>,
  key: string,
): Promise<IncidentDetail> =>
  dataOf(
    api.POST('/signals/{id}/incident', {
      params: { path: { id } },
      headers: { ...keyed(key), ...ifMatch(version) },
      body,
    }),
  );

const of = (id: string) => ({ path: { id } });
type Versioned = Pick<Incident, 'id' | 'version'>;

export const changeIncident = ({ id, version }: Versioned, body: Body<'Incidents_update'>): Promise<IncidentDetail> =>
  dataOf(api.PATCH('/incidents/{id}', { params: of(id), headers: ifMatch(version), body }));

export const moveIncident = ({ id, version }: Versioned, body: Body<'Incidents_move'>): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/transitions', { params: of(id), headers: ifMatch(version), body }));

/** Its work goes on in the other one. */
export const mergeIncident = ({ id, version }: Versioned, into: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/merge', { params: of(id), headers: ifMatch(version), body: { into } }));

export const setRole = ({ id, version }: Versioned, body: Body<'IncidentParts_setRole'>): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/roles', { params: of(id), headers: ifMatch(version), body }));

export const addParticipant = (id: string, person_id: string, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/participants', { params: of(id), headers: keyed(key), body: { person_id } }));

export const addEntry = (id: string, body: Body<'IncidentParts_addEntry'>, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/entries', { params: of(id), headers: keyed(key), body }));

export const changeTask = (
  id: string,
  task_id: string,
  body: Body<'IncidentParts_changeTask'>,
): Promise<IncidentDetail> =>
  dataOf(api.PATCH('/incidents/{id}/tasks/{task_id}', { params: { path: { id, task_id } }, body }));

export const addTask = (id: string, body: Body<'IncidentParts_addTask'>, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/tasks', { params: of(id), headers: keyed(key), body }));

export const sendUpdate = (id: string, text: string, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/updates', { params: of(id), headers: keyed(key), body: { text } }));

/** Pages the people of a chain until one of them acknowledges. */
export const pagePeople = (id: string, body: Body<'IncidentLinks_escalate'>, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/escalations', { params: of(id), headers: keyed(key), body }));

export const addSignal = (id: string, signal_id: string, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/signals', { params: of(id), headers: keyed(key), body: { signal_id } }));

export const addJourney = (id: string, journey_id: string, key: string): Promise<IncidentDetail> =>
  dataOf(api.POST('/incidents/{id}/journeys', { params: of(id), headers: keyed(key), body: { journey_id } }));

/** Saves the report as a PDF; that is an act in the activity. */
export const saveReport = ({ id, number }: Pick<Incident, 'id' | 'number'>): Promise<Part<string>> =>
  saveFile(api.GET('/incidents/{id}/report', { params: of(id), parseAs: 'blob' }), `${number}.pdf`);

/** What is pressed on the page of an incident without a word. */
export type IncidentPress =
  | { intent: 'command'; id: string; version: number; person_id: string }
  | { intent: 'task'; id: string; task: string; state: IncidentTaskState }
  | { intent: 'remove-participant'; id: string; person: string }
  | { intent: 'remove-journey'; id: string; journey: string };

export const incidentAction = commandAction((command: IncidentPress): Promise<IncidentDetail> => {
  const { id } = command;
  switch (command.intent) {
    case 'command':
      return setRole({ id, version: command.version }, { incident_role: 'commander', person_id: command.person_id });
    case 'task':
      return changeTask(id, command.task, { state: command.state });
    case 'remove-participant':
      return dataOf(
        api.DELETE('/incidents/{id}/participants/{person_id}', {
          params: { path: { id, person_id: command.person } },
        }),
      );
    case 'remove-journey':
      return dataOf(
        api.DELETE('/incidents/{id}/journeys/{journey_id}', {
          params: { path: { id, journey_id: command.journey } },
        }),
      );
  }
});
