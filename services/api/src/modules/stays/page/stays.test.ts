import '../../../platform/languages/register.js';
import type {
  ConsentText,
  Quote,
  Stay,
  StayConsent,
  StayUpdates,
  WorkEvents,
  WorkWaitingPage,
} from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, quoteForm, TestCase } from '../../journeys/testing/case.js';

let api: TestApi;
let hospital: Hospital;
let other: Hospital;
beforeAll(async () => {
  api = await startApi({}, { confirms: true });
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());

const by = <T = Stay & Problem>({ token }: { token: string }, method: string, path: string, body?: unknown) =>
  api.call<T & Pick<Problem, 'code'>>(method, path, { token, ...(body === undefined ? {} : { body }) });
const ago = (hours: number): string => new Date(Date.now() - hours * 60 * 60_000).toISOString();
const day = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);

interface Accepted {
  one: TestCase;
  work: string;
  id: string;
}

/** A case whose patient accepted the quote of the first hospital. */
async function accepted(): Promise<Accepted> {
  const one = await TestCase.begin(api);
  const work = await one.assign('referral', hospital);
  const { body: quote } = await by<Quote>(hospital.person, 'POST', '/quotes', quoteForm(one.journey_id, hospital));
  await by(hospital.person, 'POST', `/quotes/${quote.id}/send`);
  await one.own('POST', `/quotes/${quote.id}/accept`);
  const [stay] = await api.database.rows<{ id: string }>('select id from admissions where journey_id = $1', [
    one.journey_id,
  ]);
  return { one, work, id: stay?.id ?? '' };
}
const stayOf = async ({ id }: Accepted, who: { token: string } = hospital.person): Promise<Stay> =>
  (await by<Stay>(who, 'GET', `/stays/${id}`)).body;
const consentOf = async ({ one }: Accepted, who: { token: string } = one.patient): Promise<StayConsent | undefined> =>
  (await by<{ items: StayConsent[] }>(who, 'GET', `/stay-consents?journey_id=${one.journey_id}`)).body.items[0];
const write = (text: string, version: number, who: Person = hospital.person) =>
  api.call<ConsentText & Problem>('POST', '/stay-consent-texts', {
    token: who.token,
    body: { partner_hospital_id: hospital.id, language: 'en', title: 'Consent to treatment', body: text },
    headers: { 'if-match': `"${version}"` },
  });
const sign = ({ one, id }: Accepted, text_id: string | undefined, more: object = {}) =>
  one.own<StayConsent & Problem>('POST', '/stay-consents', {
    admission_id: id,
    text_id,
    signed_name: 'Prakash Thapa',
    has_read: true,
    agrees: true,
    ...more,
  });
const openTasks = async ({ one }: Accepted): Promise<string[]> =>
  (
    await api.database.rows<{ title: string }>(
      `select title from journey_tasks where journey_id = $1 and status = 'open' and automation like 'stay%' order by title`,
      [one.journey_id],
    )
  ).map(({ title }) => title);
const mails = async ({ one }: Accepted): Promise<string[]> =>
  (
    await api.database.rows<{ mail: string }>(
      `select mail.data->>'change' || ' ' || mail.recipient as mail from outgoing_mails mail
         join stay_consents signed on mail.dedupe_key like 'stay:%:' || signed.id || ':%'
       where signed.journey_id = $1 and mail.recipient = $2 order by 1`,
      [one.journey_id, hospital.person.email],
    )
  ).map(({ mail }) => mail);
const gapsOf = (stay: Stay): string[] => stay.gaps.map(({ kind }) => kind).toSorted();
const waiting = async (who: Person, { work }: Accepted): Promise<string[]> =>
  (await by<WorkWaitingPage>(who, 'GET', '/work-waiting?kind=stay&limit=100')).body.items
    .filter((item) => item.work.id === work)
    .map(({ detail }) => detail);

beforeEach(async () => {
  await api.database.rows('delete from stay_consents where true');
  await api.database.rows('delete from stay_consent_texts where true');
});

