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
      resourceOf: (name) => resources.get(name),
    });
}

async function idsOf(client: Client, query: string): Promise<(name: string) => string> {
  const { rows } = await client.query<{ id: string; name: string }>(query);
  return (name) => {
    const found = rows.find((row) => row.name === name);
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found.id;
  };
}

interface Place {
  city: string;
  incident: string | null;
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
       closed_note, created_by, version, created_at, updated_at)
     values ($1, nextval('resource_need_numbers'), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 1, $14, $14)`,
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
