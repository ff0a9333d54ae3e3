import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf } from '../testing/desk.js';
import type { ServiceDeskFiguresDto } from './figures.dto.js';

let api: TestApi;
let desk: Desk;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  await api.database.rows('truncate service_requests cascade');
});
afterAll(() => api.close());

const at = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const figures = (query: string) =>
  api.call<ServiceDeskFiguresDto>('GET', `/service-desk/figures?${query}`, { as: 'ayana_staff' });

test('backlog, breaches, first-time fix, load and days are counted as they say', async () => {
  const [visa, pickup] = [await desk.published({}, 'Visa letter'), await desk.published({}, 'Airport pickup')];
  const ask = async (item: { id: string }, time: string) => (await atTime(api, at(time), () => desk.ask(item))).body.id;
  const moves = async (id: string, ...steps: (readonly [string, Parameters<Desk['move']>[1]])[]) => {
    for (const [time, name] of steps) await atTime(api, at(time), () => desk.move(id, name));
  };
  await ask(visa, '2026-10-01 10:00');
  await ask(visa, '2026-11-20 10:00');
  const late = await ask(visa, '2026-11-23 09:30');
  const fixed = await ask(pickup, '2026-11-23 10:00');
  await moves(fixed, ['2026-11-23 10:10', 'start'], ['2026-11-23 11:00', 'resolve']);
  await desk.post(fixed, 'satisfaction', { rating: 4 }, 'patient');
  const again = await ask(pickup, '2026-11-23 23:50');
  await moves(again, ['2026-11-24 09:10', 'start'], ['2026-11-24 09:20', 'resolve']);
  await moves(again, ['2026-11-24 09:30', 'reopen'], ['2026-11-24 09:40', 'resolve']);
  await desk.post(again, 'satisfaction', { rating: 1 }, 'patient');
  await api.database.rows('update service_requests set own_breached_at = now() where id = $1', [late]);

  const { body } = await atTime(api, at('2026-11-24 10:00'), () => figures('from=2026-11-23&to=2026-11-25'));
  expect(body.backlog).toEqual([
    { item: { id: visa.id, name: 'Visa letter' }, day: 0, week: 2, month: 0, older: 1, total: 3 },
  ]);
  expect(body.breaches).toEqual([
    { item: { id: pickup.id, name: 'Airport pickup' }, asked: 2, own: 0, resolve: 0 },
    { item: { id: visa.id, name: 'Visa letter' }, asked: 1, own: 1, resolve: 0 },
  ]);
  expect(body.first_time_fix).toEqual({ resolved: 2, without_reopening: 1 });
  expect(body.satisfaction).toEqual({ answers: 2, average: 2.5 });
  expect(body.load).toMatchObject([
    { person: null, group: null, open: 3, overdue: 3, resolved: 0 },
    { person: { name: 'Demo ayana staff' }, open: 0, overdue: 0, resolved: 2 },
  ]);
  // Ten minutes before midnight in India belong to the day that ends.
  expect(body.days).toEqual([
    { day: '2026-11-23', asked: 3, resolved: 1 },
    { day: '2026-11-24', asked: 0, resolved: 1 },
    { day: '2026-11-25', asked: 0, resolved: 0 },
  ]);
});

test('a request that is open again still counts as not solved the first time, on the day of its first resolution', async () => {
  await api.database.rows('truncate service_requests cascade');
  const item = await desk.published({}, 'Hotel room');
  const solved = (await atTime(api, at('2026-11-09 10:00'), () => desk.ask(item))).body.id;
  await atTime(api, at('2026-11-09 10:05'), () => desk.move(solved, 'start'));
  await atTime(api, at('2026-11-09 10:10'), () => desk.move(solved, 'resolve'));
  const again = (await atTime(api, at('2026-11-09 11:00'), () => desk.ask(item))).body.id;
  await atTime(api, at('2026-11-09 11:05'), () => desk.move(again, 'start'));
  await atTime(api, at('2026-11-09 11:10'), () => desk.move(again, 'resolve'));
  await atTime(api, at('2026-11-10 09:10'), () => desk.move(again, 'reopen'));
  const first = async (days: string) =>
    (await atTime(api, at('2026-11-12 10:00'), () => figures(days))).body.first_time_fix;
  expect(await first('from=2026-11-09&to=2026-11-11')).toEqual({ resolved: 2, without_reopening: 1 });
  await atTime(api, at('2026-11-11 09:10'), () => desk.move(again, 'resolve'));
  expect(await first('from=2026-11-09&to=2026-11-09')).toEqual({ resolved: 2, without_reopening: 1 });
  expect(await first('from=2026-11-11&to=2026-11-11')).toEqual({ resolved: 0, without_reopening: 0 });
});

test('a range is in order, and at most a year', async () => {
  expect(refusedFieldsOf(await figures('from=2026-11-24&to=2026-11-23'))).toEqual(['from']);
  expect(refusedFieldsOf(await figures('from=2025-01-01&to=2026-11-23'))).toEqual(['to']);
  expect(refusedFieldsOf(await figures('from=soon'))).toEqual(['from', 'to']);
  expect((await figures('from=2026-11-23&to=2026-11-23')).body.days).toHaveLength(1);
});
