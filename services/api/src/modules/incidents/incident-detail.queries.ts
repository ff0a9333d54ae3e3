import {
  INCIDENT_WORKFLOW,
  type IncidentDetail,
  type IncidentEntry,
  type IncidentJourney,
  type IncidentReview,
  type IncidentTask,
  incidentNumber,
  type IncidentTransition,
  type MergedIncident,
  signalNumber,
} from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { findPeople, personOf } from '../service-desk/index.js';
import { signals, subjectOf } from '../signals/index.js';
import type { EntryDetails } from './incident-parts.entity.js';
import { type IncidentListRow, incidentOf, incidents } from './incidents.queries.js';

type People = ReadonlyMap<string, string>;

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));
const dayOf = (day: Date | string): string => (typeof day === 'string' ? day : day.toISOString()).slice(0, 10);

/** An incident with all that belongs to it; undefined when there is none. */
export async function findIncidentDetail(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
  now: Date,
): Promise<IncidentDetail | undefined> {
  const row = await incidents(database, now).where('incident.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const people = await findPeople(database, [row.changes_owner_id, row.reviewed_by]);
  return {
    ...incidentOf(row),
    participants: await participantsOf(database, id),
    entries: await entriesOf(database, id),
    tasks: await tasksOf(database, id),
    linked_journeys: await journeysOf(database, id),
    linked_signals: await signalsOf(database, id),
    review: reviewOf(row, people),
    merged: await mergedInto(database, id),
    transitions: transitionsOf(row, user),
  };
}

/** A merged incident is neither reviewed nor opened again: its work goes on in the other one. */
const transitionsOf = (
  { state, merged_into }: Pick<IncidentListRow, 'state' | 'merged_into'>,
  { role }: CurrentUser,
): IncidentTransition[] => (merged_into === null ? transitionsFrom(INCIDENT_WORKFLOW, state, role) : []);

async function mergedInto(database: Kysely<Tables>, id: string): Promise<MergedIncident[]> {
  const rows = await database
    .selectFrom('incidents')
    .select(['id', 'number', 'is_drill', 'title'])
    .where('merged_into', '=', id)
    .orderBy('closed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ id: row.id, number: incidentNumber(row.number, row.is_drill), title: row.title }));
}

async function participantsOf(database: Kysely<Tables>, id: string): Promise<IncidentDetail['participants']> {
  const rows = await database
    .selectFrom('incident_participants as part')
    .leftJoin('users as person', 'person.id', 'part.user_id')
    .select(['part.user_id', 'person.name', 'part.added_at'])
    .where('part.incident_id', '=', id)
    .orderBy('part.added_at')
    .orderBy('part.user_id')
    .execute();
  return rows.map(({ user_id, name, added_at }) => ({ id: user_id, name: name ?? '', added_at: isoTime(added_at) }));
}

async function entriesOf(database: Kysely<Tables>, id: string): Promise<IncidentEntry[]> {
  const rows = await database
    .selectFrom('incident_entries')
    .selectAll()
    .where('incident_id', '=', id)
    .orderBy('happened_at')
    .orderBy('id')
    .execute();
  const details = new Map<string, EntryDetails>(rows.map((row) => [row.id, jsonOf(row.details)]));
  const patients = await patientsOf(database, id);
  const about = ({ person_id, owner_id, journey_id }: EntryDetails): string | null =>
    textOrNull(person_id) ?? textOrNull(owner_id) ?? patients.get(textOrNull(journey_id) ?? '') ?? null;
  const personIds = new Map([...details].map(([entry, each]) => [entry, about(each)]));
  const people = await findPeople(database, [...rows.map(({ actor_id }) => actor_id), ...personIds.values()]);
  const corrections = new Map(rows.flatMap((row) => (row.corrects === null ? [] : [[row.corrects, row.id]])));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    happened_at: isoTime(row.happened_at),
    written_at: isoTime(row.written_at),
    actor: personOf(people, row.actor_id),
    text: row.text,
    person: personOf(people, personIds.get(row.id) ?? null),
    details: details.get(row.id) ?? {},
    corrects: row.corrects,
    corrected_by: corrections.get(row.id) ?? null,
  }));
}

const textOrNull = (value: EntryDetails[string] | undefined): string | null =>
  typeof value === 'string' ? value : null;

/** The patients of all journeys that were ever linked. */
async function patientsOf(database: Kysely<Tables>, id: string): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('patient_journeys as journey')
    .select(['journey.id', 'journey.patient_id'])
    .where(
      sql<boolean>`journey.id in (select (entry.details->>'journey_id')::uuid from incident_entries entry
        where entry.incident_id = ${id} and entry.kind = 'journey')`,
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row.patient_id]));
}

async function tasksOf(database: Kysely<Tables>, id: string): Promise<IncidentTask[]> {
  const rows = await database
    .selectFrom('incident_tasks')
    .selectAll()
    .where('incident_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    database,
    rows.flatMap(({ owner_id, done_by }) => [owner_id, done_by]),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    owner: personOf(people, row.owner_id),
    due_at: orNull(row.due_at),
    state: row.state,
    done_at: orNull(row.done_at),
    done_by: personOf(people, row.done_by),
    created_at: isoTime(row.created_at),
    is_follow_up: row.is_follow_up,
  }));
}

async function journeysOf(database: Kysely<Tables>, id: string): Promise<IncidentJourney[]> {
  const rows = await database
    .selectFrom('incident_journeys as link')
    .innerJoin('patient_journeys as journey', 'journey.id', 'link.journey_id')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .select([
      'journey.id',
      'journey.case_number',
      'journey.patient_id',
      'patient.name',
      'journey.current_stage',
      'journey.status',
    ])
    .where('link.incident_id', '=', id)
    .orderBy('link.linked_at')
    .orderBy('journey.id')
    .execute();
  return rows.map(({ patient_id, name, ...journey }) =>
    Object.assign(journey, { patient: { id: patient_id, name: name ?? '' } }),
  );
}

async function signalsOf(database: Kysely<Tables>, id: string): Promise<IncidentDetail['linked_signals']> {
  const rows = await signals(database)
    .where('signal.incident_id', '=', id)
    .orderBy('signal.opened_at')
    .orderBy('signal.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: signalNumber(row.number),
    kind: row.kind,
    severity: row.severity,
    state: row.state,
    subject: subjectOf(row),
    opened_at: isoTime(row.opened_at),
  }));
}

/** The database has all of it or nothing. */
function reviewOf(row: IncidentListRow, people: People): IncidentReview | null {
  const owner = personOf(people, row.changes_owner_id);
  const reviewer = personOf(people, row.reviewed_by);
  if (owner === null || reviewer === null || row.reviewed_at === null || row.changes_due_on === null) return null;
  return {
    what_happened: row.what_happened ?? '',
    why: row.why ?? '',
    what_changes: row.what_changes ?? '',
    changes_due_on: dayOf(row.changes_due_on),
    changes_owner: owner,
    reviewed_by: reviewer,
    reviewed_at: isoTime(row.reviewed_at),
  };
}
