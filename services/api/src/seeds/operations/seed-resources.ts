import { LANGUAGE_TAGS } from '@ayana/contracts/catalogue';
import type { CommitmentState } from '@ayana/contracts/operations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { addRow } from '../rows.js';
import { DEMO_NEEDS, DEMO_RESOURCES, type DemoNeed } from './demo-resources.js';

const SEED = 'resources';
const HOUR = 60 * 60_000;

interface Seed {
  ids: Ids;
  now: Date;
}

/** Resources and needs of the demo, relative to today: once. After the incidents, which two of the needs belong to. */
export async function seedResources(client: Client, seed: Seed): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, seed.now],
  );
  if (rowCount === 0) return;
  const cities = await idsOf(client, 'select id, name from cities');
  const resources = new Map<string, string>();
  for (const { city, ...resource } of DEMO_RESOURCES) {
    const row = { languages: [], capacity: 1, ...resource, city_id: cities(city), is_in_service: true };
    const id = await addRow(client, 'resources', { ...row, id: seed.ids.next(), created_at: seed.now });
    resources.set(resource.name, id);
  }
  const { rows: incidents } = await client.query<{ id: string }>(
    `select id from incidents where state = 'active' and not is_drill order by opened_at, id limit 1`,
  );
  const { rows: staff } = await client.query<{ id: string }>(
    `select id from users where role = 'ayana_staff' order by email limit 1`,
  );
  for (const need of DEMO_NEEDS)
    await addNeed(client, seed, need, {
      city: cities(need.city),
      incident: need.of_incident === true ? (incidents[0]?.id ?? null) : null,
      staff: staff[0]?.id ?? null,
      journey: need.of_stage === undefined ? null : await caseAt(client, need.of_stage),
      resourceOf: (name) => resources.get(name),
    });
  await addNeedsOfRequests(client);
}

/** Requests of patients belong to their case; open ones for an interpreter or a pickup are looked for, as those that people send. */
async function addNeedsOfRequests(client: Client): Promise<void> {
  await client.query(
    `update service_requests request set journey_id = journey.id
     from (select distinct on (patient_id) patient_id, id from patient_journeys where status = 'open' order by patient_id, created_at desc) journey
     where journey.patient_id = request.requested_by`,
  );
  await client.query(
    `insert into resource_needs (id, number, kind, title, state, city_id, language, quantity, from_at, until_at, request_id, journey_id,
       created_by, version, created_at, updated_at)
     select gen_random_uuid(), nextval('resource_need_numbers'), version.need ->> 'kind', request.summary, 'open', city.id,
       $1::jsonb ->> (request.answers ->> (version.need ->> 'language')), 1,
       ((request.answers ->> 'on')::date + time '09:00') at time zone 'Asia/Kolkata',
       ((request.answers ->> 'on')::date + time '18:00') at time zone 'Asia/Kolkata', request.id, request.journey_id,
       request.requested_by, 1, request.created_at, request.created_at
     from service_requests request
     join service_catalog_versions version on version.id = request.version_id and version.need is not null
     join cities city on city.name = request.answers ->> 'city'
     where request.state in ('new', 'assigned', 'in_progress', 'pending', 'reopened')
     order by request.number`,
    [JSON.stringify(LANGUAGE_TAGS)],
  );
}

async function idsOf(client: Client, query: string): Promise<(name: string) => string> {
  const { rows } = await client.query<{ id: string; name: string }>(query);
  return (name) => {
    const found = rows.find((row) => row.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found.id;
  };
}

async function caseAt(client: Client, stage: number): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `select id from patient_journeys where status = 'open' and current_stage >= $1 order by current_stage, created_at desc limit 1`,
    [stage],
  );
  return rows[0]?.id ?? null;
}

interface Place {
  city: string;
  incident: string | null;
  journey: string | null;
  staff: string | null;
  resourceOf: (name: string) => string | undefined;
}

async function addNeed(client: Client, { ids, now }: Seed, need: DemoNeed, place: Place): Promise<void> {
  const hour = Math.floor(now.getTime() / HOUR) * HOUR;
  const [from, until] = [need.from, need.until].map((hours) => new Date(hour + hours * HOUR));
  const asked = new Date(Math.min(now.getTime(), hour + need.from * HOUR) - 2 * HOUR);
  const id = ids.next();
  await client.query(
    `insert into resource_needs (id, number, kind, title, details, state, city_id, language, quantity, from_at, until_at, incident_id,
       journey_id, closed_note, created_by, version, created_at, updated_at)
     values ($1, nextval('resource_need_numbers'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, $15, $15)`,
    [
      id,
      need.kind,
      need.title,
      need.details ?? null,
      need.state,
      place.city,
      need.language ?? null,
      need.quantity,
      from,
      until,
      place.incident,
      place.journey,
      need.closed_note ?? null,
      place.staff,
      asked,
    ],
  );
  for (const { resource, state, quantity, note = null } of need.commitments ?? [])
    await client.query(
      `insert into resource_commitments (id, need_id, resource_id, state, quantity, from_at, until_at, note, offered_by, offered_at,
         committed_at, dispatched_at, arrived_at, released_at, version, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 1, $10)`,
      [
        ids.next(),
        id,
        place.resourceOf(resource),
        state,
        quantity,
        from,
        until,
        note,
        place.staff,
        asked,
        ...timesOf(state, asked, until ?? now),
      ],
    );
}

const ORDER: readonly CommitmentState[] = ['committed', 'dispatched', 'arrived', 'released'];

/** When it was committed, dispatched, arrived and released: as far as it has come. */
function timesOf(state: CommitmentState, asked: Date, until: Date): (Date | null)[] {
  const reached = ORDER.indexOf(state);
  return ORDER.map((each, at) =>
    at > reached ? null : each === 'released' ? until : new Date(asked.getTime() + (at + 1) * 20 * 60_000),
  );
}
