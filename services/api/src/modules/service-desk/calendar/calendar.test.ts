import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Desk, deskOf } from '../testing/desk.js';
import type { WorkingCalendarDto } from './calendar.dto.js';

let api: TestApi;
let desk: Desk;
let before: WorkingCalendarDto;

beforeAll(async () => {
  api = await startApi();
  desk = deskOf(api);
  before = (await read()).body;
});
afterAll(() => api.close());

const read = () => api.call<WorkingCalendarDto>('GET', '/service-calendar', { as: 'ayana_staff' });
const bodyOf = ({ zone, weekdays, opens, closes, holidays }: WorkingCalendarDto, changes: object = {}) => ({
  zone,
  opens,
  closes,
  holidays,
  weekdays: weekdays.map(String),
  ...changes,
});
const change = (changes: object, headers: Record<string, string> = {}) =>
  api.call<WorkingCalendarDto>('PATCH', '/service-calendar', {
    as: 'admin',
    body: bodyOf(before, changes),
    headers,
  });

test('the hours and holidays are read, and changed as a whole', async () => {
  expect(before).toMatchObject({ zone: 'Asia/Kolkata', weekdays: [1, 2, 3, 4, 5, 6], opens: 540, closes: 1080 });
  const { status, body, headers } = await change({ holidays: ['2027-03-01', '2026-12-25', '2027-03-01'] });
  expect([status, body.holidays]).toEqual([200, ['2026-12-25', '2027-03-01']]);
  expect(headers.get('etag')).toBe(`"${body.version}"`);
  expect((await read()).body).toEqual(body);
});

test('open requests are due by the new hours at once; a stopped clock stays stopped', async () => {
  await change({ zone: 'UTC', weekdays: ['1', '2', '3', '4', '5', '6', '7'], opens: 0, closes: 1440, holidays: [] });
  const item = await desk.published();
  const { body: open } = await desk.ask(item);
  const { body: stopped } = await desk.ask(item);
  await desk.move(stopped.id, 'start');
  await desk.move(stopped.id, 'wait');
  const minutes = async (id: string): Promise<number> => {
    const { due_to_own, created_at } = (await desk.detail(id)).body;
    return (Date.parse(due_to_own) - Date.parse(created_at)) / 60_000;
  };
  expect(await minutes(open.id)).toBe(60);
  // Today and tomorrow become holidays: the hour to own begins the day after.
  const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await change({
    zone: 'UTC',
    weekdays: ['1', '2', '3', '4', '5', '6', '7'],
    opens: 0,
    closes: 1440,
    holidays: [day(0), day(1)],
  });
  expect((await desk.detail(open.id)).body.due_at).toBe(`${day(2)}T01:00:00.000Z`);
  expect((await desk.detail(stopped.id)).body.due_at).toBeNull();
});

test('a change is in the audit trail with what was before', async () => {
  await change({ opens: 600 });
  const [entry] = await api.database.rows<{ details: Record<string, { opens: number }> }>(
    `select details from audit_entries where action = 'service_calendar.changed' order by created_at desc, id desc limit 1`,
  );
  expect(entry?.details['after']).toMatchObject({ opens: 600, weekdays: [1, 2, 3, 4, 5, 6] });
  expect(entry?.details['before']).toHaveProperty('closes');
});

test('hours that are none are refused', async () => {
  expect(refusedFieldsOf(await change({ weekdays: [] }))).toEqual(['weekdays']);
  expect(refusedFieldsOf(await change({ opens: 1080, closes: 600 }))).toEqual(['closes']);
  expect(refusedFieldsOf(await change({ holidays: ['2026-02-30'] }))).toEqual(['holidays']);
  expect(refusedFieldsOf(await change({ zone: 'Mars/Base' }))).toEqual(['zone']);
});

test('two people do not undo each other’s change', async () => {
  const { version } = (await read()).body;
  const { status, body } = await change({ opens: 480 }, { 'if-match': `"${version}"` });
  expect([status, body.updated_by?.name]).toEqual([200, 'Demo admin']);
  expect((await change({ opens: 500 }, { 'if-match': `"${version}"` })).status).toBe(412);
});
