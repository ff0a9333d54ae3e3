import '../../../platform/languages/register.js';
import type { Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Answered = Quote & Pick<Problem, 'code'>;

let api: TestApi;
let hospital: Hospital;
let colleague: { id: string; token: string };
beforeAll(async () => {
  api = await startApi();
  hospital = await hospitalOf(api, 0);
  colleague = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now())', [colleague.id, hospital.partner_id]);
  await api.database.rows(`update users set name = 'Asha Rao' where id = $1`, [colleague.id]);
});
afterAll(() => api.close());

const call = (token: string, method: string, path: string, body?: unknown, revision?: number) =>
  api.call<Answered>(method, path, {
    token,
    ...(body === undefined ? {} : { body }),
    ...(revision === undefined ? {} : { headers: { 'If-Match': `"${revision}"` } }),
  });

test('of two members who write one quote the second is refused, and reads who saved what', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', hospital);
  const { token } = hospital.person;
  const { body: draft } = await call(token, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
  expect(draft.updated_by).toEqual({ id: hospital.person.id, name: 'Prakash Thapa' });
  const saved = await call(colleague.token, 'PATCH', `/quotes/${draft.id}`, { deposit: 50_000 }, draft.revision);
  expect(saved.status).toBe(200);
  const refused = await call(token, 'PATCH', `/quotes/${draft.id}`, { deposit: 10_000 }, draft.revision);
  expect([refused.status, refused.body.code]).toEqual([412, 'stale_version']);
  const sending = await call(token, 'POST', `/quotes/${draft.id}/send`, undefined, draft.revision);
  expect([sending.status, sending.body.code]).toEqual([412, 'stale_version']);
  const { body: read } = await call(token, 'GET', `/quotes/${draft.id}`);
  expect([read.deposit, read.updated_by]).toEqual([50_000, { id: colleague.id, name: 'Asha Rao' }]);
});

test('two members who begin one at the same time do not make two drafts', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', hospital);
  const answers = await Promise.all(
    [hospital.person.token, colleague.token].map((token) =>
      call(token, 'POST', '/quotes', quoteForm(one.journey_id, hospital)),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 412]);
});

test('the patient does not read who wrote the quote', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', hospital);
  const { body: draft } = await call(hospital.person.token, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
  await call(hospital.person.token, 'POST', `/quotes/${draft.id}/send`);
  const { status, body } = await one.own('GET', `/quotes/${draft.id}`);
  expect([status, 'updated_by' in body]).toEqual([200, false]);
});
