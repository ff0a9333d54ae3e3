import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { DEFAULT_SOCIAL_LINKS } from '@ayana/contracts/social';
import { startApi, type TestApi } from '../../../test/api.js';
import type { PartnerHospitalDto } from '../partner-hospitals/partner-hospitals.dto.js';
import type { TreatmentDto, TreatmentsPageDto } from './treatments.dto.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const search = async (query: string) => (await api.call<TreatmentDto[]>('GET', `/rpc/search_treatments?${query}`)).body;
const names = async (term: string) =>
  (await search(`p_search_term=${encodeURIComponent(term)}`)).map(({ name }) => name);

describe('search_treatments', () => {
  test.each([
    ['knee', 'Total knee replacement'],
    ['kne', 'Total knee replacement'],
    ['replacement of the knee', 'Total knee replacement'],
    ['angioplsty', 'Angioplasty (1 stent; +2000 per extra)'],
    ['ACL', 'ACL reconstruction'],
  ])('%s finds %s first', async (term, name) => {
    expect((await names(term))[0]).toBe(name);
  });

  test('finds nothing for what nobody does, and takes wildcards as text', async () => {
    for (const term of ['zzqx', '%', '_', '\\', "'; drop table treatments; --", '&|!'])
      expect([term, await names(term)]).toEqual([term, []]);
  });

  test('narrows by category and complexity, and holds 50 unless asked otherwise', async () => {
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

describe('treatments', () => {
  test('are listed by name, each once; five are featured', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: TreatmentsPageDto } = await api.call<TreatmentsPageDto>(
        'GET',
        `/treatments?limit=20${cursor ? `&cursor=${cursor}` : ''}`,
      );
      seen.push(...body.items.map(({ name }) => name));
      cursor = body.next_cursor;
    } while (cursor);
    expect(seen).toHaveLength(61);
    expect(new Set(seen).size).toBe(61);
    const { body } = await api.call<TreatmentsPageDto>('GET', '/treatments?featured=true');
    expect(body).toEqual({ items: expect.any(Array), next_cursor: null });
    expect(body.items.map(({ name }) => name)).toEqual(seen.slice(0, 5));
  });

  test('one that is taken out is neither listed nor found', async () => {
    const [first] = await search('p_search_term=cochlear');
    expect((await api.call('GET', `/treatments/${first?.id}`)).body).toEqual(first);
    await api.database.rows('update treatments set is_active = false where id = $1', [first?.id]);
    expect(await search('p_search_term=cochlear')).toEqual([]);
    expect((await api.call('GET', `/treatments/${first?.id}`)).status).toBe(404);
  });
});

test('the five built-in hospitals are there under their fixed ids, and go with their partner', async () => {
  const { body } = await api.call<PartnerHospitalDto[]>('GET', '/partner-hospitals');
  expect(body.map(({ id, hospital_name }) => [id, hospital_name])).toEqual(
    BUILT_IN_HOSPITALS.map(({ id, name }) => [id, name]),
  );
  const [first] = body;
  expect((await api.call('GET', `/partner-hospitals/${first?.id}`)).body).toEqual(first);
  expect(first?.partner).toEqual({ company_name: BUILT_IN_HOSPITALS[0]?.name, status: 'active' });
  expect(first?.profile?.details).toEqual(BUILT_IN_HOSPITALS[0]?.details);
  await api.database.rows(`update partners set status = 'inactive' where company_name = $1`, [first?.hospital_name]);
  expect((await api.call<PartnerHospitalDto[]>('GET', '/partner-hospitals')).body).toHaveLength(4);
  expect((await api.call('GET', `/partner-hospitals/${first?.id}`)).status).toBe(404);
});

test('the five social links are the defaults', async () => {
  expect((await api.call('GET', '/rpc/get_public_social_links')).body).toEqual(DEFAULT_SOCIAL_LINKS);
});
