import type { Treatment, TreatmentsPage, SearchAnswer } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { TreatmentChangeDto } from './upkeep.dto.js';

let api: TestApi;
beforeAll(async () => {
  // A minute: a public answer that a change did not clear would be served again.
  api = await startApi({ PUBLIC_ANSWERS_MS: '60000' });
});
afterAll(() => api.close());

const NEW = { name: 'Zygoplasty of the ankle', category: 'Orthopaedics', complexity_level: 'medium' };

const staff = { as: 'ayana_staff' } as const;
const add = (body: object = NEW) => api.call<Treatment>('POST', '/treatments', { ...staff, body });
const patch = <T = Treatment>(id: string, body: TreatmentChangeDto, etag?: string | null) =>
  api.call<T>('PATCH', `/treatments/${id}`, { ...staff, body, headers: etag ? { 'if-match': etag } : {} });
const read = (id: string) => api.call<Treatment>('GET', `/treatments/${id}`, staff);
const publicNames = async () =>
  (await api.call<TreatmentsPage>('GET', '/treatments?limit=200')).body.items.map(({ name }) => name);
const found = async (term: string) =>
  (await api.call<Treatment[]>('GET', `/rpc/search_treatments?p_search_term=${term}`)).body.map(({ name }) => name);
const titles = async (term: string) => JSON.stringify((await api.call<SearchAnswer>('GET', `/search?q=${term}`)).body);
const audit = () =>
  api.database.rows<{ action: string; details: Record<string, unknown> }>(
    `select action, details from audit_entries where type = 'catalogue' order by created_at, id`,
  );
const bySlug = async (slug: string) => {
  const [row] = await api.database.rows<{ id: string }>('select id from treatments where slug = $1', [slug]);
  return row?.id ?? '';
};

describe('a new treatment', () => {
  test('is in the selector and the search at once, with a slug made from its name', async () => {
    expect([await publicNames(), await found('zygoplasty')]).toEqual([
      expect.not.arrayContaining([NEW.name]),
      expect.not.arrayContaining([NEW.name]),
    ]);
    const { status, headers, body } = await add();
    expect([status, headers.get('etag')]).toEqual([201, '"1"']);
    expect(body).toMatchObject({
      ...NEW,
      slug: 'zygoplasty-of-the-ankle',
      is_active: true,
      conditions_in_plain_words: [],
    });
    expect(body.upkeep).toMatchObject({ version: 1, is_featured: false });
    expect([await publicNames(), await found('zygoplasty')]).toEqual([
      expect.arrayContaining([NEW.name]),
      expect.arrayContaining([NEW.name]),
    ]);
    expect((await add()).body.slug).toBe('zygoplasty-of-the-ankle-2');
    const [first] = await audit();
    expect(first).toEqual({ action: 'treatment.changed', details: { id: body.id, added: true } });
  });

  test('is added once by a request that is sent twice', async () => {
    const send = () =>
      api.call<Treatment>('POST', '/treatments', {
        ...staff,
        body: { ...NEW, name: 'Sent twice' },
        headers: { 'idempotency-key': 'sent-twice' },
      });
    const [one, other] = [await send(), await send()];
    expect([other.status, other.body.id]).toEqual([201, one.body.id]);
    expect((await publicNames()).filter((name) => name === 'Sent twice')).toHaveLength(1);
  });

  test.each<[string, object, string]>([
    ['without a name', { name: undefined }, 'name'],
    ['of an unknown category', { category: 'Carpentry' }, 'category'],
    ['of an unknown complexity', { complexity_level: 'huge' }, 'complexity_level'],
    ['with a slug that another one has', { slug: 'knee-replacement' }, 'slug'],
    ['with a slug in capitals', { slug: 'Ankle' }, 'slug'],
    ['cheaper at most than at least', { india_usd_min: 5000, india_usd_max: 4000 }, 'india_usd_max'],
    ['with a price below nothing', { us_usd_min: -1 }, 'us_usd_min'],
    ['with days in words', { hospital_days: 'a week' }, 'hospital_days'],
    ['with days as an object', { hospital_days: { toString: 1 } }, 'hospital_days'],
    ['with days from more to less', { total_days_in_india: '9-7' }, 'total_days_in_india'],
    ['of an unknown department', { department: 'Carpentry' }, 'department'],
    ['reviewed by nobody we know', { reviewer_id: '01900000-0000-7000-8000-000000000000' }, 'reviewer_id'],
    ['reviewed on a day to come', { reviewed_on: '2999-01-01' }, 'reviewed_on'],
    ['with a script', { description: '<script>alert(1)</script>' }, 'description'],
  ])('%s is refused', async (_what, change, field) => {
    const answer = await add({ ...NEW, ...change });
    expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
  });
});

