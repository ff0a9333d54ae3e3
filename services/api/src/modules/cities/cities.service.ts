import type { CityTreatment, CityTreatments, City, CitiesPage } from '@ayana/contracts/catalogue';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../platform/app-error.js';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/prepared.js';

const COLUMNS = `city.id, city.slug, city.name, city.state, city.summary, city.latitude, city.longitude, city.airport_name,
  city.airport_code, city.airport_minutes, city.languages, city.specialities, city.climate, city.lodging,
  coalesce(counted.hospitals, 0)::int as hospitals_count, coalesce(counted.doctors, 0)::int as doctors_count`;
/** Counted before joining: the rows of a city are long. */
const FROM = `cities city
  left join (
    select hospital.city_id, count(distinct hospital.id) as hospitals, count(doctor.id) as doctors
    from partner_hospitals hospital
    join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
    left join doctors doctor on doctor.hospital_id = hospital.id and doctor.is_active
    group by hospital.city_id
  ) counted on counted.city_id = city.id`;

const ALL = prepared<City>(`select ${COLUMNS} from ${FROM} where city.is_active order by city.position, city.id`);
const ONE = prepared<City>(`select ${COLUMNS} from ${FROM} where city.slug = $1 and city.is_active`);

const TREATMENTS =
  prepared<CityTreatment>(`select treatment.id, treatment.slug, treatment.name, treatment.plain_name, treatment.category,
    treatment.hospital_days, treatment.total_days_in_india,
    jsonb_agg(jsonb_build_object('hospital_id', hospital.id, 'hospital_name', hospital.hospital_name, 'usd_min', price.usd_min,
      'usd_max', price.usd_max) order by price.usd_min, price.usd_max, hospital.hospital_name, hospital.id) as prices
  from cities city
  join partner_hospitals hospital on hospital.city_id = city.id
  join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
  join hospital_prices price on price.hospital_id = hospital.id
  join treatments treatment on treatment.id = price.treatment_id and treatment.is_active
  where city.slug = $1
  group by treatment.id
  order by treatment.category, coalesce(treatment.plain_name, treatment.name), treatment.id`);

/** The cities with treatment, a few dozen at most. */
@Injectable()
export class CitiesService {
  constructor(private readonly database: Database) {}

  async list(): Promise<CitiesPage> {
    return { items: await this.database.ask(ALL, []), next_cursor: null };
  }

  async one(slug: string): Promise<City> {
    const [city] = await this.database.ask(ONE, [slug.toLowerCase()]);
    if (!city) throw notFound();
    return city;
  }

  /** @throws AppError `not_found` for an unknown slug */
  async treatments(slug: string): Promise<CityTreatments> {
    const { slug: known } = await this.one(slug);
    return { items: await this.database.ask(TREATMENTS, [known]) };
  }
}