test('a stay is lived from the acceptance to the dates after the discharge, each by a press with who and when', async () => {
  await write('We treat you with care.', 0);
  const its = await accepted();
  const path = `/stays/${its.id}`;
  // Nothing is late in the first day.
  expect((await stayOf(its)).gaps.filter(({ due_at }) => new Date(due_at) <= new Date(Date.now() + 60_000))).toEqual(
    [],
  );
  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { expected_on: day(20) });
  expect(gapsOf(await stayOf(its))).toEqual(['checks', 'consent', 'letter']);
  for (const body of [
    { kind: 'blood_tests', state: 'done' },
    { kind: 'ecg', state: 'not_needed', note: 'Done at home last week.' },
    { kind: 'anaesthesia', state: 'done' },
    { kind: 'fasting', state: 'done' },
    { kind: 'blood', state: 'done', blood_units: 2, blood_group: 'A+' },
    { kind: 'other', label: 'Dental check', state: 'open' },
  ])
    expect((await by(hospital.person, 'POST', `${path}/checks`, body)).status).toBe(201);
  const before = await stayOf(its);
  expect(before.checks.find(({ kind }) => kind === 'blood')).toMatchObject({
    blood_units: 2,
    blood_group: 'A+',
    by: 'Prakash Thapa',
  });
  expect(gapsOf(before)).toContain('checks');
  await by(hospital.person, 'POST', `${path}/checks`, { kind: 'other', label: 'Dental check', state: 'done' });
  expect(gapsOf(await stayOf(its))).toEqual(['consent', 'letter']);
  expect(await openTasks(its)).toEqual(['Read and sign the hospital’s consent']);
  const consent = await consentOf(its);
  expect((await sign(its, consent?.text?.id)).status).toBe(201);
  expect([await openTasks(its), gapsOf(await stayOf(its))]).toEqual([[], ['letter']]);

  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { step: 'admit', at: ago(3) });
  expect(gapsOf(await stayOf(its))).toEqual(['form_c', 'note', 'plan', 'room']);
  expect(await waiting(hospital.person, its)).toEqual(expect.arrayContaining(['note', 'plan', 'room']));
  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { room: '214', plan: 'Knee replacement tomorrow at 9.' });
  await by(hospital.person, 'POST', `${path}/notes`, { text: 'Slept well, no fever.' });
  const filing = { place: 'hospital', place_id: its.id, number: 'FC-1', filed_on: day(5.5 / 24) };
  await by(hospital.person, 'POST', '/form-c', { journey_id: its.one.journey_id, ...filing });
  expect(gapsOf(await stayOf(its))).toEqual([]);
  expect(await waiting(hospital.person, its)).toEqual([]);
  expect((await stayOf(its)).notes[0]).toMatchObject({ text: 'Slept well, no fever.', author: 'Prakash Thapa' });

  expect((await by(hospital.person, 'POST', `${path}/updates`, { text: 'She walked today.' })).status).toBe(201);
  const news = await by<StayUpdates>(its.one.patient, 'GET', `/stays/updates?journey_id=${its.one.journey_id}`);
  expect(news.body.items.map(({ text }) => text)).toEqual(['She walked today.']);
  const [bell] = await api.database.rows<{ title: string; message: string }>(
    `select title, message from patient_notifications where journey_id = $1 and title = 'News from the hospital'`,
    [its.one.journey_id],
  );
  expect(bell?.message).not.toContain('walked');

  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { step: 'discharge', at: ago(1) });
  expect(gapsOf(await stayOf(its))).toEqual(['final_bill', 'follow_ups', 'summary']);
  const at = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString();
  await by(hospital.person, 'POST', `${path}/follow-ups`, { kind: 'visit', at, text: 'Dr Rao, wound check' });
  const [date] = (await stayOf(its)).follow_ups;
  expect(date).toMatchObject({ kind: 'visit', at, is_done: false });
  expect(await openTasks(its)).toEqual(['Follow-up visit: Dr Rao, wound check']);
  expect((await by(hospital.person, 'DELETE', `${path}/follow-ups/${date?.id}`)).status).toBe(204);
  expect([await openTasks(its), (await stayOf(its)).follow_ups]).toEqual([[], []]);
});

