import { ANALYTICS_NONE, type LeadGroup } from '@ayana/contracts/analytics';
import { type LeadStage, LEAD_STAGES, LOST_REASONS, type LostReason } from '@ayana/contracts/inbox';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { LeadsQueryDto } from './analytics.dto.js';
import { dayOf, type MonthRange } from './analytics-range.js';
import { sumOf } from './build-view.js';
import type { LeadsDto } from './figures.dto.js';

export interface LeadRow {
  month: string;
  id: string | null;
  is_now: boolean;
  stage: LeadStage;
  reason: LostReason | null;
  enquiries: number;
}

/** Forms that are enquiries of people; support has its own table. */
const KINDS = ['contact', 'consultation', 'video_consultation'];

/** How far the enquiries of a range have come, by the month in India in which they came and, where asked for, by group. */
export async function leadSums(
  database: Kysely<Tables>,
  range: MonthRange,
  { country, source }: Pick<LeadsQueryDto, 'country' | 'source'>,
  by: LeadGroup | null,
): Promise<LeadRow[]> {
  const id = by === null ? sql`null::text` : by === 'country' ? sql`item.country` : sql`item.kind`;
  const narrowed = [
    country === undefined
      ? sql`true`
      : country === ANALYTICS_NONE
        ? sql`item.country is null`
        : sql`item.country = ${country}`,
    source === undefined ? sql`true` : sql`item.kind = ${source}`,
  ];
  const midnight = (month: string) => sql`(${dayOf(month)}::date::timestamp at time zone ${INDIA_ZONE})`;
  const { rows } = await sql<LeadRow>`
    select to_char(item.received_at at time zone ${INDIA_ZONE}, 'YYYY-MM') as month, ${id} as id,
      item.received_at >= ${midnight(range.from)} as is_now, item.lead_stage as stage, item.lost_reason as reason, count(*)::integer as enquiries
    from inbox_items item
    where item.received_at >= ${midnight(range.before_from)}
      and item.received_at < (${dayOf(range.to)}::date + interval '1 month')::timestamp at time zone ${INDIA_ZONE}
      and item.kind = any (${KINDS}) and not exists (select from support_requests support where support.id = item.id)
      and ${sql.join(narrowed, sql` and `)}
    group by 1, 2, 3, 4, 5`.execute(database);
  return rows;
}

type Counted = Pick<LeadRow, 'stage' | 'reason' | 'enquiries'>;

export function leadsOf(rows: readonly Counted[]): LeadsDto {
  const sum = (which: (row: Counted) => boolean): number => sumOf(rows.filter(which), ({ enquiries }) => enquiries);
  const stages = LEAD_STAGES.map((stage) => [stage, sum((row) => row.stage === stage)] as const);
  const reasons = LOST_REASONS.map(
    (reason) => [`lost_${reason}`, sum((row) => row.stage === 'lost' && row.reason === reason)] as const,
  );
  return { enquiries: sum(() => true), ...Object.fromEntries([...stages, ...reasons]) } as unknown as LeadsDto;
}
