import '../../../platform/languages/register.js';
import type { AssignmentCandidate, AssignmentDetail } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = AssignmentDetail & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
let own: TestCase;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
  first = await hospitalOf(api, 0);
  second = await hospitalOf(api, 1);
});
afterAll(() => api.close());
beforeEach(async () => {
  own = await TestCase.begin(api);
});

const refer = async (hospital: Hospital) =>
  (
    await api.call<Answered>('POST', '/assignments', {
      as: 'ayana_staff',
      body: {
        journey_id: own.journey_id,
        kind: 'referral',
        partner_hospital_id: hospital.id,
        brief: 'A quote, please.',
      },
    })
  ).body;
const replace = (id: string, body: object = {}, headers = {}) =>
  api.call<Answered>('POST', `/assignments/${id}/replace`, {
    as: 'ayana_staff',
    headers,
    body: { partner_hospital_id: second.id, brief: 'A quote until Friday, please.', ...body },
  });
const read = (id: string, { person }: { person: Person }) =>
  api.call<Answered>('GET', `/assignments/${id}`, { token: person.token });
const change = (id: string, body: object, { token }: Person) =>
  api.call<Answered>('PATCH', `/assignments/${id}`, { token, body });
const candidates = (query = '') =>
  api
    .call<AssignmentCandidate[]>(
      'GET',
      `/assignments/candidates?kind=referral&journey_id=${own.journey_id}&limit=50${query}`,
      { as: 'ayana_staff' },
    )
    .then(({ body }) => body);

test('work is taken back from one and given to the other in one step, with what was agreed as a note', async () => {
  const { id, version } = await refer(first);
  const note = 'The family arrives on Friday.';
  const due_at = new Date(Date.now() + 30 * 60 * 60_000).toISOString();
  const headers = { 'if-match': `"${version}"`, 'idempotency-key': own.journey_id };
  const answer = await replace(id, { note, due_at }, headers);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ status: 'offered', partner_id: second.partner_id, due_at, kind: 'referral' });
  expect((await replace(id, { note, due_at }, headers)).text).toBe(answer.text);
  expect((await read(id, first)).status).toBe(404);
  expect((await read(answer.body.id, second)).body.brief).toBe('A quote until Friday, please.');
  const { body: threads } = await api.call<{ items: { last_message: { text: string } | null }[] }>(
    'GET',
    `/threads?journey_id=${own.journey_id}`,
    { token: second.person.token },
  );
  expect(threads.items.map(({ last_message }) => last_message?.text)).toEqual([note]);
  // Two who press it at once: one finds it changed.
  expect((await replace(id, { partner_hospital_id: first.id }, { 'if-match': `"${version}"` })).status).toBe(412);
});

test('the new assignee reads nothing of the one before', async () => {
  const { id } = await refer(first);
  const { body: threads } = await api.call<{ items: { id: string }[] }>(
    'GET',
    `/threads?journey_id=${own.journey_id}`,
    {
      token: first.person.token,
    },
  );
  await api.call('POST', `/threads/${threads.items[0]?.id ?? ''}/messages`, {
    token: first.person.token,
    body: { text: 'We are full until May.' },
  });
  const { id: given } = (await replace(id)).body;
  for (const path of [
    `/assignments/${given}`,
    '/assignments',
    `/threads?journey_id=${own.journey_id}`,
    '/journey-tasks',
  ]) {
    const { text } = await api.call('GET', path, { token: second.person.token });
    for (const secret of [id, first.name, first.partner_id, first.person.id, 'full until May'])
      expect([path, text.includes(secret)]).toEqual([path, false]);
  }
});