describe('a change', () => {
  test('is on the page and in search at once', async () => {
    const id = await bySlug('knee-replacement');
    const page = (slug: string) => api.call<{ plain_name: string }>('GET', `/treatment-guides/${slug}`);
    expect([(await page('knee-replacement')).status, await titles('kneeling%20joint')]).toEqual([
      200,
      expect.not.stringContaining('Kneeling joint'),
    ]);
    const { status, body } = await patch(id, { plain_name: 'Kneeling joint', slug: 'kneeling-joint', source: null });
    expect([status, body.source]).toEqual([200, null]);
    expect((await page('knee-replacement')).status).toBe(404);
    expect((await page('kneeling-joint')).body.plain_name).toBe('Kneeling joint');
    expect(await titles('kneeling%20joint')).toContain('Kneeling joint');
  });

  test('of two people, the second with what they had read first: 412, and nothing changes', async () => {
    const { body, headers } = await add({ ...NEW, name: 'Two editors' });
    const etag = headers.get('etag');
    expect((await read(body.id)).headers.get('etag')).toBe(etag);
    const first = await patch(body.id, { description: 'By the first' }, etag);
    expect([first.status, first.headers.get('etag')]).toEqual([200, '"2"']);
    const entries = await audit();
    const second = await patch<Problem>(body.id, { description: 'By the second', name: 'Lost' }, etag);
    expect([second.status, second.body.code]).toEqual([412, 'stale_version']);
    const now = (await read(body.id)).body;
    expect([now.description, now.name, await audit()]).toEqual(['By the first', 'Two editors', entries]);
    expect(now.upkeep).toMatchObject({ version: 2, updated_by: { name: expect.stringMatching(/.+/) } });
    const removal = await api.call('DELETE', `/treatments/${body.id}`, {
      ...staff,
      headers: { 'if-match': `${etag}` },
    });
    expect(removal.status).toBe(412);
    expect(Date.parse(now.updated_at)).toBeGreaterThan(Date.parse(body.updated_at));
  });

  test('keeps the prices in order with those that stay, and names what changed in the audit trail', async () => {
    const { id } = (await add({ ...NEW, name: 'Priced', india_usd_min: 1000, india_usd_max: 2000 })).body;
    expect(refusedFieldsOf(await patch(id, { india_usd_max: 999 }))).toEqual(['india_usd_max']);
    expect(refusedFieldsOf(await patch(id, { india_usd_min: 2001 }))).toEqual(['india_usd_max']);
    expect((await patch(id, { india_usd_max: null })).body).toMatchObject({ india_usd_min: 1000, india_usd_max: null });
    expect((await audit()).at(-1)).toEqual({
      action: 'treatment.changed',
      details: { id, changed: ['india_usd_max'] },
    });
    expect(refusedFieldsOf(await patch(id, {}))).toEqual(['name']);
  });
});

