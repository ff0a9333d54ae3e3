import {
  type ConsultationKind,
  DOCTORS_LIMIT,
  FREE_TIMES_DAYS,
  type FreeTimes,
  type DoctorsPage,
  type Doctor,
  type DoctorSummary,
} from '@ayana/contracts/catalogue';
import { INDIA_ZONE, instantAt } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { decodeKey, encodeKey, type KeyPosition, pageOf } from '../../platform/http/cursor.js';
import { byDoctor, ENGAGEMENTS, engagementsOf } from './free-times/engagements.js';
import { RowSearch } from '../search/index.js';
import { kindOf, SORT_KEYS } from './directory/directory.js';
import { NEVER, type PageRequest, pageQuery, type DoctorFilters } from './directory/directory.queries.js';
import { goodHoursQuery, noGoodHoursQuery } from './directory/good-hours.queries.js';
import { DoctorCounts } from './directory/doctor-counts.service.js';
import type { DoctorsQueryDto } from './doctors.dto.js';
import { OFFERED, ONE, type Row, THESE } from './doctors.queries.js';
import type { FreeTimesQueryDto } from './free-times/free-times.dto.js';
import { Offer, type OfferedDoctor } from './free-times/bookable-times.js';
import { bookable } from './free-times/next-time.js';
import { shownTimes, timeDto } from './free-times/shown-times.js';
import { DoctorDirectory } from './directory/doctor-directory.service.js';
import { freeTimes, type Interval } from './free-times/free-times.js';

const DAY_MS = 86_400_000;

type Engagements = ReadonlyMap<string, readonly Interval[]>;

/** Publicly visible doctors: active ones, of hospitals whose partner is active. */
@Injectable()
export class DoctorsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly directory: DoctorDirectory,
    private readonly counts: DoctorCounts,
    private readonly rowSearch: RowSearch,
  ) {}

  /** One page with its facets; each facet counts what its values would leave with the others unchanged. */
  async list(query: DoctorsQueryDto): Promise<DoctorsPage> {
    const { q, sort = 'next_free', limit = DOCTORS_LIMIT, cursor, time_zone: zone = INDIA_ZONE, ...rest } = query;
    const after = cursor === undefined ? null : decodeKey(sort, cursor, SORT_KEYS[sort]);
    await this.directory.freshen();
    const filters: DoctorFilters = {
      ...rest,
      city: rest.city?.map((each) => each.toLowerCase()),
      ...(q === undefined ? {} : { ids: await this.rowSearch.ids('doctor', q) }),
    };
    const now = this.clock.now().getTime();
    const [{ items, next_cursor }, { total, facets }] = await Promise.all([
      pageOf(
        limit,
        (most) => this.page(filters, { sort, after, limit: most, now, zone }),
        (last) => encodeKey(sort, last),
      ),
      this.counts.of(filters, now),
    ]);
    return {
      items: await this.these(
        items.map(({ id }) => id),
        query.kind,
      ),
      next_cursor,
      total,
      facets,
    };
  }

  private async page(
    filters: DoctorFilters,
    { sort, ...asked }: PageRequest & { zone: string },
  ): Promise<KeyPosition[]> {
    const tables = this.database.read();
    if (sort !== 'good_hours') return (await pageQuery(filters, { sort, ...asked }).execute(tables)).rows;
    const { after, limit } = asked;
    const rows = after?.key === NEVER ? [] : (await goodHoursQuery(filters, asked).execute(tables)).rows;
    if (rows.length === limit) return rows;
    const rest = await noGoodHoursQuery(filters, { ...asked, limit: limit - rows.length }).execute(tables);
    return [...rows, ...rest.rows];
  }

  async one(id: string): Promise<Doctor> {
    const [row, taken] = await Promise.all([this.row(id), this.engagements([id])]);
    const now = this.clock.now().getTime();
    const { practising_since, schedule, ...doctor } = row;
    return {
      ...doctor,
      years_experience: yearsSince(practising_since, now),
      ...shownTimes(schedule, taken.get(id), kindOf(row, undefined)?.kind, now),
    };
  }

  /**
   * The doctors with these ids, in their order; those that are not public are left out.
   * @param kind of the displayed times; without one, each doctor's displayed kind
   */
  async these(ids: readonly string[], kind?: ConsultationKind): Promise<DoctorSummary[]> {
    if (ids.length === 0) return [];
    const [rows, taken] = await Promise.all([this.database.ask(THESE, [ids]), this.engagements(ids)]);
    const now = this.clock.now().getTime();
    const byId = new Map(
      rows.map(({ practising_since, schedule, ...row }) => [
        row.id,
        {
          ...row,
          years_experience: yearsSince(practising_since, now),
          ...shownTimes(schedule, taken.get(row.id), kindOf(row, kind)?.kind, now),
        },
      ]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * A doctor's free times on some days: after the notice, within the horizon.
   * @throws AppError `not_found`
   */
  async freeTimes(id: string, query: FreeTimesQueryDto): Promise<FreeTimes> {
    const [{ schedule, time_zone: own }, taken] = await Promise.all([this.row(id), this.engagements([id])]);
    const { days = FREE_TIMES_DAYS.default, kind = 'video', time_zone = own } = query;
    const now = this.clock.now();
    const today = dayIn(time_zone, now);
    const from = query.from !== undefined && query.from > today ? query.from : today;
    const asked: Interval = {
      start: instantAt(from, 0, time_zone).getTime(),
      end: instantAt(dayAfter(from, days), 0, time_zone).getTime(),
    };
    const open = bookable(now.getTime());
    const range = { start: Math.max(asked.start, open.start), end: Math.min(asked.end, open.end) };
    return {
      items: [...freeTimes(schedule, kind, range, taken.get(id))].map(timeDto),
      next_cursor: null,
      from,
      days,
      kind,
      time_zone,
    };
  }

  /**
   * The times a doctor can be booked for, within a transaction.
   * @throws AppError `not_found`
   */
  async offer<T>(database: Kysely<T>, id: string): Promise<Offer> {
    const { rows } = await sql<OfferedDoctor>`${sql.raw(OFFERED)} ${id}`.execute(database);
    const [doctor] = rows;
    if (!doctor) throw notFound();
    const now = this.clock.now();
    return new Offer(doctor, bookable(now.getTime()), await engagementsOf(database, id, now));
  }

  private async engagements(ids: readonly string[]): Promise<Engagements> {
    return byDoctor(await this.database.ask(ENGAGEMENTS, [this.clock.now(), ids]));
  }

  private async row(id: string): Promise<Row> {
    const [row] = await this.database.ask(ONE, [id]);
    if (!row) throw notFound();
    return row;
  }
}

const yearsSince = (year: number, now: number): number => Math.max(0, new Date(now).getUTCFullYear() - year);

/** `YYYY-MM-DD` of an instant in a zone. */
const dayIn = (zone: string, at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
