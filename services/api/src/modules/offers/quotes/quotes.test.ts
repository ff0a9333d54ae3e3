import '../../../platform/languages/register.js';
import type { Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';
import { QuoteLapseJob } from './quote-lapse.job.js';

type Answered = Quote & Pick<Problem, 'code'>;
type List = { items: Quote[] };

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi();
  [first, second] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const staff = <T = Answered>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.call<T>(method, path, { as: 'ayana_staff', headers, ...(body === undefined ? {} : { body }) });
const enter = (one: TestCase, hospital: Hospital, more: object = {}) =>
  staff('POST', '/quotes', quoteForm(one.journey_id, hospital, more));
const sent = async (one: TestCase, hospital: Hospital, more: object = {}): Promise<Quote> => {
  const { body } = await enter(one, hospital, more);
  const answer = await staff('POST', `/quotes/${body.id}/send`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};
const listed = (token: string, journey_id: string) =>
  api.call<List>('GET', `/quotes?journey_id=${journey_id}`, { token });

test('staff enter a quote with its lines; the total counts what is in the price', async () => {
  const one = await TestCase.begin(api);
  const { status, body } = await enter(one, first, { deposit: 100_000, room_class: 'single' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ version: 1, status: 'draft', total: 310_250, deposit: 100_000, sent_at: null });
  expect(body.hospital.name).toBe(first.name);
  expect(body.lines.map(({ label }) => label)).toEqual(['Surgeon and team', 'Single room', 'Knee implant']);
});

test('the patient sees it once it is sent, and is notified; the request says so', async () => {
  const one = await TestCase.begin(api);
  const { body: draft } = await enter(one, first);
  expect((await one.own<List>('GET', `/quotes?journey_id=${one.journey_id}`)).body.items).toEqual([]);
  expect((await one.own('GET', `/quotes/${draft.id}`)).status).toBe(404);
  const { body } = await staff('POST', `/quotes/${draft.id}/send`);
  expect(body).toMatchObject({ status: 'sent', revision: draft.revision + 1 });
  expect((await one.own('GET', `/quotes/${draft.id}`)).body).toMatchObject({ id: draft.id, total: 310_250 });
  const [notice] = await api.database.rows<{ title: string; metadata: { path: string } }>(
    'select title, metadata from patient_notifications where journey_id = $1',
    [one.journey_id],
  );
  expect(notice).toMatchObject({
    title: 'A quote has arrived',
    metadata: { path: `/patient-portal/quotes?journey=${one.journey_id}` },
  });
  const request = await one.own<{ status: string }>('GET', `/treatment-requests/${one.request_id}`);
  expect(request.body.status).toBe('quoted');
  const paper = await one.own('GET', `/quotes/${draft.id}/pdf`);
  expect([paper.status, paper.text.slice(0, 5)]).toEqual([200, '%PDF-']);
});

test('a correction of a sent quote is the next version, and replaces it', async () => {
  const one = await TestCase.begin(api);
  const old = await sent(one, first);
  const refused = await staff('PATCH', `/quotes/${old.id}`, { deposit: 5 });
  expect([refused.status, refused.body.code]).toEqual([409, 'illegal_transition']);
  const { body: draft } = await enter(one, first, { deposit: 70_000 });
  expect(draft.version).toBe(2);
  const changed = await staff(
    'PATCH',
    `/quotes/${draft.id}`,
    { deposit: 80_000 },
    { 'if-match': `"${draft.revision}"` },
  );
  expect(changed.body.deposit).toBe(80_000);
  const late = await staff('PATCH', `/quotes/${draft.id}`, { deposit: 1 }, { 'if-match': `"${draft.revision}"` });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  await staff('POST', `/quotes/${draft.id}/send`);
  const { items } = (await one.own<List>('GET', `/quotes?journey_id=${one.journey_id}`)).body;
  expect(items.map(({ id, version }) => [id, version])).toEqual([[draft.id, 2]]);
  expect((await staff('GET', `/quotes/${old.id}`)).body.status).toBe('superseded');
});

test('a deposit is at most the whole price, whichever of the two is changed', async () => {
  const one = await TestCase.begin(api);
  expect(refusedFieldsOf(await enter(one, first, { deposit: 310_251 }))).toEqual(['deposit']);
  const { body: draft } = await enter(one, first, { deposit: 310_250 });
  const change = (body: object) => staff('PATCH', `/quotes/${draft.id}`, body, { 'if-match': `"${draft.revision}"` });
  expect(refusedFieldsOf(await change({ deposit: 310_251 }))).toEqual(['deposit']);
  expect(refusedFieldsOf(await change({ lines: draft.lines.slice(0, 1).map(({ id: _id, ...line }) => line) }))).toEqual(
    ['deposit'],
  );
  expect((await change({ deposit: 310_249 })).status).toBe(200);
});

test('what does not fit is refused at its field', async () => {
  const one = await TestCase.begin(api);
  const [other] = await api.database.rows<{ id: string }>('select id from doctors where hospital_id = $1 limit 1', [
    second.id,
  ]);
  const line = { category: 'surgeon', label: 'Fee', quantity: 1, unit_price: 100, included: true };
  for (const [more, field] of [
    [{ partner_hospital_id: one.journey_id }, 'partner_hospital_id'],
    [{ doctor_id: other?.id }, 'doctor_id'],
    [{ valid_until: '2020-01-01' }, 'valid_until'],
    [{ lines: [] }, 'lines'],
    [{ lines: [line, { ...line, quantity: 0 }] }, 'lines.1.quantity'],
    [{ lines: [{ ...line, unit_price: -5 }] }, 'lines.0.unit_price'],
    [{ lines: [{ ...line, category: 'magic' }] }, 'lines.0.category'],
    [{ assignment_id: one.journey_id }, 'assignment_id'],
  ] as const)
    expect([field, refusedFieldsOf(await enter(one, first, more))]).toEqual([field, [field]]);
  const { body } = await enter(one, first, { lines: [{ ...line, included: false }] });
  expect(refusedFieldsOf(await staff('POST', `/quotes/${body.id}/send`))).toEqual(['lines']);
});

test('a hospital sees its own quotes only; other people see none, as if there were no journey', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  await one.assign('referral', second);
  const [own, others] = [await sent(one, first), await sent(one, second)];
  expect(own.assignment_id).not.toBeNull();
  const { items } = (await listed(first.person.token, one.journey_id)).body;
  expect(items.map(({ id }) => id)).toEqual([own.id]);
  expect((await api.call('GET', `/quotes/${others.id}`, { token: first.person.token })).status).toBe(404);
  expect((await api.call('GET', `/quotes/${others.id}/pdf`, { token: first.person.token })).status).toBe(404);
  const driver = await personOf(api, 'partner/logistics');
  await one.assign('transport', driver);
  const stranger = await personOf(api, 'patient');
  for (const { token } of [driver, stranger]) {
    expect((await listed(token, one.journey_id)).status).toBe(404);
    expect((await api.call('GET', `/quotes/${own.id}`, { token })).status).toBe(404);
    expect((await api.call('POST', `/quotes/${own.id}/accept`, { token })).status).toBe(404);
    const question = { token, body: { text: 'Why?' } };
    expect((await api.call('POST', `/quotes/${own.id}/questions`, question)).status).toBe(404);
  }
  for (const { token } of [stranger, one.patient])
    expect((await api.call('POST', '/quotes', { token, body: quoteForm(one.journey_id, first) })).status).toBe(403);
  expect((await staff('GET', `/quotes/${own.id}`)).body.status).toBe('sent');
});

test('the patient accepts one: the other is declined with thanks, and staff get a mail', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', second);
  const [chosen, other] = [await sent(one, first), await sent(one, second)];
  const { status, body } = await one.own('POST', `/quotes/${chosen.id}/accept`);
  expect([status, body.status]).toEqual([200, 'accepted']);
  expect((await one.own('GET', `/quotes/${other.id}`)).body.status).toBe('declined');
  for (const { id } of [chosen, other]) {
    const again = await one.own('POST', `/quotes/${id}/accept`);
    expect([again.status, again.body.code]).toEqual([409, 'already_decided']);
  }
  const request = await one.own<{ status: string }>('GET', `/treatment-requests/${one.request_id}`);
  expect(request.body.status).toBe('accepted');
  const mails = await api.database.rows<{ template: string; recipient: string }>(
    `select template, recipient from outgoing_mails where dedupe_key like 'quote:' || $1 || '%'
      or dedupe_key like 'quote:' || $2 || '%' order by template`,
    [chosen.id, other.id],
  );
  expect(mails.map(({ template }) => template)).toEqual(['quote_accepted_notice', 'quote_declined_notice']);
  expect(mails[1]?.recipient).toBe(second.person.email);
  const entries = await api.database.rows<{ event: string; visibility: string }>(
    `select event, visibility from journey_entries where journey_id = $1 and event like 'quote%' order by at, id`,
    [one.journey_id],
  );
  expect(entries.map(({ event, visibility }) => [event, visibility])).toEqual([
    ['quote_sent', 'internal'],
    ['quote_sent', 'internal'],
    ['quote_accepted', 'public'],
    ['quote_declined', 'internal'],
  ]);
  const { body: late } = await enter(one, second);
  expect((await staff('POST', `/quotes/${late.id}/send`)).body.code).toBe('illegal_transition');
});

