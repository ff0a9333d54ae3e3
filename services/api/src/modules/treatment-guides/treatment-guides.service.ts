import type { TreatmentGuide } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';
import { DoctorsService } from '../doctors/index.js';
import { TREATMENT_COLUMNS } from '../treatments/index.js';

/** Doctors shown on the page, before the link to all of them. */
const DOCTORS = 6;

type Row = Omit<TreatmentGuide, 'doctors' | 'doctors_total'>;

/** The texts of a page; a treatment without them has a page with its facts only. */
export const GUIDE_COLUMNS = `${['helps_when', 'not_for', 'risks', 'recovery', 'questions_to_ask']
  .map((name) => `coalesce(guide.${name}, '{}') as ${name}`)
  .join(', ')}, coalesce(guide.faq, '[]') as faq`;

/** Only hospitals whose partner is active, as everywhere a hospital is shown. */
const ONE = prepared<Row>(
  `select treatment.*, ${GUIDE_COLUMNS}, coalesce(guide.written_on, treatment.updated_at::date) as written_on,
     case when treatment.reviewed_on is null or reviewer.id is null then null else jsonb_build_object(
       'doctor', jsonb_build_object('id', reviewer.id, 'full_name', reviewer.full_name, 'specialization', reviewer.specialization),
       'reviewed_on', greatest(guide.reviewed_on, treatment.reviewed_on),
       'next_review_on', greatest(guide.next_review_on, (treatment.reviewed_on + interval '1 year')::date)) end as review,
     coalesce((
       select jsonb_agg(jsonb_build_object(
         'hospital', jsonb_build_object('id', hospital.id, 'hospital_name', hospital.hospital_name),
         'city', case when city.id is null then null else jsonb_build_object('slug', city.slug, 'name', city.name) end,
         'accreditations', hospital.accreditations, 'usd_min', price.usd_min, 'usd_max', price.usd_max,
         'hospital_days', price.hospital_days, 'total_days', price.total_days, 'valid_until', price.valid_until)
         order by price.usd_min, price.usd_max, hospital.hospital_name)
       from hospital_prices price
       join partner_hospitals hospital on hospital.id = price.hospital_id
       join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
       left join cities city on city.id = hospital.city_id
       where price.treatment_id = treatment.id
     ), '[]') as prices,
     coalesce((
       select jsonb_agg(jsonb_build_object('slug', other.slug, 'name', coalesce(other.plain_name, other.name))
         order by coalesce(other.plain_name, other.name))
       from treatments other
       where other.category = treatment.category and other.is_active and other.slug is not null and other.id <> treatment.id
     ), '[]') as related
   from (select ${TREATMENT_COLUMNS} from treatments where slug = $1 and is_active) treatment
   left join treatment_guides guide on guide.treatment_id = treatment.id
   left join doctors reviewer on reviewer.id = treatment.reviewer_id`,
);

const TIMES = prepared<{ doctor_id: string; times_a_year: number | null }>(
  'select doctor_id, times_a_year from doctor_treatments where treatment_id = $1 and doctor_id = any ($2)',
);

/** The page of one treatment, with its doctors and each hospital's price. */
@Injectable()
export class TreatmentGuidesService {
  constructor(
    private readonly database: Database,
    private readonly doctors: DoctorsService,
  ) {}

  /** @throws AppError `not_found` for a treatment that is unknown or inactive */
  async one(slug: string): Promise<TreatmentGuide> {
    const [guide] = await this.database.ask(ONE, [slug.toLowerCase()]);
    if (!guide) throw notFound();
    const { items, total } = await this.doctors.list({ treatment_id: guide.id, limit: DOCTORS });
    const rows = await this.database.ask(TIMES, [guide.id, items.map(({ id }) => id)]);
    const times = new Map(rows.map(({ doctor_id, times_a_year }) => [doctor_id, times_a_year]));
    return {
      ...guide,
      doctors: items.map((doctor) => ({ times_a_year: times.get(doctor.id) ?? null, doctor })),
      doctors_total: total,
    };
  }
}
