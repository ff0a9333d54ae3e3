import '../../../platform/languages/register.js';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { Person } from '../../journeys/testing/case.js';
import { personOf } from '../../journeys/testing/case.js';
import { escalationOf, type Rota } from '../testing/escalation.js';

let api: TestApi;
let desk: ReturnType<typeof escalationOf>;
let people: Person[];
beforeAll(async () => {
  api = await startApi();
  desk = escalationOf(api);
  people = [await desk.colleague(), await desk.colleague(), await desk.colleague()];
});
afterAll(() => api.close());

/** A Tuesday, in the second turn. */
const NOW = new Date('2026-11-10T06:00:00Z');
const detail = (id: string, query = '') =>
  atTime(api, NOW, () => api.call<Rota>('GET', `/on-call-rotas/${id}${query}`, { as: 'ayana_staff' }));
const add = (id: string, body: object) =>
  api.call<Rota>('POST', `/on-call-rotas/${id}/overrides`, { as: 'ayana_staff', body });
const override = (id: string, body: object) => atTime(api, NOW, () => add(id, body));

test('turns follow each other, and an override takes its time out of them', async () => {
  const [asha, ben, chen] = people;
  const { status, body: added } = await desk.addRota(people);
  expect(status).toBe(201);
  const { body: rota } = await detail(added.id);
  expect([rota.on_call?.id, rota.next_handover_at, rota.next_on_call?.id, rota.is_override]).toEqual([
    ben?.id,
    '2026-11-16T03:30:00.000Z',
    chen?.id,
    false,
  ]);
  const taken = {
    person_id: asha?.id,
    from_at: '2026-11-10T05:00:00Z',
    until_at: '2026-11-11T05:00:00Z',
    reason: 'Dentist',
  };
  expect((await override(added.id, taken)).status).toBe(201);
  const { body: after } = await detail(added.id, '?from=2026-11-09T00:00:00Z&until=2026-11-17T00:00:00Z');
  expect([after.on_call?.id, after.is_override]).toEqual([asha?.id, true]);
  expect(after.calendar.map(({ person, from_at, override_id }) => [person.id, from_at, override_id !== null])).toEqual([
    [asha?.id, '2026-11-09T00:00:00.000Z', false],
    [ben?.id, '2026-11-09T03:30:00.000Z', false],
    [asha?.id, '2026-11-10T05:00:00.000Z', true],
    [ben?.id, '2026-11-11T05:00:00.000Z', false],
    [chen?.id, '2026-11-16T03:30:00.000Z', false],
  ]);
  const [first] = after.overrides;
  const gone = await api.call<Rota>('DELETE', `/on-call-rotas/${added.id}/overrides/${first?.id}`, {
    as: 'ayana_staff',
  });
  expect([gone.status, gone.body.overrides]).toEqual([200, []]);
});

