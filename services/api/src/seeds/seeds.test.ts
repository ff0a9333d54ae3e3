import { DEPARTMENTS, LANGUAGES } from '@ayana/contracts/catalogue';
import { Client } from 'pg';
import { testDatabase, type TestDatabase } from '../../test/support/database.js';
import { seedCatalogue, seedContent } from './index.js';

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await testDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const TABLES = [
  'cities',
  'doctor_availability',
  'doctor_treatments',
  'doctors',
  'hospital_accreditations',
  'hospital_prices',
  'partner_hospitals',
  'partners',
  'treatment_doctor_recommendations',
  'treatment_hospital_recommendations',
  'treatments',
];
/** A digest of every table, without the creation times and the ids that the database makes for recommendations. */
async function digests(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of TABLES) {
    const made = table.endsWith('_recommendations') ? ` - 'id'` : '';
    const [row] = await database.rows<{ digest: string }>(
      `select md5(string_agg(line, '|' order by line)) as digest
       from (select (to_jsonb(t) - 'created_at' - 'updated_at'${made})::text as line from ${table} t) lines`,
    );
    found[table] = row?.digest ?? '';
  }
  return found;
}
const seedAgain = (now = new Date()) => seedCatalogue(client, now);

test('repeating them changes nothing, and an empty database gets the same data', async () => {
  const first = await digests();
  await seedAgain();
  expect(await digests()).toEqual(first);
  // Tables that refer to the emptied ones, and are themselves guarded against being emptied.
  const guarded = await database.rows<{ table: string; trigger: string }>(
    `select tgrelid::regclass::text as table, tgname as trigger from pg_trigger where tgtype & 32 <> 0`,
  );
  for (const { table, trigger } of guarded) await database.rows(`alter table ${table} disable trigger ${trigger}`);
  await database.rows(
    'truncate cities, partners, partner_hospitals, doctors, treatments, treatment_categories cascade',
  );
  await seedAgain(new Date('2031-02-03T04:05:06Z'));
  expect(await digests()).toEqual(first);
});

test('changes stay: a removed price, a moved hour, a rewritten text, a withdrawn recommendation', async () => {
  await database.rows(
    `delete from hospital_prices where treatment_id = (select id from treatments where slug = 'knee-replacement')`,
  );
  await database.rows(`delete from doctor_availability where weekday = 6`);
  await database.rows(`update doctor_availability set from_time = '08:00' where from_time = '09:00'`);
  await database.rows(`update treatments set description = null, reviewer_id = null where slug = 'ivf'`);
  await database.rows(
    `update partner_hospitals set about = 'Our own words', equipment = '{}' where slug = 'tamarind-steps'`,
  );
  await database.rows('update treatment_doctor_recommendations set is_active = false');
  await database.rows('delete from treatment_hospital_recommendations where recommendation_score < 80');
  const changed = await digests();
  await seedAgain();
  expect(await digests()).toEqual(changed);
});

test('invented data is recognisable, and every value is in the vocabulary', async () => {
  const [odd] = await database.rows<Record<string, number>>(
    `select
       (select count(*)::int from doctors where registration_number !~ '^SAMPLE-' or council !~ '\\(sample\\)$') as doctors,
       (select count(*)::int from hospital_accreditations where number !~ '^SAMPLE-') as accreditations,
       (select count(*)::int from partner_hospitals where email !~ '\\.example$' or website !~ '\\.example$' or phone !~ ' 555') as hospitals,
       (select count(*)::int from doctors where not specializations <@ $1 or not languages <@ $2) as words,
       (select count(*)::int from cities where not languages <@ $2 or not specialities <@ $1) as city_words,
       (select count(*)::int from partner_hospitals
         where not languages <@ $2 or exists (select from jsonb_array_elements_text(departments) d where d <> all ($1))) as hospital_words,
       (select count(*)::int from doctors where specialization not in (
         select jsonb_array_elements_text(departments) from partner_hospitals where id = doctors.hospital_id)) as elsewhere,
       (select count(*)::int from doctors where not exists (select from doctor_availability where doctor_id = doctors.id)) as never_free,
       (select count(*)::int from hospital_prices join treatments on treatments.id = treatment_id
         where usd_min < india_usd_min or usd_max > india_usd_max) as beyond,
       (select count(*) - count(distinct full_name) from doctors)::int as namesakes`,
    [[...DEPARTMENTS], [...LANGUAGES]],
  );
  expect(Object.entries(odd ?? {}).filter(([, count]) => count !== 0)).toEqual([]);
});

test('texts of an earlier version are updated, unless someone changed them', async () => {
  const before = await digests();
  await database.rows(`update treatments set description = 'As an earlier version said' where slug = 'tavi'`);
  await database.rows(`update hospital_prices set exclusions = '{Earlier}'`);
  await database.rows(`update doctors set about = 'Earlier'`);
  await database.rows(`update content_reviews set reviewed_on = '2025-01-01'`);
  // Without digests: as a database older than the table, or one of a version with those texts.
  await database.rows(
    `update seeded_texts set digest = null where table_name in ('doctors', 'content_reviews')
       or row_key = (select id::text from treatments where slug = 'tavi')`,
  );
  await database.rows(
    `update seeded_texts set digest = (select md5(row(inclusions, exclusions)::text) from hospital_prices
       where hospital_id || ' ' || treatment_id = row_key) where table_name = 'hospital_prices'`,
  );
  await database.rows(`update cities set summary = 'Our own words' where slug = 'chennai'`);
  await seedAgain();
  await seedContent(client);
  const [chennai] = await database.rows(`select summary from cities where slug = 'chennai'`);
  expect(chennai).toEqual({ summary: 'Our own words' });
  const { cities: _cities, ...others } = await digests();
  expect(before).toMatchObject(others);
  const [left] = await database.rows<{ old: number }>(
    `select count(*)::int as old from content_reviews where reviewed_on = '2025-01-01'`,
  );
  expect(left).toEqual({ old: 0 });
});
