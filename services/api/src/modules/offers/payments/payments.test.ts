import '../../../platform/languages/register.js';
import type { CaseFacts, CasePayment, JourneyTask, Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Answered = CasePayment & Pick<Problem, 'code'>;

let api: TestApi;
let own: Hospital;
let rival: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, rival] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const staff = <T = Answered>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.call<T>(method, path, { as: 'ayana_staff', headers, ...(body === undefined ? {} : { body }) });
const listed = async (token: string, id: string) =>
  (await api.call<{ items: CasePayment[] }>('GET', `/case-payments?journey_id=${id}`, { token })).body.items;
const factsOf = async (id: string): Promise<string[]> =>
  (await staff<CaseFacts>('GET', `/cases/${id}/facts`)).body.items.map(({ fact }) => fact);
const taskOf = async (one: TestCase, title: string): Promise<JourneyTask | undefined> =>
  (
    await staff<{ items: JourneyTask[] }>('GET', `/journey-tasks?journey_id=${one.journey_id}&limit=100`)
  ).body.items.find((task) => task.title.includes(title));
const noticesOf = async ({ journey_id }: TestCase): Promise<string[]> =>
  (
    await api.database.rows<{ title: string }>(
      'select title from patient_notifications where journey_id = $1 order by created_at, id',
      [journey_id],
    )
  ).map(({ title }) => title);
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await api.database.rows<{ subject: string }>(
      `select data->>'kind' || ' ' || (data->>'change') as subject from outgoing_mails where recipient = $1 and template = 'payment_notice'
       order by created_at, id`,
      [email],
    )
  ).map(({ subject }) => subject);

/** A case whose patient accepted the quote of the own hospital. */
async function acceptedCase(more: object = { deposit: 90_000 }): Promise<TestCase> {
  const one = await TestCase.begin(api);
  for (const [hospital, extra] of [
    [own, more],
    [rival, {}],
  ] as const) {
    await one.assign('referral', hospital);
    const { body } = await api.call<Quote>('POST', '/quotes', {
      token: hospital.person.token,
      body: quoteForm(one.journey_id, hospital, extra),
    });
    await api.call('POST', `/quotes/${body.id}/send`, { token: hospital.person.token });
    if (hospital === own) expect((await one.own('GET', `/quotes/${body.id}`)).status).toBe(200);
  }
  const { items } = (await one.own<{ items: Quote[] }>('GET', `/quotes?journey_id=${one.journey_id}`)).body;
  const chosen = items.find(({ hospital }) => hospital.id === own.id);
  expect((await one.own('POST', `/quotes/${chosen?.id}/accept`)).status).toBe(200);
  return one;
}