describe('a removed treatment', () => {
  test('is nowhere in public, staff find it, and it comes back', async () => {
    const id = await bySlug('cataract-surgery');
    const { name } = (await read(id)).body;
    const page = () => api.call('GET', '/treatment-guides/cataract-surgery');
    expect([(await page()).status, (await found('cataract')).includes(name)]).toEqual([200, true]);
    const remove = async () => (await api.call('DELETE', `/treatments/${id}`, staff)).status;
    expect([await remove(), await remove()]).toEqual([204, 204]);
    expect([(await page()).status, await found('cataract'), (await publicNames()).includes(name)]).toEqual([
      404,
      expect.not.arrayContaining([name]),
      false,
    ]);
    expect((await api.call('GET', `/treatments/${id}`)).status).toBe(404);
    expect((await api.call('GET', `/treatments/${id}`, { as: 'patient' })).status).toBe(404);
    expect((await read(id)).body).toMatchObject({ name, is_active: false });
    const inactive = await api.call<TreatmentsPage>('GET', '/treatments?include=inactive&state=inactive', staff);
    expect(inactive.body.items.map((each) => each.id)).toEqual([id]);
    const back = await api.call<Treatment>('POST', `/treatments/${id}/restore`, { ...staff, body: {} });
    expect([back.status, back.body.is_active, (await page()).status]).toEqual([200, true, 200]);
    expect((await publicNames()).includes(name)).toBe(true);
    const entries = (await audit()).filter(({ details }) => details['id'] === id);
    expect(entries.map(({ details }) => Object.keys(details))).toEqual([
      ['id', 'removed'],
      ['id', 'restored'],
    ]);
  });
});

describe('the list of the staff', () => {
  const names = async (query: string) => {
    const { body } = await api.call<TreatmentsPage>('GET', `/treatments?include=inactive&${query}`, staff);
    return body.items.map(({ name }) => name);
  };

  test('is searched, filtered and ordered, and has pages', async () => {
    expect(await names('q=hip one sid')).toEqual(['Total hip replacement (one side)']);
    expect((await names('category=Spine&complexity_level=high')).length).toBe(2);
    const { id } = (await add({ ...NEW, name: 'Changed last' })).body;
    await patch(id, { description: 'Now' });
    expect((await names('sort=updated&limit=1'))[0]).toBe('Changed last');
    const all: string[] = [];
    let cursor: string | null = '';
    do {
      const page: TreatmentsPage = (
        await api.call<TreatmentsPage>(
          'GET',
          `/treatments?include=inactive&order=desc&limit=30${cursor ? `&cursor=${cursor}` : ''}`,
          staff,
        )
      ).body;
      all.push(...page.items.map((each) => each.id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    const [row] = await api.database.rows<{ count: number }>('select count(*)::int as count from treatments');
    expect([new Set(all).size, all.length]).toEqual([row?.count, row?.count]);
  });

  test('is for staff only, and its answers are nobody else’s', async () => {
    const path = '/treatments?include=inactive';
    const own = await api.call('GET', path, staff);
    expect([own.status, own.headers.get('cache-control'), own.headers.get('vary')]).toEqual([
      200,
      'no-store',
      'authorization',
    ]);
    expect((await api.call('GET', path)).status).toBe(401);
    for (const role of ['patient', 'doctor', 'partner/hospital', null] as const)
      expect([role, (await api.call('GET', path, { as: role })).status]).toEqual([role, 403]);
    const id = await bySlug('facelift');
    expect((await read(id)).body.upkeep).toBeDefined();
    for (const caller of [{}, { as: 'patient' }] as const)
      expect((await api.call<Treatment>('GET', `/treatments/${id}`, caller)).body.upkeep).toBeUndefined();
    expect(refusedFieldsOf(await api.call('GET', '/treatments?state=inactive'))).toEqual(['state']);
  });
});

test('of the featured ones the public list shows the five that were featured last', async () => {
  const featured = async () =>
    (await api.call<TreatmentsPage>('GET', '/treatments?featured=true')).body.items.map(({ id }) => id);
  const before = await featured();
  const id = await bySlug('facelift');
  expect([before.length, before.includes(id)]).toEqual([5, false]);
  const { body } = await patch(id, { is_featured: true });
  expect([body.upkeep?.is_featured, await featured()]).toEqual([true, [id, ...before.slice(0, 4)]]);
  await patch(id, { is_featured: false });
  expect(await featured()).toEqual(before);
});
