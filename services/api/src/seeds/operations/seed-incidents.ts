import { DEMO_ACCOUNTS, type Role } from '@ayana/contracts/identity';
import type { IncidentEntryKind } from '@ayana/contracts/operations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { addRows } from '../rows.js';
import { DEMO_INCIDENTS, type DemoIncident } from './demo-incidents.js';

const SEED = 'incidents';
const HOUR = 60 * 60_000;

/** Incidents of the last weeks, one a drill, relative to today: once. Signals are opened by their job, from the demo’s rows. */
export async function seedIncidents(client: Client, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const people = await staff(client);
  const journeys = await openJourneys(client);
  for (const [index, incident] of DEMO_INCIDENTS.entries())
    await addIncident(client, { ids, now, people, incident, journey_id: journeys[index] });
}

type People = (role: Role) => string;

async function staff(client: Client): Promise<People> {
  const { rows } = await client.query<{ id: string; role: Role }>(
    'select id, role from users where email = any ($1) and role is not null',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  return (role) => {
    const found = rows.find((row) => row.role === role);
    if (found === undefined) throw new Error(`There is no demo ${role}`);
    return found.id;
  };
}

/** Journeys of patients who are in India, or home again. */
async function openJourneys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from patient_journeys where status = 'open' and current_stage between 7 and 9
     order by current_stage, created_at, id limit $1`,
    [DEMO_INCIDENTS.length],
  );
  return rows.map(({ id }) => id);
}

interface Place {
  ids: Ids;
  now: Date;
  people: People;
  incident: DemoIncident;
  journey_id: string | undefined;
}

async function addIncident(client: Client, { ids, now, people, incident, journey_id }: Place): Promise<void> {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const id = ids.next();
  const { is_drill, state, opened, stable = null, closed = null, review = null } = incident;
  const sequence = is_drill ? 'drill_numbers' : 'incident_numbers';
  const ended = review === null ? (closed ?? stable ?? 0.1) : review.hours;
  await client.query(
    `insert into incidents (id, number, is_drill, title, type, severity, state, summary, search, commander_id, liaison_id, scribe_id,
       opened_by, opened_at, stable_at, closed_at, what_happened, why, what_changes, changes_due_on, changes_owner_id, reviewed_by,
       reviewed_at, version, updated_at, acknowledged_at, cause)
     select $1, number, $2::boolean, $3, $4, $5, $6, $7,
       search_text((case when $2 then 'DRILL-' else 'INC-' end) || lpad(number::text, 6, '0') || ' ' || $3 || ' ' || $7),
       $8, $9, $10, $8, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, 1, $21, $11, $22
     from nextval('${sequence}') number`,
    [
      id,
      is_drill,
      incident.title,
      incident.type,
      incident.severity,
      state,
      incident.summary,
      people('ayana_staff'),
      people('admin'),
      people('super_admin'),
      ago(opened),
      stable === null ? null : ago(stable),
      closed === null ? null : ago(closed),
      review?.what_happened ?? null,
      review?.why ?? null,
      review?.what_changes ?? null,
      review === null ? null : new Date(now.getTime() + 14 * 24 * HOUR).toISOString().slice(0, 10),
      review === null ? null : people('admin'),
      review === null ? null : people('ayana_staff'),
      review === null ? null : ago(review.hours),
      ago(ended),
      incident.cause ?? null,
    ],
  );
  const entry = (hours: number, kind: IncidentEntryKind, text: string, details: object = {}) => ({
    id: ids.next(),
    incident_id: id,
    kind,
    happened_at: ago(hours),
    written_at: ago(hours),
    actor_id: people('ayana_staff'),
    text,
    details,
  });
  await addRows(client, 'incident_entries', [
    entry(opened, 'opened', incident.title, { severity: incident.severity }),
    ...incident.entries.map(([hours, kind, text, details]) => entry(hours, kind, text, details)),
  ]);
  await addRows(client, 'incident_tasks', [
    ...incident.tasks.map(({ title, owner, due, done = null }) => ({
      id: ids.next(),
      incident_id: id,
      title,
      owner_id: people(owner),
      due_at: ago(due),
      state: done === null ? 'open' : 'done',
      done_at: done === null ? null : ago(done),
      done_by: done === null ? null : people(owner),
      created_by: people('ayana_staff'),
      created_at: ago(opened),
      is_follow_up: false,
    })),
    ...(review === null
      ? []
      : [
          {
            id: ids.next(),
            incident_id: id,
            title: review.what_changes,
            owner_id: people('admin'),
            due_at: new Date(now.getTime() + 14 * 24 * HOUR),
            state: 'open',
            done_at: null,
            done_by: null,
            created_by: people('ayana_staff'),
            created_at: ago(review.hours),
            is_follow_up: true,
          },
        ]),
  ]);
  if (journey_id !== undefined && !is_drill)
    await client.query('insert into incident_journeys values ($1, $2, $3, $4)', [
      id,
      journey_id,
      people('ayana_staff'),
      ago(opened),
    ]);
}
