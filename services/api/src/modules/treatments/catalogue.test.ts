import type { Treatment, TreatmentsPage } from '@ayana/contracts/catalogue';
import type { TreatmentCategory } from '@ayana/contracts/editing';
import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import { startApi, type TestApi } from '../../../test/support/api.js';
import type { HospitalDto } from '../partner-hospitals/hospital.dto.js';
import type { PartnerHospitalsPageDto } from '../partner-hospitals/partner-hospitals.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = async (query: string) => (await api.call<Treatment[]>('GET', `/rpc/search_treatments?${query}`)).body;
const names = async (term: string) =>
  (await search(`p_search_term=${encodeURIComponent(term)}`)).map(({ name }) => name);

describe('search_treatments', () => {
  test.each([
    ['knee', 'Total knee replacement'],
    ['kne', 'Total knee replacement'],
    ['replacement of the knee', 'Total knee replacement'],
    ['angioplsty', 'Angioplasty (1 stent; +$2000 per extra)'],
    ['ACL', 'ACL reconstruction'],
  ])('%s finds %s first', async (term, name) => {
    expect((await names(term))[0]).toBe(name);
  });

  test.each([
    ['the beginning of a word', 'angiop', 'Angioplasty (1 stent; +$2000 per extra)'],
    ['the beginning of another name for it', 'discecto', 'Microdiscectomy'],
    ['one letter too few', 'cohlear', 'Cochlear implant (device incl.)'],
    ['two misspelt words', 'hipp replacment', 'Total hip replacement (one side)'],
    ['accents', 'Fácelíft', 'Facelift'],
    ['another form of the word', 'transplants of the heart', 'Heart transplant'],
    ['words that a stroke joins', 'car-t', 'CAR-T cell therapy'],
    ['words of a stroke taken apart', 'mvr', 'Valve replacement (AVR/MVR)'],
    ['a category', 'dental crown', 'Porcelain crown'],
    ['a word nobody knows beside one that is known', 'zzqx facelift', 'Facelift'],
  ])('%s: "%s"', async (_what, term, name) => {
    expect((await names(term))[0]).toBe(name);
  });

  test('several words are searched together, and separately only when nothing has them all', async () => {
    expect(await names('bone marrow transplant')).toEqual(['Bone marrow transplant']);
    expect((await names('heart kidney')).length).toBeGreaterThan(0);
  });

  test('narrows what a term finds', async () => {
    const transplants = await search('p_search_term=transplant&p_category=TRANSPLANT&p_complexity_level=high');
    expect(transplants.map(({ name }) => name)).toEqual([
      'Kidney transplant (living related)',
      'Liver transplant (living donor)',
      'Bone marrow transplant',
    ]);
    expect(await search('p_search_term=transplant&p_category=Dental')).toEqual([]);
  });

  test('finds nothing for an unknown term, and treats wildcards as text', async () => {
    for (const term of ['zzqx', '%', '_', '\\', "'; vacuum; --", '&|!'])
      expect([term, await names(term)]).toEqual([term, []]);
  });

  test('filters by category and complexity, and returns 50 by default', async () => {
    expect(await search('')).toHaveLength(50);
    expect(await search('p_limit=200')).toHaveLength(61);
    expect(await search('p_limit=3&p_search_term=&p_category=')).toHaveLength(3);
    const spine = await search('p_category=spine&p_complexity_level=high');
    expect(spine.map(({ category, complexity_level }) => [category, complexity_level])).toEqual([
      ['Spine', 'high'],
      ['Spine', 'high'],
    ]);
  });
});

