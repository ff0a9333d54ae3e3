import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, within } from '../../../platform/database/database.js';
import { prepared } from '../../../platform/database/prepared.js';
import { type DirectoryRow, rowsOf, type Subject } from './directory-row.js';
import { halfHourOf } from '../free-times/day-times.js';
import { SCHEDULE } from '../doctors.queries.js';

/** Doctors updated in one transaction: it takes a few hundredths of a second. */
const BATCH = 500;
/** How many updates a reader waits for. If more rows expire at once, the rest follows within seconds. */
const BEFORE_READ = 2 * BATCH;
const INTERVAL_MS = 1000;
/** Advisory lock of updates, so that the newest data is written last. An arbitrary number of our own. */
const LOCK = 4_127_924;

/** Whether a doctor has changed, a row has expired, or was written by a clock that has been set back since. */
const STALE = prepared<{ stale: boolean }>(
  `select exists (select from doctor_directory_changes)
     or exists (select from doctor_directory where valid_until <= $1)
     or exists (select from doctor_directory where valid_from > $1) as stale`,
);

/**
 * Keeps `doctor_directory`, which doctors' lists are read from, up to date. Triggers mark the doctors whose own row, hours, appointments or
 * hospital change; times that become too near, and expiring holds, are covered by `valid_until`.
 */
@Injectable()
export class DoctorDirectory implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DoctorDirectory');
  private timer: NodeJS.Timeout | undefined;
  private current: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.runsJobs) return;
    this.timer = setInterval(() => {
      this.freshen(Number.POSITIVE_INFINITY).catch((error: unknown) =>
        this.logger.warn(`Not brought up to date this time: ${error instanceof Error ? error.name : 'unknown'}`),
      );
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.current?.catch(() => undefined);
  }

  /**
   * Updates the rows to the current time. Concurrent readers share one update.
   * @param most doctors updated before it returns
   */
  async freshen(most: number = BEFORE_READ): Promise<void> {
    // An update under way may have read before the change this reader expects: then the next one is awaited as well.
    for (let waited = 0; waited < 2; waited += 1) {
      const [found] = await this.database.ask(STALE, [this.clock.now()]);
      if (found?.stale !== true) return;
      const begun = this.current === undefined;
      this.current ??= this.work(most).finally(() => (this.current = undefined));
      await this.current;
      if (begun) return;
    }
  }

  private async work(most: number): Promise<void> {
    for (let done = 0; done < most; done += BATCH)
      if (!(await this.database.derive((em) => this.batch(within(em))))) return;
  }

  /** @returns whether there may be more to do */
  private async batch<T>(tables: Kysely<T>): Promise<boolean> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tables);
    const now = this.clock.now();
    const { ids, isFull } = await stale(tables, now);
    if (ids.length > 0) await write(tables, ids, await subjectsOf(tables, ids, now), now);
    return isFull;
  }
}

/** Removes the marks of changed doctors and adds the doctors whose rows have expired. */
async function stale<T>(tables: Kysely<T>, now: Date): Promise<{ ids: string[]; isFull: boolean }> {
  const { rows: marked } = await sql<{ doctor_id: string }>`
    select doctor_id from doctor_directory_changes order by id limit ${BATCH}`.execute(tables);
  const changed = [...new Set(marked.map(({ doctor_id }) => doctor_id))];
  if (changed.length > 0)
    await sql`delete from doctor_directory_changes where doctor_id = any (${changed}::uuid[])`.execute(tables);
  const { rows: over } = await sql<{ doctor_id: string }>`
    (select doctor_id from doctor_directory where valid_until <= ${now} order by valid_until limit ${BATCH})
    union all
    (select doctor_id from doctor_directory where valid_from > ${now} order by valid_from limit ${BATCH})
    limit ${BATCH}`.execute(tables);
  const ids = [...new Set([...changed, ...over.map(({ doctor_id }) => doctor_id)])];
  return { ids, isFull: marked.length === BATCH || over.length === BATCH };
}