test('who has declined is not offered it again, and who has it has it', async () => {
  const { id } = await refer(first);
  expect(refusedFieldsOf(await replace(id, { partner_hospital_id: first.id }))).toEqual(['partner_hospital_id']);
  await change(id, { status: 'declined', declined_reason: 'No bed' }, first.person);
  expect((await candidates()).map((each) => each.id)).not.toContain(first.id);
  const { id: given } = (await replace(id)).body;
  expect(refusedFieldsOf(await replace(given, { partner_hospital_id: first.id }))).toEqual(['partner_hospital_id']);
  expect((await candidates()).map((each) => each.id)).not.toContain(second.id);
});

test('work that is done is not replaced, nor by anyone but the staff', async () => {
  const { id } = await refer(first);
  const path = `/assignments/${id}/replace`;
  const body = { partner_hospital_id: second.id, brief: 'Please' };
  expect((await api.call('POST', path, { token: first.person.token, body })).status).toBe(403);
  for (const status of ['accepted', 'done']) await change(id, { status }, first.person);
  expect((await replace(id)).body.code).toBe('illegal_transition');
  expect((await api.call('POST', path.replace(id, own.journey_id), { as: 'ayana_staff', body })).status).toBe(404);
});

test('what was to be booked by the one is to be booked by the other, without their booking', async () => {
  const driver = await personOf(api, 'partner/logistics');
  const next = await personOf(api, 'partner/logistics');
  const { body: work } = await api.call<Answered>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: own.journey_id, kind: 'transport', assignee_user_id: driver.id, brief: 'Please meet her.' },
  });
  await api.call('POST', '/travel-legs', {
    as: 'ayana_staff',
    body: {
      journey_id: own.journey_id,
      kind: 'pickup',
      starts_at: '2099-03-01T10:00:00Z',
      zone: 'Asia/Kolkata',
      reference: 'CAR-1',
      status: 'booked',
      assignment_id: work.id,
    },
  });
  const answer = await replace(work.id, { partner_hospital_id: undefined, assignee_user_id: next.id });
  expect(answer.body.facts?.legs).toEqual([expect.objectContaining({ status: 'planned', reference: null })]);
});

test('candidates of a case: the best first, each with the reasons in words', async () => {
  const [treatment] = await api.database.rows<{ id: string }>(
    'select treatment_id as id from treatment_requests where id = $1',
    [own.request_id],
  );
  await api.database.rows('delete from treatment_hospital_recommendations where treatment_id = $1', [treatment?.id]);
  const third = await hospitalOf(api, 2);
  for (const [hospital, score] of [
    [first, 70],
    [second, 90],
    [third, 80],
  ] as const)
    await api.database.rows(
      `insert into treatment_hospital_recommendations (treatment_id, hospital_partner_id, recommendation_score, specialization_match, is_active, created_at)
       values ($1, $2, $3, true, true, now())`,
      [treatment?.id, hospital.id, score],
    );
  const [city] = await api.database.rows<{ name: string }>(
    'select city.name from cities city join partner_hospitals hospital on hospital.city_id = city.id where hospital.id = $1',
    [first.id],
  );
  await api.database.rows('update treatment_requests set preferred_city = $2 where id = $1', [
    own.request_id,
    city?.name,
  ]);
  const ranked = await candidates();
  const [best] = ranked;
  // In the city of the patient's choice before the better recommendation elsewhere.
  expect(best?.reasons).toContain(`In ${city?.name ?? ''}, as the patient prefers`);
  const scores = ranked.map(({ reasons }) => Number(/, (\d+) of 100$/.exec(reasons[0] ?? '')?.[1] ?? Number.NaN));
  expect(scores.slice(0, 3).every((score) => score > 0)).toBe(true);
  expect(scores.slice(3).every((score) => Number.isNaN(score))).toBe(true);
  for (const { reasons } of ranked)
    expect(reasons.at(-1)).toMatch(/^(Nothing open|1 piece of work open|\d+ pieces of work open)$/);
  const none = await api.call<AssignmentCandidate[]>('GET', '/assignments/candidates?kind=referral', {
    as: 'ayana_staff',
  });
  expect(none.body.every(({ reasons }) => reasons.length === 0)).toBe(true);
});
