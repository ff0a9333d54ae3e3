import '../../../platform/languages/register.js';
import type { AssignmentDetail, MedicalOpinion } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import { refusedFieldsOf, startApi, type TestApi } from '../../../../test/support/api.js';
import { pdfPages } from '../../../platform/typesetting/testing/pdf-text.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { AccessEnds } from '../../work/assignments/access-ends.js';

type Answered = MedicalOpinion & Pick<Problem, 'code'>;
type List = { items: MedicalOpinion[] };

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const FORM = { summary: 'Both knees are worn. I recommend a replacement.', fit_to_travel: 'with_conditions' };
const write = (journey_id: string, { token }: Person, more: object = {}) =>
  api.call<Answered>('POST', '/medical-opinions', { token, body: { journey_id, ...FORM, ...more } });
const call = (method: string, path: string, { token }: Person, body?: object) =>
  api.call<Answered>(method, `/medical-opinions/${path}`, { token, ...(body ? { body } : {}) });
const list = (one: TestCase, { token }: Person) =>
  api.call<List>('GET', `/medical-opinions?journey_id=${one.journey_id}`, { token });

test('the assigned doctor writes and signs; the patient reads it then, and is notified', async () => {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const assignment = await one.assign('opinion', doctor);
  const { status, body } = await write(one.journey_id, doctor, { days_in_hospital: 5 });
  expect([status, body.version, body.assignment_id, body.signed_at]).toEqual([201, 1, assignment, null]);
  expect((await list(one, one.patient)).body.items).toEqual([]);
  expect((await list(one, doctor)).body.items).toHaveLength(1);
  expect((await call('PATCH', body.id, doctor, { risks: 'Infection.' })).body.risks).toBe('Infection.');
  expect((await call('POST', `${body.id}/sign`, doctor)).body.signed_at).not.toBeNull();
  expect((await list(one, one.patient)).body.items.map(({ summary }) => summary)).toEqual([FORM.summary]);
  const notices = await api.database.rows<{ title: string }>(
    'select title from patient_notifications where journey_id = $1',
    [one.journey_id],
  );
  expect(notices).toEqual([{ title: 'A doctor’s opinion is ready' }, { title: 'Completed: Medical opinion' }]);
});

test('signing ends the work it was asked for with; the papers that came with it stay as long as it may be corrected', async () => {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const given = await api.call<{ id: string }>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: one.journey_id, kind: 'opinion', assignee_user_id: doctor.id, brief: 'Please advise.' },
  });
  expect(given.status).toBe(201);
  const openGrants = () =>
    api.database.rows<object>(
      'select kind from record_grants where assignment_id = $1 and (ends_at is null or ends_at > now())',
      [given.body.id],
    );
  expect((await openGrants()).length).toBeGreaterThan(0);
  const work = async () => {
    const { body } = await api.call<{ items: { id: string; status: string; closed_at: string | null }[] }>(
      'GET',
      `/assignments?journey_id=${one.journey_id}`,
      { as: 'ayana_staff' },
    );
    return body.items.find(({ id }) => id === given.body.id);
  };
  const { body } = await write(one.journey_id, doctor);
  expect(await work()).toMatchObject({ status: 'offered', closed_at: null });
  await call('POST', `${body.id}/sign`, doctor);
  expect(await work()).toMatchObject({ status: 'done', closed_at: expect.any(String) });
  expect((await openGrants()).length).toBeGreaterThan(0);
  // A correction is still theirs to write.
  const next = (await write(one.journey_id, doctor, { fit_to_travel: 'yes' })).body;
  expect((await call('POST', `${next.id}/sign`, doctor)).status).toBe(200);
  const [lines] = await api.database.rows<{ count: number }>(
    `select count(*)::integer as count from journey_entries where journey_id = $1 and event = 'assignment' and to_state = 'done'`,
    [one.journey_id],
  );
  expect(lines).toEqual({ count: 1 });
});

