import type { PlannedStep, PageChannel, RunEvent } from '@ayana/contracts/operations';
import type { Client } from 'pg';
import type { Ids } from '../../platform/clock/clock.js';

const SEED = 'escalation';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ZONE = 'Asia/Kolkata';
/** A demo number, which nobody has. */
const LINE = '+91 44 5550 0199';

interface Seed {
  ids: Ids;
  now: Date;
}

interface Person {
  id: string;
  name: string;
}

/** On-call rotas, chains, and runs of the last days, relative to today: once. No run of the demo is open: it would page the demo’s people. */
export async function seedEscalation(client: Client, seed: Seed): Promise<void> {
  const { ids, now } = seed;
  const { rowCount } = await client.query(
    'insert into seeds (name, seeded_at) values ($1, $2) on conflict do nothing returning name',
    [SEED, now],
  );
  if (rowCount === 0) return;
  const { rows: staff } = await client.query<Person>(
    `select id, name from users where role in ('admin', 'super_admin', 'ayana_staff') order by created_at, email limit 4`,
  );
  const [first, second = first, third = second] = staff;
  if (first === undefined || second === undefined || third === undefined) throw new Error('The demo has no staff');
  const night = ids.next();
  const doctors = ids.next();
  // Mondays of three weeks ago, so that some turns are over.
  const monday = new Date(now.getTime() - ((now.getUTCDay() + 6) % 7) * DAY - 21 * DAY).toISOString().slice(0, 10);
  await addRota(client, seed, {
    id: night,
    name: 'Night desk',
    time: '21:00',
    days: 7,
    monday,
    people: staff,
    phone: LINE,
  });
  await addRota(client, seed, {
    id: doctors,
    name: 'Medical on call',
    time: '09:00',
    days: 1,
    monday,
    people: [third, first, second],
  });
  const evening = Math.ceil(now.getTime() / DAY) * DAY + 15 * HOUR;
  await client.query(
    `insert into on_call_overrides (id, rota_id, user_id, from_at, until_at, reason, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [ids.next(), night, second.id, new Date(evening), new Date(evening + 12 * HOUR), 'A family wedding', first.id, now],
  );
  const all: PageChannel[] = ['bell', 'mail', 'text'];
  const alarm = await addChain(client, seed, 'Medical alarm', 'A patient needs a decision now.', 3, [
    { targets: [{ kind: 'rota', id: night }], channels: all, wait_minutes: 5 },
    { targets: [{ kind: 'rota', id: doctors }], channels: all, wait_minutes: 10 },
    { targets: [{ kind: 'person', id: first.id }], channels: all, wait_minutes: 15 },
  ]);
  const desk = await addChain(client, seed, 'The desk is needed', 'Something has to be decided within the hour.', 2, [
    { targets: [{ kind: 'rota', id: night }], channels: ['bell', 'mail'], wait_minutes: 20 },
    { targets: [{ kind: 'person', id: second.id }], channels: ['bell', 'mail'], wait_minutes: 40 },
  ]);
  await addRun(client, seed, {
    chain: alarm,
    title: 'Fever of 39.2 on day 3 after the operation',
    text: 'The evening check-in reports fever and pain. Please call the family, then the surgeon.',
    is_test: false,
    ago: 31 * HOUR,
    state: 'acknowledged',
    pages: [
      { person: first, rota: night, step: 1, after: 0 },
      { person: third, rota: doctors, step: 2, after: 5 },
    ],
    ended: { by: third, after: 7, way: 'link' },
  });
  await addRun(client, seed, {
    chain: alarm,
    title: 'Medical alarm',
    text: 'A patient needs a decision now.',
    is_test: true,
    ago: 6 * DAY,
    state: 'acknowledged',
    pages: [{ person: second, rota: night, step: 1, after: 0 }],
    ended: { by: second, after: 2, way: 'page' },
  });
  await addRun(client, seed, {
    chain: desk,
    title: 'The airport transfer has not come',
    text: 'The family waits at gate 4.',
    is_test: false,
    ago: 3 * DAY,
    state: 'stopped',
    pages: [{ person: first, rota: night, step: 1, after: 0 }],
    ended: { by: first, after: 9, reason: 'The driver has just arrived.' },
  });
}

interface Rota {
  id: string;
  name: string;
  time: string;
  days: 1 | 7;
  monday: string;
  people: readonly Person[];
  /** Read by partners, hospitals and patients on a trip. */
  phone?: string;
}

const addRota = (
  client: Client,
  { now }: Seed,
  { id, name, time, days, monday, people, phone }: Rota,
): Promise<unknown> =>
  client.query(
    `insert into on_call_rotas (id, name, zone, handover_time, turn_days, starts_on, people, phone, is_shared, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, $10, $10)`,
    [id, name, ZONE, time, days, monday, people.map((person) => person.id), phone ?? null, phone !== undefined, now],
  );

interface Chain {
  id: string;
  rounds: number;
  steps: readonly PlannedStep[];
}

async function addChain(
  client: Client,
  { ids, now }: Seed,
  name: string,
  description: string,
  rounds: number,
  steps: readonly PlannedStep[],
): Promise<Chain> {
  const id = ids.next();
  await client.query(
    `insert into escalation_chains (id, name, description, rounds, steps, version, created_at, updated_at)
     values ($1, $2, $3, $4, $5::jsonb, 1, $6, $6)`,
    [id, name, description, rounds, JSON.stringify(steps), now],
  );
  return { id, rounds, steps };
}

interface DemoRun {
  chain: Chain;
  title: string;
  text: string;
  is_test: boolean;
  ago: number;
  state: 'acknowledged' | 'stopped';
  /** Minutes after the start. */
  pages: readonly { person: Person; rota: string; step: number; after: number }[];
  ended: { by: Person; after: number; way?: 'link' | 'page'; reason?: string };
}

async function addRun(client: Client, { ids, now }: Seed, run: DemoRun): Promise<void> {
  const { chain, title, text, is_test, state, pages, ended } = run;
  const id = ids.next();
  const at = (minutes: number): Date => new Date(now.getTime() - run.ago + minutes * MINUTE);
  const step = Math.max(...pages.map((page) => page.step));
  // Pages are written while it is open.
  await client.query(
    `insert into escalation_runs (id, number, chain_id, title, text, is_test, state, plan, rounds, round, step, next_at, started_at, version, updated_at)
     values ($1, nextval('escalation_run_numbers'), $2, $3, $4, $5, 'running', $6::jsonb, $7, 1, $8, $9, $9, 1, $9)`,
    [id, chain.id, title, text, is_test, JSON.stringify(chain.steps), chain.rounds, step, at(0)],
  );
  const entry = (event: RunEvent, minutes: number, page_step: number, actor: string | null, words: string | null) =>
    client.query(
      `insert into escalation_entries (id, run_id, at, actor_id, event, round, step, text) values ($1, $2, $3, $4, $5, 1, $6, $7)`,
      [ids.next(), id, at(minutes), actor, event, page_step, words],
    );
  await entry('started', 0, 0, null, null);
  for (const page of pages) {
    for (const channel of chain.steps[page.step - 1]?.channels ?? [])
      await client.query(
        `insert into escalation_pages (id, run_id, round, step, user_id, rota_id, channel, state, queued_at, sent_at)
         values ($1, $2, 1, $3, $4, $5, $6, 'sent', $7, $7)`,
        [ids.next(), id, page.step, page.person.id, page.rota, channel, at(page.after)],
      );
    await entry('paged', page.after, page.step, null, page.person.name);
  }
  const isAnswered = state === 'acknowledged';
  await client.query(
    `update escalation_runs set state = $2, next_at = null, ended_at = $3, acknowledged_at = $4, acknowledged_by = $5,
       acknowledged_way = $6, stopped_by = $7, reason = $8, version = 2, updated_at = $3 where id = $1`,
    [
      id,
      state,
      at(ended.after),
      isAnswered ? at(ended.after) : null,
      isAnswered ? ended.by.id : null,
      ended.way ?? null,
      isAnswered ? null : ended.by.id,
      ended.reason ?? null,
    ],
  );
  await entry(state, ended.after, step, ended.by.id, ended.reason ?? null);
}