async function subjectsOf<T>(tables: Kysely<T>, ids: readonly string[], now: Date): Promise<Subject[]> {
  const { rows } = await sql<Subject>`
    select doctor.id, doctor.is_active and partner.status = 'active' as is_listed, doctor.hospital_id, hospital.city_id,
      doctor.specializations, doctor.languages, doctor.full_name, doctor.practising_since, doctor.video_fee_usd, doctor.phone_fee_usd,
      rated.rating::float8 as rating, rated.ratings_count,
      ${sql.raw(SCHEDULE)} as hours,
      coalesce((
        select jsonb_agg(jsonb_build_object('start', extract(epoch from starts_at) * 1000, 'end', extract(epoch from ends_at) * 1000,
          'held_until', case status when 'held' then extract(epoch from held_until) * 1000 end))
        from appointments where doctor_id = doctor.id and ends_at > ${now}
          and (status = 'booked' or (status = 'held' and held_until > ${now}))
      ), '[]') as taken
    from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
      join partners partner on partner.id = hospital.partner_id
      left join doctor_ratings rated on rated.doctor_id = doctor.id
    where doctor.id = any (${ids}::uuid[])`.execute(tables);
  return rows;
}

const COLUMNS = [
  'doctor_id uuid',
  'kind text',
  'is_default boolean',
  'is_listed boolean',
  'hospital_id uuid',
  'city_id uuid',
  'specializations text[]',
  'languages text[]',
  'full_name text',
  'practising_since integer',
  'fee_usd integer',
  'next_free_at timestamptz',
  'rating_key integer',
  'valid_from timestamptz',
  'valid_until timestamptz',
] as const;
const NAMES = COLUMNS.map((column) => column.slice(0, column.indexOf(' ')));

async function write<T>(
  tables: Kysely<T>,
  ids: readonly string[],
  subjects: readonly Subject[],
  now: Date,
): Promise<void> {
  const worked = subjects.flatMap((subject) => rowsOf(subject, now));
  const rows = worked.map(({ day_times: _times, ...row }) => row);
  const fresh = sql`fresh as (
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as each (${sql.raw(COLUMNS.join(', '))}))`;
  // A kind that is no longer offered is removed.
  await sql`with ${fresh} delete from doctor_directory old where old.doctor_id = any (${ids}::uuid[])
    and not exists (select from fresh where fresh.doctor_id = old.doctor_id and fresh.kind = old.kind)`.execute(tables);
  await sql`with ${fresh} insert into doctor_directory (${sql.raw(NAMES.join(', '))})
    select ${sql.raw(NAMES.join(', '))} from fresh
    on conflict (doctor_id, kind) do update
      set ${sql.raw(NAMES.map((name) => `${name} = excluded.${name}`).join(', '))}`.execute(tables);
  await writeDayTimes(tables, ids, worked);
}

/** Writes only the differences: most half hours stay the same when one time passes. */
async function writeDayTimes<T>(
  tables: Kysely<T>,
  ids: readonly string[],
  rows: readonly DirectoryRow[],
): Promise<void> {
  const times = rows.flatMap(({ doctor_id, kind, day_times }) =>
    day_times.map((starts_at) => ({ doctor_id, kind, half_hour: halfHourOf(Date.parse(starts_at)), starts_at })),
  );
  const fresh = sql`fresh as (select * from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
    as each (doctor_id uuid, kind text, half_hour smallint, starts_at timestamptz))`;
  await sql`with ${fresh} delete from doctor_day_times old where old.doctor_id = any (${ids}::uuid[]) and not exists (
    select from fresh where (fresh.doctor_id, fresh.kind, fresh.half_hour) = (old.doctor_id, old.kind, old.half_hour)
  )`.execute(tables);
  await sql`with ${fresh} insert into doctor_day_times (doctor_id, kind, half_hour, starts_at)
    select doctor_id, kind, half_hour, starts_at from fresh
    on conflict (doctor_id, kind, half_hour) do update set starts_at = excluded.starts_at
      where doctor_day_times.starts_at <> excluded.starts_at`.execute(tables);
}
