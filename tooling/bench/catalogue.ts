import { withClient } from '../database/index.ts';

/** Doctors added by one statement. */
const BATCH = 25_000;

/** Treatments of made-up names up to `size`; a rare word in one of a thousand. */
export function fillTreatments(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
       select gen_random_uuid(),
         (array['Knee','Hip','Valve','Cornea','Kidney','Disc','Shoulder','Lens'])[1 + n % 8] || ' '
           || (array['replacement','repair','transplant','replacement','reconstruction'])[1 + n % 5]
           || case when n % 1000 = 0 then ' by Ozaki' else '' end || ' ' || n,
         (array['Orthopedics','Cardiology','Ophthalmology','Nephrology'])[1 + n % 4], 'medium',
         'Made up for measuring, number ' || n, now(), now()
       from generate_series((select count(*) from treatments) + 1, $1) n`,
      [size],
    );
    await client.query('vacuum analyze treatments, search_postings, search_words');
  });
}

/** Doctors of made-up names up to `size`, of every hospital, each doing one of forty made-up treatments; a rare name in one of a thousand. */
export function fillDoctors(url: string, size: number): Promise<void> {
  return withClient(url, async (client) => {
    // A doctor and what they do are written by one statement, after which the doctors' own trigger notes both.
    await client.query('alter table doctor_treatments disable trigger doctor_treatments_search_insert');
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from doctors');
    for (let first = (rows[0]?.count ?? 0) + 1; first <= size; first += BATCH) {
      await client.query(
        `with hospitals as (select id, row_number() over (order by id) - 1 as place, count(*) over () as many from partner_hospitals),
           doing as (
             select id, row_number() over (order by name) - 1 as place
             from (select id, name from treatments where description like 'Made up for measuring%' order by name limit 40) each
           ),
           added as (
             insert into doctors (id, hospital_id, full_name, title, specialization, specializations, qualifications,
               registration_number, council, languages, video_fee_usd, practising_since, about, time_zone, portrait, created_at,
               updated_at)
             select gen_random_uuid(), hospital.id,
               'Dr ' || (array['Anvika','Nooran','Kabir','Mihir','Latalin'])[1 + n % 5] || ' '
                 || case when n % 1000 = 0 then 'Ozaki' else (array['Rohane','Idresh','Selvane','Dastane'])[1 + n % 4] end,
               'Consultant', field, array[field], '{MBBS}', 'BENCH-' || n, 'Made up',
               array['English', (array['Arabic','Bengali','Russian','Swahili','Hindi'])[1 + n % 5]], 50, 2005, '', 'Asia/Kolkata',
               '{"skin": 3, "ground": "dawn", "dress": "coat"}', now(), now()
             from generate_series($1::int, $2::int) n
             cross join lateral (select (array['Orthopedics','Cardiology','Oncology','Neurology'])[1 + n % 4] as field) fields
             join hospitals hospital on hospital.place = n % hospital.many
             returning id, registration_number
           )
         insert into doctor_treatments (doctor_id, treatment_id)
           select added.id, doing.id from added join doing on doing.place = split_part(registration_number, '-', 2)::int % 40`,
        [first, Math.min(size, first + BATCH - 1)],
      );
    }
    await client.query('alter table doctor_treatments enable trigger doctor_treatments_search_insert');
    await client.query('vacuum analyze doctors, doctor_treatments, search_rows, search_postings, search_words');
  });
}
