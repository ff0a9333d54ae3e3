import '../../../platform/languages/register.js';
import type { Quote, WorkWaitingPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { QuoteLapseJob } from './quote-lapse.job.js';
import { UnansweredQuestions } from './unanswered-questions.js';

type Answered = Quote & Pick<Problem, 'code' | 'detail'>;

let api: TestApi;
let hospital: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi();
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Answered>({ person }: Pick<Hospital, 'person'>, method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { token: person.token, ...(body === undefined ? {} : { body }) });
const staff = (method: string, path: string, body?: unknown) =>
  api.call<Answered>(method, path, { as: 'ayana_staff', ...(body === undefined ? {} : { body }) });
const sent = async (one: TestCase, more: object = {}): Promise<Quote> => {
  const { body } = await by(hospital, 'POST', '/quotes', quoteForm(one.journey_id, hospital, more));
  return (await by(hospital, 'POST', `/quotes/${body.id}/send`)).body;
};
const waits = async ({ person }: Pick<Hospital, 'person'>, journey_id: string) => {
  const { body } = await api.call<WorkWaitingPage>('GET', '/work-waiting?kind=quote_question', { token: person.token });
  return body.items.filter(({ work }) => work.journey_id === journey_id).map(({ detail }) => detail);
};
const bells = (user: string) =>
  api.database.rows<{ title: string; message: string }>(
    'select title, message from patient_notifications where patient_id = $1 order by created_at',
    [user],
  );
const tasks = async (journey: string): Promise<string[]> =>
  (
    await api.database.rows<{ status: string }>(
      `select status from journey_tasks where journey_id = $1 and automation like 'quote_question.%'`,
      [journey],
    )
  ).map(({ status }) => status);

/** A case with a sent quote of the hospital, and the patient's question on its implant. */
async function asked() {
  const one = await TestCase.begin(api);
  const referral = await one.assign('referral', hospital);
  const quote = await sent(one);
  const line_id = quote.lines[2]?.id;
  const { body } = await one.own<Quote>('POST', `/quotes/${quote.id}/questions`, { line_id, text: 'Which brand?' });
  const question = body.questions[0]?.id ?? '';
  const answer = (id: string = quote.id) => `/quotes/${id}/questions/${question}/answer`;
  return { one, referral, quote, question, answer };
}

test('a question waits for the hospital, by bell and mail too; the patient hears of its answer in the hospital’s name', async () => {
  const { one, referral, quote, question, answer } = await asked();
  expect(await waits(hospital, one.journey_id)).toEqual(['Which brand?']);
  expect(await waits(other, one.journey_id)).toEqual([]);
  const mails = await api.database.rows<{ recipient: string; data: { about: string; path: string } }>(
    `select recipient, data from outgoing_mails where dedupe_key like 'quote_question:' || $1 || ':%'`,
    [question],
  );
  expect(mails).toMatchObject([
    {
      recipient: hospital.person.email,
      data: { about: 'quote_question', path: `/partner-portal/work/${referral}#quote` },
    },
  ]);
  expect((await bells(hospital.person.id)).at(-1)?.title).toBe('A patient asks about your quote');
  const seen = (await by(hospital, 'GET', `/quotes/${quote.id}`)).body.questions;
  expect(seen).toMatchObject([{ text: 'Which brand?', line_label: 'Knee implant', may_answer: true }]);
  expect(refusedFieldsOf(await by(hospital, 'POST', answer(), { text: ' ' }))).toEqual(['text']);
  expect((await by(other, 'POST', answer(), { text: 'x' })).status).toBe(404);
  expect((await by(hospital, 'POST', answer(), { text: 'A cemented one.' })).status).toBe(201);
  expect(await waits(hospital, one.journey_id)).toEqual([]);
  const read = (await one.own<Quote>('GET', `/quotes/${quote.id}`)).body.questions;
  expect(read).toMatchObject([{ answer: 'A cemented one.', answered_by: hospital.name, may_answer: false }]);
  const bell = (await bells(one.patient.id)).at(-1);
  expect(bell).toEqual({
    title: 'Your question about a quote was answered',
    message: 'You find the answer beside the quote.',
  });
});

test('of the staff and the hospital one answers; the other reads who was first', async () => {
  const { one, answer } = await asked();
  const [mine, theirs] = await Promise.all([
    staff('POST', answer(), { text: 'From the staff.' }),
    by(hospital, 'POST', answer(), { text: 'From the hospital.' }),
  ]);
  const [won, lost] = mine.status === 201 ? [mine, theirs] : [theirs, mine];
  expect([won.status, lost.status, lost.body.code]).toEqual([201, 409, 'illegal_transition']);
  const who = won.body.questions[0]?.answered_by;
  expect(lost.body.detail).toBe(`${who} has answered this question already. The patient reads that answer.`);
  const kept = (await one.own<{ items: Quote[] }>('GET', `/quotes?journey_id=${one.journey_id}`)).body.items;
  expect(kept[0]?.questions[0]?.answer).toBe(won.body.questions[0]?.answer);
});

test('question and answer stay with the next version, at the line of the same name', async () => {
  const { one, quote } = await asked();
  const next = await sent(one);
  expect(next.version).toBe(2);
  const [question] = next.questions;
  expect(question).toMatchObject({ version: 1, line_id: next.lines[2]?.id, line_label: 'Knee implant' });
  expect(question?.line_id).not.toBe(quote.lines[2]?.id);
  const path = `/quotes/${next.id}/questions/${question?.id}/answer`;
  expect((await by(hospital, 'POST', path, { text: 'A cemented one.' })).status).toBe(201);
  const third = await sent(one, {
    lines: [{ category: 'surgeon', label: 'All of it', quantity: 1, unit_price: 250_000, included: true }],
  });
  expect((await one.own<Quote>('GET', `/quotes/${third.id}`)).body.questions).toMatchObject([
    { answer: 'A cemented one.', line_id: null, line_label: 'Knee implant' },
  ]);
});

test('a question falls to the staff once the quote has lapsed: the hospital’s access has ended, the case manager has the task', async () => {
  const { one, quote, answer } = await asked();
  await api.app.get(UnansweredQuestions).run();
  expect(await tasks(one.journey_id)).toEqual([]);
  await atTime(api, new Date('2100-01-01T00:00:00Z'), () => api.app.get(QuoteLapseJob).run());
  await api.app.get(UnansweredQuestions).run();
  await api.app.get(UnansweredQuestions).run();
  expect(await tasks(one.journey_id)).toEqual(['open']);
  expect(await waits(hospital, one.journey_id)).toEqual([]);
  // The lapse of its quote ended its access to the case.
  expect((await by(hospital, 'GET', `/quotes/${quote.id}`)).status).toBe(404);
  const late = await by(hospital, 'POST', answer(), { text: 'Too late.' });
  expect([late.status, late.body.code]).toEqual([404, 'not_found']);
  expect((await staff('POST', answer(), { text: 'A cemented one.' })).status).toBe(201);
  expect(await tasks(one.journey_id)).toEqual(['done']);
});

test('without a hospital that sees the case the question is the staff’s at once', async () => {
  const one = await TestCase.begin(api);
  const { body: draft } = await staff('POST', '/quotes', quoteForm(one.journey_id, hospital));
  await staff('POST', `/quotes/${draft.id}/send`);
  await one.own('POST', `/quotes/${draft.id}/questions`, { text: 'Is the flight in it?' });
  expect(await tasks(one.journey_id)).toEqual(['open']);
});

test('a member who may only read reads the question and answers nothing', async () => {
  const { quote, answer } = await asked();
  const roleOf = (role: string) =>
    api.database.rows('update partner_members set role = $1 where user_id = $2', [role, hospital.person.id]);
  const [was] = await api.database.rows<{ role: string }>('select role from partner_members where user_id = $1', [
    hospital.person.id,
  ]);
  await roleOf('read_only');
  expect((await by(hospital, 'GET', `/quotes/${quote.id}`)).body.questions).toMatchObject([
    { text: 'Which brand?', may_answer: false },
  ]);
  expect((await by(hospital, 'POST', answer(), { text: 'x' })).status).toBe(403);
  await roleOf(was?.role ?? 'member');
});
