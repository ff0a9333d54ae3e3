import type { OnCallRota, OnCallRotaDetail } from '@ayana/contracts/operations';
import type { Taker } from '@ayana/contracts/problems';
import type { LastEditor } from '@ayana/contracts/editing';
import {
  nextHandover,
  onCallAt,
  onCallBetween,
  type OverridePlan,
  type RotaPlan,
  type TurnDays,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition, type ListPart } from '../../../platform/http/lists/keyset-list.js';
import { byText } from '../../../platform/http/lists/sort-keys.js';
import { findNames } from '../staff.js';
import type { RotaSort } from './rotas.dto.js';

interface RotaRow {
  id: string;
  name: string;
  zone: string;
  handover_time: string;
  turn_days: TurnDays;
  starts_on: string;
  people: string[] | string;
  phone: string | null | undefined;
  is_shared: boolean;
  archived_at: Date | string | null;
  version: number;
  updated_at: Date | string;
  editor: LastEditor | null;
}

export function rotas(database: Kysely<Tables>) {
  return database
    .selectFrom('on_call_rotas as rota')
    .select([
      'rota.id',
      'rota.name',
      'rota.zone',
      'rota.handover_time',
      'rota.turn_days',
      sql<string>`rota.starts_on::text`.as('starts_on'),
      sql<string[] | string>`to_jsonb(rota.people)`.as('people'),
      'rota.phone',
      'rota.is_shared',
      'rota.archived_at',
      'rota.version',
      'rota.updated_at',
      editorOf('rota').as('editor'),
    ]);
}

const ROTAS: ListDefinition<RotaRow, RotaSort, { archived: boolean }, null> = {
  id: 'rota.id',
  sort: 'name',
  sorts: {
    name: byText('rota.name', ({ name }) => name),
    turn: { column: 'rota.turn_days', type: 'integer', order: 'asc', of: ({ turn_days }) => turn_days },
  },
  filters: {
    archived: (archived) => (archived ? sql`rota.archived_at is not null` : sql`rota.archived_at is null`),
  },
};

export const planOf = ({ zone, handover_time, turn_days, starts_on, people }: RotaRow): RotaPlan => ({
  zone,
  handover_time,
  turn_days,
  starts_on,
  people: jsonOf(people),
});

/** The overrides of rotas that touch a time. */
export async function overridesOf(database: Kysely<Tables>, rotaIds: readonly string[], from: Date, until: Date) {
  if (rotaIds.length === 0) return [];
  const rows = await database
    .selectFrom('on_call_overrides')
    .selectAll()
    .where('rota_id', 'in', [...rotaIds])
    .where('until_at', '>', from)
    .where('from_at', '<', until)
    .orderBy('from_at')
    .execute();
  return rows.map((row) => Object.assign(row, { from_at: new Date(row.from_at), until_at: new Date(row.until_at) }));
}

/** Whose overrides of a rota touch a time, and until when. */
export async function overrideTakers(database: Kysely<Tables>, rotaId: string, from: Date, until: Date) {
  const found = await overridesOf(database, [rotaId], from, until);
  const personOf = await findNames(
    database,
    found.map(({ user_id }) => user_id),
  );
  const rota = await rotas(database).where('rota.id', '=', rotaId).executeTakeFirst();
  return found.map(({ user_id, until_at }): Taker => ({
    kind: 'override',
    id: rotaId,
    number: null,
    title: rota?.name ?? '',
    case: null,
    owner: personOf(user_id).name,
    until_at: isoTime(until_at),
  }));
}

/** Who is on call in a rota at an instant; null when the rota is gone or archived. */
export async function findOnCall(database: Kysely<Tables>, rotaId: string, at: Date): Promise<string | null> {
  const row = await rotas(database)
    .where('rota.id', '=', rotaId)
    .where('rota.archived_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return onCallAt(planOf(row), await overridesOf(database, [rotaId], at, new Date(at.getTime() + 1)), at);
}

export async function listRotas(
  database: Kysely<Tables>,
  query: { archived: boolean } & ListPart<RotaSort>,
  now: Date,
): Promise<Page<OnCallRota>> {
  const { items, next_cursor } = await keysetList(rotas(database), ROTAS, query, null);
  return { items: await shown(database, items, now), next_cursor };
}

export async function findRota(
  database: Kysely<Tables>,
  id: string,
  now: Date,
  { from, until }: { from: Date; until: Date },
): Promise<OnCallRotaDetail | undefined> {
  const row = await rotas(database).where('rota.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const [rota] = await shown(database, [row], now);
  if (rota === undefined) return undefined;
  const overrides = await overridesOf(database, [id], from, until);
  const parts = onCallBetween(planOf(row), overrides, from, until);
  const personOf = await findNames(database, [
    ...parts.map(({ user_id }) => user_id),
    ...overrides.flatMap(({ user_id, created_by }) => [user_id, created_by]),
  ]);
  return Object.assign(rota, {
    from: isoTime(from),
    until: isoTime(until),
    calendar: parts.map(({ user_id, from_at, until_at, override_id }) => ({
      person: personOf(user_id),
      from_at: isoTime(from_at),
      until_at: isoTime(until_at),
      override_id,
    })),
    overrides: overrides.map(({ id: override, user_id, from_at, until_at, reason, created_by }) => ({
      id: override,
      person: personOf(user_id),
      from_at: isoTime(from_at),
      until_at: isoTime(until_at),
      reason,
      created_by: personOf(created_by),
    })),
    chains: await chainsPaging(database, id),
  });
}

/** The chains that page a rota. */
export async function chainsPaging(database: Kysely<Tables>, rotaId: string): Promise<{ id: string; name: string }[]> {
  const named = JSON.stringify([{ targets: [{ kind: 'rota', id: rotaId }] }]);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from escalation_chains where archived_at is null and steps @> ${named}::jsonb
    order by name, id`.execute(database);
  return rows;
}

async function shown(database: Kysely<Tables>, rows: readonly RotaRow[], now: Date): Promise<OnCallRota[]> {
  const plans = rows.map((row) => ({ row, plan: planOf(row), handover: nextHandover(planOf(row), now) }));
  const last = plans.reduce((latest, { handover }) => (handover > latest ? handover : latest), now);
  const ids = rows.map(({ id }) => id);
  const all = await overridesOf(database, ids, now, new Date(last.getTime() + 1));
  const personOf = await findNames(database, [
    ...plans.flatMap(({ plan }) => plan.people),
    ...all.map(({ user_id }) => user_id),
  ]);
  return plans.map(({ row, plan, handover }) => {
    const overrides: OverridePlan[] = all.filter(({ rota_id }) => rota_id === row.id);
    const [current, next] = [onCallAt(plan, overrides, now), onCallAt(plan, overrides, handover)];
    const { id, name, phone = null, is_shared, version, archived_at, updated_at, editor } = row;
    const { zone, handover_time, turn_days, starts_on, people } = plan;
    return {
      id,
      name,
      zone,
      handover_time,
      turn_days,
      starts_on,
      people: people.map(personOf),
      phone,
      is_shared,
      is_archived: archived_at !== null,
      on_call: current === null ? null : personOf(current),
      is_override: overrides.some(({ from_at, until_at }) => from_at <= now && now < until_at),
      next_handover_at: people.length === 0 ? null : isoTime(handover),
      next_on_call: next === null ? null : personOf(next),
      version,
      updated_at: isoTime(updated_at),
      updated_by: editor,
    };
  });
}
