import '../../../platform/languages/register.js';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { LetterDraft, Quote, VerifiedLetter, VisaLetter, CaseDocument } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { ORIGIN, refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Hospital, hospitalOf, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

type Letter = VisaLetter & Pick<Problem, 'code'>;

let api: TestApi;
let first: Hospital;
let second: Hospital;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
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
async function chosen({
  passport = 'N1234567',
  passport_name = 'PRAKASH THAPA',
  born = '1971-04-12',
  accepts = true,
}: {
  passport?: string | null;
  passport_name?: string | null;
  born?: string | null;
  accepts?: boolean;
} = {}) {
  const one = await TestCase.begin(api);
  await one.assign('referral', first);
  await api.database.rows(`update users set date_of_birth = $2 where id = $1`, [one.patient.id, born]);
  await api.database.rows(
    `insert into patient_details (patient_id, nationality, passport_number, passport_name, version, updated_at)
     values ($1, 'Nepal', $2, $3, 1, now())`,
    [one.patient.id, passport, passport_name],
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
  const papers = await one.own<{ items: CaseDocument[] } | CaseDocument[]>(
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
    passport: '•••567',
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
  const nothing = {
    admission_on: null,
    stay_until: null,
    initials: null,
    birth_year: null,
    passport: null,
    attendants: null,
  };
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
  // The patient chose another: the case is not theirs to see any more.
  expect(others.status).toBe(404);
  const [visa, driver] = [await personOf(api, 'partner/travel_visa'), await personOf(api, 'partner/logistics')];
  await one.assign('visa_support', visa);
  await one.assign('transport', driver);
  const seen = await by<{ items: VisaLetter[] }>(visa, 'GET', `/letters?journey_id=${one.journey_id}`);
  expect(seen.body.items.map(({ code }) => code)).toEqual([letter.code]);
  expect((await by(driver, 'GET', `/letters?journey_id=${one.journey_id}`)).status).toBe(404);
  for (const person of [driver, second.person])
    expect((await by(person, 'GET', `/letters/${letter.id}/paper`)).status).toBe(404);
});

test('the account is deleted: the code says that the letter is over, and nothing of the patient is left', async () => {
  const { one, quote } = await chosen();
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  const document_id = await paperOf(one, letter);
  await api.call('POST', '/auth/delete-account', {
    token: one.patient.token,
    body: { password: DEMO_PASSWORD },
    headers: { origin: ORIGIN },
  });
  const [row] = await api.database.rows(
    'select initials, birth_year, passport_masked, masked_file_id from visa_letters where id = $1',
    [letter.id],
  );
  expect(row).toEqual({ initials: null, birth_year: null, passport_masked: null, masked_file_id: null });
  expect(await api.database.rows('select id from files where owner_id = $1', [document_id])).toEqual([]);
  expect((await verified(letter.code)).status).toBe('withdrawn');
});

test('a letter with a letter that cannot be drawn is not issued: it is named, with its field and what to write', async () => {
  const { one, quote } = await chosen();
  const attendants = [{ name: '李 Na', passport_number: 'N1' }];
  const unwritten = await by(first.person, 'POST', '/letters', form(quote.id, { attendants }));
  expect(refusedFieldsOf(unwritten)).toEqual(['attendants.0.name']);
  expect(unwritten.text).toContain('Not a Latin letter: “李” (U+674E).');
  await api.database.rows(`update patient_details set nationality = '王国' where patient_id = $1`, [one.patient.id]);
  const refused = await by(first.person, 'POST', '/letters', form(quote.id));
  expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['nationality']]);
  expect(refused.text).toContain('Nationality: We cannot print “王” (U+738B), “国” (U+56FD) on papers.');
});

/** The paper of a letter, which the hospital does not know. */
async function paperOf(one: TestCase, { id }: Pick<VisaLetter, 'id'>): Promise<string> {
  const { body } = await one.own<{ items: VisaLetter[] }>('GET', `/letters?journey_id=${one.journey_id}`);
  return body.items.find((letter) => letter.id === id)?.document_id ?? '';
}

