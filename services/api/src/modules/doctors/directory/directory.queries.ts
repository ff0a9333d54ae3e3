import { type ConsultationKind, type DoctorSort, FEE_STEPS, FREE_WITHIN_STEPS } from '@ayana/contracts/catalogue';
import { type RawBuilder, sql } from 'kysely';
import { type KeyPosition, refusedCursor } from '../../../platform/http/cursor.js';
import type { Counted, Facet } from './directory.js';

const DAY_MS = 86_400_000;
/** The key of a doctor without a free time: after all others. */
export const NEVER = Number.MAX_SAFE_INTEGER;
/** The latest time a Date can represent (ECMA-262, 21.4.1.1). */
export const LAST_MS = 8.64e15;
const LAST_INTEGER = 2 ** 31 - 1;

/** The filters: one match among several values is enough; absent means any. */
export interface DoctorFilters {
  kind?: ConsultationKind | undefined;
  /** Doctors that a search has found. */
  ids?: readonly string[] | undefined;
  treatment_id?: string | undefined;
  specialization?: readonly string[] | undefined;
  /** Slugs, in lower case. */
  city?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
  hospital_id?: string | undefined;
  fee_max?: number | undefined;
  free_within_days?: number | undefined;
}

/** How a page continues: the order, the last row before it, its size, and the time it is read. */
export interface PageRequest {
  sort: DoctorSort;
  after: KeyPosition | null;
  limit: number;
  /** Milliseconds since 1970. */
  now: number;
}

export type Condition = RawBuilder<boolean>;

/** All listed doctors, before the filters. */
function baseOf({ kind, ids, treatment_id }: DoctorFilters): Condition {
  const conditions: Condition[] = [sql`is_listed`, kind === undefined ? sql`is_default` : sql`kind = ${kind}`];
  if (ids !== undefined) conditions.push(sql`doctor_id = any (${ids}::uuid[])`);
  if (treatment_id !== undefined)
    conditions.push(
      sql`doctor_id in (select doctor_id from doctor_treatments where treatment_id = ${treatment_id}::uuid)`,
    );
  return sql.join(conditions, sql` and `);
}

/** The condition of each facet in use. */
function fitsOf(filters: DoctorFilters, now: number): ReadonlyMap<Facet, Condition> {
  const { specialization, city, language, hospital_id, fee_max, free_within_days } = filters;
  const fits = new Map<Facet, Condition>();
  if (specialization !== undefined) fits.set('specialization', sql`specializations && ${specialization}::text[]`);
  if (city !== undefined)
    fits.set(
      'city',
      sql`coalesce(city_id = any (array(select id from cities where slug = any (${city}::text[]))), false)`,
    );
  if (language !== undefined) fits.set('language', sql`languages && ${language}::text[]`);
  if (hospital_id !== undefined) fits.set('hospital', sql`hospital_id = ${hospital_id}::uuid`);
  if (fee_max !== undefined) fits.set('fee', sql`fee_usd <= ${fee_max}`);
  if (free_within_days !== undefined)
    fits.set('next_free', sql`next_free_at < ${new Date(now + free_within_days * DAY_MS)}::timestamptz`);
  return fits;
}

interface Order {
  column: RawBuilder<unknown>;
  /** The column as a cursor's key. */
  key: RawBuilder<string | number>;
  /** A cursor's key as a value of the column. @throws AppError `invalid_fields` for an impossible one */
  position: (key: string | number) => RawBuilder<unknown>;
}

const whole = (key: string | number): RawBuilder<unknown> => {
  if (!Number.isInteger(key) || Math.abs(Number(key)) > LAST_INTEGER) throw refusedCursor();
  return sql`${key}::integer`;
};

const ORDERS: Readonly<Record<Exclude<DoctorSort, 'fit' | 'good_hours'>, Order>> = {
  next_free: {
    column: sql`next_free_at`,
    key: sql`case when next_free_at = 'infinity' then ${sql.lit(NEVER)} else extract(epoch from next_free_at) * 1000 end::float8`,
    position: (key) => {
      if (key === NEVER) return sql`'infinity'::timestamptz`;
      if (!(Math.abs(Number(key)) <= LAST_MS)) throw refusedCursor();
      return sql`${new Date(key).toISOString()}::timestamptz`;
    },
  },
  rating: { column: sql`rating_key`, key: sql`rating_key`, position: whole },
  fee: { column: sql`fee_usd`, key: sql`fee_usd`, position: whole },
  years: { column: sql`practising_since`, key: sql`practising_since`, position: whole },
  name: { column: sql`full_name collate "C"`, key: sql`full_name`, position: (key) => sql`${key}::text` },
};

