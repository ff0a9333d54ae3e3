import {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_HOURS,
  type ConsultationKind,
  DOCTORS_LIMIT,
  type DoctorSort,
  FREE_TIMES_DAYS,
} from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import { instantAt } from '@ayana/contracts/places';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { decodeKey, encodeKey, pageOf } from '../../platform/http/cursor.js';
import { ALL_ENGAGEMENTS, byDoctor, ENGAGEMENTS, engagementsOf } from './engagements.js';
import { foundIds } from '../search/index.js';
import { type Candidate, comparePositions, type Entry, keyOf, kindOf, narrow } from './directory.js';
import type { DoctorDto, DoctorsPageDto, DoctorsQueryDto, DoctorSummaryDto } from './doctors.dto.js';
import { ALL, FOUND, OFFERED, ONE, type Row, THESE, WHO_DO } from './doctors.queries.js';
import type { FreeTimeDto, FreeTimesDto, FreeTimesQueryDto } from './free-times.dto.js';
import { Offer, type OfferedDoctor } from './offer.js';
import { type FreeTime, freeTimes, type Instants, type Interval, rememberedInstants } from './free-times.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Free times shown of each doctor in a list. */
const SHOWN_TIMES = 3;

type Engagements = ReadonlyMap<string, readonly Interval[]>;