test('staff do not accept in the patient’s name', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first);
  expect((await staff('POST', `/quotes/${quote.id}/accept`)).status).toBe(404);
  expect((await staff('GET', `/quotes/${quote.id}`)).body.status).toBe('sent');
});

test('of sixteen acceptances at once, of two quotes, exactly one is it', async () => {
  const one = await TestCase.begin(api);
  const quotes = [await sent(one, first), await sent(one, second)];
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, index) => one.own('POST', `/quotes/${quotes[index % 2]?.id}/accept`)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(15).fill(409)]);
  const states = (await one.own<List>('GET', `/quotes?journey_id=${one.journey_id}`)).body.items;
  expect(states.map(({ status }) => status).toSorted()).toEqual(['accepted', 'declined']);
  const entries = await api.database.rows(
    `select id from journey_entries where journey_id = $1 and event = 'quote_accepted'`,
    [one.journey_id],
  );
  expect(entries).toHaveLength(1);
});

test('an acceptance that is sent again with its key gets the same answer', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first);
  const send = () =>
    api.call<Answered>('POST', `/quotes/${quote.id}/accept`, {
      token: one.patient.token,
      headers: { 'idempotency-key': `accept-${quote.id}` },
    });
  const [before, again] = [await send(), await send()];
  expect([before.status, again.status, again.text]).toEqual([200, 200, before.text]);
});

