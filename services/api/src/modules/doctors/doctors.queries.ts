import { prepared } from '../../platform/database/prepared.js';
import type { Entry } from './directory.js';
import type { DoctorDto } from './doctors.dto.js';

const WEEK = `jsonb_agg(jsonb_build_object('weekday', weekday, 'from_time', to_char(from_time, 'HH24:MI'),
    'to_time', to_char(to_time, 'HH24:MI'), 'time_zone', time_zone, 'kinds', kinds) order by weekday, from_time)`;
const HOURS = `coalesce((select ${WEEK} from doctor_availability where doctor_id = doctor.id), '[]')`;
const FROM = `doctors doctor
  join partner_hospitals hospital on hospital.id = doctor.hospital_id
  join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
  left join cities city on city.id = hospital.city_id`;

/** Everybody, or those who do a treatment: a few thousand small rows at most, narrowed and counted here. */
const ENTRIES = `select doctor.id, doctor.full_name, doctor.specializations, doctor.languages, doctor.video_fee_usd,
  doctor.phone_fee_usd, doctor.practising_since, hospital.id as hospital_id, hospital.hospital_name, city.slug as city_slug,
  city.name as city_name, coalesce(week.hours, '[]') as hours
  from ${FROM} left join (select doctor_id, ${WEEK} as hours from doctor_availability group by doctor_id) week
    on week.doctor_id = doctor.id
  where doctor.is_active`;
export const ALL = prepared<Entry>(ENTRIES);
export const FOUND = prepared<Entry>(
  `${ENTRIES} and doctor.id = any ($1) and ($2::uuid is null or exists (
     select from doctor_treatments done where done.doctor_id = doctor.id and done.treatment_id = $2
   ))`,
);
export const WHO_DO = prepared<Entry>(
  `${ENTRIES} and exists (select from doctor_treatments done where done.doctor_id = doctor.id and done.treatment_id = $1)`,
);

export type Row = Omit<DoctorDto, 'years_experience' | 'next_free_at' | 'free_times'> & { practising_since: number };

const SUMMARY = `doctor.id, doctor.full_name, doctor.title, doctor.specialization, doctor.specializations, doctor.languages,
  doctor.qualifications, doctor.registration_number, doctor.council,
  doctor.video_fee_usd, doctor.phone_fee_usd, doctor.practising_since, doctor.portrait, doctor.time_zone,
  array(
    select coalesce(treatment.plain_name, treatment.name) from doctor_treatments done
    join treatments treatment on treatment.id = done.treatment_id and treatment.is_active
    where done.doctor_id = doctor.id order by treatment.name, treatment.id
  ) as does,
  jsonb_build_object('id', hospital.id, 'slug', hospital.slug, 'hospital_name', hospital.hospital_name) as hospital,
  case when city.id is null then null else jsonb_build_object('slug', city.slug, 'name', city.name) end as city`;
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
> & { availability: DoctorDto['availability'] };
export const THESE = prepared<SummaryRow>(
  `select ${SUMMARY}, ${HOURS} as availability from ${FROM} where doctor.is_active and doctor.id = any ($1)`,
);
export const ONE = prepared<Row>(
  `select ${SUMMARY}, ${HOURS} as availability, doctor.about,
     coalesce((
       select jsonb_agg(jsonb_build_object('id', treatment.id, 'name', treatment.name, 'plain_name', treatment.plain_name,
         'slug', treatment.slug, 'category', treatment.category) order by treatment.name, treatment.id)
       from doctor_treatments done join treatments treatment on treatment.id = done.treatment_id and treatment.is_active
       where done.doctor_id = doctor.id
     ), '[]') as procedures
   from ${FROM} where doctor.is_active and doctor.id = $1`,
);

/** What stands in an appointment about its doctor. */
export const OFFERED = `select doctor.id, doctor.full_name, doctor.title, doctor.specialization, doctor.time_zone, doctor.video_fee_usd,
  doctor.phone_fee_usd, hospital.hospital_name, city.name as city_name, ${HOURS} as hours
  from ${FROM} where doctor.is_active and doctor.id = `;
