import { type Kysely, sql } from 'kysely';
import type { TravelLegKind } from '@ayana/contracts/journey';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { HAS_PATIENT } from '../../journeys/index.js';
import { CARRIED, ON_THE_ROAD } from './manifest.queries.js';

/** What a calendar shows of a leg: when and where, not who. */
export interface ManifestLeg {
  id: string;
  case_number: string;
  /** The check-out is the end of a stay, beside the stay itself. */
  kind: TravelLegKind | 'check_out';
  from_place: string | null;
  to_place: string | null;
  starts_at: string;
  ends_at: string | null;
  /** On the clock of its place, as `2026-12-01`. */
  day: string;
  version: number;
  updated_at: string;
}

/** Of an organisation's accepted work, the first first. */
export async function legsOnTheRoad(
  database: Kysely<Tables>,
  partner_id: string,
  from: Date,
  to: Date,
): Promise<ManifestLeg[]> {
  const rows = await database
    .selectFrom('travel_legs as leg')
    .innerJoin('assignments as assignment', 'assignment.id', 'leg.assignment_id')
    .innerJoin('patient_journeys as journey', 'journey.id', 'leg.journey_id')
    .select(['leg.id', 'leg.kind', 'leg.from_place', 'leg.to_place', 'leg.starts_at', 'leg.ends_at'])
    .select(['leg.version', 'leg.updated_at', 'journey.case_number'])
    .select(sql<string>`to_char(leg.starts_at at time zone leg.zone, 'YYYY-MM-DD')`.as('day'))
    .select(
      sql<string>`to_char(leg.ends_at at time zone coalesce(leg.end_zone, leg.zone), 'YYYY-MM-DD')`.as('last_day'),
    )
    .where('assignment.partner_id', '=', partner_id)
    .where('assignment.kind', 'in', [...CARRIED])
    .where('assignment.status', 'in', [...ON_THE_ROAD])
    .where('journey.status', '<>', 'closed')
    .where(HAS_PATIENT)
    .where('leg.status', '<>', 'cancelled')
    .where(sql<boolean>`(leg.starts_at >= ${from} or (leg.kind = 'lodging' and leg.ends_at >= ${from}))`)
    .where('leg.starts_at', '<', to)
    .orderBy('leg.starts_at')
    .orderBy('leg.id')
    .execute();
  return rows.flatMap((row): ManifestLeg[] => {
    const ends_at = row.ends_at == null ? null : isoTime(row.ends_at);
    const leg: ManifestLeg = {
      id: row.id,
      case_number: row.case_number,
      kind: row.kind,
      from_place: row.from_place ?? null,
      to_place: row.to_place ?? null,
      starts_at: isoTime(row.starts_at),
      ends_at,
      day: row.day,
      version: row.version,
      updated_at: isoTime(row.updated_at),
    };
    if (row.kind !== 'lodging' || ends_at === null) return [leg];
    return [leg, { ...leg, kind: 'check_out', starts_at: ends_at, ends_at: null, day: row.last_day }];
  });
}