test('the patient alone signs, what was read and in full; hospital and staff are told, and it is a paper of the case', async () => {
  await write('The first text.', 0);
  const its = await accepted();
  const first = (await consentOf(its))?.text?.id;
  for (const [more, field] of [
    [{ has_read: false }, 'has_read'],
    [{ agrees: false }, 'agrees'],
    [{ signed_name: '' }, 'signed_name'],
  ] as const)
    expect(refusedFieldsOf(await sign(its, first, more))).toEqual([field]);
  const staff = await personOf(api, 'ayana_staff');
  for (const who of [hospital.person, staff]) {
    const refused = await by(who, 'POST', '/stay-consents', {
      admission_id: its.id,
      text_id: first,
      signed_name: 'Someone',
      has_read: true,
      agrees: true,
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'not_allowed']);
  }
  const companion = await personOf(api, 'patient');
  await api.database.rows(
    `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'Mina', 'Sister', 'en', array['see_journey', 'see_documents'], now(), 1, now(), now())`,
    [its.one.journey_id, companion.id, companion.email],
  );
  expect((await by(companion, 'GET', `/stay-consents?journey_id=${its.one.journey_id}`)).status).toBe(404);
  expect(
    (
      await by(companion, 'POST', '/stay-consents', {
        admission_id: its.id,
        text_id: first,
        signed_name: 'Mina',
        has_read: true,
        agrees: true,
      })
    ).status,
  ).toBe(404);

  // The hospital changes its text while the patient reads: the old one is not signed.
  await write('The second text.', 1);
  const stale = await sign(its, first);
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_version']);
  const second = (await consentOf(its))?.text;
  const { body: signed } = await sign(its, second?.id);
  expect(signed).toMatchObject({ state: 'signed', signatures: [{ version: 2, signed_name: 'Prakash Thapa' }] });
  const papers = await api.database.rows(
    `select status from documents where journey_id = $1 and kind = 'consent' and replaced_by is null`,
    [its.one.journey_id],
  );
  expect(papers).toEqual([{ status: 'checked' }]);
  expect(await mails(its)).toEqual([`consent_signed ${hospital.person.email}`]);
  expect((await sign(its, second?.id)).body.code).toBe('illegal_transition');
  const ofHospital = await consentOf(its, hospital.person);
  expect([ofHospital?.state, ofHospital?.may_sign, ofHospital?.signatures[0]?.document_id]).toEqual([
    'signed',
    false,
    null,
  ]);
});

test('a new text asks again until the admission; a withdrawal has a reason and tells the hospital', async () => {
  await write('The first text.', 0);
  const its = await accepted();
  await sign(its, (await consentOf(its))?.text?.id);
  await write('The second text.', 1);
  expect([(await consentOf(its))?.state, await openTasks(its)]).toEqual([
    'outdated',
    ['Read and sign the hospital’s consent'],
  ]);
  const { body } = await sign(its, (await consentOf(its))?.text?.id);
  const path = `/stay-consents/${body.signatures[0]?.id}/withdraw`;
  expect(refusedFieldsOf(await its.one.own<Problem>('POST', path, { reason: '' }))).toEqual(['reason']);
  expect((await by(hospital.person, 'POST', path, { reason: 'Not theirs' })).status).toBe(403);
  const withdrawn = await its.one.own<StayConsent>('POST', path, { reason: 'I want to think about it.' });
  expect([withdrawn.status, withdrawn.body.state, withdrawn.body.may_sign]).toEqual([200, 'withdrawn', true]);
  expect(await mails(its)).toEqual([
    `consent_signed ${hospital.person.email}`,
    `consent_signed ${hospital.person.email}`,
    `consent_withdrawn ${hospital.person.email}`,
  ]);
  expect((await stayOf(its)).consent.signatures[0]?.withdrawn_reason).toBe('I want to think about it.');
  expect(await openTasks(its)).toHaveLength(1);
  await sign(its, (await consentOf(its))?.text?.id);
  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { step: 'admit', at: ago(1) });
  await write('The third text.', 2);
  expect([(await consentOf(its))?.state, await openTasks(its)]).toEqual(['signed', []]);
});

