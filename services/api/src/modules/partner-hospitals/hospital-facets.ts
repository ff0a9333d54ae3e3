import { AIRPORT_STEPS, BED_STEPS, DESK_ALWAYS_OPEN, PRICE_STEPS, type FacetValue } from '@ayana/contracts/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.js';
import type { PartnerHospitalsQueryDto } from './hospitals-query.dto.js';
import type { PartnerHospitalsPageDto } from './partner-hospitals.dto.js';

const FACETS = [
  'city',
  'department',
  'accreditation',
  'language',
  'type',
  'price_max',
  'airport_max',
  'beds_min',
  'desk',
] as const;
type Facet = (typeof FACETS)[number];
type Condition = RawBuilder<boolean>;
/** The condition of each facet in use. */
type Filters = Readonly<Record<Facet, Condition>>;

/** Bodies whose accreditation of a hospital has not expired. @param today `YYYY-MM-DD` */
const accredited = (today: string): RawBuilder<string[]> => sql<string[]>`array(
  select held.body from hospital_accreditations held
  where held.hospital_id = hospital.id and held.valid_until >= ${today}::date
)`;

/** The price shown in a list, in US dollars: that of the requested treatment, else the lowest; null for none. */
export const SHOWN_PRICE = sql<number | null>`coalesce(price.usd_min, (
  select min(own.usd_min) from hospital_prices own join treatments treatment on treatment.id = own.treatment_id
  where own.hospital_id = hospital.id and treatment.is_active
))`;

const ANY = sql<boolean>`true`;
const AT_ANY_HOUR = sql<boolean>`coalesce(hospital.desk_hours = ${sql.lit(DESK_ALWAYS_OPEN)}, false)`;

/** The conditions of a query, by facet. A hospital without a value matches no step. */
export function filtersOf(query: PartnerHospitalsQueryDto, today: string): Filters {
  const { city, department, accreditation, language, type, price_max, airport_max, beds_min, desk } = query;
  return {
    city: city === undefined ? ANY : sql`city.slug = any (${city.map((each) => each.toLowerCase())}::text[])`,
    department: department === undefined ? ANY : sql`hospital.departments ?| ${department}::text[]`,
    language: language === undefined ? ANY : sql`hospital.languages && ${language}::text[]`,
    accreditation: accreditation === undefined ? ANY : sql`${accredited(today)} && ${accreditation}::text[]`,
    type: type === undefined ? ANY : sql`hospital.hospital_type = any (${type}::text[])`,
    price_max: price_max === undefined ? ANY : sql`coalesce(${SHOWN_PRICE} <= ${price_max}, false)`,
    airport_max: airport_max === undefined ? ANY : sql`coalesce(hospital.airport_minutes <= ${airport_max}, false)`,
    beds_min: beds_min === undefined ? ANY : sql`coalesce(hospital.bed_capacity >= ${beds_min}, false)`,
    desk: desk === undefined ? ANY : AT_ANY_HOUR,
  };
}

interface Counted {
  facet: Facet;
  value: string;
  label: string | null;
  count: number;
}

/** Counts, for each value of each facet, how many would match with all the others unchanged. */
export async function facetsOf(
  database: Database,
  asked: { from: RawBuilder<unknown>; base: Condition; filters: Filters; today: string },
): Promise<PartnerHospitalsPageDto['facets']> {
  const { from, base, filters, today } = asked;
  const fits = FACETS.map((facet) => sql`${filters[facet]} as ${sql.ref(`in_${facet}`)}`);
  /** One facet's values, each with its label or null. */
  const values = (facet: Facet, value: RawBuilder<unknown>, more = sql``, label = sql`null`): RawBuilder<unknown> => {
    const others = FACETS.filter((each) => each !== facet).map((each) => sql<boolean>`${sql.ref(`in_${each}`)}`);
    return sql`select ${sql.lit(facet)} as facet, ${value} as value, ${label} as label from listed ${more}
      where ${value} is not null and ${sql.join(others, sql` and `)}`;
  };
  const steps = (facet: Facet, column: RawBuilder<unknown>, sign: '<=' | '>=', all: readonly number[]) =>
    values(
      facet,
      sql`step::text`,
      sql`join unnest(array[${sql.join(all.map((each) => sql.lit(each)))}]) step
      on ${column} ${sql.raw(sign)} step`,
    );
  const { rows } = await sql<Counted>`
    with listed as (
      select city.slug, city.name, hospital.departments, hospital.languages, hospital.hospital_type, hospital.airport_minutes,
        hospital.bed_capacity, ${SHOWN_PRICE} as shown_price, ${AT_ANY_HOUR} as at_any_hour, ${accredited(today)} as bodies, ${sql.join(fits)}
      from ${from} where ${base}
    ), counted as (
      ${sql.join(
        [
          values('city', sql`slug`, sql``, sql`name`),
          values('department', sql`each`, sql`, jsonb_array_elements_text(departments) each`),
          values('language', sql`each`, sql`, unnest(languages) each`),
          values('accreditation', sql`each`, sql`, unnest(bodies) each`),
          values('type', sql`hospital_type`),
          steps('price_max', sql`shown_price`, '<=', PRICE_STEPS),
          steps('airport_max', sql`airport_minutes`, '<=', AIRPORT_STEPS),
          steps('beds_min', sql`bed_capacity`, '>=', BED_STEPS),
          values('desk', sql`case when at_any_hour then 'always' end`),
        ],
        sql` union all `,
      )}
    )
    select facet, value, label, count(*)::int as count from counted group by facet, value, label
    order by count(*) desc, coalesce(label, value)`.execute(database.read());
  const of = (facet: Facet): FacetValue[] =>
    rows
      .filter((row) => row.facet === facet)
      .map(({ value, label, count }) => Object.assign({ value, count }, label === null ? {} : { label }));
  const bySteps = (facet: Facet, all: readonly number[]): FacetValue[] => {
    const known = new Map(of(facet).map((each) => [each.value, each]));
    return all.map((step) => known.get(String(step)) ?? { value: String(step), count: 0 });
  };
  return {
    city: of('city'),
    department: of('department'),
    accreditation: of('accreditation'),
    language: of('language'),
    type: of('type'),
    price_max: bySteps('price_max', PRICE_STEPS),
    airport_max: bySteps('airport_max', AIRPORT_STEPS),
    beds_min: bySteps('beds_min', BED_STEPS),
    desk: of('desk'),
  };
}