test('a question about a line is a message to the case manager that names it', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first);
  const line = quote.lines[2];
  const ask = (body: object) => one.own('POST', `/quotes/${quote.id}/questions`, body);
  expect((await ask({ line_id: line?.id, text: 'Which brand is it?' })).status).toBe(201);
  expect((await ask({ text: 'Is the flight in it?' })).status).toBe(201);
  expect((await ask({ line_id: one.journey_id, text: 'And this?' })).status).toBe(404);
  const messages = await api.database.rows<{ text: string; author_id: string; kind: string }>(
    `select message.text, message.author_id, thread.kind from messages message
       join threads thread on thread.id = message.thread_id where thread.journey_id = $1 order by message.id`,
    [one.journey_id],
  );
  expect(messages).toEqual([
    {
      text: `About “Knee implant” in the quote from ${first.name}: Which brand is it?`,
      author_id: one.patient.id,
      kind: 'patient',
    },
    { text: `About the quote from ${first.name}: Is the flight in it?`, author_id: one.patient.id, kind: 'patient' },
  ]);
});

test('the answer of the staff is beside the question for the patient, the staff and the hospital, and a message', async () => {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  const [quote, other] = [await sent(one, first), await sent(one, second)];
  const line_id = quote.lines[2]?.id;
  const asked = await one.own('POST', `/quotes/${quote.id}/questions`, { line_id, text: 'Which brand is it?' });
  const [question] = asked.body.questions;
  expect(question).toMatchObject({ line_id, text: 'Which brand is it?', answer: null, answered_at: null });
  const answer = (of: Quote, body: object = { text: 'A cemented one.' }) =>
    staff('POST', `/quotes/${of.id}/questions/${question?.id}/answer`, body);
  expect((await answer(other)).status).toBe(404);
  expect(refusedFieldsOf(await answer(quote, { text: ' ' }))).toEqual(['text']);
  expect((await answer(quote)).status).toBe(201);
  const again = await answer(quote);
  expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
  const seen = (await one.own('GET', `/quotes/${quote.id}`)).body.questions;
  expect(seen).toMatchObject([{ id: question?.id, answer: 'A cemented one.', answered_by: expect.any(String) }]);
  expect((await listed(first.person.token, one.journey_id)).body.items[0]?.questions).toMatchObject([
    { id: question?.id, answer: 'A cemented one.', may_answer: false },
  ]);
  const messages = await api.database.rows<{ text: string }>(
    `select message.text from messages message join threads thread on thread.id = message.thread_id
     where thread.journey_id = $1 order by message.id`,
    [one.journey_id],
  );
  expect(messages[1]?.text).toBe(`About “Knee implant” in the quote from ${first.name}: A cemented one.`);
  expect((await one.own('POST', `/quotes/${quote.id}/questions/${question?.id}/answer`, { text: 'x' })).status).toBe(
    403,
  );
});