test('the papers of an opinion close when it can no longer be corrected: for readings at once, and its grants with the next run', async () => {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const file_id = await api.database.add('files', {
    owner_kind: 'journey',
    owner_id: one.journey_id,
    uploaded_by: one.patient.id,
  });
  const paper = { journey_id: one.journey_id, kind: 'report', status: 'checked', file_id };
  const report = await api.database.add('documents', paper);
  const given = await api.call<{ id: string }>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: one.journey_id, kind: 'opinion', assignee_user_id: doctor.id, brief: 'Please advise.' },
  });
  const { body } = await write(one.journey_id, doctor);
  await call('POST', `${body.id}/sign`, doctor);
  const seen = async () => {
    const detail = await api.call<AssignmentDetail>('GET', `/assignments/${given.body.id}`, { token: doctor.token });
    const { facts, access_end } = detail.body;
    return { papers: facts?.documents?.map(({ id }) => id) ?? null, opinions: facts?.opinions?.length, access_end };
  };
  const signedAgo = (days: number) =>
    api.database.rows(`update medical_opinions set signed_at = now() - $2 * interval '1 day' where id = $1`, [
      body.id,
      days,
    ]);
  await signedAgo(13);
  expect(await seen()).toEqual({ papers: [report], opinions: 1, access_end: null });
  await signedAgo(15);
  expect(await seen()).toEqual({ papers: null, opinions: 1, access_end: 'correction_over' });
  await api.app.get(AccessEnds).run();
  const open = await api.database.rows('select id from record_grants where assignment_id = $1 and ends_at is null', [
    given.body.id,
  ]);
  expect(open).toEqual([]);
});

test('signing ends the doctor’s own task to give it, and no other', async () => {
  const [one, doctor, other] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
  ];
  for (const each of [doctor, other]) await one.assign('opinion', each);
  const add = async (owner: object, more: object) => {
    const body = { journey_id: one.journey_id, title: 'Give a medical opinion', ...owner, ...more };
    const { status, body: task } = await api.call<{ id: string }>('POST', '/journey-tasks', {
      as: 'ayana_staff',
      body,
    });
    expect(status).toBe(201);
    return task.id;
  };
  const of = ({ id }: Person) => ({ owner_kind: 'doctor', owner_id: id });
  const own = await add(of(doctor), { subject_kind: 'opinion' });
  const left = [
    await add(of(doctor), {}),
    await add(of(other), { subject_kind: 'opinion' }),
    await add({ owner_kind: 'case_manager' }, { subject_kind: 'opinion' }),
  ];
  await call('POST', `${(await write(one.journey_id, doctor)).body.id}/sign`, doctor);
  const tasks = await api.database.rows<{ id: string; status: string }>(
    'select id, status from journey_tasks where journey_id = $1',
    [one.journey_id],
  );
  const stateOf = (task: string) => tasks.find(({ id }) => id === task)?.status;
  expect([own, ...left].map(stateOf)).toEqual(['done', 'open', 'open', 'open']);
  // The work and the task have left the list of what waits together.
  const waiting = await api.call<{ items: { kind: string }[] }>('GET', '/work-waiting', { token: doctor.token });
  expect(waiting.body.items.map(({ kind }) => kind)).toEqual(['task']);
});

test('a signed one is final; a correction is the next version', async () => {
  const [one, staff] = [await TestCase.begin(api), await personOf(api, 'ayana_staff')];
  const { body } = await write(one.journey_id, staff);
  await call('POST', `${body.id}/sign`, staff);
  for (const answer of [
    await call('PATCH', body.id, staff, { summary: 'Something else.' }),
    await call('POST', `${body.id}/sign`, staff),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'illegal_transition']);
  const next = (await write(one.journey_id, staff, { fit_to_travel: 'yes' })).body;
  await call('POST', `${next.id}/sign`, staff);
  expect((await list(one, one.patient)).body.items.map(({ version }) => version)).toEqual([2, 1]);
});

