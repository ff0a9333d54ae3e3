import '../../../platform/languages/register.js';
import type { Admission, Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Stay = Admission & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
  [first, second] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Stay>({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
const board = async (who: { token: string }, query = ''): Promise<Admission[]> =>
  (await by<{ items: Admission[] }>(who, 'GET', `/admissions${query}`)).body.items;
const ago = (hours: number): string => new Date(Date.now() - hours * 60 * 60_000).toISOString();

/** A case whose patient accepted the quote of the first hospital; the work is done with it. */
async function stayOf(accepts = true) {
  const one = await TestCase.begin(api);
  const work = await one.assign('referral', first);
  const { body: quote } = await by<Quote>(first.person, 'POST', '/quotes', quoteForm(one.journey_id, first));
  await by(first.person, 'POST', `/quotes/${quote.id}/send`);
  if (accepts) await one.own('POST', `/quotes/${quote.id}/accept`);
  const stay = (await board(first.person)).find(({ journey_id }) => journey_id === one.journey_id);
  return { one, work, stay };
}
const stageOf = async (journey_id: string, stage: number) => {
  const [row] = await api.database.rows<{ status: string | null; lines: number }>(
    `select stage_statuses -> $2 ->> 'status' as status, (select count(*)::int from journey_entries entry where entry.journey_id = journey.id
       and entry.event = 'stage' and entry.stage_number = $3) as lines from patient_journeys journey where id = $1`,
    [journey_id, String(stage), stage],
  );
  return row;
};

test('the patient of an accepted quote is expected; admitted and discharged, each stage is completed once', async () => {
  expect((await stayOf(false)).stay).toBeUndefined();
  const { one, work, stay } = await stayOf();
  expect(stay).toMatchObject({ status: 'expected', assignment_id: work, patient_name: 'Prakash Thapa', arrival: null });
  const path = `/admissions/${stay?.id}`;
  const day = await by(first.person, 'PATCH', path, { expected_on: '2099-03-04' });
  expect([day.status, day.body.expected_on]).toEqual([200, '2099-03-04']);
  expect(day.body.updated_by).toEqual({ id: first.person.id, name: 'Prakash Thapa' });
  const admitted = await by(first.person, 'PATCH', path, { step: 'admit', at: ago(2), room: '214' });
  expect([admitted.status, admitted.body.status, admitted.body.room]).toEqual([200, 'admitted', '214']);
  expect(await stageOf(one.journey_id, 7)).toEqual({ status: 'completed', lines: 1 });
  // A wrong press is taken back, and done again.
  await by(first.person, 'PATCH', path, { step: 'take_back' });
  await by(first.person, 'PATCH', path, { step: 'admit', at: ago(2) });
  expect(await stageOf(one.journey_id, 7)).toEqual({ status: 'completed', lines: 1 });
  expect((await stageOf(one.journey_id, 8))?.status).not.toBe('completed');
  const left = await by(first.person, 'PATCH', path, { step: 'discharge', at: ago(1) });
  expect([left.status, left.body.status]).toEqual([200, 'discharged']);
  expect(await stageOf(one.journey_id, 8)).toEqual({ status: 'completed', lines: 1 });
  expect((await by(first.person, 'PATCH', path, { step: 'discharge', at: ago(1) })).body.code).toBe(
    'illegal_transition',
  );
  const seen = await board(one.patient, `?journey_id=${one.journey_id}`);
  expect(seen.map(({ status }) => status)).toEqual(['discharged']);
  expect(seen[0]).not.toHaveProperty('updated_by');
});

test('the wanted day is expected, unless it was over when the quote was accepted', async () => {
  const { one } = await stayOf();
  const expectedFor = async (wanted: string) => {
    await api.database.rows(
      `update treatment_requests set preferred_from = $2
       where id = (select treatment_request_id from patient_journeys where id = $1)`,
      [one.journey_id, wanted],
    );
    return (await board(first.person)).find(({ journey_id }) => journey_id === one.journey_id)?.expected_on;
  };
  expect([await expectedFor('2099-05-06'), await expectedFor('2020-01-01')]).toEqual(['2099-05-06', null]);
});

test('times that do not fit are refused at their field, and a row that has changed is not overwritten', async () => {
  const { stay } = await stayOf();
  const path = `/admissions/${stay?.id}`;
  for (const [body, field] of [
    [{ step: 'admit' }, 'at'],
    [{ step: 'admit', at: ago(-2) }, 'at'],
    [{ expected_on: '2020-01-01' }, 'expected_on'],
  ] as const) {
    const answer = await by(first.person, 'PATCH', path, body);
    expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
  }
  await by(first.person, 'PATCH', path, { step: 'admit', at: ago(2) });
  const early = await by(first.person, 'PATCH', path, { step: 'discharge', at: ago(3) });
  expect([early.status, refusedFieldsOf(early)]).toEqual([422, ['at']]);
  const stale = await api.call('PATCH', path, {
    token: first.person.token,
    body: { room: '9' },
    headers: { 'if-match': '"1"' },
  });
  expect(stale.status).toBe(412);
});

test('it stays on the board once the referral is done, and leaves it when the work is taken back', async () => {
  const { one, work, stay } = await stayOf();
  const has = async () => (await board(first.person)).some(({ id }) => id === stay?.id);
  await api.database.rows(`update assignments set status = 'done' where id = $1`, [work]);
  expect(await has()).toBe(true);
  expect((await board(first.person, `?journey_id=${one.journey_id}`)).map(({ id }) => id)).toEqual([stay?.id]);
  await api.database.rows(`update assignments set status = 'cancelled' where id = $1`, [work]);
  expect(await has()).toBe(false);
});

test('the work shows its stay for good, also when the board no longer does', async () => {
  const { work, stay } = await stayOf();
  await by(first.person, 'PATCH', `/admissions/${stay?.id}`, { step: 'admit', at: ago(24 * 30) });
  await by(first.person, 'PATCH', `/admissions/${stay?.id}`, { step: 'discharge', at: ago(24 * 20) });
  expect((await board(first.person)).map(({ id }) => id)).not.toContain(stay?.id);
  const ofWork = await board(first.person, `?assignment_id=${work}`);
  expect(ofWork.map(({ id, status }) => [id, status])).toEqual([[stay?.id, 'discharged']]);
  expect(await board(second.person, `?assignment_id=${work}`)).toEqual([]);
  const unaccepted = await stayOf(false);
  expect(await board(first.person, `?assignment_id=${unaccepted.work}`)).toEqual([]);
});

test('another hospital finds nothing, a member who reads changes nothing, the staff see and change it', async () => {
  const { one, stay } = await stayOf();
  const path = `/admissions/${stay?.id}`;
  await one.assign('referral', second);
  expect((await by(second.person, 'PATCH', path, { expected_on: '2099-01-01' })).status).toBe(404);
  expect((await board(second.person)).some(({ id }) => id === stay?.id)).toBe(false);
  expect((await by(second.person, 'GET', `/admissions?journey_id=${one.journey_id}`)).status).toBe(404);
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: first.partner_id, role: 'read_only' });
  expect((await board(reader)).some(({ id }) => id === stay?.id)).toBe(true);
  const refused = await by(reader, 'PATCH', path, { expected_on: '2099-01-01' });
  expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed']);
  expect((await one.own('PATCH', path, { expected_on: '2099-01-01' })).status).toBe(403);
  const staff = await api.call<Stay>('PATCH', path, { as: 'ayana_staff', body: { expected_on: '2099-01-01' } });
  expect([staff.status, staff.body.expected_on]).toEqual([200, '2099-01-01']);
});
