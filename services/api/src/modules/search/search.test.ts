import { startApi, type TestApi } from '../../../test/support/api.js';
import type { PartnerHospitalsPageDto } from '../partner-hospitals/partner-hospitals.dto.js';
import { SEARCH_KINDS, type SearchKind, type SearchAnswer, type DoctorsPage } from '@ayana/contracts/catalogue';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = async (q: string, more = '') =>
  (await api.call<SearchAnswer>('GET', `/search?q=${encodeURIComponent(q)}${more}`)).body;
const titles = async (q: string, kind: SearchKind) =>
  (await search(q, '&limit=50'))[kind].items.map(({ title }) => title);
const doctorsOf = (ids: readonly string[]) =>
  api.database.rows<{ city: string; languages: string[]; done: string[] }>(
    `select city.name as city, doctor.languages,
       array(select treatment.plain_name from doctor_treatments done join treatments treatment on treatment.id = done.treatment_id
         where done.doctor_id = doctor.id) as done
     from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
     join cities city on city.id = hospital.city_id where doctor.id = any ($1)`,
    [ids],
  );

describe('one search', () => {
  test.each([
    ['worn knee', 'treatments', 'Knee replacement'],
    ['wörn knée', 'treatments', 'Knee replacement'],
    ['knee replacment', 'treatments', 'Knee replacement'],
    ['knee replacement chennai arabic', 'treatments', 'Knee replacement'],
    ['knee replacment chenai', 'treatments', 'Knee replacement'],
    ['chest pain', 'treatments', 'Heart stent (angioplasty)'],
    ['Bombay', 'cities', 'Mumbai'],
    ['madras', 'cities', 'Chennai'],
    ['Bangalore', 'cities', 'Bengaluru'],
    ['cochin', 'cities', 'Kochi'],
    ['trivandrum', 'cities', 'Thiruvananthapuram'],
    ['vizag', 'cities', 'Visakhapatnam'],
    ['maa', 'cities', 'Chennai'],
    ['kerala', 'cities', 'Kochi'],
    ['chenai', 'cities', 'Chennai'],
    ['knee replacement in chennai', 'cities', 'Chennai'],
    ['lantern bay', 'hospitals', 'Lantern Bay Hospital'],
    ['lantren bay', 'hospitals', 'Lantern Bay Hospital'],
  ] as const)('%s finds among the %s: %s', async (term, kind, title) => {
    expect(await titles(term, kind)).toContain(title);
  });

  test('a condition finds those who treat it, a misspelt department its doctors', async () => {
    for (const term of ['worn knee', 'cardialogy', 'cardiologist', 'doctor chennai'])
      expect([term, (await search(term)).doctors.items.length]).toEqual([term, 5]);
    const { doctors } = await search('cardialogy', '&in=doctors&limit=50');
    const rows = await api.database.rows<{ specializations: string[] }>(
      'select specializations from doctors where id = any ($1)',
      [doctors.items.map(({ id }) => id)],
    );
    expect(rows.every(({ specializations }) => specializations.some((each) => each.startsWith('Cardi')))).toBe(true);
  });

  test('all words count: a knee replacement in Chennai with Arabic, and hospitals in Chennai', async () => {
    const { doctors, hospitals } = await search('knee replacement chennai arabic', '&limit=50');
    const found = await doctorsOf(doctors.items.map(({ id }) => id));
    expect(found.length).toBeGreaterThan(0);
    for (const { city, languages, done } of found) {
      expect([city, languages.includes('Arabic')]).toEqual(['Chennai', true]);
      expect(done.join()).toMatch(/knee/i);
    }
    expect(hospitals.items.length).toBeGreaterThan(0);
    expect(hospitals.items.every(({ subtitle }) => subtitle.endsWith('Chennai'))).toBe(true);
  });

  test('an exact name is the best result; each result has a page', async () => {
    const { best, cities, treatments } = await search('chennai');
    expect(best).toEqual(cities.items[0]);
    expect(best).toMatchObject({ kind: 'cities', title: 'Chennai', path: '/destinations/chennai' });
    expect(treatments).toEqual({ items: [], more: false });
    expect((await search('knee replacement')).best).toMatchObject({
      kind: 'treatments',
      path: '/search?q=Knee%20replacement',
    });
  });

  test('can be limited to a kind and a number, and says that there are more', async () => {
    const { doctors, ...rest } = await search('english', '&in=doctors&limit=3');
    expect([doctors.items.length, doctors.more]).toEqual([3, true]);
    for (const kind of SEARCH_KINDS) if (kind !== 'doctors') expect(rest[kind]).toEqual({ items: [], more: false });
  });

  test('finds nothing for an empty query, and treats all input as text', async () => {
    for (const term of [
      '',
      ' ',
      'zzqx',
      '%',
      '_',
      '\\',
      "'; drop table doctors; --",
      '&|!',
      '\u0000'.slice(1),
      '(',
      '*:*',
    ]) {
      const answer = await api.call<SearchAnswer>('GET', `/search?q=${encodeURIComponent(term)}`);
      expect([term, answer.status]).toEqual([term, 200]);
      if (!/drop/.test(term))
        expect([term, SEARCH_KINDS.flatMap((kind) => answer.body[kind].items)]).toEqual([term, []]);
    }
    expect((await api.call('GET', `/search?q=${'knee '.repeat(200)}`)).status).toBe(200);
    expect((await api.call('GET', `/search?q=${'k'.repeat(1001)}`)).status).toBe(422);
    expect((await api.call('GET', '/search?q=knee&in=nurses')).status).toBe(422);
  });
});

