import '../../../platform/languages/register.js';
import type { WorkPage, WorkTeam } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Hospital, hospitalOf, type Person, personOf, TestCase } from '../../journeys/testing/case.js';

type Answered = WorkTeam & Pick<Problem, 'code'>;

let api: TestApi;
let its: TestCase;
let hospital: Hospital;
let other: Hospital;
let id: string;
beforeAll(async () => {
  api = await startApi();
  its = await TestCase.begin(api);
  [hospital, other] = [await hospitalOf(api, 0), await hospitalOf(api, 1)];
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.rows(`update assignments set status = 'cancelled'`);
  id = await its.assign('referral', hospital, 'accepted');
});

const member = async (role = 'member'): Promise<Person> => {
  const person = await personOf(api, 'partner/hospital');
  await api.database.rows('insert into partner_members values ($1, $2, now(), $3)', [
    person.id,
    hospital.partner_id,
    role,
  ]);
  return person;
};
const team = async (who: Person = hospital.person) =>
  (await api.call<Answered>('GET', `/work-teams/${id}`, { token: who.token })).body;
const hand = (to_user_id: string | null, { who = hospital.person, version, note }: HandOver = {}) =>
  api.call<Answered>('POST', `/work-teams/${id}/hand-overs`, {
    token: who.token,
    body: { to_user_id, ...(note === undefined ? {} : { note }) },
    ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
  });
interface HandOver {
  who?: Person;
  version?: number;
  note?: string;
}
const listed = async (handler: string, who = hospital.person) => {
  const { body } = await api.call<WorkPage>('GET', `/work?handler=${handler}`, { token: who.token });
  return body.items.map((work) => work.id);
};

test('work is nobody’s until someone takes it, then theirs, and lists find it by that', async () => {
  const colleague = await member();
  expect(await team()).toMatchObject({ handler: null, is_mine: false, may_change: true, hand_overs: [], version: 0 });
  expect(await listed('nobody')).toEqual([id]);
  expect((await hand(hospital.person.id)).status).toBe(201);
  expect(await team()).toMatchObject({ handler: { id: hospital.person.id }, is_mine: true, version: 1 });
  expect([await listed('mine'), await listed('nobody'), await listed('colleague')]).toEqual([[id], [], []]);
  expect([await listed('mine', colleague), await listed('colleague', colleague)]).toEqual([[], [id]]);
  await hand(null);
  expect(await listed('nobody', colleague)).toEqual([id]);
});

test('a colleague gets it with a note, by bell and by a mail that does not hold the note', async () => {
  const colleague = await member();
  await api.database.rows('delete from outgoing_mails');
  await hand(colleague.id, { note: 'She asked for a window.' });
  const { handler, hand_overs } = await team(colleague);
  expect(handler).toMatchObject({ id: colleague.id });
  expect(hand_overs).toMatchObject([{ note: 'She asked for a window.', to_name: 'Prakash Thapa' }]);
  const bell = await api.database.rows<{ metadata: { path: string }; message: string }>(
    'select metadata, message from patient_notifications where patient_id = $1',
    [colleague.id],
  );
  expect(bell).toEqual([
    { metadata: expect.objectContaining({ path: `/partner-portal/work/${id}` }), message: expect.any(String) },
  ]);
  const mails = await api.database.rows<{ template: string; recipient: string; data: object }>(
    'select * from outgoing_mails',
  );
  expect(mails).toMatchObject([{ template: 'assignment_handed_over', recipient: colleague.email }]);
  expect(JSON.stringify([bell, mails])).not.toContain('window');
});

test('what was taken meanwhile is not taken from a colleague unseen', async () => {
  const colleague = await member();
  const { version } = await team(colleague);
  await hand(hospital.person.id, { version });
  expect(await hand(colleague.id, { who: colleague, version })).toMatchObject({
    status: 412,
    body: { code: 'stale_version' },
  });
  expect((await team()).is_mine).toBe(true);
});

test('the work of a member who leaves, or may only read from now on, is nobody’s', async () => {
  const [leaver, reader] = [await member(), await member()];
  await hand(leaver.id);
  await api.database.rows('delete from partner_members where user_id = $1', [leaver.id]);
  expect((await team()).handler).toBeNull();
  expect(await listed('nobody')).toEqual([id]);
  await hand(reader.id);
  await api.database.rows(`update partner_members set role = 'read_only' where user_id = $1`, [reader.id]);
  expect((await team()).handler).toBeNull();
});

test('only people of the organisation who may change its work get it', async () => {
  const reader = await member('read_only');
  for (const to of [other.person.id, its.patient.id, reader.id])
    expect(await hand(to)).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
  expect((await team()).hand_overs).toEqual([]);
});

test('a member who only reads sees who has it and the notes, and changes neither', async () => {
  const reader = await member('read_only');
  await hand(hospital.person.id);
  expect(await team(reader)).toMatchObject({ may_change: false, handler: { id: hospital.person.id } });
  expect((await hand(null, { who: reader })).status).toBe(403);
  const note = await api.call('POST', `/work-teams/${id}/notes`, { token: reader.token, body: { text: 'Hello' } });
  expect(note.status).toBe(403);
});

test('notes are of the organisation alone: nothing for the staff, the patient or another organisation', async () => {
  const colleague = await member();
  const body = { text: 'The surgeon is away until Monday.' };
  await api.call('POST', `/work-teams/${id}/notes`, { token: hospital.person.token, body });
  expect((await team(colleague)).notes).toMatchObject([{ ...body, author_name: 'Prakash Thapa' }]);
  const foreign = [{ token: other.person.token }, { token: its.patient.token }, { as: 'ayana_staff' } as const];
  for (const who of foreign) {
    const answers = [
      await api.call('GET', `/work-teams/${id}`, who),
      await api.call('POST', `/work-teams/${id}/notes`, { ...who, body }),
      await api.call('POST', `/work-teams/${id}/hand-overs`, { ...who, body: {} }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect((await team()).notes).toHaveLength(1);
});

test('work that is over is handed to nobody any more, and a single doctor’s has nobody to share it', async () => {
  await api.database.rows(`update assignments set status = 'done' where id = $1`, [id]);
  expect(await hand(hospital.person.id)).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
  const doctor = await personOf(api, 'doctor');
  id = await its.assign('opinion', doctor, 'accepted');
  expect(await team(doctor)).toMatchObject({ is_shared: false, may_change: false, is_mine: true });
  expect(await hand(doctor.id, { who: doctor })).toMatchObject({ status: 409 });
  expect(await listed('mine', doctor)).toEqual([id]);
});
