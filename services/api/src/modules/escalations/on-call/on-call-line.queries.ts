import { type OnCallLine, onCallBetween } from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { findNames } from '../staff.js';
import { overridesOf, planOf, rotas } from './rotas.queries.js';

const DAY = 24 * 60 * 60_000;
/** Longer than any turn. */
const LOOK_AHEAD = 15 * DAY;

/** The numbers that are shared, with who answers them now and until when. */
export async function onCallLines(database: Kysely<Tables>, now: Date): Promise<OnCallLine[]> {
  const rows = await rotas(database)
    .where('rota.archived_at', 'is', null)
    .where('rota.is_shared', '=', true)
    .where('rota.phone', 'is not', null)
    .orderBy('rota.name')
    .orderBy('rota.id')
    .execute();
  const until = new Date(now.getTime() + LOOK_AHEAD);
  const overrides = await overridesOf(
    database,
    rows.map(({ id }) => id),
    now,
    until,
  );
  const turns = rows.map((row) => {
    const own = overrides.filter(({ rota_id }) => rota_id === row.id);
    return { row, turn: onCallBetween(planOf(row), own, now, until)[0] };
  });
  const personOf = await findNames(
    database,
    turns.flatMap(({ turn }) => (turn === undefined ? [] : [turn.user_id])),
  );
  return turns.flatMap(({ row: { id, name, phone }, turn }) =>
    turn === undefined || phone == null
      ? []
      : [{ id, name, phone, person: personOf(turn.user_id).name || null, until: isoTime(turn.until_at) }],
  );
}

/**
 * Whether a patient or a companion is on a trip: from two days before its first part until a day after the flight home, or while it is not
 * planned, thirty days after what is planned last; and as long as the patient is in hospital.
 */
export async function isOnTrip(database: Kysely<Tables>, userId: string, now: Date): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from patient_journeys journey
      where journey.status = 'open' and (journey.patient_id = ${userId} or exists (
          select 1 from companions companion where companion.journey_id = journey.id and companion.user_id = ${userId}
            and companion.accepted_at is not null and companion.withdrawn_at is null))
        and (exists (select 1 from admissions stay where stay.journey_id = journey.id and stay.status = 'admitted')
          or exists (
            select 1 from travel_legs leg
            where leg.journey_id = journey.id and leg.status <> 'cancelled' and leg.kind <> 'visa_appointment'
            having min(leg.starts_at) - interval '48 hours' <= ${now}::timestamptz
              and coalesce(max(coalesce(leg.ends_at, leg.starts_at)) filter (where leg.kind = 'return_flight'),
                max(coalesce(leg.ends_at, leg.starts_at)) + interval '30 days') + interval '24 hours' >= ${now}::timestamptz))
    ) as found`.execute(database);
  return rows[0]?.found === true;
}
