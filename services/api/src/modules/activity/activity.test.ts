import {
  ACTIVITY_ACTIONS,
  ACTIVITY_TYPES,
  SECURITY_EVENT_NAMES,
  type ActivityPage,
  type ActivityItem,
} from '@ayana/contracts/activity';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { parse } from 'node:querystring';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { TestCase } from '../journeys/testing/case.js';
import { userIdOf } from '../journeys/testing/journeys.js';

let api: TestApi;
let admin: string;
let patient: string;
const DELETED_USER_ID = '01900000-0000-7000-8000-00000000dead';
const START = Date.parse('2026-03-01T00:00:00.000Z');
/** Time between two rows, in ms: all of them are within one day, however many actions there are. */
const STEP = 86_400_000 / (Object.keys(ACTIVITY_ACTIONS).length + 1);

/** One row of every action and every event, one after the other, alternately by the admin and by someone whose account was deleted. */
beforeAll(async () => {
  api = await startApi();
  const idOf = async (email: string): Promise<string> => {
    const [row] = await api.database.rows<{ id: string }>('select id from users where email = $1', [email]);
    return row?.id ?? '';
  };
  admin = await idOf(emailOf('admin'));
  patient = await idOf(emailOf('patient'));
  for (const [index, [action, type]] of Object.entries(ACTIVITY_ACTIONS).entries()) {
    const actor = index % 2 === 0 ? admin : DELETED_USER_ID;
    await api.database.rows(
      `insert into audit_entries (id, type, action, actor_id, actor_role, subject_id, details, request_id, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'admin', $4, $5, 'request', $6)`,
      [type, action, actor, patient, { number: index }, new Date(START + index * STEP)],
    );
  }
  for (const [index, event_type] of Object.keys(SECURITY_EVENT_NAMES).entries()) {
    await api.database.rows(
      `insert into security_events (id, user_id, event_type, details, created_at) values (gen_random_uuid(), $1, $2, '{}', $3)`,
      [patient, event_type, new Date(START + index * STEP + 1000)],
    );
  }
});
afterAll(() => api.close());

const SPAN = 'from=2026-03-01&to=2026-03-01';
const list = async (query: string): Promise<ActivityPage> =>
  (await api.call<ActivityPage>('GET', `/activity?${query}`, { as: 'ayana_staff' })).body;
const all = async (query = ''): Promise<ActivityItem[]> => (await list(`limit=100&${SPAN}&${query}`)).items;
const download = (query = '') => api.call('GET', `/activity/export?${query}`, { as: 'ayana_staff' });

test('audit entries and security events are one list, the newest first', async () => {
  const items = await all();
  expect(items).toHaveLength(Object.keys(ACTIVITY_ACTIONS).length + Object.keys(SECURITY_EVENT_NAMES).length);
  const times = items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(items.find(({ action }) => action === 'role.given')).toEqual({
    id: expect.any(String),
    type: 'roles',
    action: 'role.given',
    at: '2026-03-01T00:00:00.000Z',
    actor: { id: admin, name: 'Demo admin', email: emailOf('admin'), role: 'admin' },
    subject: { id: patient, name: 'Demo patient', email: emailOf('patient') },
    details: { number: 0 },
    request_id: 'request',
    reported_by: 'server',
  });
  expect(items.find(({ action }) => action === 'role.taken')?.actor).toEqual({
    id: DELETED_USER_ID,
    name: null,
    email: null,
    role: 'admin',
  });
});

test('the actor is the user who signed in, and nobody for events that happen to a user', async () => {
  const items = await all('subject=' + patient);
  const actorOf = (action: string) => items.find((item) => item.action === action)?.actor?.id ?? null;
  expect(['user_login', 'csp_violation', 'refresh_token_reused', 'sign_in_slowed'].map(actorOf)).toEqual([
    patient,
    patient,
    null,
    null,
  ]);
});

test('pages contain each row once', async () => {
  const whole = await all();
  const paged: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: ActivityPage = await list(`limit=3&${SPAN}${cursor && `&cursor=${cursor}`}`);
    paged.push(...page.items.map(({ id }) => id));
    cursor = page.next_cursor;
  }
  expect(paged).toEqual(whole.map(({ id }) => id));
});

const FILTERS: Record<string, (item: ActivityItem) => boolean> = {
  ...Object.fromEntries(ACTIVITY_TYPES.map((type) => [`type=${type}`, (item: ActivityItem) => item.type === type])),
  'action=role.changed': ({ action }) => action === 'role.changed',
  'action=user_login': ({ action }) => action === 'user_login',
  'type=roles&action=user_login': () => false,
  'actor=admin': ({ actor }) => actor?.id === admin,
  'actor=patient': ({ actor }) => actor?.id === patient,
  [`actor=${DELETED_USER_ID}`]: ({ actor }) => actor?.id === DELETED_USER_ID,
  'subject=patient': ({ subject }) => subject?.id === patient,
  'subject=admin': () => false,
  'from=2026-03-01T02:00:00Z': ({ at }) => at >= '2026-03-01T02:00:00.000Z',
  'to=2026-03-01T07:30:00%2B05:30': ({ at }) => at < '2026-03-01T02:00:00.000Z',
};

