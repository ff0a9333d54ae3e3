import type { RecurringRequestDetail, RecurringRequestsPage } from '@ayana/contracts/service-desk';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf, type Item } from '../testing/desk.js';
import { RecurringJob } from './recurring.job.js';

type Recurring = RecurringRequestDetail & Pick<Problem, 'code'>;

let api: TestApi;
let desk: Desk;
let item: Item;
beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  item = await desk.published();
});
afterAll(() => api.close());
afterEach(() => api.database.rows('update recurring_requests set is_paused = true, next_due_at = null'));

const as = 'ayana_staff' as const;
const PATH = '/recurring-requests';
/** A time in India: 23 November 2026 is a Monday. */
const at = (text: string): Date => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const when = <T>(text: string, work: () => Promise<T>): Promise<T> => atTime(api, at(text), work);
const iso = (text: string): string => at(text).toISOString();
const BODY = {
  summary: 'Check the oxygen bottles',
  description: 'All four, also the one in the van.',
  answers: { what: 'Bottles' },
  every: 'day',
  at: '09:00',
  starts_on: '2026-11-23',
};
const write = (body: object = {}, on: { id: string } = item) =>
  api.call<Recurring>('POST', PATH, { as, body: { ...BODY, item_id: on.id, ...body } });
const add = async (day: string, body: object = {}, on: { id: string } = item): Promise<Recurring> => {
  const answer = await when(day, () => write(body, on));
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
};
const read = async (id: string) => (await api.call<Recurring>('GET', `${PATH}/${id}`, { as })).body;
const change = (id: string, body: object) => api.call<Recurring>('PATCH', `${PATH}/${id}`, { as, body });
const run = (text: string): Promise<number> => when(text, () => api.app.get(RecurringJob, { strict: false }).run());

test('a request is made at its time, for the one who gets it, and says what made it', async () => {
  const staff = await desk.userId(as);
  const { id, next_due_at, zone } = await add('2026-11-22 12:00', { assigned_to: staff, impact: 1, urgency: 1 });
  expect([next_due_at, zone]).toEqual([iso('2026-11-23 09:00'), 'Asia/Kolkata']);
  expect(await run('2026-11-23 08:59')).toBe(0);
  expect(await run('2026-11-23 09:00')).toBe(1);
  const made = await read(id);
  expect(made).toMatchObject({
    next_due_at: iso('2026-11-24 09:00'),
    last: { due_at: iso('2026-11-23 09:00'), failure: null, request: { state: 'assigned' } },
    // The clock changes nothing that an open form shows.
    version: 1,
  });
  const request = (await desk.detail(made.last?.request?.id ?? '')).body;
  expect(request).toMatchObject({
    summary: BODY.summary,
    priority: 1,
    state: 'assigned',
    assigned_to: { id: staff },
    requested_by: { id: staff },
    answers: { what: 'Bottles' },
    recurrence: { id, name: BODY.summary },
  });
  expect(request.entries.map(({ event, text }) => [event, text])).toEqual([
    ['asked', null],
    ['comment', BODY.description],
    ['transition', null],
  ]);
  // Nobody has asked just now: nobody needs to read by mail that it was asked.
  expect(await desk.mails(request.id)).toEqual([]);
});

test('two processes make one request for one time', async () => {
  const summary = 'Look at the first aid boxes';
  const { id } = await add('2026-11-22 12:00', { summary });
  await when('2026-11-23 09:00', async () => {
    const job = api.app.get(RecurringJob, { strict: false });
    await Promise.all([job.run(), job.run(), job.run()]);
    await job.run();
  });
  expect((await read(id)).runs).toHaveLength(1);
  const rows = await api.database.rows('select id from service_requests where summary = $1', [summary]);
  expect(rows).toHaveLength(1);
});

test('after a downtime the last one that was missed is made, not all of them', async () => {
  const { id } = await add('2026-11-22 12:00');
  await run('2026-11-27 10:30');
  const { runs, next_due_at } = await read(id);
  expect(runs.map(({ due_at }) => due_at)).toEqual([iso('2026-11-27 09:00')]);
  expect(next_due_at).toBe(iso('2026-11-28 09:00'));
});

test('while it is paused nothing is made, and what was missed is not made afterwards', async () => {
  const { id } = await add('2026-11-22 12:00');
  const act = (name: 'pause' | 'resume') => api.call<Recurring>('POST', `${PATH}/${id}/${name}`, { as });
  expect((await act('pause')).body).toMatchObject({ is_paused: true, next_due_at: null });
  const again = await act('pause');
  expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
  expect(await run('2026-11-24 10:00')).toBe(0);
  const resumed = await when('2026-11-25 10:00', () => act('resume'));
  expect(resumed.body).toMatchObject({ is_paused: false, next_due_at: iso('2026-11-26 09:00') });
  expect((await read(id)).runs).toEqual([]);
});

