import type { Client } from 'pg';

import { withClient } from '@ayana/tooling/database/index.ts';

/** Adds treatments of made-up names up to `size`, a rare word in one of a thousand. */
export function fillTreatments(url: string, size: number): Promise<void> {
  return fill(url, async (client) => {
    await silently(client, ['treatments_search_insert on treatments'], () => addTreatments(client, size));
  });
}

/** The same, and as many doctors of every hospital, each doing one of forty of these treatments, a rare name in one of a thousand. */
export function fillCatalogue(url: string, size: number): Promise<void> {
  return fill(url, async (client) => {
    await silently(client, ['treatments_search_insert on treatments'], () => addTreatments(client, size));
    await silently(
      client,
      [
        'doctors_search_insert on doctors',
        'doctor_treatments_search_insert on doctor_treatments',
        // They are searched for, not listed.
        'doctors_directory_insert on doctors',
      ],
      () => addDoctors(client, size),
    );
  });
}

/** Doctors up to `size`, with hours on three days of the week each. */
export async function fillDoctors(url: string, size: number): Promise<void> {
  await fill(url, async (client) => {
    // What they do is chosen among forty of these.
    await silently(client, ['treatments_search_insert on treatments'], () => addTreatments(client, 200));
    await silently(
      client,
      ['doctors_search_insert on doctors', 'doctor_treatments_search_insert on doctor_treatments'],
      () => addDoctors(client, size),
    );
  });
  await withClient(url, (client) => client.query(HOURS));
}

const HOURS = `insert into doctor_availability (id, doctor_id, weekday, from_time, to_time, time_zone, kinds)
  select gen_random_uuid(), id, 1 + (n + day * 2) % 6,
    (array['09:00','10:00','14:00','15:30','18:00'])[1 + (n / 7 + day) % 5]::time,
    (array['12:00','13:00','17:00','18:30','20:15'])[1 + (n / 7 + day) % 5]::time, 'Asia/Kolkata', '{video}'
  from (
    select id, split_part(registration_number, '-', 2)::int as n from doctors where registration_number like 'BENCH-%'
  ) made, generate_series(0, 2) day`;

/**
 * The tables' own triggers would note the words of each row by itself, which takes hours for a million doctors. Made-up rows are of
 * few kinds, so the words of one of each are noted for all of its kind, as the triggers would have noted them.
 */
function fill(url: string, add: (client: Client) => Promise<void>): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(`
      create temporary table made (subject search_subject, id uuid, kind text, number text);
      create temporary table noted (subject search_subject, kind text, field smallint, word text)`);
    await add(client);
    // Many rows at once are noted without the index, which is made again after them.
    await client.query('alter table search_postings drop constraint search_postings_pkey');
    await client.query(NOTE_ALL);
    await client.query('alter table search_postings add primary key (subject, field, word, spread, id)');
    await client.query('vacuum analyze treatments, doctors, doctor_treatments, search_postings, search_words');
  });
}

/** @param triggers `name on table`, which do nothing meanwhile */
async function silently(client: Client, triggers: readonly string[], work: () => Promise<unknown>): Promise<void> {
  const all = (what: 'disable' | 'enable'): string =>
    triggers.map((each) => each.replace(/^(\S+) on (\S+)$/, `alter table $2 ${what} trigger $1`)).join('; ');
  await client.query(all('disable'));
  await work();
  await client.query(all('enable'));
}

/** The number in a name is a word of its own; all else goes by the kind. */
async function addTreatments(client: Client, size: number): Promise<void> {
  await client.query(
    `with added as (
       insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
       select gen_random_uuid(),
         (array['Knee','Hip','Valve','Cornea','Kidney','Disc','Shoulder','Lens'])[1 + n % 8] || ' '
           || (array['replacement','repair','transplant','replacement','reconstruction'])[1 + n % 5]
           || case when n % 1000 = 0 then ' by Ozaki' else '' end || ' ' || n,
         (array['Orthopedics','Cardiology','Ophthalmology','Nephrology'])[1 + n % 4], 'medium',
         'Made up for measuring, number ' || n, now(), now()
       from generate_series((select count(*) from treatments) + 1, $1) n
       returning id, name, category
     )
     insert into made select 'treatment', id, regexp_replace(name, ' \\d+$', '') || category, substring(name from '\\d+$') from added`,
    [size],
  );
  await client.query(`
    with one as (select distinct on (kind) kind, id, number from made where subject = 'treatment'),
      learnt as (
        select search_learn('treatment', array_agg(word))
        from one join treatments using (id), unnest(treatment_words(treatments)) word
      )
    insert into noted select 'treatment', kind, entry.field, entry.word
      from learnt, one join treatments using (id), treatment_entries(treatments) entry where entry.word <> number;
    insert into search_words (subject, word, stem) select subject, number, number from made where subject = 'treatment'`);
}

async function addDoctors(client: Client, size: number): Promise<void> {
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
         from generate_series((select count(*) from doctors) + 1, $1) n
         cross join lateral (select (array['Orthopedics','Cardiology','Oncology','Neurology'])[1 + n % 4] as field) fields
         join hospitals hospital on hospital.place = n % hospital.many
         returning id, hospital_id, full_name, specialization, languages, registration_number
       ),
       done as (
         insert into doctor_treatments (doctor_id, treatment_id)
         select added.id, doing.id from added join doing on doing.place = split_part(registration_number, '-', 2)::int % 40
         returning doctor_id, treatment_id
       )
     insert into made
       select 'doctor', id, concat_ws(' ', full_name, specialization, languages, hospital_id, treatment_id), null
       from added join done on done.doctor_id = added.id`,
    [size],
  );
  await client.query(`
    with one as materialized (select distinct on (kind) kind, id from made where subject = 'doctor'),
      text as materialized (select text.* from search_texts('doctor', (select array_agg(id) from one)) text),
      learnt as (select search_learn('doctor', array_agg(name || ' ' || rest)) from text)
    insert into noted select 'doctor', one.kind, entry.field, entry.word
      from learnt, one join text using (id), search_entries(text.name, text.rest, text.facets) entry where entry.word is not null`);
}

const NOTE_ALL = `
  insert into search_postings (subject, field, word, spread, id)
    select subject, field, word, search_spread(id), id from made join noted using (subject, kind)
    union all
    select subject, 1, number, search_spread(id), id from made where number is not null`;
