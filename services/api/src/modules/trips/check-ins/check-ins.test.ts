import '../../../platform/languages/register.js';
import type { CheckIn } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { permanentTokens } from '../../../platform/secrets/permanent-token.js';
import { personOf, TestCase } from '../../journeys/testing/case.js';
import { CheckInJob } from './check-in.job.js';
import { planCheckIns } from './plan-check-ins.js';

type Answered = CheckIn & Pick<Problem, 'code'>;

const WELL = { pain: 2, fever: false, wound: 'good', medicine_taken: true };
const BAD = { pain: 8, fever: true, wound: 'good', medicine_taken: true, worry: 'My leg is cold.' };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const at = <T>(day: string, work: () => Promise<T>): Promise<T> => atTime(api, new Date(`${day}T12:00:00Z`), work);
const plan = (one: TestCase, returned: string) =>
  api.app
    .get(Database)
    .write((em) =>
      planCheckIns(em, { clock: api.app.get(Clock), ids: api.app.get(Ids) }, { id: one.journey_id }, returned),
    );
async function planned(returned = '2026-01-10'): Promise<{ one: TestCase; checkIns: CheckIn[] }> {
  const one = await TestCase.begin(api);
  await plan(one, returned);
  const { body } = await one.own<{ items: CheckIn[] }>('GET', `/check-ins?journey_id=${one.journey_id}`);
  return { one, checkIns: body.items };
}
const idOf = (checkIns: readonly CheckIn[], day: number): string => checkIns.find((each) => each.day === day)?.id ?? '';
const tokenOf = (id: string): string => permanentTokens(api.config.cookieSecret)('answer_check_in', id);
const byToken = (token: string) => api.call<Answered>('GET', `/check-ins/by-token?token=${encodeURIComponent(token)}`);
const answer = (token: string, form: object, headers = {}) =>
  api.call<Answered>('POST', '/check-ins/answer', { body: { token, ...form }, headers });
const mailsOf = (id: string) =>
  api.database.rows<{ template: string; recipient: string }>(
    `select template, recipient from outgoing_mails where dedupe_key like 'check_in:' || $1 || '%' order by template`,
    [id],
  );
const tasksOf = (one: TestCase) =>
  api.database.rows<{ title: string; detail: string; owner_kind: string; subject_kind: string }>(
    'select title, detail, owner_kind, subject_kind from journey_tasks where journey_id = $1',
    [one.journey_id],
  );

test('four check-ins are planned after the return, once; a later return moves those not asked yet', async () => {
  const { one, checkIns } = await planned();
  const days = (list: readonly CheckIn[]) => list.map(({ day, due_on }) => [day, due_on]);
  expect(days(checkIns)).toEqual([
    [3, '2026-01-13'],
    [7, '2026-01-17'],
    [30, '2026-02-09'],
    [90, '2026-04-10'],
  ]);
  await api.database.rows('update check_ins set asked_at = now() where id = $1', [idOf(checkIns, 3)]);
  await plan(one, '2026-01-12');
  const { body } = await one.own<{ items: CheckIn[] }>('GET', `/check-ins?journey_id=${one.journey_id}`);
  expect(days(body.items).slice(0, 2)).toEqual([
    [3, '2026-01-13'],
    [7, '2026-01-19'],
  ]);
});

test('a patient is asked on the day, from nine in their morning on, once', async () => {
  const { one, checkIns } = await planned('2031-05-01');
  await api.database.rows(`update users set time_zone = 'Asia/Dhaka' where id = $1`, [one.patient.id]);
  const run = (time: string) => atTime(api, new Date(time), () => api.app.get(CheckInJob).run());
  expect(await run('2031-05-04T02:59:00Z')).toBe(0);
  expect(await run('2031-05-04T03:00:00Z')).toBe(1);
  expect(await run('2031-05-04T03:10:00Z')).toBe(0);
  expect(await mailsOf(idOf(checkIns, 3))).toEqual([{ template: 'check_in_due', recipient: one.patient.email }]);
  const notices = await api.database.rows<{ title: string }>(
    `select title from patient_notifications where patient_id = $1 and metadata->>'kind' = 'check_in'`,
    [one.patient.id],
  );
  expect(notices).toEqual([{ title: 'How are you, 3 days after your return?' }]);
});

