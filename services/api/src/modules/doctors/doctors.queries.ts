import type { Doctor } from '@ayana/contracts/catalogue';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.js';
import type { Hours } from './free-times/free-times.js';

const WEEK = `jsonb_agg(jsonb_build_object('weekday', weekday, 'from_time', to_char(from_time, 'HH24:MI'),
    'to_time', to_char(to_time, 'HH24:MI'), 'time_zone', time_zone, 'kinds', kinds) order by weekday, from_time)`;
const HOURS = `coalesce((select ${WEEK} from doctor_availability where doctor_id = doctor.id), '[]')`;
/** Of each week and of days that differ, as `Hours`. Needs the table `doctors` as `doctor`. */
export const SCHEDULE = `${HOURS} || coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kinds', exception.kinds)) || jsonb_build_object(
      'first_day', exception.first_day, 'last_day', exception.last_day, 'from_time', to_char(exception.from_time, 'HH24:MI'),
      'to_time', to_char(exception.to_time, 'HH24:MI'), 'time_zone', doctor.time_zone))
    from doctor_exceptions exception where exception.doctor_id = doctor.id
  ), '[]')`;
const FROM = `doctors doctor
  join partner_hospitals hospital on hospital.id = doctor.hospital_id
  join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
  left join cities city on city.id = hospital.city_id`;

export type Row = Omit<Doctor, 'years_experience' | 'next_free_at' | 'free_times' | 'day_times'> & {
  practising_since: number;
  schedule: readonly Hours[];
};

const SUMMARY = `doctor.id, doctor.full_name, doctor.title, doctor.specialization, doctor.specializations, doctor.languages,
  doctor.qualifications, doctor.registration_number, doctor.council,
  doctor.video_fee_usd, doctor.phone_fee_usd, doctor.practising_since, doctor.portrait, doctor.time_zone,
  array(
    select coalesce(treatment.plain_name, treatment.name) from doctor_treatments done
    join treatments treatment on treatment.id = done.treatment_id and treatment.is_active
    where done.doctor_id = doctor.id order by treatment.name, treatment.id
  ) as does,
  jsonb_build_object('id', hospital.id, 'slug', hospital.slug, 'hospital_name', hospital.hospital_name) as hospital,
  case when city.id is null then null else jsonb_build_object('slug', city.slug, 'name', city.name) end as city,
  (select jsonb_build_object('value', rating, 'count', ratings_count, 'source', source) from doctor_ratings
    where doctor_id = doctor.id) as rating`;
type SummaryRow = Pick<
  Row,
  | 'id'
  | 'full_name'
  | 'title'
  | 'specialization'
  | 'specializations'
  | 'languages'
  | 'does'
  | 'qualifications'
  | 'registration_number'
  | 'council'
  | 'video_fee_usd'
  | 'phone_fee_usd'
  | 'practising_since'
  | 'portrait'
  | 'time_zone'
  | 'hospital'
  | 'city'
  | 'rating'
> & { schedule: readonly Hours[] };
export const THESE = prepared<SummaryRow>(
  `select ${SUMMARY}, ${SCHEDULE} as schedule from ${FROM} where doctor.is_active and doctor.id = any ($1)`,
);
export const ONE = prepared<Row>(
  `select ${SUMMARY}, ${HOURS} as availability, ${SCHEDULE} as schedule, doctor.about,
     coalesce((
       select jsonb_agg(jsonb_build_object('id', treatment.id, 'name', treatment.name, 'plain_name', treatment.plain_name,
         'slug', treatment.slug, 'category', treatment.category) order by treatment.name, treatment.id)
       from doctor_treatments done join treatments treatment on treatment.id = done.treatment_id and treatment.is_active
       where done.doctor_id = doctor.id
     ), '[]') as procedures
   from ${FROM} where doctor.is_active and doctor.id = $1`,
);

/** The doctor's data in an appointment. */
export const OFFERED = `select doctor.id, doctor.full_name, doctor.title, doctor.specialization, doctor.time_zone, doctor.video_fee_usd,
  doctor.phone_fee_usd, hospital.hospital_name, city.name as city_name, ${SCHEDULE} as hours
  from ${FROM} where doctor.is_active and doctor.id = `;

/** All that decides when a doctor consults, also of one who is not shown. */
export async function scheduleOf<T>(database: Kysely<T>, id: string): Promise<Hours[]> {
  const { rows } = await sql<{ schedule: Hours[] }>`select ${sql.raw(SCHEDULE)} as schedule from doctors doctor
    where doctor.id = ${id}`.execute(database);
  return rows[0]?.schedule ?? [];
}
