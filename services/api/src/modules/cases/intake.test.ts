import type { CaseDocument, CaseDocuments, CaseMatches, InboxJourneyAnswer, Threads } from '@ayana/contracts/journey';
import type { InboxDetail } from '@ayana/contracts/inbox';
import type { Role } from '@ayana/contracts/identity';
import '../../platform/languages/register.js';
import { emailOf, startApi, type TestApi } from '../../../test/support/api.js';
import { PDF, uploadsOf } from '../../platform/files/testing/uploads.js';
import { accountsOf, newAddress, signUpForm } from '../identity/testing/accounts.js';
import { consultationForm, videoConsultationForm } from '../consultations/consultation.factory.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { treatmentId } from '../journeys/testing/journeys.js';
import { caseOf } from '../messages/testing/case.js';

let api: TestApi;
let messages: ReturnType<typeof caseOf>;
beforeAll(async () => {
  api = await startApi();
  messages = caseOf(api);
});
afterAll(() => api.close());

interface Sent {
  id: string;
  case_number?: string;
}

const send = async (path: string, body: object): Promise<Sent> => (await api.call<Sent>('POST', path, { body })).body;
const consult = (changes: object = {}) => send('/functions/consultation-form', consultationForm(changes));
const find = (q: string, as: Role = 'ayana_staff') =>
  api.call<CaseMatches>('GET', `/cases?q=${encodeURIComponent(q)}`, { as });
const caseIdOf = async (number = ''): Promise<string> => (await find(number)).body.items[0]?.case_id ?? '';

test.each([
  ['/functions/consultation-form', consultationForm({ trip_estimate: undefined }), 'consultation'],
  ['/functions/consultation-form', consultationForm(), 'trip_cost'],
  ['/functions/video-consultation-request', videoConsultationForm(), 'video_consultation'],
  ['/functions/contact-form', contactForm({ interested_procedure: 'Cataract' }), 'contact'],
])('what %s sends is a case from the first minute, found by its number', async (path, form, source) => {
  const { id, case_number = '' } = await send(path, form);
  expect(case_number).toMatch(/^AY-\w{5}$/);
  expect((await find(case_number)).body.items).toEqual([
    expect.objectContaining({ case_number, source, inbox_item_id: id, journey_id: null, treatment_request_id: null }),
  ]);
  const item = await api.call<InboxDetail>('GET', `/inbox/${id}`, { as: 'ayana_staff' });
  expect(item.body.case_number).toBe(case_number);
  const mails = await api.database.rows<{ data: { case_number?: string } }>(
    `select data from outgoing_mails where data->>'id' = $1`,
    [id],
  );
  expect(mails.map(({ data }) => data.case_number)).toEqual(mails.map(() => case_number));
  expect(mails.length).toBeGreaterThan(1);
});

test('a contact about no treatment opens no case', async () => {
  const { id, case_number } = await send(
    '/functions/contact-form',
    contactForm({ interested_procedure: '', additional_info: 'We sell office chairs.' }),
  );
  expect(case_number).toBeUndefined();
  const item = await api.call<InboxDetail>('GET', `/inbox/${id}`, { as: 'ayana_staff' });
  expect([item.status, item.body.case_id, item.body.case_number]).toEqual([200, null, null]);
});

test('messages and papers of the first days are those of the journey, under one number', async () => {
  const { id: item, case_number } = await consult({ email: emailOf('patient') });
  const case_id = await caseIdOf(case_number);
  const thread = (await messages.threads(case_id, 'patient')).body.items[0]?.id ?? '';
  expect((await messages.send(thread, 'patient', 'Here is my report.')).status).toBe(201);
  expect((await messages.send(thread, 'ayana_staff', 'Thank you.')).status).toBe(201);
  expect((await messages.threads(case_id, 'doctor')).status).toBe(404);

  const upload_id = await uploadsOf(api).whole('report.pdf', 'application/pdf', PDF, 'patient');
  const paper = await api.call<CaseDocument>('POST', '/documents', {
    as: 'patient',
    body: { journey_id: case_id, kind: 'report', upload_id },
  });
  expect(paper.status).toBe(201);
  const open = (as: Role) => api.call('GET', `/documents/${paper.body.id}/content`, { as });
  expect([(await open('ayana_staff')).status, (await open('doctor')).status]).toEqual([200, 404]);

  const body = { treatment_id: await treatmentId(api) };
  const { body: begun } = await api.call<InboxJourneyAnswer>('POST', `/inbox/${item}/journey`, {
    as: 'ayana_staff',
    body,
  });
  expect(begun.journey_id).toBe(case_id);
  const { body: shown } = await api.call<{ case_number: string }>('GET', `/cases/${case_id}`, { as: 'ayana_staff' });
  expect(shown.case_number).toBe(case_number);
  const threads = (await api.call<Threads>('GET', `/threads?journey_id=${case_id}`, { as: 'ayana_staff' })).body.items;
  expect(threads.map(({ id, kind }) => [kind, id === thread])).toEqual([
    ['patient', true],
    ['internal', false],
  ]);
  const papers = await api.call<CaseDocuments>('GET', `/documents?journey_id=${case_id}`, { as: 'patient' });
  expect(papers.body.items.map(({ id }) => id)).toContain(paper.body.id);
  expect((await find(case_number ?? '')).body.items).toHaveLength(1);
});

