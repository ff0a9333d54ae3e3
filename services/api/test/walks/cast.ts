import { HOSPITALS, type HospitalName } from '@ayana/contracts/testing/walks';
import { type Hospital, type Person, personOf } from '../../src/modules/journeys/testing/case.js';
import type { TestApi } from '../support/api.js';

/** Who acts in all walks; each walk has a patient of its own. */
export interface Cast {
  treatment_id: string;
  doctor: Person;
  office: Person;
  hospitals: Record<HospitalName, Hospital>;
}

/** People who alone are in the ranking: one doctor of the field, three hospitals that are recommended. */
export async function castOf(api: TestApi): Promise<Cast> {
  const hospitals = await api.database.rows<{ treatment_id: string; id: string; partner_id: string; name: string }>(
    `select distinct on (best.treatment_id, hospital.partner_id) best.treatment_id, hospital.id, hospital.partner_id, hospital.hospital_name as name
     from treatment_hospital_recommendations best
       join partner_hospitals hospital on hospital.id = best.hospital_partner_id
       join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
     where best.is_active and best.treatment_id = (
       select taken.treatment_id from treatment_hospital_recommendations taken
         join partner_hospitals place on place.id = taken.hospital_partner_id
         join treatments treatment on treatment.id = taken.treatment_id and treatment.is_active
       where taken.is_active group by taken.treatment_id having count(distinct place.partner_id) >= $1 order by taken.treatment_id limit 1)
     order by best.treatment_id, hospital.partner_id, hospital.id limit $1`,
    [HOSPITALS.length],
  );
  const [first] = hospitals;
  if (first === undefined || hospitals.length < HOSPITALS.length)
    throw new Error('The seed has a treatment that is recommended at three hospitals');
  const { treatment_id } = first;
  await api.database.rows(
    `update treatment_hospital_recommendations set is_active = false where treatment_id = $1 and hospital_partner_id <> all ($2)`,
    [treatment_id, hospitals.map(({ id }) => id)],
  );
  const doctor = await personOf(api, 'doctor');
  await api.database.rows('update doctors set user_id = null where user_id is not null');
  await api.database.rows(
    `update doctors set user_id = $1 where id = (select doctor_id from doctor_treatments
       join doctors on doctors.id = doctor_id and is_active where treatment_id = $2 order by doctor_id limit 1)`,
    [doctor.id, treatment_id],
  );
  const people = await Promise.all(hospitals.map(() => personOf(api, 'partner/hospital')));
  const entries = HOSPITALS.map((name, index) => {
    const [hospital, person] = [hospitals[index], people[index]];
    if (hospital === undefined || person === undefined) throw new Error('There are as many people as hospitals');
    return [name, { id: hospital.id, partner_id: hospital.partner_id, name: hospital.name, person }] as const;
  });
  for (const [, { person, partner_id }] of entries)
    await api.database.rows('insert into partner_members values ($1, $2, now())', [person.id, partner_id]);
  return {
    treatment_id,
    doctor,
    office: await personOf(api, 'partner/travel_visa'),
    hospitals: Object.fromEntries(entries) as Cast['hospitals'],
  };
}