test.each(Object.keys(FILTERS))('%s narrows the list, and the file in the same way', async (filter) => {
  const query = filter.replace('=admin', `=${admin}`).replace('=patient', `=${patient}`);
  const narrowed = Object.keys(parse(query));
  const span = SPAN.split('&')
    .filter((part) => !narrowed.includes(part.split('=')[0] ?? ''))
    .join('&');
  const expected = (await all()).filter((item) => FILTERS[filter]?.(item));
  const { items } = await list(`limit=100&${span}&${query}`);
  expect(items).toEqual(expected);
  const lines = (await download(`${span}&${query}`)).text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(-37, -1))).toEqual(expected.map(({ id }) => id));
});

test('includes the whole last day, and not the next', async () => {
  expect(await list('limit=100&from=2026-03-02&to=2026-03-02')).toEqual({ items: [], next_cursor: null });
  expect((await list('limit=100&from=2026-02-28&to=2026-02-28')).items).toEqual([]);
});

test('refuses what it does not know', async () => {
  const refused = async (query: string) =>
    refusedFieldsOf(await api.call('GET', `/activity?${query}`, { as: 'admin' }));
  expect(await refused('type=all&action=walk&about=it&actor=me&subject=1&from=yesterday&to=2026-02-30&q=x')).toEqual([
    'about',
    'action',
    'actor',
    'from',
    'q',
    'subject',
    'to',
    'type',
  ]);
});

describe('the CSV file', () => {
  test('is an attachment that is not cached', async () => {
    const { status, headers } = await download(SPAN);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="ayana-activity-\d{4}-\d\d-\d\d\.csv"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is recorded, with its filters', async () => {
    await download(`type=roles&subject=${patient}`);
    const { items } = await list('action=activity.exported&limit=1');
    expect(items[0]).toMatchObject({
      type: 'exports',
      actor: { email: emailOf('ayana_staff'), role: 'ayana_staff' },
      subject: null,
      details: { type: 'roles', subject: patient },
    });
    expect((await download('type=exports')).text).toContain('"exports","activity.exported"');
  });

  test('contains more rows than one read, each once and in order', async () => {
    await api.database.rows(
      `insert into security_events (id, event_type, details, created_at)
       select gen_random_uuid(), 'csp_violation', '{}', timestamptz '2026-04-01' + (each / 3) * interval '1 second'
       from generate_series(1, 1234) each`,
    );
    const lines = (await download('from=2026-04-01&to=2026-04-01')).text.trim().split('\r\n');
    expect(lines).toHaveLength(1235);
    expect(new Set(lines.slice(1).map((line) => line.slice(-37, -1))).size).toBe(1234);
    const times = lines.slice(1).map((line) => line.slice(1, 25));
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('contains no formula: a name or a report that is one is stored as text', async () => {
    const name = '=HYPERLINK("https://evil.example","x")';
    await api.database.rows(`update users set name = $1 where id = $2`, [name, patient]);
    const { text } = await download(`${SPAN}&action=user_login`);
    expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
    await api.database.rows(`update users set name = 'Demo patient' where id = $1`, [patient]);
  });
});

test('entries have the role of that time, and never a name or address', async () => {
  const signedIn = await api.call<{ access_token: string }>('POST', '/auth/sign-in', {
    body: { email: emailOf('doctor'), password: DEMO_PASSWORD },
  });
  expect(signedIn.status).toBe(200);
  const doctor = await userIdOf(api, 'doctor');
  await api.call('PATCH', `/users/${doctor}/role`, { as: 'super_admin', body: { role: 'ayana_staff' } });
  const { items } = await list(`subject=${doctor}&limit=2`);
  expect(items.map(({ type, action, actor }) => [type, action, actor?.role])).toEqual([
    ['roles', 'role.changed', 'super_admin'],
    ['sign-ins', 'user_login', null],
  ]);
  await api.call('PATCH', `/users/${doctor}/role`, { as: 'super_admin', body: { role: 'doctor' } });
  const rows = await api.database.rows<{ text: string }>(
    'select entry::text as text from audit_entries entry union all select event::text from security_events event',
  );
  for (const { text } of rows) expect(text).not.toMatch(/@|Demo /);
});

describe('about one journey', () => {
  test('lists its own entries and those of what it began with, and nothing of others; the file the same', async () => {
    const [one, other] = [await TestCase.begin(api), await TestCase.begin(api)];
    await api.call('PATCH', `/patient-journeys/${one.journey_id}`, {
      as: 'ayana_staff',
      body: { status: 'closed', closed_reason: 'Treated at home' },
    });
    const { items } = await list(`about=${one.journey_id}&limit=100`);
    expect(
      items.map(({ action, details }) => [action, details['id'] === one.journey_id ? 'journey' : 'request']),
    ).toEqual([
      ['treatment_request.changed', 'request'],
      ['journey.changed', 'journey'],
      ['treatment_request.changed', 'request'],
      ['journey.changed', 'journey'],
      ['treatment_request.changed', 'request'],
    ]);
    expect(items.every(({ details }) => details['id'] !== other.journey_id)).toBe(true);
    expect((await list(`about=${one.journey_id}&type=sign-ins`)).items).toEqual([]);
    const { text } = await download(`about=${one.journey_id}`);
    expect(
      text
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.slice(-37, -1)),
    ).toEqual(items.map(({ id }) => id));
    expect((await list('action=activity.exported&limit=1')).items[0]?.details).toEqual({ about: one.journey_id });
  });
});