test('staff write nothing over what a doctor signed: one of their own, with a reason, is beside it', async () => {
  const [one, doctor, staff] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await personOf(api, 'ayana_staff'),
  ];
  const work = await one.assign('opinion', doctor);
  const { body } = await write(one.journey_id, doctor);
  // Until it is signed, the team may help.
  expect((await call('PATCH', body.id, staff, { summary: 'Both knees are worn.' })).status).toBe(200);
  await call('POST', `${body.id}/sign`, doctor);
  const reason = 'The doctor cannot be reached, and the patient flies tomorrow.';
  expect(refusedFieldsOf(await write(one.journey_id, staff, { assignment_id: work, reason }))).toEqual([
    'assignment_id',
  ]);
  expect(refusedFieldsOf(await write(one.journey_id, staff))).toEqual(['reason']);
  const own = (await write(one.journey_id, staff, { reason })).body;
  expect(own).toMatchObject({ assignment_id: null, version: 1, reason, doctor: { id: staff.id } });
  expect(refusedFieldsOf(await call('PATCH', own.id, staff, { reason: null }))).toEqual(['reason']);
  expect((await call('POST', `${own.id}/sign`, staff)).status).toBe(200);
  const draft = (await write(one.journey_id, doctor, { fit_to_travel: 'yes' })).body;
  for (const answer of [
    await call('PATCH', draft.id, staff, { summary: 'Something else.' }),
    await call('POST', `${draft.id}/sign`, staff),
  ])
    expect([answer.status, answer.body.code]).toEqual([409, 'illegal_transition']);
  const read = (await list(one, one.patient)).body.items;
  expect(read.map(({ doctor: author, reason: why }) => [author.id, why])).toEqual([
    [staff.id, reason],
    [doctor.id, null],
  ]);
});

test('nobody else writes, and those without clinical work see none', async () => {
  const one = await TestCase.begin(api);
  const [doctor, other, driver] = [
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
    await personOf(api, 'partner/logistics'),
  ];
  await one.assign('opinion', doctor);
  await one.assign('transport', driver);
  const { body } = await write(one.journey_id, doctor);
  expect((await write(one.journey_id, other)).status).toBe(404);
  expect((await call('PATCH', body.id, other, { risks: 'x' })).status).toBe(404);
  expect((await call('POST', `${body.id}/sign`, other)).status).toBe(404);
  expect((await write(one.journey_id, one.patient)).status).toBe(403);
  await call('POST', `${body.id}/sign`, doctor);
  for (const person of [other, driver]) expect((await list(one, person)).status).toBe(404);
  expect(refusedFieldsOf(await write(one.journey_id, doctor, { fit_to_travel: 'perhaps', days_in_india: -1 }))).toEqual(
    ['days_in_india', 'fit_to_travel'],
  );
  expect(refusedFieldsOf(await write(one.journey_id, doctor, { recommended_treatment_id: one.journey_id }))).toEqual([
    'recommended_treatment_id',
  ]);
});

test('a draft is kept from its first words, by nobody else, and is signed when it is whole', async () => {
  const [one, doctor, other] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
  ];
  await one.assign('opinion', doctor);
  await one.assign('opinion', other);
  const begun = await api.call<Answered>('POST', '/medical-opinions', {
    token: doctor.token,
    body: { journey_id: one.journey_id, risks: 'Infection.' },
  });
  expect([begun.status, begun.body]).toMatchObject([201, { summary: '', fit_to_travel: null, risks: 'Infection.' }]);
  const { id } = begun.body;
  const again = await write(one.journey_id, doctor);
  expect([again.status, again.body.code]).toEqual([412, 'stale_version']);
  expect((await list(one, other)).body.items).toEqual([]);
  // As it will be printed, to its author alone.
  const draft = await fetch(`${api.url}/api/medical-opinions/${id}/pdf`, {
    headers: { authorization: `Bearer ${doctor.token}` },
  });
  const text = pdfPages(new Uint8Array(await draft.arrayBuffer())).join(' ');
  for (const shown of ['Draft: not signed yet', 'Infection.']) expect(text).toContain(shown);
  expect(text).not.toContain('Signed on');
  for (const reader of [other, one.patient]) expect((await call('GET', `${id}/pdf`, reader)).status).toBe(404);
  expect(refusedFieldsOf(await call('POST', `${id}/sign`, doctor))).toEqual(['fit_to_travel', 'summary']);
  expect((await call('DELETE', id, other)).status).toBe(404);
  expect((await call('DELETE', id, doctor)).status).toBe(204);
  expect((await list(one, doctor)).body.items).toEqual([]);
});

