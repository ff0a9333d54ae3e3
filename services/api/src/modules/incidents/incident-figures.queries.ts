import { INCIDENT_FIGURE_DAYS, type IncidentFigures } from '@ayana/contracts/operations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** How fast incidents of the last days were taken on and closed, and what they came from. Drills and merged ones are none. */
export async function readIncidentFigures(database: Kysely<Tables>, now: Date): Promise<IncidentFigures> {
  const since = sql`${now}::timestamptz - make_interval(days => ${INCIDENT_FIGURE_DAYS})`;
  const median = (until: string, of: RawBuilder<unknown>) =>
    sql`round(percentile_cont(0.5) within group (order by extract(epoch from ${sql.ref(until)} - opened_at)::double precision / 60)
      filter (where ${of}))::integer`;
  const { rows } = await sql<Omit<IncidentFigures, 'days' | 'by_cause'>>`
    select count(*) filter (where opened_at > ${since})::integer as opened,
      count(*) filter (where opened_at > ${since} and acknowledged_at is not null)::integer as acknowledged,
      ${median('acknowledged_at', sql`opened_at > ${since} and acknowledged_at is not null`)} as minutes_to_acknowledge,
      count(*) filter (where closed_at > ${since})::integer as closed,
      ${median('closed_at', sql`closed_at > ${since}`)} as minutes_to_resolve
    from incidents where not is_drill and merged_into is null`.execute(database);
  const { rows: by_cause } = await sql<IncidentFigures['by_cause'][number]>`
    select cause, count(*)::integer as count from incidents where not is_drill and merged_into is null and closed_at > ${since}
    group by cause order by count desc, cause`.execute(database);
  const [figures] = rows;
  if (figures === undefined) throw new Error('A count has one row');
  return { days: INCIDENT_FIGURE_DAYS, ...figures, by_cause };
}