test('its last day is the last, and its time can be changed', async () => {
  const { id } = await add('2026-11-22 12:00', { ends_on: '2026-11-23' });
  await run('2026-11-23 09:00');
  expect((await read(id)).next_due_at).toBeNull();
  const weekly = await when('2026-11-23 10:00', () =>
    change(id, { every: 'week', weekday: 3, at: '17:30', ends_on: null }),
  );
  expect(weekly.body).toMatchObject({ every: 'week', weekday: 3, next_due_at: iso('2026-11-25 17:30'), version: 2 });
  const monthly = await when('2026-11-23 10:00', () => change(id, { every: 'month', month_day: 31 }));
  expect(monthly.body).toMatchObject({ weekday: null, month_day: 31, next_due_at: iso('2026-11-30 17:30') });
});

test('another zone of the desk moves what is due', async () => {
  const { id } = await add('2026-11-22 12:00');
  const calendar = (zone: string) =>
    when('2026-11-22 13:00', () =>
      api.call('PATCH', '/service-calendar', {
        as,
        body: { zone, weekdays: ['1', '2'], opens: 540, closes: 1080, holidays: [] },
      }),
    );
  expect((await calendar('Asia/Dubai')).status).toBe(200);
  expect((await read(id)).next_due_at).toBe(new Date('2026-11-23T09:00:00+04:00').toISOString());
  await calendar('Asia/Kolkata');
  expect((await read(id)).next_due_at).toBe(iso('2026-11-23 09:00'));
});

test('what is wrong is named at once', async () => {
  const refused = async (body: object) => refusedFieldsOf(await when('2026-11-22 12:00', () => write(body)));
  expect(await refused({ answers: {} })).toEqual(['answers.what']);
  expect(await refused({ every: 'week' })).toEqual(['weekday']);
  expect(await refused({ every: 'month' })).toEqual(['month_day']);
  expect(await refused({ ends_on: '2026-11-01' })).toEqual(['ends_on']);
  expect(await refused({ starts_on: '9999-12-31' })).toEqual(['starts_on']);
  expect(await refused({ starts_on: '2026-11-01', ends_on: '2026-11-20' })).toEqual(['ends_on']);
  expect(await refused({ assigned_to: await desk.userId('patient') })).toEqual(['assigned_to']);
  expect(await refused({ at: '25:00' })).toEqual(['at']);
  expect(await refused({ item_id: '01900000-0000-7000-8000-00000000dead' })).toEqual(['item_id']);
});

test('one that cannot be made says why, and the next time is tried again', async () => {
  const retired = await desk.published({}, 'Gone soon');
  const { id } = await add('2026-11-22 12:00', {}, retired);
  await api.call('POST', `/service-catalog-items/${retired.id}/retire`, { as });
  await run('2026-11-23 09:00');
  expect(await read(id)).toMatchObject({
    form: [],
    last: { request: null, failure: 'This service does not exist, or you cannot ask for it.' },
    next_due_at: iso('2026-11-24 09:00'),
  });
  const failed = await api.call<RecurringRequestsPage>('GET', `${PATH}?failed=true`, { as });
  expect(failed.body.items.map((each) => each.id)).toEqual([id]);
  await api.call('POST', `/service-catalog-items/${retired.id}/publish`, { as });
  await run('2026-11-24 09:00');
  expect((await read(id)).last?.request).not.toBeNull();
});

test('a service with approvals waits for them; the one who gets it is named already', async () => {
  const approved = await desk.published({ approvals: [{ role: 'admin' }] }, 'With approval');
  const staff = await desk.userId(as);
  const { id } = await add('2026-11-22 12:00', { assigned_to: staff }, approved);
  await run('2026-11-23 09:00');
  const { last } = await read(id);
  expect((await desk.detail(last?.request?.id ?? '')).body).toMatchObject({
    state: 'awaiting_approval',
    assigned_to: { id: staff },
  });
});

test('who has left the team asks for nothing any more', async () => {
  const { id } = await add('2026-11-22 12:00');
  await api.database.rows('update recurring_requests set requested_by = $2 where id = $1', [
    id,
    await desk.userId('patient'),
  ]);
  await run('2026-11-23 09:00');
  expect((await read(id)).last).toMatchObject({
    request: null,
    failure: expect.stringContaining('no longer on the team'),
  });
  await when('2026-11-23 10:00', () => change(id, { description: null }));
  await run('2026-11-24 09:00');
  expect((await read(id)).last?.failure).toBeNull();
});