test('two overrides never cover one time, also when both are added at once', async () => {
  const { body: rota } = await desk.addRota(people);
  const time = (from: string, until: string) => ({ person_id: people[2]?.id, from_at: from, until_at: until });
  const both = await atTime(api, NOW, () =>
    Promise.all([
      add(rota.id, time('2026-12-01T00:00:00Z', '2026-12-03T00:00:00Z')),
      add(rota.id, time('2026-12-02T00:00:00Z', '2026-12-04T00:00:00Z')),
    ]),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const { code, taken_by }: Partial<Problem> = both.find(({ status }) => status === 409)?.body ?? {};
  const { person } = both.find(({ status }) => status === 201)?.body.overrides[0] ?? {};
  const until = both[0]?.status === 201 ? '2026-12-03T00:00:00.000Z' : '2026-12-04T00:00:00.000Z';
  expect([code, taken_by]).toEqual([
    'slot_taken',
    [
      {
        kind: 'override',
        id: rota.id,
        number: null,
        title: rota.name,
        case: null,
        owner: person?.name,
        until_at: until,
      },
    ],
  ]);
  expect((await override(rota.id, time('2026-12-04T00:00:00Z', '2026-12-05T00:00:00Z'))).status).toBe(201);
});

test('what is wrong is named at its field', async () => {
  const patient = await personOf(api, 'patient');
  expect(refusedFieldsOf(await desk.addRota([], { turn_days: 3, zone: 'Mars/Base', handover_time: '25:00' }))).toEqual([
    'handover_time',
    'zone',
  ]);
  expect(refusedFieldsOf(await desk.addRota([], { turn_days: 3 }))).toEqual(['people', 'turn_days']);
  expect(refusedFieldsOf(await desk.addRota([patient]))).toEqual(['people']);
  const { body: rota } = await desk.addRota(people);
  expect(refusedFieldsOf(await desk.addRota(people, { name: rota.name.toUpperCase() }))).toEqual(['name']);
  const wrong = { person_id: patient.id, from_at: '2026-12-02T00:00:00Z', until_at: '2026-12-01T00:00:00Z' };
  expect(refusedFieldsOf(await override(rota.id, wrong))).toEqual(['person_id', 'until_at']);
  const past = { person_id: people[0]?.id, from_at: '2026-11-01T00:00:00Z', until_at: '2026-11-02T00:00:00Z' };
  expect(refusedFieldsOf(await override(rota.id, past))).toEqual(['until_at']);
});

test('of two who change it at once the second is refused', async () => {
  const { body: rota } = await desk.addRota(people);
  const change = (body: object) =>
    api.call<Rota>('PATCH', `/on-call-rotas/${rota.id}`, { as: 'admin', body, headers: { 'if-match': '"1"' } });
  expect((await change({ name: 'Nights in Chennai' })).body).toMatchObject({ name: 'Nights in Chennai', version: 2 });
  expect((await change({ turn_days: 1 })).status).toBe(412);
});

test('a rota that a chain pages stays', async () => {
  const { body: rota } = await desk.addRota(people);
  const chain = await desk.chainOf({ targets: [{ kind: 'rota', id: rota.id }], channels: ['bell'], wait_minutes: 5 });
  const archive = () => api.call<Rota>('POST', `/on-call-rotas/${rota.id}/archive`, { as: 'ayana_staff' });
  expect((await archive()).status).toBe(409);
  expect((await detail(rota.id)).body.chains).toEqual([{ id: chain.id, name: chain.name }]);
  await api.call('POST', `/escalation-chains/${chain.id}/archive`, { as: 'ayana_staff' });
  expect((await archive()).body.is_archived).toBe(true);
  // Its chain does not come back without it.
  expect(
    refusedFieldsOf(await api.call('POST', `/escalation-chains/${chain.id}/restore`, { as: 'ayana_staff' })),
  ).toEqual(['steps.0.targets.0.id']);
});

test('turns are followed in a calendar by a secret link: of a rota, or one’s own; a new link ends the one before', async () => {
  const [ann, bob] = [await desk.colleague(), await desk.colleague()];
  const { body: rota } = await desk.addRota([ann, bob], { name: 'Night desk', turn_days: 1 });
  const made = async (token: string, body: object): Promise<string> => {
    const answer = await api.call<{ path: string }>('POST', '/on-call-feed', { token, body });
    expect(answer.status).toBe(201);
    return answer.body.path.replace('/api', '');
  };
  const turns = async (path: string): Promise<string[] | number> => {
    const { status, text } = await api.call('GET', path);
    return status === 200 ? [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, summary = '']) => summary.trim()) : status;
  };
  const names = await api.database.rows<{ name: string }>('select name from users where id = any($1)', [
    [ann.id, bob.id],
  ]);
  const whole = await made(ann.token, { rota_id: rota.id });
  expect(new Set((await turns(whole)) as string[])).toEqual(new Set(names.map(({ name }) => `On call: ${name}`)));
  const own = await made(ann.token, {});
  const mine = (await turns(own)) as string[];
  expect(new Set(mine)).toEqual(new Set(['On call: Night desk']));
  // Every second day.
  expect(mine.length).toBeLessThan(((await turns(whole)) as string[]).length);
  const renewed = await made(ann.token, {});
  expect([await turns(own), (await turns(renewed)) as string[]]).toEqual([404, mine]);
  const state = () =>
    api.call<{ created_at: string | null }>('GET', `/on-call-feed?rota_id=${rota.id}`, { token: ann.token });
  expect((await state()).body.created_at).not.toBeNull();
  expect((await api.call('DELETE', `/on-call-feed?rota_id=${rota.id}`, { token: ann.token })).status).toBe(204);
  expect([await turns(whole), (await state()).body.created_at]).toEqual([404, null]);
  expect((await api.call('POST', '/on-call-feed', { token: ann.token, body: { rota_id: ann.id } })).status).toBe(404);
  await api.database.rows('update users set role = null where id = $1', [ann.id]);
  expect(await turns(renewed)).toBe(404);
});