test('the patient declines one and says why: the others stay open, and the case manager reads it as a message', async () => {
  const one = await TestCase.begin(api);
  const [declined, other] = [await sent(one, first), await sent(one, second)];
  const { status, body } = await one.own('POST', `/quotes/${declined.id}/decline`, { reason: 'Too far from the sea.' });
  expect([status, body.status, body.decision_reason]).toEqual([200, 'declined', 'Too far from the sea.']);
  expect((await one.own('GET', `/quotes/${other.id}`)).body.status).toBe('sent');
  const again = await one.own('POST', `/quotes/${declined.id}/decline`, {});
  expect([again.status, again.body.code]).toEqual([409, 'already_decided']);
  expect((await one.own('POST', `/quotes/${other.id}/accept`)).body.status).toBe('accepted');
  const [message] = await api.database.rows<{ text: string }>(
    `select message.text from messages message join threads thread on thread.id = message.thread_id where thread.journey_id = $1`,
    [one.journey_id],
  );
  expect(message?.text).toBe(`I decline the quote from ${first.name}: Too far from the sea.`);
});

test('a withdrawn quote is shown as such and not accepted; a dropped draft is nobody’s but the staff’s', async () => {
  const one = await TestCase.begin(api);
  const [quote, draft] = [await sent(one, first), (await enter(one, second)).body];
  const late = await staff('POST', `/quotes/${quote.id}/withdraw`, {}, { 'if-match': '"99"' });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  const { body } = await staff('POST', `/quotes/${quote.id}/withdraw`, { reason: 'The surgeon is away.' });
  expect([body.status, body.decision_reason]).toEqual(['withdrawn', 'The surgeon is away.']);
  expect((await staff('POST', `/quotes/${draft.id}/withdraw`, {})).body.status).toBe('withdrawn');
  const { items } = (await one.own<List>('GET', `/quotes?journey_id=${one.journey_id}`)).body;
  expect(items.map(({ id, status }) => [id, status])).toEqual([[quote.id, 'withdrawn']]);
  expect((await one.own('POST', `/quotes/${quote.id}/accept`)).body.code).toBe('illegal_transition');
  expect((await staff('POST', `/quotes/${quote.id}/withdraw`, {})).body.code).toBe('illegal_transition');
  const notices = await api.database.rows<{ title: string; message: string }>(
    'select title, message from patient_notifications where journey_id = $1 order by created_at',
    [one.journey_id],
  );
  expect(notices.at(-1)).toEqual({
    title: 'A quote was withdrawn',
    message: `It was the quote from ${first.name}: The surgeon is away.`,
  });
  expect(notices).toHaveLength(2);
});

