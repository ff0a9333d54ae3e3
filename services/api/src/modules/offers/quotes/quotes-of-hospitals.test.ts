import '../../../platform/languages/register.js';
import type { Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Answered = Quote & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi();
  [first, second] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Answered>({ person }: Pick<Hospital, 'person'>, method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });
const stateOf = async (id: string): Promise<string | undefined> =>
  (await api.database.rows<{ status: string }>('select status from assignments where id = $1', [id]))[0]?.status;
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await api.database.rows<{ template: string }>(
      'select template from outgoing_mails where recipient = $1 order by created_at',
      [email],
    )
  ).map(({ template }) => template);

test('a hospital writes a draft for its referral, and sends it: the patient reads the same numbers, the referral is done', async () => {
  const one = await TestCase.begin(api);
  const referral = await one.assign('referral', first);
  const { status, body: draft } = await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first));
  expect([status, draft.status, draft.assignment_id]).toEqual([201, 'draft', referral]);
  expect((await one.own('GET', `/quotes/${draft.id}`)).status).toBe(404);
  const changed = await by(first, 'PATCH', `/quotes/${draft.id}`, { deposit: 50_000 });
  expect([changed.status, changed.body.deposit]).toEqual([200, 50_000]);
  const { body: sent } = await by(first, 'POST', `/quotes/${draft.id}/send`);
  expect([sent.status, await stateOf(referral)]).toEqual(['sent', 'done']);
  const read = (await one.own('GET', `/quotes/${draft.id}`)).body;
  expect([read.total, read.deposit, read.lines]).toEqual([310_250, 50_000, sent.lines]);
});

test('a correction is the next version, also when the referral is done; it takes the place of the first', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  const { body: old } = await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first));
  await by(first, 'POST', `/quotes/${old.id}/send`);
  const { body: next } = await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first, { deposit: 1000 }));
  expect(next.version).toBe(2);
  await by(first, 'POST', `/quotes/${next.id}/send`);
  const { body } = await one.own<{ items: Quote[] }>('GET', `/quotes?journey_id=${one.journey_id}`);
  expect(body.items.map(({ version }) => version)).toEqual([2]);
});

test('another hospital, a driver and a stranger find nothing to write on', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  await one.assign('referral', second);
  const { body: own } = await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first));
  // The second has a referral of its own here: it writes neither for the first nor on its quote.
  expect((await by(second, 'POST', '/quotes', quoteForm(one.journey_id, first))).status).toBe(404);
  const outside = await TestCase.begin(api);
  expect((await by(first, 'POST', '/quotes', quoteForm(outside.journey_id, first))).status).toBe(404);
  for (const [method, path, body] of [
    ['PATCH', '', { deposit: 1 }],
    ['POST', '/send', undefined],
    ['POST', '/withdraw', {}],
    ['GET', '', undefined],
    ['GET', '/pdf', undefined],
  ] as const)
    expect([path, (await by(second, method, `/quotes/${own.id}${path}`, body)).status]).toEqual([path, 404]);
  const driver = await personOf(api, 'partner/logistics');
  expect((await by({ person: driver }, 'PATCH', `/quotes/${own.id}`, { deposit: 1 })).status).toBe(403);
  expect((await by(first, 'GET', `/quotes/${own.id}`)).body.deposit).toBeNull();
});

test('before the referral is accepted, once it is taken back, and for a reader there is no writing', async () => {
  const one = await TestCase.begin(api);
  const referral = await one.assign('referral', first, 'offered');
  const early = await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first));
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
  const set = (status: string) =>
    api.database.rows('update assignments set status = $2 where id = $1', [referral, status]);
  await set('accepted');
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: first.partner_id, role: 'read_only' });
  expect((await by({ person: reader }, 'POST', '/quotes', quoteForm(one.journey_id, first))).status).toBe(403);
  await set('cancelled');
  expect((await by(first, 'POST', '/quotes', quoteForm(one.journey_id, first))).status).toBe(404);
});

test('the last quote for the same treatment is there to begin with, without anything of its case', async () => {
  const [before, now] = [await TestCase.begin(api), await TestCase.begin(api)];
  await before.assign('referral', first);
  const { body: old } = await by(
    first,
    'POST',
    '/quotes',
    quoteForm(before.journey_id, first, { exclusions: 'Flights' }),
  );
  await by(first, 'POST', `/quotes/${old.id}/send`);
  const referral = await now.assign('referral', first);
  await api.database.rows('update assignments set partner_hospital_id = $2 where id = $1', [referral, first.id]);
  const { body } = await by<{ quote: Partial<Quote> | null }>(first, 'GET', `/quotes/last?assignment_id=${referral}`);
  expect(body.quote).toMatchObject({ exclusions: 'Flights', total: 310_250 });
  expect(body.quote).not.toHaveProperty('journey_id');
  expect(body.quote).not.toHaveProperty('id');
  expect((await by(second, 'GET', `/quotes/last?assignment_id=${referral}`)).status).toBe(404);
});

test('the hospital hears that it was chosen, and another that it was not; two acceptances at once make one', async () => {
  const one = await TestCase.begin(api);
  const ids: string[] = [];
  for (const hospital of [first, second]) {
    await one.assign('referral', hospital);
    const { body } = await by(hospital, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
    await by(hospital, 'POST', `/quotes/${body.id}/send`);
    ids.push(body.id);
  }
  const answers = await Promise.all(ids.map((id) => one.own('POST', `/quotes/${id}/accept`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const won = answers.findIndex(({ status }) => status === 200);
  const [winner, loser] = won === 0 ? [first, second] : [second, first];
  expect(await mailsTo(winner.person.email)).toContain('quote_chosen_notice');
  expect(await mailsTo(loser.person.email)).toEqual(['quote_declined_notice']);
});