test('an accepted quote says what is due: the deposit with its day and a task, the room with the admission', async () => {
  const one = await acceptedCase();
  const [deposit, room] = await listed(one.patient.token, one.journey_id);
  expect(deposit).toMatchObject({ kind: 'deposit', amount: 90_000, status: 'due', how: null, hospital: own.name });
  expect(deposit?.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(room).toMatchObject({ kind: 'room_fee', amount: 60_250, status: 'due', due_on: null });
  expect(await taskOf(one, 'Pay the deposit')).toMatchObject({
    owner_kind: 'patient',
    status: 'open',
    due_at: `${deposit?.due_on}T12:00:00.000Z`,
  });
  expect(await factsOf(one.journey_id)).not.toContain('deposit_paid');
});

test('nothing is due for a quote without a deposit and a room', async () => {
  const lines = [{ category: 'surgeon', label: 'Fee', quantity: 1, unit_price: 100_000, included: true }];
  const one = await acceptedCase({ lines });
  expect(await listed(one.patient.token, one.journey_id)).toEqual([]);
  expect(await taskOf(one, 'Pay the deposit')).toBeUndefined();
});

test('marked as received: task and fact, the patient is told, the hospital reads it and gets a mail; by mistake, taken back', async () => {
  const one = await acceptedCase();
  const [deposit] = await listed(one.patient.token, one.journey_id);
  const before = (await mailsTo(own.person.email)).length;
  const { status, body } = await staff(
    'PATCH',
    `/case-payments/${deposit?.id}`,
    { step: 'receive' },
    {
      'if-match': `"${deposit?.version}"`,
    },
  );
  expect([status, body.status, body.received_by?.name === '']).toEqual([200, 'received', false]);
  expect((await taskOf(one, 'Pay the deposit'))?.status).toBe('done');
  expect(await factsOf(one.journey_id)).toContain('deposit_paid');
  expect(await noticesOf(one)).toContain('Your deposit was received');
  expect((await listed(own.person.token, one.journey_id))[0]).toMatchObject({ status: 'received', amount: 90_000 });
  expect((await mailsTo(own.person.email)).slice(before)).toEqual(['deposit received']);
  expect(await mailsTo(rival.person.email)).toEqual([]);

  const late = await staff('PATCH', `/case-payments/${deposit?.id}`, { step: 'receive' }, { 'if-match': '"1"' });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
  for (const form of [{ step: 'receive' }, { amount: 5 }]) {
    const twice = await staff('PATCH', `/case-payments/${deposit?.id}`, form);
    expect([twice.status, twice.body.code]).toEqual([409, 'illegal_transition']);
  }
  await staff('PATCH', `/case-payments/${deposit?.id}`, { step: 'reopen' });
  expect((await taskOf(one, 'Pay the deposit'))?.status).toBe('open');
  expect(await factsOf(one.journey_id)).not.toContain('deposit_paid');
});

test('a deposit is waived with a reason that the patient reads; its task is dropped', async () => {
  const one = await acceptedCase();
  const [deposit] = await listed(one.patient.token, one.journey_id);
  expect(refusedFieldsOf(await staff('PATCH', `/case-payments/${deposit?.id}`, { step: 'waive' }))).toEqual(['reason']);
  expect(refusedFieldsOf(await staff('PATCH', `/case-payments/${deposit?.id}`, {}))).toEqual(['step']);
  const reason = 'The hospital agreed to bill it later.';
  expect((await staff('PATCH', `/case-payments/${deposit?.id}`, { step: 'waive', reason })).body.status).toBe('waived');
  expect((await taskOf(one, 'Pay the deposit'))?.status).toBe('waived');
  expect(await factsOf(one.journey_id)).toContain('deposit_waived');
  expect(await noticesOf(one)).toContain('Your deposit is not needed');
  expect((await listed(one.patient.token, one.journey_id))[0]).toMatchObject({ waived_reason: reason });
});

test('the patient says that it is paid: their task is done and the case manager looks; it is received when they say so', async () => {
  const one = await acceptedCase();
  const [deposit] = await listed(one.patient.token, one.journey_id);
  const said = await one.own<Answered>('POST', `/case-payments/${deposit?.id}/report`);
  expect([said.status, said.body.status, said.body.reported_at === null]).toEqual([200, 'due', false]);
  expect((await one.own('POST', `/case-payments/${deposit?.id}/report`)).status).toBe(200);
  expect((await taskOf(one, 'Pay the deposit'))?.status).toBe('done');
  expect(await factsOf(one.journey_id)).not.toContain('deposit_paid');
  expect(await taskOf(one, 'check that $900 arrived')).toMatchObject({ owner_kind: 'case_manager', status: 'open' });
  await staff('PATCH', `/case-payments/${deposit?.id}`, { step: 'receive' });
  expect((await taskOf(one, 'check that $900 arrived'))?.status).toBe('done');
  const again = await one.own<Answered>('POST', `/case-payments/${deposit?.id}/report`);
  expect([again.status, again.body.code]).toEqual([409, 'illegal_transition']);
});

test('the staff enter one by hand, and change amount, day and way while it is due', async () => {
  const one = await TestCase.begin(api);
  const form = { journey_id: one.journey_id, kind: 'deposit', amount: 50_000, due_on: '2099-02-01' };
  expect(refusedFieldsOf(await staff('POST', '/case-payments', { ...form, amount: 0 }))).toEqual(['amount']);
  const { status, body } = await staff('POST', '/case-payments', form);
  expect([status, body.status, body.quote_id]).toEqual([201, 'due', null]);
  expect((await noticesOf(one)).at(-1)).toBe('Your deposit');
  const how = 'To the account of the hospital, named in our message of today.';
  await staff('PATCH', `/case-payments/${body.id}`, { due_on: '2099-03-01', how, amount: 60_000 });
  expect((await listed(one.patient.token, one.journey_id))[0]).toMatchObject({
    amount: 60_000,
    due_on: '2099-03-01',
    how,
  });
  expect((await taskOf(one, 'Pay the deposit'))?.due_at).toBe('2099-03-01T12:00:00.000Z');
});

test('payments are for the patient, the staff and the chosen hospital; only the staff settle them', async () => {
  const one = await acceptedCase();
  const [deposit] = await listed(one.patient.token, one.journey_id);
  const [stranger, driver] = [await personOf(api, 'patient'), await personOf(api, 'partner/logistics')];
  await one.assign('transport', driver);
  for (const { token } of [stranger, driver, rival.person])
    expect((await api.call('GET', `/case-payments?journey_id=${one.journey_id}`, { token })).status).toBe(404);
  for (const { token } of [one.patient, own.person, stranger])
    expect(
      (await api.call('PATCH', `/case-payments/${deposit?.id}`, { token, body: { step: 'receive' } })).status,
    ).toBe(403);
  for (const { token } of [stranger, own.person])
    expect((await api.call('POST', `/case-payments/${deposit?.id}/report`, { token })).status).toBe(404);
  const [read] = await listed(own.person.token, one.journey_id);
  expect(read).not.toHaveProperty('updated_by');
});