test('the link of the mail answers without signing in; a good answer only is on the timeline', async () => {
  const { one, checkIns } = await planned();
  const id = idOf(checkIns, 3);
  const token = tokenOf(id);
  await at('2026-01-14', async () => {
    expect((await byToken(token)).body).toEqual({ day: 3, answered: false, red_flags: [] });
    const first = await answer(token, WELL);
    expect([first.status, first.body.red_flags]).toEqual([200, []]);
    const again = await answer(token, BAD);
    expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
  });
  const { body } = await one.own<{ items: CheckIn[] }>('GET', `/check-ins?journey_id=${one.journey_id}`);
  expect(body.items[0]).toMatchObject({ answers: { ...WELL, worry: null }, red_flags: [] });
  expect(await tasksOf(one)).toEqual([]);
  expect(await mailsOf(id)).toEqual([]);
  const entries = await api.database.rows<{ visibility: string }>(
    `select visibility from journey_entries where journey_id = $1 and event = 'check_in_answered'`,
    [one.journey_id],
  );
  expect(entries).toEqual([{ visibility: 'public' }]);
});

test('red flags reach the case manager at once: an urgent task and a mail', async () => {
  const { one, checkIns } = await planned();
  const staff = await personOf(api, 'ayana_staff');
  await api.database.rows('update patient_journeys set case_manager_id = $1 where id = $2', [staff.id, one.journey_id]);
  const id = idOf(checkIns, 7);
  const { body } = await at('2026-01-18', () => answer(tokenOf(id), BAD));
  expect(body.red_flags).toEqual(['pain', 'fever', 'worry']);
  expect(await tasksOf(one)).toEqual([
    {
      title: 'Call now: red flags in the check-in after 7 days',
      detail: 'Strong pain, fever and worry. Pain 8 of 10. “My leg is cold.”',
      owner_kind: 'case_manager',
      subject_kind: 'check_in',
    },
  ]);
  expect(await mailsOf(id)).toEqual([{ template: 'check_in_red_flags', recipient: staff.email }]);
  // The mail leads to the case, and says nothing about the patient’s health.
  const [mail] = await api.database.rows<{ data: object }>(
    `select data from outgoing_mails where dedupe_key = 'check_in:' || $1 || ':red_flags'`,
    [id],
  );
  expect(mail?.data).toEqual({
    case_number: expect.stringMatching(/^AY-/),
    name: expect.any(String),
    path: `/case-manager/cases/${one.journey_id}?section=care`,
  });
  const seen = await api.call<Answered>('POST', `/check-ins/${id}/seen`, { as: 'ayana_staff' });
  expect(seen.body.seen_at).not.toBeNull();
});

