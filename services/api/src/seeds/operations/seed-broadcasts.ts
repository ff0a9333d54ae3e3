import { DEMO_ACCOUNTS, type Role } from '@ayana/contracts/identity';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';
import { DEMO_BROADCASTS, type DemoBroadcast } from './demo-broadcasts.js';

const SEED = 'broadcasts';
const HOUR = 60 * 60_000;
/** Until when the rest of the one that is being sent waits for its readers’ mornings. */
const MORNING = 9;
const READERS = 40;

interface Place {
  ids: Ids;
  now: Date;
  people: (role: Role) => string;
  incident: { id: string; journey_ids: string[] } | undefined;
}

/** Broadcasts in each of their states, relative to today: once. What is sent was sent to demo patients. */
export async function seedBroadcasts(client: Client, { ids, now }: { ids: Ids; now: Date }): Promise<void> {
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const place: Place = { ids, now, people: await staff(client), incident: await runningIncident(client) };
  for (const broadcast of DEMO_BROADCASTS) await addBroadcast(client, place, broadcast);
}

async function staff(client: Client): Promise<(role: Role) => string> {
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

async function runningIncident(client: Client): Promise<Place['incident']> {
  const { rows } = await client.query<{ id: string; journey_ids: string[] }>(
    `select incident.id, array_agg(link.journey_id) as journey_ids from incidents incident
     join incident_journeys link on link.incident_id = incident.id
     where not incident.is_drill and incident.state in ('active', 'stable') group by incident.id order by incident.id limit 1`,
  );
  return rows[0];
}

async function addBroadcast(client: Client, place: Place, broadcast: DemoBroadcast): Promise<void> {
  const { ids, now, people, incident } = place;
  const { approver, author, begun, finished, sends, state } = broadcast;
  const ago = (hours: number | undefined): Date | null =>
    hours === undefined ? null : new Date(now.getTime() - hours * HOUR);
  const happened = (event: string): Date | null => ago(broadcast.entries.find((entry) => entry[2] === event)?.[0]);
  const about = broadcast.of_incident === true ? incident : undefined;
  const id = ids.next();
  await client.query(
    `insert into broadcasts (id, number, title, search, purpose, topic, channels, state, incident_id, texts, variables, audience, link,
       is_urgent, created_by, author_ids, submitted_at, submitted_by, approved_by, approved_at, timing, sends_at, begun_at, finished_at, created_at,
       updated_at, version)
     select $1, number, $2, search_text('BC-' || lpad(number::text, 6, '0') || ' ' || $2), $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
       $13, array[$13::uuid], $14, case when $14::timestamptz is null then null else $13::uuid end, $15, $16, $17, $18, $19, $20, $21, $22, 1
     from nextval('broadcast_numbers') number`,
    [
      id,
      broadcast.title,
      broadcast.purpose,
      broadcast.topic ?? null,
      broadcast.channels,
      state,
      about?.id ?? null,
      JSON.stringify(broadcast.texts),
      JSON.stringify(broadcast.variables ?? []),
      JSON.stringify(audienceOf(about?.journey_ids)),
      broadcast.link ?? null,
      broadcast.is_urgent ?? false,
      people(author),
      state === 'draft' ? null : happened('submit'),
      approver === undefined ? null : people(approver),
      happened('approve'),
      sends === undefined ? 'now' : 'moment',
      ago(sends),
      ago(begun),
      ago(finished),
      ago(broadcast.created),
      ago(broadcast.entries[0]?.[0] ?? broadcast.created),
    ],
  );
  for (const [hours, actor, event, note = null] of broadcast.entries)
    await client.query(
      'insert into broadcast_entries (id, broadcast_id, at, actor_id, event, note) values ($1, $2, $3, $4, $5, $6)',
      [ids.next(), id, ago(hours), actor === null ? null : people(actor), event, note],
    );
  if (broadcast.results !== undefined) await addMessages(client, place, id, broadcast);
}

const audienceOf = (journey_ids: string[] | undefined) => ({
  kind: journey_ids === undefined ? 'people' : 'journeys',
  roles: journey_ids === undefined ? ['patient', 'unverified_user'] : [],
  countries: [],
  languages: [],
  stages: [],
  hospital_ids: [],
  arrives_from: null,
  arrives_until: null,
  journey_ids: journey_ids ?? [],
  with_patients: true,
  with_families: journey_ids !== undefined,
});

/** One message a patient and channel, the first of them settled. */
async function addMessages(
  client: Client,
  { ids, now }: Place,
  broadcast_id: string,
  broadcast: DemoBroadcast,
): Promise<void> {
  const { results, begun = 0, channels, state } = broadcast;
  if (results === undefined) return;
  const { rows } = await client.query<{ id: string; email: string }>(
    `select id, lower(email) as email from users where role in ('patient', 'unverified_user') and email_verified_at is not null
     order by created_at, id limit ${READERS}`,
  );
  const begunAt = now.getTime() - begun * HOUR;
  for (const channel of channels)
    for (const [index, reader] of rows.entries()) {
      const share = index / rows.length;
      const settled = new Date(Math.min(begunAt + (index + 1) * 20_000, now.getTime()));
      const outcome = outcomeOf(share, results);
      const ended = outcome === 'waiting' ? null : settled;
      const opened =
        outcome === 'delivered' && share < results.opened ? new Date(settled.getTime() + 5 * 60_000) : null;
      const left =
        outcome === 'delivered' && share < results.unsubscribed ? new Date(settled.getTime() + 9 * 60_000) : null;
      await client.query(
        `insert into broadcast_messages (id, broadcast_id, channel, address_hash, user_id, language, time_zone, state, reason,
           not_before, settled_at, opened_at, unsubscribed_at)
         values ($1, $2, $3, encode(sha256(convert_to($4, 'UTF8')), 'hex'), $5, 'en', 'Asia/Kolkata', $6, $7, $8, $9, $10, $11)`,
        [
          ids.next(),
          broadcast_id,
          channel,
          channel === 'bell' ? reader.id : reader.email,
          reader.id,
          outcome,
          { failed: 'refused', skipped: 'unsubscribed' }[outcome as string] ?? null,
          outcome === 'waiting' && state === 'sending' ? new Date(now.getTime() + MORNING * HOUR) : new Date(begunAt),
          ended,
          opened,
          left,
        ],
      );
    }
}

function outcomeOf(
  share: number,
  { delivered, failed, skipped }: NonNullable<DemoBroadcast['results']>,
): 'delivered' | 'failed' | 'skipped' | 'waiting' {
  if (share < delivered) return 'delivered';
  if (share < delivered + failed) return 'failed';
  return share < delivered + failed + skipped ? 'skipped' : 'waiting';
}
