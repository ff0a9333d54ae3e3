import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { byNumber, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { newSlug } from '../common/names.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { dependentsOf } from '../common/queries.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import type { RowContext, UpkeepDefinition } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueHospitalDto, CatalogueHospitalFilters } from './catalogue-hospital.dto.js';
import type { NewHospitalDto } from './hospital-body.dto.js';
import { hospitalFaults } from './hospital-rules.js';

const ROWS = sql<CatalogueHospitalDto>`
  select hospital.id, partner.status = 'active' as is_active, hospital.version, hospital.updated_at,
    ${editorOf('hospital')} as updated_by, hospital.hospital_name, hospital.hospital_type, hospital.city_id,
    city.name as city_name, hospital.departments, hospital.languages, hospital.summary, hospital.about, hospital.address,
    hospital.latitude, hospital.longitude, hospital.airport_minutes, hospital.founded_year, hospital.bed_capacity,
    hospital.icu_beds, hospital.operating_theatres, hospital.equipment, hospital.desk_hours, hospital.answer_hours,
    hospital.phone, hospital.email, hospital.website, hospital.gallery,
    coalesce((
      select jsonb_agg(jsonb_build_object('body', body, 'number', number, 'valid_until', valid_until, 'checked_on', checked_on)
        order by body)
      from hospital_accreditations where hospital_id = hospital.id
    ), '[]') as accreditation_details,
    (select count(*)::int from doctors where hospital_id = hospital.id and is_active) as doctors_count
  from partner_hospitals hospital
  join partners partner on partner.id = hospital.partner_id
  left join cities city on city.id = hospital.city_id`;

/** The hospitals of the same partner: they are active together. */
const together = (id: string) =>
  sql`select other.id from partner_hospitals other join partner_hospitals one using (partner_id) where one.id = ${id}`;

export const HOSPITAL_DEFINITION: UpkeepDefinition<CatalogueHospitalDto, NewHospitalDto, CatalogueHospitalFilters> = {
  table: 'partner_hospitals',
  changed: 'hospital.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: {
      ...NAME_AND_CHANGE('kept.hospital_name', ({ hospital_name }) => hospital_name),
      city: byText('kept.city_name', ({ city_name }) => city_name),
      beds: byNumber('kept.bed_capacity', ({ bed_capacity }) => bed_capacity),
      doctors: byNumber('kept.doctors_count', ({ doctors_count }) => doctors_count),
    },
    filters: {
      q: (q) => containsWords(sql`search_text(concat_ws(' ', kept.hospital_name, kept.city_name))`, q),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
      city_id: (id) => sql`kept.city_id = ${id}`,
    },
  },
  file: 'hospitals',
  csv: {
    name: ({ hospital_name }) => hospital_name,
    kind: ({ hospital_type }) => hospital_type,
    city: ({ city_name }) => city_name,
    departments: ({ departments }) => departments.join('; '),
    accreditations: ({ accreditation_details }) => accreditation_details.map(({ body }) => body).join('; '),
    languages: ({ languages }) => languages.join('; '),
    beds: ({ bed_capacity }) => bed_capacity,
    doctors: ({ doctors_count }) => doctors_count,
    phone: ({ phone }) => phone,
    email: ({ email }) => email,
    website: ({ website }) => website,
    state: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  },
  columns: [
    'hospital_name',
    'hospital_type',
    'city_id',
    'departments',
    'languages',
    'summary',
    'about',
    'address',
    'latitude',
    'longitude',
    'airport_minutes',
    'founded_year',
    'bed_capacity',
    'icu_beds',
    'operating_theatres',
    'equipment',
    'desk_hours',
    'answer_hours',
    'phone',
    'email',
    'website',
    'gallery',
  ],
  newColumns: async ({ hospital_name }, context) => ({
    partner_id: await newPartner(hospital_name, context),
    slug: await newSlug(context.em, 'partner_hospitals', hospital_name),
  }),
  derived: ({ accreditation_details: all }) =>
    all === undefined ? {} : { accreditations: all.map(({ body }) => body) },
  faults: hospitalFaults,
  saveParts: async ({ accreditation_details }, _before, context) => {
    if (accreditation_details !== undefined) await saveAccreditations(accreditation_details, context);
  },
  setActive: async (isActive, { em, id }) => {
    await sql`update partners set status = ${isActive ? 'active' : 'inactive'}
      where id = (select partner_id from partner_hospitals where id = ${id})`.execute(within(em));
  },
  dependents: ({ em, id, now }) =>
    dependentsOf(em, [
      {
        kind: 'appointments',
        blocks: true,
        count: sql`select from appointments join doctors doctor on doctor.id = doctor_id
          where doctor.hospital_id in (${together(id)}) and status = 'booked' and ends_at > ${now}`,
      },
      { kind: 'hospitals', blocks: false, count: sql`${together(id)} and other.id <> ${id}` },
      {
        kind: 'doctors',
        blocks: false,
        count: sql`select from doctors where is_active and hospital_id in (${together(id)})`,
      },
      {
        kind: 'recommendations',
        blocks: false,
        count: sql`select from treatment_hospital_recommendations
          where is_active and hospital_partner_id in (${together(id)})`,
      },
    ]),
  restoreRefusal: async ({ city_id }, { em }) => {
    const { rows } = await sql`select from cities where id = ${city_id} and not is_active`.execute(within(em));
    return rows.length > 0 ? messages.city_removed : null;
  },
};

/** A hospital added by staff has a partner of its own. */
/** An organisation of this name that has no hospital yet was accepted before: the hospital is theirs. */
async function newPartner(name: string, { em, newId, now }: RowContext): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from partners
    where kind = 'hospital' and status = 'active' and lower(company_name) = lower(${name})
      and not exists (select from partner_hospitals where partner_id = partners.id) limit 1`.execute(within(em));
  if (rows[0] !== undefined) return rows[0].id;
  const id = newId();
  await sql`insert into partners (id, company_name, kind, status, created_at) values (${id}, ${name}, 'hospital', 'active', ${now})`.execute(
    within(em),
  );
  return id;
}

async function saveAccreditations(all: NewHospitalDto['accreditation_details'], { em, id }: RowContext): Promise<void> {
  await sql`delete from hospital_accreditations where hospital_id = ${id}`.execute(within(em));
  const rows = all.map((each) => Object.assign({ hospital_id: id }, each));
  await sql`insert into hospital_accreditations
    select * from jsonb_populate_recordset(null::hospital_accreditations, ${JSON.stringify(rows)}::jsonb)`.execute(
    within(em),
  );
}
