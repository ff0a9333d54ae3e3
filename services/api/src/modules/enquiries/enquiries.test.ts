import type { EnteredEnquiry } from '@ayana/contracts/enquiries';
import type { InboxDetail } from '@ayana/contracts/inbox';
import type { CaseMatches, InboxJourneyAnswer } from '@ayana/contracts/journey';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { treatmentId } from '../journeys/testing/journeys.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const CALL = {
  channel: 'phone',
  name: 'Ngozi Balogun',
  phone: '+234 803 555 0114',
  text: 'Her father <72> needs a bypass. Asked what it costs.',
  notify: false,
};
const enter = (changes: object = {}, as: 'ayana_staff' | 'doctor' | 'patient' = 'ayana_staff') =>
  api.call<EnteredEnquiry>('POST', '/enquiries', { as, body: { ...CALL, ...changes } });
const detail = async (id: string) => (await api.call<InboxDetail>('GET', `/inbox/${id}`, { as: 'ayana_staff' })).body;
const mailsTo = (address: string) =>
  api.database.rows<{ template: string }>('select template from outgoing_mails where recipient = $1', [address]);

test('a telephone call is in the inbox of who took it, and a case that is found by its number', async () => {
  const { status, body } = await enter();
  expect([status, Object.keys(body).toSorted()]).toEqual([201, ['case_id', 'case_number', 'id']]);
  expect(await detail(body.id)).toMatchObject({
    kind: 'contact',
    status: 'claimed',
    name: CALL.name,
    email: null,
    case_id: body.case_id,
    case_number: body.case_number,
    assigned_to: { name: 'Demo ayana staff' },
    payload: { channel: 'Telephone', additional_info: CALL.text },
  });
  const found = await api.call<CaseMatches>('GET', `/cases?q=${body.case_number}`, { as: 'ayana_staff' });
  expect(found.body.items).toEqual([
    expect.objectContaining({ case_id: body.case_id, source: 'phone', name: CALL.name }),
  ]);
});

test('nobody is written to unless it is asked for, and then with the number', async () => {
  const email = 'ngozi.balogun@example.com';
  await enter({ email });
  expect(await mailsTo(email)).toEqual([]);
  const { body } = await enter({ email, notify: true });
  const [mail] = await api.database.rows<{ template: string; data: object }>(
    'select template, data from outgoing_mails where recipient = $1',
    [email],
  );
  expect(mail).toMatchObject({ template: 'contact_acknowledgement', data: { case_number: body.case_number } });
});

test.each([
  [{ channel: 'phone', phone: undefined }, 'phone'],
  [{ channel: 'whatsapp', phone: undefined }, 'phone'],
  [{ channel: 'email', phone: undefined }, 'email'],
  [{ channel: 'walk_in', phone: undefined, notify: true }, 'email'],
  [{ text: ' ' }, 'text'],
  [{ treatment_id: '0190a000-0000-7000-8000-00000000dead' }, 'treatment_id'],
])('%j is refused at %s', async (changes, field) => {
  const answer = await enter(changes);
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, [field]]);
});

test('at the office nothing but the name is needed; a reply by mail is refused without an address', async () => {
  const { status, body } = await enter({ channel: 'walk_in', phone: undefined });
  expect(status).toBe(201);
  const reply = await api.call<{ code: string }>('POST', `/inbox/${body.id}/replies`, {
    as: 'ayana_staff',
    body: { message: 'Good morning' },
  });
  expect([reply.status, reply.body.code]).toEqual([409, 'illegal_transition']);
});

test('of a registered patient it becomes the journey with its number', async () => {
  const { body } = await enter({ channel: 'email', email: emailOf('patient'), treatment_id: await treatmentId(api) });
  const begun = await api.call<InboxJourneyAnswer>('POST', `/inbox/${body.id}/journey`, {
    as: 'ayana_staff',
    body: {},
  });
  expect([begun.status, begun.body.journey_id]).toEqual([201, body.case_id]);
});

test('only the staff enter one', async () => {
  expect([(await enter({}, 'patient')).status, (await enter({}, 'doctor')).status]).toEqual([403, 403]);
});