/** By the search's ranking; without a search, by the first free time. */
function fitOrder({ ids }: DoctorFilters): Order {
  if (ids === undefined) return ORDERS.next_free;
  const place = sql<number>`array_position(${ids}::uuid[], doctor_id)`;
  return { column: place, key: place, position: whole };
}

/** All conditions on a listed doctor. */
export const conditionsOf = (filters: DoctorFilters, now: number): Condition[] => [
  baseOf(filters),
  ...fitsOf(filters, now).values(),
];

/** The doctors of one page, by id, with the key for a cursor. */
export function pageQuery(
  filters: DoctorFilters,
  { sort, after, limit, now }: Omit<PageRequest, 'sort'> & { sort: Exclude<DoctorSort, 'good_hours'> },
): RawBuilder<KeyPosition> {
  const { column, key, position } = sort === 'fit' ? fitOrder(filters) : ORDERS[sort];
  const conditions = conditionsOf(filters, now);
  if (after !== null) conditions.push(sql`(${column}, doctor_id) > (${position(after.key)}, ${after.id}::uuid)`);
  return sql<KeyPosition>`select doctor_id as id, ${key} as key from doctor_directory
    where ${sql.join(conditions, sql` and `)} order by ${column}, doctor_id limit ${limit}`;
}

/** How many doctors match, as `total`, and for each value of each facet how many would match with all the other facets unchanged. */
export function countsQuery(filters: DoctorFilters, now: number): RawBuilder<Counted> {
  const fits = [...fitsOf(filters, now)];
  const columns = fits.map(([facet, condition]) => sql`, ${condition} as ${sql.ref(`fits_${facet}`)}`);
  const others = (facet: Facet | 'total'): Condition => {
    const conditions = fits
      .filter(([each]) => each !== facet)
      .map(([each]) => sql<boolean>`${sql.ref(`fits_${each}`)}`);
    return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  };
  // A doctor who fails two facets counts for none.
  const misses = fits.map(([, condition]) => sql`(not (${condition}))::integer`);
  const steps = stepsOf(others, now);
  const counted = sql.join(
    steps.map(({ where }, index) => sql`count(*) filter (where ${where}) as ${sql.ref(`c${index}`)}`),
  );
  const values = sql.join(
    steps.map(({ facet, value }, index) => sql`(${sql.lit(facet)}, ${sql.lit(value)}, ${sql.ref(`c${index}`)})`),
  );
  return sql<Counted>`with listed as materialized (
      select specializations, languages, city_id, hospital_id, fee_usd, next_free_at${sql.join([sql``, ...columns], sql``)}
      from doctor_directory
      where ${baseOf(filters)} and ${misses.length < 2 ? sql`true` : sql`${sql.join(misses, sql` + `)} < 2`}
    )
    select facet, value, null as label, count::integer
    from (select ${counted} from listed) counted, lateral (values ${values}) step (facet, value, count)
    union all
    select 'specialization', each, null, count(*)::integer from listed, unnest(specializations) each
    where ${others('specialization')} group by each
    union all
    select 'language', each, null, count(*)::integer from listed, unnest(languages) each where ${others('language')} group by each
    union all
    select 'city', city.slug, city.name, count from cities city
    join (select city_id, count(*)::integer as count from listed where ${others('city')} group by city_id) counted on city_id = city.id
    union all
    select 'hospital', hospital.id::text, hospital.hospital_name, count from partner_hospitals hospital
    join (select hospital_id, count(*)::integer as count from listed where ${others('hospital')} group by hospital_id) counted
      on hospital_id = hospital.id`;
}

/** The columns of one pass over the listed doctors. */
function stepsOf(
  others: (facet: Facet | 'total') => Condition,
  now: number,
): { facet: Facet | 'total'; value: string; where: Condition }[] {
  const by = (facet: 'fee' | 'next_free', step: number, condition: Condition) => ({
    facet,
    value: String(step),
    where: sql<boolean>`${condition} and ${others(facet)}`,
  });
  return [
    { facet: 'total', value: '', where: others('total') },
    ...FEE_STEPS.map((step) => by('fee', step, sql`fee_usd <= ${sql.lit(step)}`)),
    ...FREE_WITHIN_STEPS.map((step) =>
      by('next_free', step, sql`next_free_at < ${new Date(now + step * DAY_MS)}::timestamptz`),
    ),
  ];
}
