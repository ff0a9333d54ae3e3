import '../../platform/languages/register.js';
import type { Resource, ResourceNeedDetail, ResourcePoint, ResourceSuggestion } from '@ayana/contracts/operations';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import type { Page } from '../../platform/http/cursor.js';

type Need = ResourceNeedDetail & Pick<Problem, 'code' | 'taken_by'>;
const staff = { as: 'ayana_staff' } as const;
/** Every need of this file is of the next year: what is over is free again. */
const YEAR = new Date().getUTCFullYear() + 1;
const UNKNOWN = '01900000-0000-7000-8000-000000000000';

let api: TestApi;
const cities: Record<string, string> = {};
beforeAll(async () => {
  api = await startApi();
  for (const { id, name } of await api.database.rows<{ id: string; name: string }>('select id, name from cities'))
    cities[name] = id;
});
afterAll(() => api.close());

const cityOf = (name: string): string => cities[name] ?? '';
const addResource = (body: object) =>
  api.call<Resource>('POST', '/resources', {
    ...staff,
    body: { kind: 'ambulance', name: 'Ambulance', city_id: cityOf('Chennai'), capacity: 1, ...body },
  });
const resourceOf = async (body: object): Promise<Resource> => {
  const answer = await addResource(body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const addNeed = (body: object) =>
  api.call<Need>('POST', '/resource-needs', {
    ...staff,
    body: {
      kind: 'ambulance',
      title: 'To the airport',
      city_id: cityOf('Chennai'),
      quantity: 1,
      from_at: `${YEAR}-01-10T08:00:00Z`,
      until_at: `${YEAR}-01-10T12:00:00Z`,
      ...body,
    },
  });
const needOf = async (body: object = {}): Promise<Need> => {
  const answer = await addNeed(body);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
/** The need with the offer, which is its newest commitment by id. */
const offer = (need: { id: string }, resource: { id: string }, body: object = {}) =>
  api.call<Need>('POST', `/resource-needs/${need.id}/offers`, {
    ...staff,
    body: { resource_id: resource.id, ...body },
  });
async function offered(need: { id: string }, resource: { id: string }, body: object = {}): Promise<string> {
  const answer = await offer(need, resource, body);
  const found = answer.body.commitments?.filter((each) => each.resource.id === resource.id && each.state === 'offered');
  if (found?.[0] === undefined) throw new Error(answer.text);
  return found[0].id;
}
const move = (id: string, name: string, body: object = {}) =>
  api.call<Need>('POST', `/resource-commitments/${id}/transitions`, { ...staff, body: { name, ...body } });
const read = async (id: string) => (await api.call<Need>('GET', `/resource-needs/${id}`, staff)).body;
const stateOf = (need: Need, id: string) => need.commitments.find((each) => each.id === id)?.state;

test('from the need over the offer to the release', async () => {
  const [need, ambulance] = [await needOf(), await resourceOf({ name: 'Ambulance 1', phone: '+91 44 2829 3333' })];
  expect([need.state, need.committed, need.may_close]).toEqual(['open', 0, true]);
  const id = await offered(need, ambulance, { note: 'With a ventilator' });
  expect((await read(need.id)).offered).toBe(1);
  expect((await move(id, 'dispatch')).status).toBe(409);
  const { body: committed } = await move(id, 'commit');
  expect([committed.state, committed.committed, committed.may_close, stateOf(committed, id)]).toEqual([
    'met',
    1,
    false,
    'committed',
  ]);
  expect((await api.call('POST', `/resource-needs/${need.id}/close`, { ...staff, body: {} })).status).toBe(409);
  await move(id, 'dispatch');
  const there = await move(id, 'arrive');
  expect(there.body.commitments[0]?.transitions).toEqual(['release']);
  const { body: shown } = await api.call<Resource>('GET', `/resources/${ambulance.id}`, staff);
  expect([shown.free, shown.now?.need_id, shown.now?.state]).toEqual([0, need.id, 'arrived']);
  const { body: released } = await move(id, 'release');
  expect([released.state, stateOf(released, id)]).toEqual(['open', 'released']);
  expect((await move(id, 'release')).status).toBe(409);
  const closed = await api.call<Need>('POST', `/resource-needs/${need.id}/close`, {
    ...staff,
    body: { note: 'Flown home.' },
  });
  expect(closed.body).toMatchObject({ state: 'closed', closed_note: 'Flown home.', may_reopen: true });
  expect((await offer(need, ambulance)).status).toBe(409);
  const trail = await api.database.rows<{ what: string }>(
    `select details ->> 'transition' as what from audit_entries where action = 'resource_need.changed'
       and details ->> 'id' = $1 and details ? 'transition' order by created_at, id`,
    [need.id],
  );
  expect(trail.map(({ what }) => what)).toEqual(['offer', 'commit', 'dispatch', 'arrive', 'release', 'close']);
});

test('what moves is not at two places at once, also when two commit it at the same moment', async () => {
  const interpreter = await resourceOf({ kind: 'interpreter', name: 'Rafiq', languages: ['bn', 'en'], capacity: 5 });
  const kind = 'interpreter';
  const [first, second] = [await needOf({ kind }), await needOf({ kind, city_id: cityOf('Delhi') })];
  const ids = [await offered(first, interpreter), await offered(second, interpreter)];
  const both = await Promise.all(ids.map((id) => move(id, 'commit')));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409)?.body;
  const winner = both[0]?.status === 200 ? first : second;
  expect([refused?.code, refused?.taken_by]).toEqual([
    'slot_taken',
    [
      {
        kind: 'need',
        id: winner.id,
        number: winner.number,
        title: 'To the airport',
        case: null,
        owner: winner.created_by?.name,
        until_at: winner.until_at,
      },
    ],
  ]);
  // Right after it, it is free.
  const next = await needOf({ kind, from_at: `${YEAR}-01-10T12:00:00Z`, until_at: `${YEAR}-01-10T13:00:00Z` });
  const after = await offered(next, interpreter);
  expect((await move(after, 'commit')).status).toBe(200);
  // Nor can its time be made longer than it has.
  const taken = both[0]?.status === 200 ? ids[0] : ids[1];
  const change = (body: object) => api.call('PATCH', `/resource-commitments/${taken}`, { ...staff, body });
  expect((await change({ until_at: `${YEAR}-01-10T12:30:00Z` })).status).toBe(409);
  expect((await change({ until_at: `${YEAR}-01-10T11:00:00Z` })).status).toBe(200);
  // What has not come back leaves for no other place, whatever the plan says.
  await move(taken ?? '', 'dispatch');
  const late = await move(after, 'dispatch');
  expect([late.status, late.body.code, late.body.taken_by?.map(({ id }) => id)]).toEqual([
    409,
    'slot_taken',
    [winner.id],
  ]);
  await move(taken ?? '', 'release');
  expect((await move(after, 'dispatch')).status).toBe(200);
});

test('the database itself keeps both rules', async () => {
  const [nurse, beds] = [
    await resourceOf({ kind: 'nurse', name: 'Nurse' }),
    await resourceOf({ kind: 'bed', name: 'Ward', capacity: 3 }),
  ];
  const insert = (need: Need, resource: Resource, quantity: number) =>
    api.database.rows(
      `insert into resource_commitments (id, need_id, resource_id, state, quantity, from_at, until_at, offered_at, version, updated_at)
       values (gen_random_uuid(), $1, $2, 'committed', $3, $4, $5, now(), 1, now())`,
      [need.id, resource.id, quantity, need.from_at, need.until_at],
    );
  const [one, ward] = [await needOf({ kind: 'nurse' }), await needOf({ kind: 'bed', quantity: 5 })];
  await insert(one, nurse, 1);
  await expect(insert(one, nurse, 1)).rejects.toThrow('one_place_at_a_time');
  await insert(ward, beds, 2);
  await insert(ward, beds, 1);
  await expect(insert(ward, beds, 1)).rejects.toThrow('has no more');
});

test('beds are counted over their time; of a fund everything that was given', async () => {
  const beds = await resourceOf({ kind: 'bed', name: 'Guest house', capacity: 4 });
  const need = (from: string, until: string) =>
    needOf({
      kind: 'bed',
      quantity: 3,
      from_at: `${YEAR}-02-${from}T00:00:00Z`,
      until_at: `${YEAR}-02-${until}T00:00:00Z`,
    });
  const [early, late, whole] = [await need('01', '03'), await need('03', '05'), await need('01', '05')];
  expect((await move(await offered(early, beds), 'commit')).status).toBe(200);
  expect((await move(await offered(late, beds), 'commit')).status).toBe(200);
  // Three are taken at any moment: one is left for all of the time.
  const { body: refused } = await move(await offered(whole, beds, { quantity: 2 }), 'commit');
  expect([refused.code, refused.taken_by?.map(({ id }) => id)]).toEqual(['slot_taken', [early.id, late.id]]);
  const { body } = await move(await offered(whole, beds, { quantity: 1 }), 'commit');
  expect([body.state, body.committed]).toEqual(['open', 1]);
  const change = (capacity: number) =>
    api.call<Resource>('PATCH', `/resources/${beds.id}`, { ...staff, body: { capacity } });
  const less = await change(3);
  expect(refusedFieldsOf(less)).toEqual(['capacity']);
  expect((less.body as Partial<Problem>).taken_by?.map(({ id }) => id).toSorted()).toEqual(
    [early.id, late.id, whole.id].toSorted(),
  );
  expect((await change(9)).body.capacity).toBe(9);

  const fund = await resourceOf({ kind: 'fund', name: 'Hardship', capacity: 100_000 });
  const money = await needOf({ kind: 'fund', quantity: 60_000 });
  const given = await offered(money, fund);
  await move(given, 'commit');
  const other = await needOf({
    kind: 'fund',
    quantity: 60_000,
    from_at: `${YEAR}-06-01T00:00:00Z`,
    until_at: `${YEAR}-06-02T00:00:00Z`,
  });
  const more = await offered(other, fund);
  const { body: spent } = await move(more, 'commit');
  expect([spent.code, spent.taken_by?.map(({ id }) => id)]).toEqual(['slot_taken', [money.id]]);
  expect(refusedFieldsOf(await move(given, 'release', { spent: 60_001 }))).toEqual(['spent']);
  // What was not spent comes back, and no more.
  await move(given, 'release', { spent: 40_000 });
  expect((await move(more, 'commit')).status).toBe(200);
  expect((await api.call<Resource>('GET', `/resources/${fund.id}`, staff)).body.free).toBe(0);
});

test('suggestions: free, of the language, open, near, and little used come first', async () => {
  const kind = 'interpreter';
  const time = { from_at: `${YEAR}-03-08T05:00:00Z`, until_at: `${YEAR}-03-08T08:00:00Z` };
  const need = await needOf({ kind, language: 'ar', ...time });
  const named = async (name: string, city: string, body: object = {}) =>
    resourceOf({ kind, name, city_id: cityOf(city), languages: ['ar', 'en'], ...body });
  const busy = await named('Busy', 'Chennai');
  await move(await offered(await needOf({ kind, ...time }), busy), 'commit');
  const used = await named('Used', 'Chennai');
  const before = { from_at: `${YEAR}-03-07T05:00:00Z`, until_at: `${YEAR}-03-07T08:00:00Z` };
  await move(await offered(await needOf({ kind, ...before }), used), 'commit');
  await named('Far', 'Delhi');
  await named('Near', 'Chennai');
  // The need begins at 10:30 in India, on a Monday.
  await named('Evenings', 'Chennai', { hours: { weekdays: ['1'], opens: 18 * 60, closes: 22 * 60 } });
  await named('Speaks no Arabic', 'Chennai', { languages: ['fr'] });
  await named('Gone', 'Chennai').then(({ id }) =>
    api.call('PATCH', `/resources/${id}`, { ...staff, body: { is_in_service: false } }),
  );
  const { body } = await api.call<ResourceSuggestion[]>('GET', `/resource-needs/${need.id}/suggestions`, staff);
  const ours = new Set(['Near', 'Used', 'Far', 'Evenings', 'Speaks no Arabic', 'Busy', 'Gone']);
  expect(body.map(({ resource }) => resource.name).filter((name) => ours.has(name))).toEqual([
    'Near',
    'Used',
    'Far',
    'Evenings',
    'Speaks no Arabic',
    'Busy',
  ]);
  const of = (name: string) => body.find(({ resource }) => resource.name === name);
  expect(of('Near')).toMatchObject({ distance_km: 0, speaks: true, is_free: true, in_hours: true, load: 0 });
  expect([of('Used')?.load, of('Busy')?.is_free, of('Evenings')?.in_hours, of('Speaks no Arabic')?.speaks]).toEqual([
    1,
    false,
    false,
    false,
  ]);
  expect(of('Far')?.distance_km).toBeGreaterThan(1500);
});

test('a minibus 1,033 km away comes after one that is there in time, and says by when it had to be there', async () => {
  const kind = 'vehicle';
  const now = new Date(`${YEAR}-05-10T08:22:00Z`);
  const from_at = `${YEAR}-05-10T08:35:00Z`;
  const need = await needOf({ kind, from_at, until_at: `${YEAR}-05-10T10:00:00Z` });
  const minibus = (name: string, city: string) => resourceOf({ kind, name, city_id: cityOf(city), capacity: 12 });
  await minibus('Minibus of Delhi', 'Delhi');
  const near = await minibus('Minibus of Chennai', 'Chennai');
  const suggested = async (time: Date) => {
    const path = `/resource-needs/${need.id}/suggestions`;
    const { body } = await atTime(api, time, () => api.call<ResourceSuggestion[]>('GET', path, staff));
    return body
      .filter(({ resource }) => resource.name.startsWith('Minibus of'))
      .map(({ resource, in_time, needed_by }) => [resource.name, in_time, Date.parse(needed_by)]);
  };
  const by = Date.parse(from_at);
  const far = ['Minibus of Delhi', false, by];
  expect(await suggested(now)).toEqual([['Minibus of Chennai', true, by], far]);
  // Two days before, both are there in time.
  expect((await suggested(new Date(now.getTime() - 48 * 3_600_000))).map(([, inTime]) => inTime)).toEqual([true, true]);
  // What is taken then cannot be there either; it is nearer.
  await move(await offered(await needOf({ kind, from_at, until_at: `${YEAR}-05-10T09:00:00Z` }), near), 'commit');
  expect(await suggested(now)).toEqual([['Minibus of Chennai', true, by], far]);
});

test('list and map', async () => {
  const now = new Date(`${YEAR}-04-01T06:00:00Z`);
  const [room, taken] = [
    await resourceOf({ kind: 'room', name: 'Room for the list', city_id: cityOf('Kochi'), languages: ['ml'] }),
    await resourceOf({ kind: 'vehicle', name: 'Van for the list', city_id: cityOf('Kochi') }),
  ];
  const need = await needOf({
    kind: 'vehicle',
    city_id: cityOf('Kochi'),
    from_at: `${YEAR}-04-01T05:00:00Z`,
    until_at: `${YEAR}-04-01T09:00:00Z`,
  });
  await move(await offered(need, taken), 'commit');
  await needOf({ kind: 'room', city_id: cityOf('Kochi') });
  const list = async (query: string) =>
    (
      await atTime(api, now, () => api.call<Page<Resource>>('GET', `/resources?q=for+the+list&${query}`, staff))
    ).body.items.map(({ name, free }) => [name, free]);
  const both = [
    [room.name, 1],
    [taken.name, 0],
  ];
  expect(await list('')).toEqual(both);
  expect(await list(`kind=room,fund&language=ml&city=${cityOf('Kochi')}`)).toEqual(both.slice(0, 1));
  expect(await list(`free_from=${YEAR}-04-01T08:00:00Z&free_until=${YEAR}-04-01T10:00:00Z`)).toEqual(both.slice(0, 1));
  expect(await list(`free_from=${YEAR}-04-01T09:00:00Z&free_until=${YEAR}-04-01T10:00:00Z`)).toEqual(both);
  const points = (await atTime(api, now, () => api.call<ResourcePoint[]>('GET', '/resources/map', staff))).body;
  const kochi = points.find(({ place }) => place.name === 'Kochi');
  expect(kochi).toMatchObject({
    resources: 2,
    free: 1,
    open_needs: 1,
    kinds: [
      { kind: 'room', resources: 1, free: 1 },
      { kind: 'vehicle', resources: 1, free: 0 },
    ],
  });
  expect([Math.round(kochi?.place.latitude ?? 0), Math.round(kochi?.place.longitude ?? 0)]).toEqual([10, 76]);
});

test('what is wrong is named at its field; of two who change it at once the second is refused', async () => {
  const hours = { weekdays: [], opens: 60, closes: 60 };
  expect(refusedFieldsOf(await addResource({ city_id: UNKNOWN, partner_id: UNKNOWN, hours }))).toEqual([
    'city_id',
    'hours.closes',
    'hours.weekdays',
    'partner_id',
  ]);
  expect(refusedFieldsOf(await addResource({ languages: ['elvish'], capacity: 0, kind: 'rocket' }))).toEqual([
    'capacity',
    'kind',
    'languages',
  ]);
  expect(refusedFieldsOf(await addNeed({ city_id: UNKNOWN, until_at: `${YEAR}-01-10T07:00:00Z` }))).toEqual([
    'city_id',
    'until_at',
  ]);
  const [need, van] = [await needOf(), await resourceOf({ kind: 'vehicle', name: 'Van' })];
  expect(refusedFieldsOf(await offer(need, van, { quantity: 2 }))).toEqual(['quantity', 'resource_id']);
  expect(refusedFieldsOf(await offer(need, { id: UNKNOWN }))).toEqual(['resource_id']);
  const change = (body: object) =>
    api.call<Resource>('PATCH', `/resources/${van.id}`, { ...staff, body, headers: { 'if-match': '"1"' } });
  expect((await change({ name: 'White van', is_in_service: false })).body).toMatchObject({
    name: 'White van',
    version: 2,
  });
  expect((await change({ name: 'Black van' })).status).toBe(412);
  const ride = await needOf({ kind: 'vehicle' });
  expect(refusedFieldsOf(await offer(ride, van))).toEqual(['resource_id']);
});