test('with the acceptance the patient’s task to choose is done', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first);
  await api.database.rows(
    `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, subject_kind, status, version, created_at, updated_at)
     select gen_random_uuid(), $1, 5, 'Choose a quote', owner, 'quote', 'open', 1, now(), now() from unnest('{patient,case_manager}'::text[]) owner`,
    [one.journey_id],
  );
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const tasks = await api.database.rows(
    `select owner_kind, status from journey_tasks where journey_id = $1 and title = 'Choose a quote' order by owner_kind`,
    [one.journey_id],
  );
  expect(tasks).toEqual([
    { owner_kind: 'case_manager', status: 'open' },
    { owner_kind: 'patient', status: 'done' },
  ]);
});

test.each([
  ['23:59 of its last day in India', '2099-06-10T18:29:59.999Z', [200, 'accepted']],
  ['0:00 of the day after', '2099-06-10T18:30:00.000Z', [409, 'sent']],
])('a quote is decided at %s, before the job has looked at it', async (_name, at, expected) => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first, { valid_until: '2099-06-10' });
  const { status } = await atTime(api, new Date(at), () => one.own('POST', `/quotes/${quote.id}/accept`));
  const { body } = await one.own('GET', `/quotes/${quote.id}`);
  expect([status, body.status]).toEqual(expected);
});

test('once its last day in India is over everyone reads that a quote has expired, also before the job has written it down', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first);
  const endsIn = (days: number) =>
    api.database.rows(
      `update quotes set valid_until = (now() at time zone 'Asia/Kolkata')::date + $2::integer where id = $1`,
      [quote.id, days],
    );
  const read = async () => {
    const [own, list, its, head] = [
      await one.own('GET', `/quotes/${quote.id}`),
      await one.own<List>('GET', `/quotes?journey_id=${one.journey_id}`),
      await staff('GET', `/quotes/${quote.id}`),
      await staff<{ money: { quotes: number } | null }>('GET', `/cases/${one.journey_id}`),
    ];
    return [own.body.status, list.body.items[0]?.status, its.body.status, head.body.money?.quotes];
  };
  await endsIn(0);
  expect(await read()).toEqual(['sent', 'sent', 'sent', 1]);
  await endsIn(-1);
  expect(await read()).toEqual(['expired', 'expired', 'expired', undefined]);
  expect((await one.own('POST', `/quotes/${quote.id}/accept`)).body.code).toBe('illegal_transition');
  expect((await staff('POST', `/quotes/${quote.id}/withdraw`, {})).body.code).toBe('illegal_transition');
  await api.app.get(QuoteLapseJob).run();
  expect(await read()).toEqual(['expired', 'expired', 'expired', undefined]);
  const titles = await api.database.rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1 order by created_at',
    [one.journey_id],
  );
  expect(titles.map(({ title }) => title)).toEqual(['A quote has arrived', 'A quote has expired']);
});

test('a quote whose last day in India has passed expires, and is not accepted meanwhile', async () => {
  const one = await TestCase.begin(api);
  const quote = await sent(one, first, { valid_until: '2099-06-10' });
  // 23:59 in India on the last day; then a minute later.
  const [within, after] = [new Date('2099-06-10T18:29:00Z'), new Date('2099-06-10T18:30:00Z')];
  const job = api.app.get(QuoteLapseJob);
  expect(await atTime(api, within, () => job.run())).toBe(0);
  await atTime(api, after, () => job.run());
  const { body } = await one.own('GET', `/quotes/${quote.id}`);
  expect(body.status).toBe('expired');
  const late = await one.own('POST', `/quotes/${quote.id}/accept`);
  expect([late.status, late.body.code]).toEqual([409, 'illegal_transition']);
});
