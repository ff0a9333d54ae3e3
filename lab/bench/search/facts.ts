import type { Facts } from './judge.ts';

type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

/** Facts of the catalogue about possible results. @param rows asks the database */
export async function readFacts(rows: Rows): Promise<Facts> {
  const treatments = await rows<{ id: string; slug: string }>('select id, slug from treatments where slug is not null');
  const hospitals = await rows<{ id: string; city: string }>(
    'select hospital.id, city.slug as city from partner_hospitals hospital join cities city on city.id = hospital.city_id',
  );
  const doctors = await rows<{ id: string; city: string; languages: string[]; specializations: string[] }>(
    `select doctor.id, city.slug as city, doctor.languages, doctor.specializations
     from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
     join cities city on city.id = hospital.city_id`,
  );
  return {
    slugs: new Map(treatments.map(({ id, slug }) => [id, slug])),
    hospitals: new Map(hospitals.map((row) => [row.id, row])),
    doctors: new Map(doctors.map((row) => [row.id, row])),
  };
}