test('texts are of a hospital and a language, and written by its people and the staff', async () => {
  expect((await write('One.', 0)).body).toMatchObject({ version: 1, language: 'en' });
  expect((await write('Two.', 0)).status).toBe(412);
  expect(refusedFieldsOf(await write('One.', 1))).toEqual(['body']);
  expect((await write('Two.', 1, other.person)).status).toBe(404);
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: hospital.partner_id, role: 'read_only' });
  expect((await write('Two.', 1, reader)).status).toBe(403);
  const list = await by<{ items: ConsentText[]; may_write: boolean }>(reader, 'GET', '/stay-consent-texts');
  expect([list.body.items.length, list.body.may_write]).toEqual([1, false]);
  expect((await by<{ items: ConsentText[] }>(other.person, 'GET', '/stay-consent-texts')).body.items).toEqual([]);
});

test('another hospital, the patient and a doctor find no stay; a member who may only read writes nothing', async () => {
  const its = await accepted();
  const path = `/stays/${its.id}`;
  await its.one.assign('referral', other);
  expect((await by(other.person, 'GET', path)).status).toBe(404);
  expect((await by(other.person, 'POST', `${path}/notes`, { text: 'Not ours' })).status).toBe(404);
  expect((await its.one.own('GET', path)).status).toBe(403);
  expect((await by(await personOf(api, 'doctor'), 'GET', path)).status).toBe(403);
  const reader = await personOf(api, 'partner/hospital');
  await api.database.add('partner_members', { user_id: reader.id, partner_id: hospital.partner_id, role: 'read_only' });
  expect(await stayOf(its, reader)).toMatchObject({ may_write: false });
  for (const [part, body] of [
    ['checks', { kind: 'ecg', state: 'done' }],
    ['notes', { text: 'A note' }],
    ['updates', { text: 'News' }],
    ['follow-ups', { kind: 'talk', at: '2099-01-01T10:00:00Z', text: 'Dr Rao' }],
  ] as const) {
    const refused = await by(reader, 'POST', `${path}/${part}`, body);
    expect([part, refused.status]).toEqual([part, 403]);
  }
  expect((await by(hospital.person, 'POST', `${path}/notes`, { text: 'Too early' })).body.code).toBe(
    'illegal_transition',
  );
  const faults = await by<Problem>(hospital.person, 'POST', `${path}/checks`, { kind: 'blood', state: 'done' });
  expect(refusedFieldsOf(faults).toSorted()).toEqual(['blood_group', 'blood_units']);
  const staff = await personOf(api, 'ayana_staff');
  expect((await stayOf(its, staff)).may_write).toBe(true);
});

test('waiting and calendar hold what a stay misses by its day, for its hospital alone', async () => {
  const its = await accepted();
  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { expected_on: day(10) });
  // Due in nine days: in the calendar, not yet among what waits.
  expect(await waiting(hospital.person, its)).not.toContain('checks');
  const range = `from=${ago(24)}&to=${new Date(Date.now() + 30 * 24 * 60 * 60_000).toISOString()}`;
  const events = async (who: Person) =>
    (await by<WorkEvents>(who, 'GET', `/work-calendar?${range}`)).body.items.filter(
      ({ work }) => work?.admission_id === its.id,
    );
  const kinds = (await events(hospital.person)).map(({ kind, place }) => `${kind} ${place}`);
  expect(kinds).toEqual(expect.arrayContaining(['stay checks', 'admission null', 'stay consent_text']));
  await api.database.rows(`update admissions set created_at = now() - interval '9 days' where id = $1`, [its.id]);
  await by(hospital.person, 'PATCH', `/admissions/${its.id}`, { expected_on: day(1) });
  expect(await waiting(hospital.person, its)).toEqual(expect.arrayContaining(['checks', 'consent_text', 'letter']));
  expect(await waiting(other.person, its)).toEqual([]);
  expect(await events(other.person)).toEqual([]);
});