/** Doctors as everybody may read them: active ones, of hospitals whose partner is active. */
@Injectable()
export class DoctorsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** One page with its facets; each facet counts what its values would leave with the others as they are. */
  async list(query: DoctorsQueryDto): Promise<DoctorsPageDto> {
    const { sort = 'next_free', limit = DOCTORS_LIMIT, cursor, kind, city, ...wanted } = query;
    const now = this.clock.now().getTime();
    const [entries, taken] = await Promise.all([this.entries(query), this.allEngagements()]);
    const candidates = this.candidates(entries, taken, kind, now);
    const { found, facets } = narrow(
      candidates,
      { ...wanted, city: city?.map((each) => each.toLowerCase()), hospital_id: wanted.hospital_id?.toLowerCase() },
      now,
    );
    const { items, next_cursor } = await this.page(found, sort, limit, cursor);
    return { items, next_cursor, total: found.length, facets };
  }

  async one(id: string): Promise<DoctorDto> {
    const [row, taken] = await Promise.all([this.row(id), this.engagements([id])]);
    const now = this.clock.now().getTime();
    const { practising_since, ...doctor } = row;
    return {
      ...doctor,
      years_experience: yearsSince(practising_since, now),
      ...shownTimes(this.first(row.availability, taken.get(id), kindOf(row, undefined)?.kind, now)),
    };
  }

  /** The doctors of these ids, in their order; those nobody may read are left out. */
  async these(ids: readonly string[]): Promise<DoctorSummaryDto[]> {
    if (ids.length === 0) return [];
    const [rows, taken] = await Promise.all([this.database.ask(THESE, [ids]), this.engagements(ids)]);
    const now = this.clock.now().getTime();
    const instants = rememberedInstants();
    const byId = new Map(
      rows.map(({ practising_since, availability, ...row }) => [
        row.id,
        {
          ...row,
          years_experience: yearsSince(practising_since, now),
          ...shownTimes(this.first(availability, taken.get(row.id), kindOf(row, undefined)?.kind, now, instants)),
        },
      ]),
    );
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /**
   * What a doctor is free for on some days: from the notice ahead, within the horizon.
   * @throws AppError `not_found`
   */
  async freeTimes(id: string, query: FreeTimesQueryDto): Promise<FreeTimesDto> {
    const [{ availability, time_zone: own }, taken] = await Promise.all([this.row(id), this.engagements([id])]);
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
      items: [...freeTimes(availability, kind, range, taken.get(id))].map(timeDto),
      next_cursor: null,
      from,
      days,
      kind,
      time_zone,
    };
  }

  /**
   * What a doctor can be booked for, as a transaction sees it.
   * @throws AppError `not_found`
   */
  async offer<T>(database: Kysely<T>, id: string): Promise<Offer> {
    const { rows } = await sql<OfferedDoctor>`${sql.raw(OFFERED)} ${id}`.execute(database);
    const [doctor] = rows;
    if (!doctor) throw notFound();
    const now = this.clock.now();
    return new Offer(doctor, bookable(now.getTime()), await engagementsOf(database, id, now));
  }

  private async allEngagements(): Promise<Engagements> {
    return byDoctor(await this.database.ask(ALL_ENGAGEMENTS, [this.clock.now()]));
  }

  private async engagements(ids: readonly string[]): Promise<Engagements> {
    return byDoctor(await this.database.ask(ENGAGEMENTS, [this.clock.now(), ids]));
  }

  /** Whom the list narrows: all, those who do a treatment, those a term finds. */
  private async entries({ q, treatment_id }: DoctorsQueryDto): Promise<Entry[]> {
    if (q !== undefined)
      return this.database.ask(FOUND, [
        await foundIds(this.database, 'doctor', q),
        treatment_id?.toLowerCase() ?? null,
      ]);
    return treatment_id === undefined
      ? this.database.ask(ALL, [])
      : this.database.ask(WHO_DO, [treatment_id.toLowerCase()]);
  }

  private async row(id: string): Promise<Row> {
    const [row] = await this.database.ask(ONE, [id]);
    if (!row) throw notFound();
    return row;
  }

  private candidates(
    entries: readonly Entry[],
    taken: Engagements,
    wanted: ConsultationKind | undefined,
    now: number,
  ): Candidate[] {
    const instants = rememberedInstants();
    return entries.flatMap((entry) => {
      const offered = kindOf(entry, wanted);
      return offered === null
        ? []
        : [{ entry, ...offered, free: this.first(entry.hours, taken.get(entry.id), offered.kind, now, instants) }];
    });
  }

  /** The first free times that are shown of a doctor. */
  private first(
    hours: Entry['hours'],
    taken: readonly Interval[] | undefined,
    kind: ConsultationKind | undefined,
    now: number,
    instants: Instants = rememberedInstants(),
  ): FreeTime[] {
    const first: FreeTime[] = [];
    if (kind === undefined) return first;
    for (const time of freeTimes(hours, kind, bookable(now), taken, instants)) {
      first.push(time);
      if (first.length === SHOWN_TIMES) break;
    }
    return first;
  }

  private async page(
    found: readonly Candidate[],
    sort: DoctorSort,
    limit: number,
    cursor: string | undefined,
  ): Promise<{ items: DoctorSummaryDto[]; next_cursor: string | null }> {
    const after = cursor === undefined ? null : decodeKey(sort, cursor, sort === 'name' ? 'string' : 'number');
    const placed = found
      .map((candidate) => ({ candidate, key: keyOf(candidate, sort), id: candidate.entry.id }))
      .filter((each) => after === null || comparePositions(each, after) > 0)
      .sort(comparePositions);
    const { items: shown, next_cursor } = await pageOf(
      limit,
      (most) => Promise.resolve(placed.slice(0, most)),
      (last) => encodeKey(sort, last),
    );
    const byId = new Map((await this.these(shown.map(({ id }) => id))).map((doctor) => [doctor.id, doctor]));
    // With the times they were ordered by: those of the kind that was asked for.
    const items = shown.flatMap(({ candidate, id }) => {
      const doctor = byId.get(id);
      return doctor === undefined ? [] : [Object.assign(doctor, shownTimes(candidate.free))];
    });
    return { items, next_cursor };
  }
}

/** What may be booked now: not before the notice, not beyond the horizon. */
function bookable(now: number): Interval {
  return { start: now + BOOKING_NOTICE_HOURS * HOUR_MS, end: now + BOOKING_HORIZON_DAYS * DAY_MS };
}

const shownTimes = (free: readonly FreeTime[]): Pick<DoctorDto, 'next_free_at' | 'free_times'> => {
  const free_times = free.map(timeDto);
  return { next_free_at: free_times[0]?.starts_at ?? null, free_times };
};

function timeDto({ start, end, kind, time_zone }: FreeTime): FreeTimeDto {
  return {
    starts_at: new Date(start).toISOString(),
    ends_at: new Date(end).toISOString(),
    kind,
    minutes: CONSULTATION_MINUTES[kind],
    time_zone,
  };
}

const yearsSince = (year: number, now: number): number => Math.max(0, new Date(now).getUTCFullYear() - year);

/** `YYYY-MM-DD` of an instant in a zone. */
const dayIn = (zone: string, at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
