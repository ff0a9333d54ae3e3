import { HOSPITALS_LIMIT, type HospitalSort } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { decodeKey, encodeKey, pageOf } from '../../platform/http/cursor.js';
import { DoctorDirectory } from '../doctors/index.js';
import { RowSearch } from '../search/index.js';
import { facetsOf, filtersOf, SHOWN_PRICE } from './hospital-facets.js';
import type { HospitalDto } from './hospital.dto.js';
import type { PartnerHospitalsQueryDto } from './hospitals-query.dto.js';
import type { PartnerHospitalDto, PartnerHospitalsPageDto } from './partner-hospitals.dto.js';

const COLUMNS = `hospital.id, hospital.slug, hospital.hospital_name, hospital.hospital_type, hospital.summary, hospital.departments,
  hospital.accreditations, hospital.bed_capacity, hospital.featured_image_url, hospital.languages, hospital.answer_hours,
  hospital.airport_minutes, hospital.profile,
  (select jsonb_build_object('usd', usd_min, 'treatment', coalesce(treatment.plain_name, treatment.name)) from hospital_prices each
    join treatments treatment on treatment.id = each.treatment_id and treatment.is_active
    where each.hospital_id = hospital.id order by usd_min, treatment.name limit 1) as price_from,
  (select jsonb_build_object('value', rating, 'count', ratings_count, 'source', source) from hospital_ratings
    where hospital_id = hospital.id) as rating,
  (select to_char(min(next_free_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from doctor_directory
    where hospital_id = hospital.id and is_listed and is_default and next_free_at < 'infinity') as next_free_at,
  coalesce((
    select jsonb_agg(to_char(first at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') order by first) from (
      select min(starts_at) as first from doctor_directory listed join doctor_day_times using (doctor_id, kind)
      where listed.hospital_id = hospital.id and listed.is_listed and listed.is_default group by half_hour / 2
    ) each
  ), '[]') as day_times,
  (select count(*)::int from doctors where doctors.hospital_id = hospital.id and doctors.is_active) as doctors_count,
  jsonb_build_object('company_name', partner.company_name, 'status', partner.status) as partner`;
const CITY = `case when city.id is null then null else jsonb_build_object('slug', city.slug, 'name', city.name) end as city`;
const FROM = `partner_hospitals hospital
  join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
  left join cities city on city.id = hospital.city_id`;

/** The price of one treatment, whose id is a parameter; none without a treatment. */
const priceOf = (treatment: string): string => `left join hospital_prices price
    on price.hospital_id = hospital.id and price.treatment_id = ${treatment}`;
const PRICE = `case when price.hospital_id is null then null
    else jsonb_build_object('usd_min', price.usd_min, 'usd_max', price.usd_max, 'valid_until', price.valid_until) end as price`;

const THESE = prepared<PartnerHospitalDto>(
  `select ${COLUMNS}, ${CITY}, ${PRICE} from ${FROM} ${priceOf('$2::uuid')} where hospital.id = any ($1)`,
);

const DETAILS = `hospital.about, hospital.address, hospital.latitude, hospital.longitude, hospital.founded_year, hospital.icu_beds,
  hospital.operating_theatres, hospital.equipment, hospital.desk_hours, hospital.phone, hospital.email, hospital.website,
  hospital.gallery, null as price,
  case when city.id is null then null else jsonb_build_object('slug', city.slug, 'name', city.name, 'state', city.state,
    'airport_name', city.airport_name, 'airport_code', city.airport_code) end as city,
  coalesce((
    select jsonb_agg(jsonb_build_object('body', body, 'number', number, 'valid_until', valid_until, 'checked_on', checked_on)
      order by position)
    from hospital_accreditations, lateral (select array_position(array['JCI', 'NABH', 'NABL', 'GHA', 'Temos', 'ISO 9001'], body) as position) placed
    where hospital_id = hospital.id
  ), '[]') as accreditation_details,
  coalesce((
    select jsonb_agg(jsonb_build_object('department', department, 'doctors', (
        select count(*) from doctors
        where doctors.hospital_id = hospital.id and doctors.is_active and doctors.specializations @> array[department]
      )) order by place)
    from jsonb_array_elements_text(hospital.departments) with ordinality each (department, place)
  ), '[]') as department_doctors,
  coalesce((
    select jsonb_agg(jsonb_build_object('treatment_id', treatment.id, 'treatment_name', treatment.name,
      'plain_name', treatment.plain_name, 'treatment_slug', treatment.slug, 'category', treatment.category,
      'usd_min', price.usd_min, 'usd_max', price.usd_max, 'hospital_days', price.hospital_days, 'total_days', price.total_days,
      'inclusions', price.inclusions, 'exclusions', price.exclusions, 'valid_until', price.valid_until)
      order by treatment.category, treatment.name, treatment.id)
    from hospital_prices price join treatments treatment on treatment.id = price.treatment_id and treatment.is_active
    where price.hospital_id = hospital.id
  ), '[]') as prices,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', doctor.id, 'full_name', doctor.full_name, 'title', doctor.title,
      'specialization', doctor.specialization, 'languages', doctor.languages, 'video_fee_usd', doctor.video_fee_usd,
      'phone_fee_usd', doctor.phone_fee_usd, 'years_experience', greatest($2::int - doctor.practising_since, 0),
      'portrait', doctor.portrait) order by doctor.full_name, doctor.id)
    from doctors doctor where doctor.hospital_id = hospital.id and doctor.is_active
  ), '[]') as doctors`;
