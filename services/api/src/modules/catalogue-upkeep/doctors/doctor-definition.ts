import { sql } from 'kysely';
import { within } from '../../../platform/database/database.js';
import { byNumber, byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import type { RowContext, UpkeepDefinition } from '../common/upkeep-definition.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { dependentsOf } from '../common/queries.js';
import { dollarPrice } from '../../../platform/http/confirmations.js';
import { updateRow } from '../common/row-writes.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueDoctorDto, CatalogueDoctorFilters } from './catalogue-doctor.dto.js';
import type { NewDoctorDto } from './doctor-body.dto.js';
import { doctorFaults } from './doctor-rules.js';

const ROWS = sql<CatalogueDoctorDto>`
  select doctor.id, doctor.is_active, doctor.version, doctor.updated_at, ${editorOf('doctor')} as updated_by,
    doctor.hospital_id, hospital.hospital_name, doctor.is_active and partner.status = 'active' as is_shown, doctor.full_name,
    doctor.title, doctor.specializations, doctor.qualifications, doctor.registration_number, doctor.council, doctor.languages,
    doctor.video_fee_usd, doctor.phone_fee_usd, doctor.practising_since, doctor.about, doctor.time_zone, doctor.portrait,
    array(select treatment_id from doctor_treatments where doctor_id = doctor.id order by treatment_id) as treatment_ids,
    coalesce((
      select jsonb_agg(jsonb_build_object('weekday', weekday, 'from_time', to_char(from_time, 'HH24:MI'),
        'to_time', to_char(to_time, 'HH24:MI'), 'kinds', kinds) order by weekday, from_time)
      from doctor_availability where doctor_id = doctor.id
    ), '[]') as availability
  from doctors doctor
  join partner_hospitals hospital on hospital.id = doctor.hospital_id
  join partners partner on partner.id = hospital.partner_id`;

export const DOCTOR_DEFINITION: UpkeepDefinition<CatalogueDoctorDto, NewDoctorDto, CatalogueDoctorFilters> = {
  table: 'doctors',
  changed: 'doctor.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: {
      ...NAME_AND_CHANGE('kept.full_name', ({ full_name }) => full_name),
      hospital: byText('kept.hospital_name', ({ hospital_name }) => hospital_name),
      video: byNumber('kept.video_fee_usd', ({ video_fee_usd }) => video_fee_usd),
      phone: byNumber('kept.phone_fee_usd', ({ phone_fee_usd }) => phone_fee_usd),
    },
    filters: {
      q: (q) =>
        containsWords(
          sql`search_latin(concat_ws(' ', kept.full_name, kept.hospital_name, kept.registration_number))`,
          q,
          'search_latin',
        ),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
      hospital_id: (id) => sql`kept.hospital_id = ${id}`,
      specialization: (name) => sql`${name} = any (kept.specializations)`,
    },
  },
  file: 'doctors',
  csv: {
    name: ({ full_name }) => full_name,
    title: ({ title }) => title,
    hospital: ({ hospital_name }) => hospital_name,
    specializations: ({ specializations }) => specializations.join('; '),
    languages: ({ languages }) => languages.join('; '),
    qualifications: ({ qualifications }) => qualifications.join('; '),
    registration_number: ({ registration_number }) => registration_number,
    council: ({ council }) => council,
    video_fee_usd: ({ video_fee_usd }) => video_fee_usd,
    phone_fee_usd: ({ phone_fee_usd }) => phone_fee_usd,
    practising_since: ({ practising_since }) => practising_since,
    state: ({ is_active }) => (is_active ? 'active' : 'inactive'),
  },
  columns: [
    'hospital_id',
    'full_name',
    'title',
    'specializations',
    'qualifications',
    'registration_number',
    'council',
    'languages',
    'video_fee_usd',
    'phone_fee_usd',
    'practising_since',
    'about',
    'time_zone',
    'portrait',
  ],
  newColumns: async () => ({ is_active: true }),
  derived: ({ specializations }) => (specializations === undefined ? {} : { specialization: specializations[0] }),
  faults: doctorFaults,
  prices: ({ video_fee_usd, phone_fee_usd }, before) => [
    dollarPrice('video_fee_usd', 'Video fee', video_fee_usd, before.video_fee_usd),
    dollarPrice('phone_fee_usd', 'Phone fee', phone_fee_usd, before.phone_fee_usd),
  ],
  saveParts: async (change, before, context) => {
    if (change.treatment_ids !== undefined) await saveTreatments(change.treatment_ids, context);
    const { availability = before?.availability, time_zone = before?.time_zone } = change;
    if (change.availability !== undefined || change.time_zone !== undefined)
      await saveHours(availability ?? [], time_zone ?? '', context);
  },
  setActive: (is_active, { em, id }) => updateRow(em, 'doctors', id, { is_active }),
  dependents: ({ em, id, now }) =>
    dependentsOf(em, [
      {
        kind: 'appointments',
        blocks: true,
        count: sql`select from appointments where doctor_id = ${id} and status = 'booked' and ends_at > ${now}`,
      },
      {
        kind: 'recommendations',
        blocks: false,
        count: sql`select from treatment_doctor_recommendations where doctor_id = ${id} and is_active`,
      },
    ]),
  restoreRefusal: async ({ hospital_id }, { em }) => {
    const { rows } = await sql`
      select from partner_hospitals hospital join partners partner on partner.id = hospital.partner_id
      where hospital.id = ${hospital_id} and partner.status = 'active'`.execute(within(em));
    return rows.length === 0 ? messages.hospital_removed : null;
  },
};

async function saveTreatments(ids: readonly string[], { em, id }: RowContext): Promise<void> {
  await sql`delete from doctor_treatments where doctor_id = ${id} and treatment_id <> all (${ids}::uuid[])`.execute(
    within(em),
  );
  await sql`insert into doctor_treatments (doctor_id, treatment_id)
    select distinct ${id}::uuid, each from unnest(${ids}::uuid[]) each on conflict do nothing`.execute(within(em));
}

/** The week as a whole: hours have no identity of their own. */
async function saveHours(
  hours: NewDoctorDto['availability'],
  zone: string,
  { em, id, newId }: RowContext,
): Promise<void> {
  await sql`delete from doctor_availability where doctor_id = ${id}`.execute(within(em));
  const rows = hours.map((each) => Object.assign({ id: newId(), doctor_id: id, time_zone: zone }, each));
  await sql`insert into doctor_availability
    select * from jsonb_populate_recordset(null::doctor_availability, ${JSON.stringify(rows)}::jsonb)`.execute(
    within(em),
  );
}