/** Written to the tables themselves, as an import may: the search words follow every change. */
describe('the search words', () => {
  const LANTERN = 'Lantern Bay Hospital';
  const set = (sql: string, ...values: unknown[]) => api.database.rows(sql, values);

  test('of a hospital also find its doctors, and are removed with its partner', async () => {
    const before = (await titles('lantern bay', 'doctors')).length;
    expect(before).toBeGreaterThan(0);
    await set(`update partner_hospitals set hospital_name = 'Quillwort Hospital' where hospital_name = $1`, LANTERN);
    expect(await titles('quillwort', 'doctors')).toHaveLength(before);
    expect(await titles('quillwort', 'hospitals')).toEqual(['Quillwort Hospital']);
    await set(`update partners set status = 'inactive' where company_name = $1`, LANTERN);
    expect([await titles('quillwort', 'hospitals'), await titles('quillwort', 'doctors')]).toEqual([[], []]);
    await set(`update partners set status = 'active' where company_name = $1`, LANTERN);
    await set(`update partner_hospitals set hospital_name = $1 where hospital_name = 'Quillwort Hospital'`, LANTERN);
    expect(await titles('lantern bay', 'doctors')).toHaveLength(before);
  });

  test('of a treatment find its hospitals and doctors; a doctor who left is not found', async () => {
    await set(
      `update treatments set conditions_in_plain_words = array['xyloid knee'] where plain_name = 'Knee replacement'`,
    );
    const [first, ...others] = (await search('xyloid knee', '&limit=50')).doctors.items;
    expect(others.length).toBeGreaterThan(0);
    await set('update doctors set is_active = false where id = $1', first?.id);
    expect((await search('xyloid knee', '&limit=50')).doctors.items.map(({ id }) => id)).not.toContain(first?.id);
    await set(`delete from doctor_treatments where doctor_id = $1`, others[0]?.id);
    expect((await search('xyloid knee', '&limit=50')).doctors.items.map(({ id }) => id)).not.toContain(others[0]?.id);
    await set(`update cities set name = 'Xylopolis' where slug = 'kochi'`);
    expect((await search('xylopolis')).hospitals.items.length).toBeGreaterThan(0);
    expect(await titles('xylopolis', 'cities')).toEqual(['Xylopolis']);
  });

  test('are right after many concurrent writes', async () => {
    const doctors = await set('select id from doctors order by id limit 20');
    await Promise.all(
      Array.from({ length: 10 }, (_each, index) =>
        index % 2 === 0
          ? set(
              `update partner_hospitals set hospital_name = $1 where hospital_name like 'Lantern%'`,
              `Lantern ${index}`,
            )
          : set(`update doctors set title = $1 where id = $2`, `Healer ${index}`, (doctors[0] as { id: string }).id),
      ),
    );
    const wrong = await set(
      `with true_now as (
         select 'doctor'::search_subject as subject, text.id, entry.field, entry.word
         from search_texts('doctor', (select array_agg(id) from doctors)) text, search_entries(name, rest, facets) entry
         union all
         select 'hospital', text.id, entry.field, entry.word
         from search_texts('hospital', (select array_agg(id) from partner_hospitals)) text, search_entries(name, rest, facets) entry
       ), noted as (select subject, id, field, word from search_postings where subject in ('doctor', 'hospital'))
       (table true_now except table noted) union all (table noted except table true_now)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('the lists', () => {
  test('doctors by words, with facets of the results', async () => {
    const found = (
      await api.call<DoctorsPage>(
        'GET',
        '/doctors?q=knee%20replacment&city=chennai&city=mumbai&language=Arabic,Hindi&limit=100',
      )
    ).body;
    expect(found.items.length).toBe(found.total);
    expect(found.total).toBeGreaterThan(0);
    expect(found.items.every(({ city }) => ['chennai', 'mumbai'].includes(city?.slug ?? ''))).toBe(true);
    expect(found.items.every(({ languages }) => languages.includes('Arabic') || languages.includes('Hindi'))).toBe(
      true,
    );
    const delhi = found.facets.city.find(({ value }) => value === 'delhi')?.count;
    const there = (
      await api.call<DoctorsPage>('GET', '/doctors?q=knee%20replacement&city=delhi&language=Arabic&language=Hindi')
    ).body;
    expect([delhi, there.total > 0]).toEqual([there.total, true]);
    expect((await api.call<DoctorsPage>('GET', '/doctors?q=zzqx')).body).toMatchObject({ items: [], total: 0 });
    expect((await api.call('GET', '/doctors?language=Klingon')).status).toBe(422);
  });

  test('hospitals by words, with facets of the results', async () => {
    const all = (await api.call<PartnerHospitalsPageDto>('GET', '/partner-hospitals?q=worn%20knee&limit=100')).body;
    expect([all.items.length, all.total > 5]).toEqual([all.total, true]);
    for (const [facet, values] of Object.entries(all.facets))
      for (const { value, count } of values.slice(0, 3)) {
        const path = `/partner-hospitals?q=worn%20knee&${facet}=${encodeURIComponent(value)}`;
        expect([path, (await api.call<PartnerHospitalsPageDto>('GET', path)).body.total]).toEqual([path, count]);
      }
  });
});
