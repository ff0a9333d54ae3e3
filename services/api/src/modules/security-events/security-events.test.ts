import { register } from 'prom-client';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { MAX_ANONYMOUS } from './csp-violations.service.js';
import { userIdOf } from '../journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const REPORT = {
  'effective-directive': 'script-src',
  'blocked-uri': 'https://evil.example/a.js',
  'document-uri': 'http://localhost:3000/contact',
  'source-file': 'http://localhost:3000/app.js',
  'line-number': 7,
};
const send = async (report: object) =>
  (await api.call('POST', '/security/csp-reports', { body: { 'csp-report': report } })).status;
const log = async (details: object, as: 'patient' | 'doctor' = 'patient') =>
  (
    await api.call<{ id: string }>('POST', '/rpc/log_security_event', {
      as,
      body: { event_type: 'csp_violation', details },
    })
  ).body.id;
const violations = async (whose = 'user_id is null') =>
  (await api.database.rows(`select 1 from security_events where event_type = 'csp_violation' and ${whose}`)).length;
const dropped = async (): Promise<number> => {
  const metric = await register.getSingleMetric('ayana_csp_reports_dropped_total')?.get();
  return metric?.values[0]?.value ?? 0;
};

describe('reports about the Content-Security-Policy', () => {
  test('that are equal are one row within the hour, also when they arrive at once', async () => {
    const before = await violations();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_each, index) =>
        send({ ...REPORT, 'blocked-uri': `https://evil.example/a.js?${index}` }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await violations()).toBe(before + 1);
    for (const [name, value] of Object.entries({
      'effective-directive': 'img-src',
      'blocked-uri': 'https://evil.example/b.js',
      'document-uri': 'http://localhost:3000/about',
      'source-file': 'http://localhost:3000/other.js',
      'line-number': 8,
    }))
      await send({ ...REPORT, [name]: value });
    expect(await violations()).toBe(before + 6);
    await atTime(api, new Date(Date.now() + 61 * 60 * 1000), () => send(REPORT));
    expect(await violations()).toBe(before + 7);
  });

  test('of a signed-in user are counted for that user', async () => {
    const [first, again, other] = [await log(REPORT), await log(REPORT), await log(REPORT, 'doctor')];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(await violations('user_id is not null')).toBe(2);
  });

  test('that are anonymous fill the table only up to a limit per hour, and are counted beyond it', async () => {
    await api.database.rows(
      `insert into security_events (id, event_type, details, created_at, reported_by)
       select gen_random_uuid(), 'csp_violation', jsonb_build_object('line_number', each), now(), 'browser'
       from generate_series(1, $1::int) each`,
      [MAX_ANONYMOUS - (await violations()) - 1],
    );
    const before = await dropped();
    for (const line of [101, 102, 103]) expect(await send({ ...REPORT, 'line-number': line })).toBe(204);
    expect(await violations()).toBe(MAX_ANONYMOUS);
    expect(await dropped()).toBe(before + 2);
    expect(await log({ ...REPORT, 'line-number': 104 })).toEqual(expect.any(String));
    await atTime(api, new Date(Date.now() + 3 * 60 * 60 * 1000), () => send({ ...REPORT, 'line-number': 105 }));
    expect(await violations()).toBe(MAX_ANONYMOUS + 1);
  });
});

test('a sign-in reported by a browser is listed as reported, and is nobody’s last sign-in', async () => {
  const id = await userIdOf(api, 'partner');
  const seen = async () =>
    (await api.call<{ last_sign_in_at: string | null; sign_ins: object[] }>('GET', `/users/${id}`, { as: 'admin' }))
      .body;
  const token = await api.signIn('partner');
  const { last_sign_in_at, sign_ins } = await seen();
  expect([typeof last_sign_in_at, sign_ins.length]).toEqual(['string', 1]);
  await atTime(api, new Date(Date.now() + 60_000), async () => {
    const profileAnswer = await api.call('POST', '/rpc/log_security_event', {
      token,
      body: { event_type: 'user_login' },
    });
    expect(profileAnswer.status).toBe(201);
  });
  expect(await seen()).toMatchObject({ last_sign_in_at, sign_ins });
  const { body } = await api.call<{ items: object[] }>('GET', `/activity?type=sign-ins&subject=${id}`, { as: 'admin' });
  expect(body.items).toMatchObject([
    { action: 'user_login', reported_by: 'browser', details: { user_id: id } },
    { action: 'user_login', reported_by: 'server', details: { user_id: id } },
  ]);
  const { text } = await api.call('GET', `/activity/export?type=sign-ins&subject=${id}`, { as: 'admin' });
  expect(
    text
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').at(-2)),
  ).toEqual(['"reported_by"', '"browser"', '"server"']);
});