test('a person sees their own cases of the first days, until there is a journey or nothing to wait for', async () => {
  const own = async (as: Role = 'patient') =>
    (await api.call<CaseMatches>('GET', '/cases/intake', { as })).body.items.map(({ case_number }) => case_number);
  const { id, case_number } = await consult({ email: emailOf('patient') });
  expect(await own()).toContain(case_number);
  expect(await own('unverified_user')).not.toContain(case_number);
  await api.database.rows("update inbox_items set status = 'closed' where id = $1", [id]);
  expect(await own()).not.toContain(case_number);
});

test('a refused paper of the first days has no task yet, and is announced', async () => {
  const { case_number } = await consult({ email: emailOf('patient') });
  const journey_id = await caseIdOf(case_number);
  const upload_id = await uploadsOf(api).whole('blurred.pdf', 'application/pdf', PDF, 'patient');
  const { body } = await api.call<CaseDocument>('POST', '/documents', {
    as: 'patient',
    body: { journey_id, kind: 'report', upload_id },
  });
  const refused = await api.call<CaseDocument>('PATCH', `/documents/${body.id}`, {
    as: 'ayana_staff',
    body: { status: 'refused', refused_reason: 'The picture is blurred.' },
  });
  expect([refused.status, refused.body.status]).toEqual([200, 'refused']);
  const bell = await api.database.rows('select message from patient_notifications where journey_id = $1', [journey_id]);
  expect(bell).toEqual([{ message: 'The picture is blurred.' }]);
});

test('a treatment request is a case that its journey adopts', async () => {
  const asked = await api.call<{ id: string; case_id: string; case_number: string }>('POST', '/treatment-requests', {
    as: 'patient',
    body: { treatment_id: await treatmentId(api) },
  });
  const { id, case_id, case_number } = asked.body;
  expect((await messages.threads(case_id, 'patient')).body.items).toHaveLength(1);
  const journey = await api.call<{ id: string; case_number: string }>('POST', '/patient-journeys', {
    as: 'ayana_staff',
    body: { patient_id: await messages.idOf('patient'), treatment_request_id: id },
  });
  expect([journey.status, journey.body.id, journey.body.case_number]).toEqual([201, case_id, case_number]);
});

test('a guest’s case is joined by the account of its address, once that is confirmed', async () => {
  const email = newAddress();
  const { case_number } = await consult({ email });
  const personOf = async () => {
    const [row] = await api.database.rows<{ person_id: string | null }>(
      'select person_id from cases where case_number = $1',
      [case_number],
    );
    return row?.person_id;
  };
  const accounts = accountsOf(api);
  await accounts.signUp(signUpForm({ email }));
  expect(await personOf()).toBeNull();
  const letter = await accounts.lastLetter(email, 'verify_email');
  await accounts.verify(letter.token);
  const [user] = await api.database.rows<{ id: string }>('select id from users where email = $1', [email]);
  expect(await personOf()).toBe(user?.id);
});

test('cases are found by name and by number in any writing, by the staff alone', async () => {
  const { case_number = '' } = await consult({ name: 'Quentin Abara' });
  for (const q of ['quentin aba', case_number.toLowerCase().replace('-', ' ')])
    expect((await find(q)).body.items.map((found) => [found.case_number, found.name])).toEqual([
      [case_number, 'Quentin Abara'],
    ]);
  expect((await find(case_number, 'patient')).status).toBe(403);
});