/** Writes to the table itself, as an import or another program may: the table maintains its search words. */
describe('the search words of a treatment', () => {
  const add = (...given: string[]) =>
    api.database.rows<{ id: string }>(
      `insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
       select gen_random_uuid(), name, 'Tests', 'low', 'Vorsichtig erprobt', now(), now() from unnest($1::text[]) name returning id`,
      [given],
    );
  const change = (id: string | undefined, set: string) =>
    api.database.rows(`update treatments set ${set} where id = $1`, [id]);

  test('follow every change of it', async () => {
    const [{ id } = { id: '' }] = await add('Xylotomy', 'Xylotomy of the left');
    expect(await names('xylotomy')).toEqual(['Xylotomy', 'Xylotomy of the left']);
    expect(await names('xylotomy lef')).toEqual(['Xylotomy of the left']);
    await change(id, `name = 'Quadrotomy'`);
    expect(await names('xylotomy')).toEqual(['Xylotomy of the left']);
    expect(await names('quadrotmy')).toEqual(['Quadrotomy']);
    await change(id, 'is_active = false');
    expect(await names('quadrotomy')).toEqual([]);
    await change(id, `is_active = true, category = 'Carpentry'`);
    expect(await search('p_search_term=quadrotomy&p_category=tests')).toEqual([]);
    expect(await search('p_search_term=quadrotomy&p_category=carpentry')).toHaveLength(1);
    await api.database.rows(`delete from treatments where category in ('Tests', 'Carpentry')`);
    for (const term of ['xylotomy', 'quadro']) expect([term, await names(term)]).toEqual([term, []]);
    expect(await api.database.rows('select 1 from search_postings where id = $1', [id])).toEqual([]);
  });

  test('of many rows each find those whose name has both words', async () => {
    await api.database.rows(
      `insert into treatments (id, name, category, complexity_level, description, created_at, updated_at)
       select gen_random_uuid(),
         case when n % 200 = 0 then 'Alphacol betacol ' when n % 2 = 0 or n % 200 = 1 then 'Alphacol ' else 'Betacol ' end || n,
         'Tests', 'low', case when n % 200 = 1 then 'With betacol' else 'Alone' end, now(), now()
       from generate_series(1, 1000) n`,
    );
    const found = await names('alphacol betacol');
    expect([found.every((name) => name.startsWith('Alphacol betacol ')), found.length]).toEqual([true, 5]);
    await api.database.rows(`delete from treatments where category = 'Tests'`);
  });

  test('are right after many concurrent writes, each of the same new words and the same rows', async () => {
    const [{ id } = { id: '' }] = await add('Zerotomy 0');
    await Promise.all(
      Array.from({ length: 12 }, (_each, index) =>
        index % 2 === 0 ? add(`Zerotomy novum ${index}`) : change(id, `name = 'Zerotomy ${index}'`),
      ),
    );
    expect(await names('zerotomy')).toHaveLength(7);
    expect(await names('novum')).toHaveLength(6);
    const stale = await api.database.rows(
      `select id, field, word from search_postings where subject = 'treatment'
       except select id, entry.field, entry.word from treatments, treatment_entries(treatments) entry`,
    );
    const missing = await api.database.rows(
      `select id, entry.field, entry.word from treatments, treatment_entries(treatments) entry
       except select id, field, word from search_postings where subject = 'treatment'`,
    );
    expect({ stale, missing }).toEqual({ stale: [], missing: [] });
    await api.database.rows(`delete from treatments where category = 'Tests'`);
  });
});

describe('treatments', () => {
  test('are listed by name, each once; five are featured', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: TreatmentsPage } = await api.call<TreatmentsPage>(
        'GET',
        `/treatments?limit=20${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.items.map(({ name }) => name));
      cursor = body.next_cursor;
    } while (cursor);
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
    const { body } = await api.call<TreatmentsPage>('GET', '/treatments?featured=true');
    expect(body).toEqual({ items: expect.any(Array), next_cursor: null });
    expect(body.items.map(({ name }) => name)).toEqual(seen.slice(0, 5));
  });

  test('a removed one is neither listed nor found', async () => {
    const [first] = await search('p_search_term=cochlear');
    expect((await api.call('GET', `/treatments/${first?.id}`)).body).toEqual(first);
    await api.database.rows('update treatments set is_active = false where id = $1', [first?.id]);
    expect(await search('p_search_term=cochlear')).toEqual([]);
    expect((await api.call('GET', `/treatments/${first?.id}`)).status).toBe(404);
  });
});

test('categories are those that are active, by name', async () => {
  const list = async () => (await api.call<TreatmentCategory[]>('GET', '/treatment-categories')).body;
  const all = await list();
  expect(all.length).toBeGreaterThan(5);
  expect(all.every(({ is_active }) => is_active)).toBe(true);
  expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
  await api.database.rows('update treatment_categories set is_active = false where id = $1', [all[0]?.id]);
  expect(await list()).toEqual(all.slice(1));
});

test('the five built-in hospitals exist under their fixed ids, and are removed with their partner', async () => {
  const { items } = (await api.call<PartnerHospitalsPageDto>('GET', '/partner-hospitals')).body;
  expect(items).toHaveLength(12);
  expect(items.slice(0, 5).map(({ id, hospital_name }) => [id, hospital_name])).toEqual(
    BUILT_IN_HOSPITALS.map(({ id, name }) => [id, name]),
  );
  const [first] = items;
  const { body: whole } = await api.call<HospitalDto>('GET', `/partner-hospitals/${first?.id}`);
  expect(whole.partner).toEqual({ company_name: BUILT_IN_HOSPITALS[0]?.name, status: 'active' });
  expect(whole.profile?.details).toEqual(BUILT_IN_HOSPITALS[0]?.details);
  await api.database.rows(`update partners set status = 'inactive' where company_name = $1`, [first?.hospital_name]);
  const { body: left } = await api.call<PartnerHospitalsPageDto>('GET', '/partner-hospitals');
  expect(left.items.map(({ id }) => id)).not.toContain(first?.id);
  expect((await api.call('GET', `/partner-hospitals/${first?.id}`)).status).toBe(404);
});

test('the five social links are the defaults', async () => {
  expect((await api.call('GET', '/rpc/get_public_social_links')).body).toEqual(DEFAULT_SOCIAL_LINKS);
});