test('two doctors asked on one case have versions of their own, and one doctor asked twice chooses the open work', async () => {
  const [one, first, second] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
  ];
  const [work, other] = [await one.assign('opinion', first), await one.assign('opinion', second)];
  const sign = async (person: Person, more: object = {}) => {
    const { body } = await write(one.journey_id, person, more);
    expect((await call('POST', `${body.id}/sign`, person)).status).toBe(200);
    return [body.assignment_id, body.version];
  };
  expect(await sign(first)).toEqual([work, 1]);
  expect(await sign(first, { days_in_india: 9 })).toEqual([work, 2]);
  expect(await sign(second)).toEqual([other, 1]);
  const newer = await one.assign('opinion', first);
  expect(await sign(first, { risks: 'Bleeding.' })).toEqual([newer, 1]);
  expect(refusedFieldsOf(await write(one.journey_id, first, { assignment_id: other }))).toEqual(['assignment_id']);
  expect((await write(one.journey_id, first, { assignment_id: work })).body).toMatchObject({ version: 3 });
});

test('a doctor corrects a signed opinion for fourteen days, without the papers; then the work is given once more', async () => {
  const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
  const work = await one.assign('opinion', doctor);
  const { body } = await write(one.journey_id, doctor);
  await call('POST', `${body.id}/sign`, doctor);
  const draft = (await write(one.journey_id, doctor, { fit_to_travel: 'yes' })).body;
  const papers = await api.call<List>('GET', `/documents?journey_id=${one.journey_id}`, { token: doctor.token });
  expect([papers.status, papers.body.items]).toEqual([200, []]);
  await api.database.rows(`update medical_opinions set signed_at = now() - interval '15 days' where id = $1`, [
    body.id,
  ]);
  const late = await call('POST', `${draft.id}/sign`, doctor);
  expect([late.status, late.body.code]).toEqual([409, 'illegal_transition']);
  await call('DELETE', draft.id, await personOf(api, 'ayana_staff'));
  expect((await write(one.journey_id, doctor)).status).toBe(409);
  // The doctor still reads what they signed, and writes again with new work.
  expect((await list(one, doctor)).body.items).toHaveLength(1);
  const next = await one.assign('opinion', doctor);
  expect((await write(one.journey_id, doctor)).body).toMatchObject({ assignment_id: next, version: 1 });
  expect(next).not.toBe(work);
});

test('a signed opinion is a tagged PDF in the patient’s language, and names the patient to those who see the name', async () => {
  const [one, doctor, other] = [
    await TestCase.begin(api),
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
  ];
  await one.assign('opinion', doctor);
  const { body } = await write(one.journey_id, doctor, { alternatives: 'Physiotherapy.', days_in_hospital: 5 });
  await call('POST', `${body.id}/sign`, doctor);
  await api.database.rows(`update users set language = 'fr' where id = $1`, [one.patient.id]);
  const paper = async ({ token }: Person) => {
    const answer = await fetch(`${api.url}/api/medical-opinions/${body.id}/pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') };
  };
  const own = await paper(one.patient);
  expect(own.status).toBe(200);
  expect(own.text.slice(0, 5)).toBe('%PDF-');
  expect(own.text).toContain('/StructTreeRoot');
  const theirs = await paper(doctor);
  expect(theirs.status).toBe(200);
  // The paper of the doctor is shorter by the line with the name.
  expect(theirs.text.match(/\/S \/TR\b/g)).toHaveLength((own.text.match(/\/S \/TR\b/g)?.length ?? 0) - 1);
  expect((await paper(other)).status).toBe(404);
  const openings = await api.database.rows<{ by_user_id: string }>(
    `select by_user_id from record_accesses where journey_id = $1 and part = 'opinions' and what = 'downloaded' order by at`,
    [one.journey_id],
  );
  expect(openings.map(({ by_user_id }) => by_user_id)).toEqual([one.patient.id, doctor.id]);
});