test('sent again over a lost line, an answer counts once', async () => {
  const { one, checkIns } = await planned();
  const token = tokenOf(idOf(checkIns, 3));
  const key = { 'idempotency-key': `check-in-${one.journey_id}` };
  const answers = await at('2026-01-14', () => Promise.all([1, 2].map(() => answer(token, BAD, key))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await tasksOf(one)).toHaveLength(1);
});

test('a forged link, one of another purpose, and one that has expired open nothing', async () => {
  const { checkIns } = await planned();
  const [id, other] = [idOf(checkIns, 3), idOf(checkIns, 7)];
  const signature = tokenOf(id).split('.')[1] ?? '';
  const forged = [
    `${other}.${signature}`,
    `${id}.${'A'.repeat(43)}`,
    id,
    'nonsense',
    permanentTokens(api.config.cookieSecret)('manage_appointment', id),
    permanentTokens('another secret of at least thirty-two characters')('answer_check_in', id),
  ];
  await at('2026-01-14', async () => {
    for (const token of forged) {
      expect([token, (await byToken(token)).status]).toEqual([token, 404]);
      expect((await answer(token, WELL)).status).toBe(404);
    }
  });
  expect((await at('2026-01-27', () => byToken(tokenOf(id)))).status).toBe(200);
  for (const late of [
    await at('2026-01-28', () => byToken(tokenOf(id))),
    await at('2026-01-28', () => answer(tokenOf(id), WELL)),
  ])
    expect([late.status, late.body.code]).toEqual([410, 'link_invalid']);
  const early = await at('2026-01-14', () => answer(tokenOf(other), WELL));
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
});

test.each([
  // East of India the day begins before it does in UTC, west of it later.
  ['Pacific/Fiji', '2026-01-12T11:30:00Z', '2026-01-12T12:30:00Z', '2026-01-27T11:30:00Z', '2026-01-27T12:30:00Z'],
  ['America/Lima', '2026-01-13T04:30:00Z', '2026-01-13T05:30:00Z', '2026-01-28T04:30:00Z', '2026-01-28T05:30:00Z'],
])('days are those of the patient: in %s', async (zone, dayBefore, onTheDay, lastDay, dayAfter) => {
  const { one, checkIns } = await planned();
  await api.database.rows('update users set time_zone = $2 where id = $1', [one.patient.id, zone]);
  const id = idOf(checkIns, 3);
  const isDue = async (time: string) =>
    atTime(api, new Date(time), async () => {
      const { body } = await api.call<{ items: CheckIn[] }>('GET', `/check-ins?journey_id=${one.journey_id}`, {
        as: 'ayana_staff',
      });
      return body.items[0]?.is_due;
    });
  expect([await isDue(dayBefore), await isDue(onTheDay)]).toEqual([false, true]);
  const opened = (time: string) => atTime(api, new Date(time), async () => (await byToken(tokenOf(id))).status);
  expect([await opened(lastDay), await opened(dayAfter)]).toEqual([200, 410]);
  const early = await atTime(api, new Date(dayBefore), () => answer(tokenOf(id), WELL));
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
  expect((await atTime(api, new Date(onTheDay), () => answer(tokenOf(id), WELL))).status).toBe(200);
});

test('who was asked may answer where it is another day, and has the days of the link from then on', async () => {
  const { one, checkIns } = await planned('2031-05-01');
  await api.database.rows(`update users set time_zone = 'Pacific/Fiji' where id = $1`, [one.patient.id]);
  const run = (time: string) => atTime(api, new Date(time), () => api.app.get(CheckInJob).run());
  expect(await run('2031-05-06T12:30:00Z')).toBe(1);
  const id = idOf(checkIns, 3);
  const [mail] = await api.database.rows<{ data: { until: string } }>(
    `select data from outgoing_mails where dedupe_key = 'check_in:' || $1 || ':due'`,
    [id],
  );
  // Asked on the 7th of May in Fiji: three days after the 4th.
  expect(mail?.data.until).toBe('2031-05-21');
  await api.database.rows(`update users set time_zone = 'America/Lima' where id = $1`, [one.patient.id]);
  const open = await atTime(api, new Date('2031-05-20T23:00:00Z'), () => byToken(tokenOf(id)));
  expect(open.status).toBe(200);
});

test('in the portal only the patient answers; nobody else sees them', async () => {
  const { one, checkIns } = await planned();
  const id = idOf(checkIns, 3);
  const [stranger, doctor] = [await personOf(api, 'patient'), await personOf(api, 'doctor')];
  await one.assign('opinion', doctor);
  for (const { token } of [stranger, doctor]) {
    expect((await api.call('GET', `/check-ins?journey_id=${one.journey_id}`, { token })).status).toBe(404);
    expect((await api.call('POST', `/check-ins/${id}/answer`, { token, body: WELL })).status).toBe(404);
  }
  expect((await api.call('POST', `/check-ins/${id}/seen`, { token: one.patient.token })).status).toBe(403);
  expect((await api.call('POST', `/check-ins/${id}/answer`, { as: 'ayana_staff', body: WELL })).status).toBe(404);
  const own = await one.own<Answered>('POST', `/check-ins/${id}/answer`, { ...WELL, pain: 0 });
  expect([own.status, own.body.answers?.pain]).toEqual([200, 0]);
  expect(
    refusedFieldsOf(await one.own('POST', `/check-ins/${id}/answer`, { ...WELL, pain: 11, wound: 'blue' })),
  ).toEqual(['pain', 'wound']);
});
