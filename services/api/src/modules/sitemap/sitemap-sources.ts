import { type Prepared, prepared } from '../../platform/database/prepared.js';

/** Pages with a table row each: the page's path in portal.json, and the value of its parameter. */
export interface SitemapSource {
  /** As in portal.json, with one parameter; the rows are listed once such a page is published and indexable. */
  path: `/${string}/:${string}`;
  /** `key` is the parameter's value; `changed_at` is the instant or the day the row last changed. */
  rows: Prepared<{ key: string; changed_at: string }>;
}

/**
 * Every page with database rows. A module whose rows have pages adds its line here, with the same condition as its public read: a page that
 * answers 404 must not be in the sitemap.
 */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  {
    path: '/hospital/:hospitalId',
    rows: prepared(
      `select hospital.id as key, hospital.updated_at as changed_at
       from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
       where partner.status = 'active' order by hospital.created_at, hospital.id`,
    ),
  },
  {
    path: '/doctors/:doctorId',
    rows: prepared(
      `select doctor.id as key, doctor.updated_at as changed_at
       from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
         join partners partner on partner.id = hospital.partner_id
       where doctor.is_active and partner.status = 'active' order by doctor.full_name, doctor.id`,
    ),
  },
  {
    // A city changes with its hospitals, because it lists them.
    path: '/destinations/:slug',
    rows: prepared(
      `select city.slug as key, greatest(city.updated_at, max(hospital.updated_at)) as changed_at
       from cities city join partner_hospitals hospital on hospital.city_id = city.id
         join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
       where city.is_active
       group by city.id order by city.position, city.id`,
    ),
  },
  {
    path: '/treatments/:slug',
    rows: prepared(
      `select treatment.slug as key, greatest(treatment.updated_at, guide.written_on) as changed_at
       from treatments treatment left join treatment_guides guide on guide.treatment_id = treatment.id
       where treatment.is_active and treatment.slug is not null order by treatment.name, treatment.id`,
    ),
  },
  {
    path: '/blog/:slug',
    rows: prepared(
      `select slug as key, updated_on as changed_at from blog_posts where is_active order by published_on desc, id desc`,
    ),
  },
];
