import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Quote, VerifiedLetter, VisaLetter } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import type { CaseDocumentDto } from '../documents/documents.dto.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../testing/case.js';

type Letter = VisaLetter & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi();
  [first, second] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Letter>({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  api.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
const verified = async (code: string): Promise<VerifiedLetter> =>
  (await api.call<VerifiedLetter>('GET', `/letters/${encodeURIComponent(code)}`)).body;
const form = (quote_id: string, more: object = {}) => ({
  quote_id,
  admission_on: '2099-03-01',
  stay_until: '2099-03-20',
  attendants: [{ name: 'Maya Thapa', passport_number: 'N7654321' }],
  ...more,
});

/** A case whose patient accepted the quote of the first hospital. */
async function chosen({ passport = 'N1234567', accepts = true }: { passport?: string | null; accepts?: boolean } = {}) {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  await api.database.rows(`update users set date_of_birth = '1971-04-12' where id = $1`, [one.patient.id]);
  await api.database.rows(
    `insert into patient_details (patient_id, nationality, passport_number, version, updated_at) values ($1, 'Nepal', $2, 1, now())`,
    [one.patient.id, passport],
  );
  const { body: quote } = await by<Quote>(first.person, 'POST', '/quotes', quoteForm(one.journey_id, first));
  await by(first.person, 'POST', `/quotes/${quote.id}/send`);
  if (accepts) await one.own('POST', `/quotes/${quote.id}/accept`);
  return { one, quote };
}

test('the hospital issues a letter: the patient finds it among the papers, and its code shows no more than initials and a year', async () => {
  const { one, quote } = await chosen();
  const { status, body } = await by(first.person, 'POST', '/letters', form(quote.id));
  expect([status, body.status, body.document_id]).toEqual([201, 'valid', null]);
  expect(body.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
  const papers = await one.own<{ items: CaseDocumentDto[] } | CaseDocumentDto[]>(
    'GET',
    `/documents?journey_id=${one.journey_id}`,
  );
  const list = Array.isArray(papers.body) ? papers.body : papers.body.items;
  expect(list.map(({ kind, status: state }) => [kind, state])).toContainEqual(['visa_letter', 'checked']);
  const { body: mine } = await one.own<{ items: VisaLetter[] }>('GET', `/letters?journey_id=${one.journey_id}`);
  const file = await fetch(`${api.url}/api/documents/${mine.items[0]?.document_id}/content`, {
    headers: { authorization: `Bearer ${one.patient.token}` },
  });
  expect(
    Buffer.from(await file.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await verified(body.code.toLowerCase())).toEqual({
    status: 'valid',
    hospital: first.name,
    city: expect.anything(),
    admission_on: '2099-03-01',
    stay_until: '2099-03-20',
    initials: 'P. T.',
    birth_year: 1971,
    attendants: 1,
    issued_on: new Date().toISOString().slice(0, 10),
  });
});

test('the letter ends the work and the task that asked for it, and no work of others', async () => {
  const { one, quote } = await chosen();
  const [hospital] = await api.database.rows<{ id: string }>(
    `insert into assignments (id, journey_id, kind, partner_id, partner_hospital_id, status, brief, version, created_at, updated_at)
     select gen_random_uuid(), $1, 'visa_support', partner_id, id, 'offered', 'Please send the letter.', 1, now(), now()
     from partner_hospitals where id = $2 returning id`,
    [one.journey_id, first.id],
  );
  await api.database.rows(
    `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, status, automation, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 6, 'Ask for the letter', 'case_manager', 'open', 'travel.visa_letter', 1, now(), now())`,
    [one.journey_id],
  );
  const office = await one.assign('visa_support', await personOf(api, 'partner/travel_visa'));
  expect((await by(first.person, 'POST', '/letters', form(quote.id))).status).toBe(201);
  const states = await api.database.rows<{ id: string; status: string }>(
    `select id, status from assignments where journey_id = $1 and kind = 'visa_support'`,
    [one.journey_id],
  );
  expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toMatchObject({
    [hospital?.id ?? '']: 'done',
    [office]: 'accepted',
  });
  const tasks = await api.database.rows(
    `select status from journey_tasks where journey_id = $1 and automation = 'travel.visa_letter'`,
    [one.journey_id],
  );
  expect(tasks).toEqual([{ status: 'done' }]);
});

test('another letter replaces it; one that is taken back says so; an unknown code is unknown', async () => {
  const { one, quote } = await chosen();
  const old = (await by(first.person, 'POST', '/letters', form(quote.id))).body;
  const next = (await by(first.person, 'POST', '/letters', form(quote.id, { attendants: [] }))).body;
  const nothing = { admission_on: null, stay_until: null, initials: null, birth_year: null, attendants: null };
  expect(await verified(old.code)).toMatchObject({ status: 'replaced', hospital: first.name, ...nothing });
  expect((await verified(next.code)).status).toBe('valid');
  const back = await by(first.person, 'POST', `/letters/${next.id}/withdraw`);
  expect([back.status, back.body.status]).toEqual([200, 'withdrawn']);
  expect(await verified(next.code)).toMatchObject({ status: 'withdrawn', ...nothing });
  expect((await by(first.person, 'POST', `/letters/${next.id}/withdraw`)).status).toBe(409);
  for (const code of ['00000-00000-00000-00000', 'x', '%27'])
    expect(await verified(code)).toMatchObject({ status: 'unknown', hospital: null });
  const { body } = await one.own<{ items: VisaLetter[] }>('GET', `/letters?journey_id=${one.journey_id}`);
  expect(body.items.map(({ status }) => status)).toEqual(['withdrawn', 'replaced']);
});

test('two letters at once: one of them is valid', async () => {
  const { one, quote } = await chosen();
  await Promise.all([1, 2].map(() => by(first.person, 'POST', '/letters', form(quote.id))));
  const { body } = await one.own<{ items: VisaLetter[] }>('GET', `/letters?journey_id=${one.journey_id}`);
  expect(body.items.map(({ status }) => status).toSorted()).toEqual(['replaced', 'valid']);
});

test('before the quote is accepted, without a passport, and for days that do not fit there is none', async () => {
  const open = await chosen({ accepts: false });
  const early = await by(first.person, 'POST', '/letters', form(open.quote.id));
  expect([early.status, early.body.code]).toEqual([409, 'illegal_transition']);
  const { quote } = await chosen({ passport: null });
  const unfit = await by(
    first.person,
    'POST',
    '/letters',
    form(quote.id, { admission_on: '2099-03-02', stay_until: '2099-03-01' }),
  );
  expect([unfit.status, refusedFieldsOf(unfit)]).toEqual([422, ['passport_number', 'stay_until']]);
});

test('another hospital finds nothing; visa support reads the paper, a driver does not', async () => {
  const { one, quote } = await chosen();
  await one.assign('referral', second);
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  expect((await by(second.person, 'POST', '/letters', form(quote.id))).status).toBe(404);
  expect((await by(second.person, 'POST', `/letters/${letter.id}/withdraw`)).status).toBe(404);
  const others = await by<{ items: VisaLetter[] }>(second.person, 'GET', `/letters?journey_id=${one.journey_id}`);
  expect([others.status, others.body.items]).toEqual([200, []]);
  const [visa, driver] = [await personOf(api, 'partner/travel_visa'), await personOf(api, 'partner/logistics')];
  await one.assign('visa_support', visa);
  await one.assign('transport', driver);
  const seen = await by<{ items: VisaLetter[] }>(visa, 'GET', `/letters?journey_id=${one.journey_id}`);
  expect(seen.body.items.map(({ code }) => code)).toEqual([letter.code]);
  expect((await by(driver, 'GET', `/letters?journey_id=${one.journey_id}`)).status).toBe(404);
});

test('the account is deleted: the code says that the letter is over, and nothing of the patient is left', async () => {
  const { one, quote } = await chosen();
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  await api.call('POST', '/auth/delete-account', {
    token: one.patient.token,
    body: { password: DEMO_PASSWORD },
    headers: { origin: ORIGIN },
  });
  const [row] = await api.database.rows<{ initials: string | null; birth_year: number | null }>(
    'select initials, birth_year from visa_letters where id = $1',
    [letter.id],
  );
  expect(row).toEqual({ initials: null, birth_year: null });
  expect((await verified(letter.code)).status).toBe('withdrawn');
});

test('a letter with a letter that cannot be drawn is not issued: it is named, with its field and what to write', async () => {
  const { one, quote } = await chosen();
  const attendants = [{ name: '李 Na', passport_number: 'N1' }];
  expect(refusedFieldsOf(await by(first.person, 'POST', '/letters', form(quote.id, { attendants })))).toEqual([
    'attendants.0.name',
  ]);
  await api.database.rows(`update users set name = '王 Wei' where id = $1`, [one.patient.id]);
  const refused = await by(first.person, 'POST', '/letters', form(quote.id));
  expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['name']]);
  expect(refused.text).toContain(
    'Name of the patient: We cannot print “王” (U+738B) on papers. Please write it as in the passport, in Latin letters.',
  );
});