const NUMBERS = ['N1234567', 'N7654321'];

/** What a person reads in the letter, by its own route; null where they open nothing. */
async function readBy({ token }: { token: string }, path: string): Promise<string | null> {
  const answer = await fetch(`${api.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return answer.status === 200 ? pdfPages(bytes).join(' ') : null;
}

test('two copies under one code: the patient, the visa office and the staff read the passports, the hospital and a companion their last signs', async () => {
  const { one, quote } = await chosen();
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  const [visa, driver] = [await personOf(api, 'partner/travel_visa'), await personOf(api, 'partner/logistics')];
  const [staff, friend] = [await personOf(api, 'ayana_staff'), await personOf(api, 'unverified_user')];
  await one.assign('visa_support', visa);
  await one.assign('transport', driver);
  await api.database.rows(
    `insert into record_grants (id, journey_id, kind, to_user_id, reason, starts_at, created_at)
     values (gen_random_uuid(), $1, 'visa_letter', $2, 'Visa', now() - interval '1 minute', now())`,
    [one.journey_id, visa.id],
  );
  await api.database.add('companions', { journey_id: one.journey_id, user_id: friend.id, may: ['see_documents'] });
  const path = `/letters/${letter.id}/paper`;
  for (const person of [one.patient, visa, staff]) {
    const text = await readBy(person, path);
    for (const number of NUMBERS) expect(text).toContain(number);
  }
  const paper = `/documents/${await paperOf(one, letter)}/content`;
  for (const text of [await readBy(first.person, path), await readBy(friend, path), await readBy(friend, paper)]) {
    for (const number of NUMBERS) expect([text, text?.includes(number)]).toEqual([text, false]);
    for (const shown of ['•••567', '•••321', 'PRAKASH THAPA', 'Maya Thapa', '12 April 1971', letter.code])
      expect(text).toContain(shown);
  }
  for (const stranger of [driver, second.person]) expect(await readBy(stranger, path)).toBeNull();
  expect(await readBy(first.person, paper)).toBeNull();
  const opened = await api.database.rows(
    `select count(*)::integer as times from record_accesses where journey_id = $1 and by_user_id = $2 and document_id is not null`,
    [one.journey_id, first.person.id],
  );
  expect(opened).toEqual([{ times: 1 }]);
});

test('the hospital opens its own copy of a letter that is older than such copies, with the last signs of passports only', async () => {
  const { one, quote } = await chosen();
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  await api.database.rows('update visa_letters set masked_file_id = null where id = $1', [letter.id]);
  const listed = await by<{ items: VisaLetter[] }>(first.person, 'GET', `/letters?journey_id=${one.journey_id}`);
  expect(listed.body.items).toMatchObject([{ id: letter.id, has_copy: true, document_id: null }]);
  const text = await readBy(first.person, `/letters/${letter.id}/paper`);
  for (const number of NUMBERS) expect(text).not.toContain(number);
  // Who comes along stood in the form alone.
  for (const shown of ['•••567', 'Named in the letter itself', 'PRAKASH THAPA', letter.code])
    expect(text).toContain(shown);
  expect(await readBy(second.person, `/letters/${letter.id}/paper`)).toBeNull();
});

test('the letter names who signs, the registration and telephone of the hospital, and its days come from quote and request', async () => {
  const { one, quote } = await chosen();
  const [partner] = await api.database.rows<{ phone: string | null }>('select phone from partners where id = $1', [
    first.partner_id,
  ]);
  await api.database.rows(`update partners set phone = '+91 44 5550 0142' where id = $1`, [first.partner_id]);
  const credential = await api.database.rows<{ id: string }>(
    `insert into credentials (id, partner_id, kind, number, issuer, valid_until, file_id, status, checked_by, checked_at, version, created_at, updated_at)
     values (gen_random_uuid(), $1, 'registration', 'TN/HOSP/0042', 'State', '2099-12-31', gen_random_uuid(), 'accepted', $2, now(), 1, now(), now())
     returning id`,
    [first.partner_id, (await personOf(api, 'ayana_staff')).id],
  );
  const bare = await by(first.person, 'POST', '/letters', { quote_id: quote.id });
  expect([bare.status, refusedFieldsOf(bare)]).toEqual([422, ['admission_on', 'stay_until']]);
  await api.database.rows(
    `update treatment_requests set preferred_from = '2099-05-01' where id = (select treatment_request_id from patient_journeys where id = $1)`,
    [one.journey_id],
  );
  await one.own('PATCH', '/patient-details/own', {
    attendants: [{ name: 'MAYA THAPA', passport_number: 'N٧٦٥٤٣٢١' }],
  });
  const { body: draft } = await by<LetterDraft>(first.person, 'GET', `/letters/draft?quote_id=${quote.id}`);
  expect(draft).toEqual({
    admission_on: '2099-05-01',
    stay_until: '2099-05-06',
    patient_name: 'PRAKASH THAPA',
    attendants: [{ name: 'MAYA THAPA', passport_number: '•••321' }],
    missing: [],
    registration_number: 'TN/HOSP/0042',
    phone: '+91 44 5550 0142',
  });
  const { status, body: letter } = await by(first.person, 'POST', '/letters', { quote_id: quote.id });
  expect([status, letter.admission_on, letter.stay_until, letter.attendants]).toEqual([
    201,
    '2099-05-01',
    '2099-05-06',
    1,
  ]);
  const text = await readBy(one.patient, `/letters/${letter.id}/paper`);
  for (const shown of ['TN/HOSP/0042', '+91 44 5550 0142', 'For ' + first.name, '1 May 2099', '6 May 2099', 'N7654321'])
    expect(text).toContain(shown);
  await api.database.rows('update partners set phone = $2 where id = $1', [first.partner_id, partner?.phone ?? null]);
  await api.database.rows('delete from credentials where id = $1', [credential[0]?.id]);
});

const TASK = `select status, owner_kind, subject_kind from journey_tasks where journey_id = $1 and automation = 'travel.passport_facts'`;

test('without birth date, passport name and number it is refused, and the patient gets a task that ends once they have given all', async () => {
  const { one, quote } = await chosen({ passport: null, passport_name: null, born: null });
  const refused = await by(first.person, 'POST', '/letters', form(quote.id));
  const fields = ['passport_name', 'date_of_birth', 'passport_number'];
  expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, fields.toSorted()]);
  const task = { owner_kind: 'patient', subject_kind: 'patient_details' };
  expect(await api.database.rows(TASK, [one.journey_id])).toEqual([{ status: 'open', ...task }]);
  const { body: draft } = await by<LetterDraft>(first.person, 'GET', `/letters/draft?quote_id=${quote.id}`);
  expect(draft.missing).toEqual(fields);
  await one.own('PATCH', '/patient-details/own', { passport_name: 'PRAKASH THAPA', passport_number: 'N1234567' });
  expect(await api.database.rows(TASK, [one.journey_id])).toEqual([{ status: 'open', ...task }]);
  await one.own('PATCH', '/patient-details/own', { date_of_birth: '1971-04-12' });
  expect(await api.database.rows(TASK, [one.journey_id])).toEqual([{ status: 'done', ...task }]);
  expect((await by(first.person, 'POST', '/letters', form(quote.id))).status).toBe(201);
  await one.own('PATCH', '/patient-details/own', { passport_name: null });
  expect((await by(first.person, 'POST', '/letters', form(quote.id))).status).toBe(422);
  expect(await api.database.rows(TASK, [one.journey_id])).toEqual([{ status: 'open', ...task }]);
});

test('a name that is not in Latin letters is refused with them, for the patient and for who comes along', async () => {
  const { one } = await chosen();
  const refused = await one.own<Problem>('PATCH', '/patient-details/own', {
    passport_name: 'নাদিয়া Rahman',
    attendants: [{ name: 'Мая', passport_number: 'N1' }],
  });
  expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['attendants.0.name', 'passport_name']]);
  expect(refused.text).toContain('“ন” (U+09A8)');
  expect(refused.text).toContain('“М” (U+041C)');
});

test.each(['lower case, spaces', 'Arabic digits', 'full width'])('a code typed with %s is found', async (how) => {
  const { quote } = await chosen();
  const { body: letter } = await by(first.person, 'POST', '/letters', form(quote.id));
  const shift = (text: string, zero: number): string =>
    text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  const typed = {
    'lower case, spaces': ` ${letter.code.toLowerCase().replaceAll('-', ' ')} `,
    'Arabic digits': shift(letter.code, 0x0660),
    'full width': shift(letter.code, 0xff10),
  }[how];
  expect((await verified(typed ?? '')).status).toBe('valid');
});

test('a hospital gets no visa work before its quote is accepted, and sees no passport with it', async () => {
  const { one, quote } = await chosen({ accepts: false });
  const staff = await personOf(api, 'ayana_staff');
  const give = (more: object) =>
    by<Problem>(staff, 'POST', '/assignments', {
      journey_id: one.journey_id,
      kind: 'visa_support',
      brief: 'The letter, please.',
      ...more,
    });
  for (const [field, id] of [
    ['partner_hospital_id', first.id],
    ['partner_id', first.partner_id],
  ] as const) {
    const early = await give({ [field]: id });
    expect([early.status, refusedFieldsOf(early)]).toEqual([422, [field]]);
  }
  expect(
    await api.database.rows(`select id from outgoing_mails where template = 'assignment_given' and recipient = $1`, [
      first.person.email,
    ]),
  ).toEqual([]);
  // Of before this rule: it is there, and the hospital finds nothing of it.
  const work = await one.assign('visa_support', second);
  await api.database.rows(
    `insert into record_grants (id, journey_id, kind, to_partner_id, assignment_id, reason, starts_at, created_at)
     select gen_random_uuid(), $1, kind, $2, $3, 'Visa', now() - interval '1 minute', now() from unnest(array['passport', 'visa_letter']) kind`,
    [one.journey_id, second.partner_id, work],
  );
  expect((await by(second.person, 'GET', `/assignments/${work}`)).status).toBe(404);
  const seen = await Promise.all(
    ['/work', '/work/waiting', '/assignments', `/work/calendar?from=2026-01-01&to=2026-12-31`].map((path) =>
      by(second.person, 'GET', path),
    ),
  );
  for (const answer of seen)
    expect([answer.text.includes(work), answer.text.includes('N1234567')]).toEqual([false, false]);
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const given = await give({ partner_hospital_id: first.id });
  expect(given.status).toBe(201);
  const { id } = given.body as unknown as { id: string };
  const detail = await by<{ facts: { passport_number: string | null; name: string | null } }>(
    first.person,
    'GET',
    `/assignments/${id}`,
  );
  expect([detail.status, detail.body.facts.passport_number, detail.body.facts.name]).toEqual([
    200,
    null,
    'PRAKASH THAPA',
  ]);
  for (const path of [
    `/patient-details?journey_id=${one.journey_id}`,
    `/documents?journey_id=${one.journey_id}`,
    `/patient-journeys/${one.journey_id}`,
    `/letters/draft?quote_id=${quote.id}`,
    `/visa-applications?journey_id=${one.journey_id}`,
  ])
    expect([path, (await by(first.person, 'GET', path)).text.includes('N1234567')]).toEqual([path, false]);
  const grants = await api.database.rows('select kind from record_grants where assignment_id = $1', [id]);
  expect(grants).toEqual([]);
  const asked = await by<Problem>(first.person, 'POST', `/assignments/${id}/paper-requests`, {
    kind: 'passport',
    reason: 'Scan',
  });
  expect([asked.status, refusedFieldsOf(asked)]).toEqual([422, ['kind']]);
});