/** Parameters: the id, and the current year. */
const ONE = prepared<HospitalDto>(`select ${COLUMNS}, ${DETAILS} from ${FROM} where hospital.id = $1`);

/** The sort keys of each order, ascending. A hospital without a value comes last. */
const KEYS: Readonly<Record<HospitalSort, RawBuilder<string | number>>> = {
  recommended: sql`(extract(epoch from hospital.created_at) * 1000)::float8`,
  name: sql`hospital.hospital_name`,
  beds: sql`-coalesce(hospital.bed_capacity, 0)::float8`,
  answer_time: sql`coalesce(hospital.answer_hours, 100000)::float8`,
  price: sql`coalesce(${SHOWN_PRICE}, 100000000)::float8`,
  rating: sql`-coalesce((
    select rating * 1000000 + coalesce(ratings_count, 0) from hospital_ratings where hospital_id = hospital.id
  ), 0)::float8`,
  next_free: sql`coalesce((
    select extract(epoch from min(next_free_at)) * 1000 from doctor_directory
    where hospital_id = hospital.id and is_listed and is_default and next_free_at < 'infinity'
  ), ${sql.lit(Number.MAX_SAFE_INTEGER)})::float8`,
};
/** For a treatment: the best score first, unrated ones last. */
const BY_SCORE = sql<number>`-coalesce((
  select score.recommendation_score from treatment_hospital_recommendations score
  where score.treatment_id = price.treatment_id and score.hospital_partner_id = hospital.id and score.is_active
), -1)::float8`;

type Listed = PartnerHospitalDto & { key: string | number };

/** Publicly visible hospitals: only those whose partner is active (spec section 7). */
@Injectable()
export class PartnerHospitalsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly directory: DoctorDirectory,
    private readonly rowSearch: RowSearch,
  ) {}

  async list(query: PartnerHospitalsQueryDto): Promise<PartnerHospitalsPageDto> {
    const { limit = HOSPITALS_LIMIT, cursor, sort = 'recommended' } = query;
    const byScore = sort === 'recommended' && query.treatment_id !== undefined;
    const key = byScore ? BY_SCORE : KEYS[sort];
    const order = byScore ? 'score' : sort;
    const type = sort === 'name' ? 'string' : 'number';
    const after = cursor === undefined ? null : decodeKey(order, cursor, type);
    const beyond =
      after === null
        ? sql`true`
        : sql`(${key}, hospital.id) > (${after.key}::${sql.raw(type === 'string' ? 'text' : 'float8')}, ${after.id}::uuid)`;
    const from = sql`${sql.raw(FROM)} left join hospital_prices price
      on price.hospital_id = hospital.id and price.treatment_id = ${query.treatment_id ?? null}::uuid`;
    await this.directory.freshen();
    const base = await this.base(query);
    const today = this.clock.now().toISOString().slice(0, 10);
    const filters = filtersOf(query, today);
    const where = sql.join([base, ...Object.values(filters)], sql` and `);
    const [{ items, next_cursor }, { rows }, facets] = await Promise.all([
      pageOf(
        limit,
        async (most) => {
          const page = await sql<Listed>`
            select ${sql.raw(`${COLUMNS}, ${CITY}, ${PRICE}`)}, ${key} as key from ${from}
            where ${where} and ${beyond} order by ${key}, hospital.id limit ${most}`.execute(this.database.read());
          return page.rows;
        },
        (last) => encodeKey(order, last),
      ),
      sql<{ total: number }>`select count(*)::int as total from ${from} where ${where}`.execute(this.database.read()),
      facetsOf(this.database, { from, base, filters, today }),
    ]);
    return { items: items.map(withoutKey), next_cursor, total: rows[0]?.total ?? 0, facets };
  }

  /** @throws AppError `not_found` */
  async one(id: string): Promise<HospitalDto> {
    const [hospital] = await this.database.ask(ONE, [id, this.clock.now().getUTCFullYear()]);
    if (!hospital) throw notFound();
    return hospital;
  }

  /** The hospitals with these ids, in their order, with their price for a treatment; those that are not public are left out. */
  async these(ids: readonly string[], treatmentId: string): Promise<PartnerHospitalDto[]> {
    const rows = await this.database.ask(THESE, [ids, treatmentId]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** All listed hospitals, before the filters. */
  private async base({ q, treatment_id }: PartnerHospitalsQueryDto): Promise<RawBuilder<boolean>> {
    const does = treatment_id === undefined ? sql<boolean>`true` : sql<boolean>`price.hospital_id is not null`;
    if (q === undefined) return does;
    return sql<boolean>`${does} and hospital.id = any (${await this.rowSearch.ids('hospital', q)}::uuid[])`;
  }
}

function withoutKey({ key: _key, ...hospital }: Listed): PartnerHospitalDto {
  return hospital;
}
