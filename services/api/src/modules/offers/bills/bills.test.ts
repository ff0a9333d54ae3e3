import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type { Bill, BillLine, Quote } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import fc from 'fast-check';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Answered = Bill & Pick<Problem, 'code' | 'errors'>;

let api: TestApi;
let own: Hospital;
let rival: Hospital;
beforeAll(async () => {
  api = await startApi();
  [own, rival] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Answered>(
  { token }: Pick<Person, 'token'>,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) => api.call<T>(method, path, { token, headers, ...(body === undefined ? {} : { body }) });
const byOwn = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  by(own.person, method, path, body, headers);
const listed = async (person: Pick<Person, 'token'>, id: string): Promise<Bill[]> =>
  (await by<{ items: Bill[] }>(person, 'GET', `/bills?journey_id=${id}`)).body.items;

/** A case whose patient has accepted the quote of the own hospital; the rival has quoted, too. */
async function acceptedCase(): Promise<TestCase> {
  const one = await TestCase.begin(api);
  const ids: string[] = [];
  for (const hospital of [own, rival]) {
    await one.assign('referral', hospital);
    const { body } = await by<Quote>(hospital.person, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
    await by(hospital.person, 'POST', `/quotes/${body.id}/send`);
    ids.push(body.id);
  }
  expect((await one.own('POST', `/quotes/${ids[0]}/accept`)).status).toBe(200);
  return one;
}

async function draftOf(one: TestCase, kind = 'interim', more: object = {}): Promise<Bill> {
  const { status, body } = await byOwn('POST', '/bills', { journey_id: one.journey_id, kind, ...more });
  expect(status).toBe(201);
  return body;
}

/** The lines of a bill as they are sent, with changes at their place. */
const formOf = (lines: readonly BillLine[], changes: Record<number, object> = {}) =>
  lines.map(({ category, label, quantity, unit_price, quote_line_id, explanation }, at) =>
    Object.assign({ category, label, quantity, unit_price, quote_line_id, explanation }, changes[at]),
  );

test('a draft has the lines of the accepted quote; each difference is explained before the patient reads it', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  expect([draft.status, draft.total, draft.quote.total]).toEqual(['draft', 310_250, 310_250]);
  // What the quote names without its price is not needed yet.
  expect(draft.lines.map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
    ['Surgeon and team', 1, 250_000],
    ['Single room', 5, 60_250],
    ['Knee implant', 0, 0],
  ]);
  const lines = [
    ...formOf(draft.lines, { 0: { quantity: 0 }, 1: { quantity: 7 }, 2: { quantity: 1 } }),
    { category: 'medicine', label: 'Antibiotic', quantity: 2, unit_price: 4_550 },
  ];
  const changed = await byOwn('PATCH', `/bills/${draft.id}`, { lines });
  expect([changed.status, changed.body.total]).toEqual([200, 7 * 12_050 + 90_000 + 9_100]);
  expect(changed.body.updated_by).toEqual({ id: own.person.id, name: 'Prakash Thapa' });
  expect([await listed(one.patient, one.journey_id), (await one.own('GET', `/bills/${draft.id}/pdf`)).status]).toEqual([
    [],
    404,
  ]);

  const refused = await byOwn('POST', `/bills/${draft.id}/send`);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([
    422,
    [0, 1, 2, 3].map((at) => `lines.${at}.explanation`),
  ]);
  const explained = lines.map((line) => Object.assign({}, line, { explanation: 'As the surgeon found it.' }));
  await byOwn('PATCH', `/bills/${draft.id}`, { lines: explained });
  const sent = await byOwn('POST', `/bills/${draft.id}/send`);
  expect([sent.status, sent.body.status]).toEqual([200, 'sent']);
  const [read] = await listed(one.patient, one.journey_id);
  expect(read).not.toHaveProperty('updated_by');
  expect([read?.total, read?.lines, read?.quote.lines]).toEqual([sent.body.total, sent.body.lines, draft.quote.lines]);
  const pdf = await fetch(`${api.url}/api/bills/${draft.id}/pdf`, {
    headers: { authorization: `Bearer ${one.patient.token}` },
  });
  expect([pdf.status, (await pdf.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
  expect((await byOwn('PATCH', `/bills/${draft.id}`, { note: 'Later' })).body.code).toBe('illegal_transition');
  // What was written on a draft that a colleague has sent meanwhile is stale first: its editor shows both versions.
  const late = await api.call<Problem>('PATCH', `/bills/${draft.id}`, {
    token: own.person.token,
    body: { note: 'Later' },
    headers: { 'if-match': `"${draft.revision}"` },
  });
  expect([late.status, late.body.code]).toEqual([412, 'stale_version']);
});

test('a line of the quote that is not sent is on the bill as not needed; each is there once', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  const [surgeon] = formOf(draft.lines);
  const short = (await byOwn('PATCH', `/bills/${draft.id}`, { lines: [surgeon] })).body;
  expect(short.lines.map(({ label, quantity }) => [label, quantity])).toEqual([
    ['Surgeon and team', 1],
    ['Single room', 0],
    ['Knee implant', 0],
  ]);
  const foreign = { ...surgeon, quote_line_id: randomUUID() };
  const added = { ...surgeon, quote_line_id: null, quantity: 0 };
  const { status, body } = await byOwn('PATCH', `/bills/${draft.id}`, { lines: [surgeon, surgeon, foreign, added] });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([
    422,
    ['lines.1.quote_line_id', 'lines.2.quote_line_id', 'lines.3.quantity'],
  ]);
});

test('one draft at a time, one final bill; a correction with its reason takes the place of the one before', async () => {
  const one = await acceptedCase();
  const interim = await draftOf(one);
  expect((await byOwn('POST', '/bills', { journey_id: one.journey_id, kind: 'final' })).status).toBe(409);
  expect((await byOwn('DELETE', `/bills/${interim.id}`)).status).toBe(204);
  const first = await draftOf(one, 'final');
  await byOwn('POST', `/bills/${first.id}/send`);
  for (const kind of ['interim', 'final'])
    expect((await byOwn('POST', '/bills', { journey_id: one.journey_id, kind })).status).toBe(409);
  const next = await draftOf(one, 'final', { supersedes: first.id });
  expect([next.version, next.supersedes]).toEqual([2, first.id]);
  const refused = await byOwn('POST', `/bills/${next.id}/send`);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([422, ['reason']]);
  await byOwn('PATCH', `/bills/${next.id}`, { reason: 'The room was counted twice.' });
  expect((await byOwn('POST', `/bills/${next.id}/send`)).status).toBe(200);
  expect((await listed(one.patient, one.journey_id)).map(({ version, status }) => [version, status])).toEqual([
    [2, 'sent'],
    [1, 'replaced'],
  ]);
  expect(
    (await byOwn('POST', '/bills', { journey_id: one.journey_id, kind: 'final', supersedes: first.id })).status,
  ).toBe(409);
});

test('two who send at once send once: the patient hears of it once, and staff see what was sent', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  const answers = await Promise.all([0, 1].map(() => byOwn('POST', `/bills/${draft.id}/send`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(
    await api.database.rows(
      `select title, message from patient_notifications where patient_id = $1 and title like '%bill%'`,
      [one.patient.id],
    ),
  ).toEqual([{ title: `An interim bill from ${own.name}`, message: '$3,102.50 in all, as in the quote.' }]);
  const staff = await personOf(api, 'ayana_staff');
  expect((await listed(staff, one.journey_id)).map(({ status }) => status)).toEqual(['sent']);
  const more = await draftOf(one);
  expect(await listed(staff, one.journey_id)).toHaveLength(1);
  expect((await by(staff, 'POST', '/bills', { journey_id: one.journey_id, kind: 'final' })).status).toBe(403);
  expect((await by(staff, 'POST', `/bills/${more.id}/send`)).status).toBe(403);
});

test('who has read an older version of a draft neither changes nor sends it', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  const { token } = own.person;
  const stale = { token, headers: { 'if-match': `"${draft.revision}"` } };
  const first = await api.call<Answered>('PATCH', `/bills/${draft.id}`, {
    ...stale,
    body: { reason: 'By a colleague.' },
  });
  expect(first.status).toBe(200);
  const answers = [
    await api.call<Answered>('PATCH', `/bills/${draft.id}`, { ...stale, body: { reason: 'Unread.' } }),
    await api.call<Answered>('POST', `/bills/${draft.id}/send`, stale),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [412, 'stale_version'],
    [412, 'stale_version'],
  ]);
  const [kept] = await listed(own.person, one.journey_id);
  expect([kept?.status, kept?.reason]).toEqual(['draft', 'By a colleague.']);
  const fresh = { token, headers: { 'if-match': `"${first.body.revision}"` } };
  expect((await api.call('POST', `/bills/${draft.id}/send`, fresh)).status).toBe(200);
});

test('another hospital finds nothing, a reader of the own one does not write, and before the acceptance there is no bill', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  const outside = await hospitalOf(api, 2);
  for (const { person } of [rival, outside]) {
    for (const [method, path, body] of [
      ['GET', `/bills?journey_id=${one.journey_id}`, undefined],
      ['GET', `/bills/${draft.id}/pdf`, undefined],
      ['POST', '/bills', { journey_id: one.journey_id, kind: 'interim' }],
      ['PATCH', `/bills/${draft.id}`, { note: 'Ours' }],
      ['POST', `/bills/${draft.id}/send`, undefined],
      ['DELETE', `/bills/${draft.id}`, undefined],
    ] as const)
      expect([method, path, (await by(person, method, path, body)).status]).toEqual([method, path, 404]);
  }
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: own.partner_id, role: 'read_only' });
  expect(await listed(reader, one.journey_id)).toHaveLength(1);
  expect((await by(reader, 'PATCH', `/bills/${draft.id}`, { note: 'Ours' })).status).toBe(403);
  expect((await by(reader, 'POST', `/bills/${draft.id}/send`)).status).toBe(403);

  const early = await TestCase.begin(api);
  await early.assign('referral', own);
  const before = await byOwn('POST', '/bills', { journey_id: early.journey_id, kind: 'interim' });
  expect([before.status, before.body.code]).toEqual([409, 'illegal_transition']);
});

test('the total is that of the lines and of the differences, to the cent, whatever is billed', async () => {
  const one = await acceptedCase();
  const draft = await draftOf(one);
  const price = fc.nat(50_000_000);
  const added = fc.record({ quantity: fc.integer({ min: 1, max: 999 }), unit_price: price });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ quantity: fc.nat(999), unit_price: price }), { minLength: 3, maxLength: 3 }),
      fc.array(added, { maxLength: 6 }),
      async (quoted, more) => {
        const lines = [
          ...formOf(draft.lines).map((line, at) => Object.assign(line, quoted[at])),
          ...more.map((line) => Object.assign({ category: 'other', label: 'Added' }, line)),
        ];
        const { status, body } = await byOwn('PATCH', `/bills/${draft.id}`, { lines }, { confirmed: 'true' });
        expect(status).toBe(200);
        const cents = lines.reduce((sum, { quantity, unit_price }) => sum + BigInt(quantity) * BigInt(unit_price), 0n);
        expect(BigInt(body.total)).toBe(cents);
        expect(body.lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(cents);
      },
    ),
    { numRuns: 25 },
  );
});
