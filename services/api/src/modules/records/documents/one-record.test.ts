import '../../../platform/languages/register.js';
import { randomUUID } from 'node:crypto';
import type {
  CaseDocument,
  DocumentKind,
  MedicalOpinion,
  RecordAccessesPage,
  RecordGrants,
} from '@ayana/contracts/journey';
import { startApi, type TestApi } from '../../../../test/support/api.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import { PDF } from '../../../platform/files/testing/uploads.js';

let api: TestApi;
let first: TestCase;
let second: string;
let report: string;
let receipt: string;
let passport: string;

const listed = async ({ token }: Pick<Person, 'token'>, journey_id: string): Promise<CaseDocument[] | number> => {
  const { status, body } = await api.call<{ items: CaseDocument[] }>('GET', `/documents?journey_id=${journey_id}`, {
    token,
  });
  return status === 200 ? body.items : status;
};
const idsOf = async (person: Pick<Person, 'token'>, journey_id: string): Promise<unknown> => {
  const items = await listed(person, journey_id);
  return typeof items === 'number' ? items : items.map(({ id }) => id).toSorted();
};
const opens = async ({ token }: Pick<Person, 'token'>, id: string): Promise<number> =>
  (await api.call('GET', `/documents/${id}/content`, { token })).status;
async function sent(journey_id: string, kind: DocumentKind): Promise<string> {
  const form = new FormData();
  form.set('journey_id', journey_id);
  form.set('kind', kind);
  form.set('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), `${kind}.pdf`);
  const answer = await fetch(`${api.url}/api/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${first.patient.token}` },
    body: form,
  });
  return ((await answer.json()) as { id: string }).id;
}
const opinionWork = (journey_id: string, to: Person, kind = 'opinion') =>
  api.database.add('assignments', { journey_id, kind, assignee_user_id: to.id, status: 'accepted' });
const grant = (journey_id: string, to: Person, what: { kind?: DocumentKind; document_id?: string }) =>
  api.database.add('record_grants', { journey_id, to_user_id: to.id, kind: null, ...what });

beforeAll(async () => {
  api = await startApi();
  first = await TestCase.begin(api);
  second = await api.database.add('patient_journeys', { patient_id: first.patient.id });
  [report, receipt, passport] = [
    await sent(first.journey_id, 'report'),
    await sent(first.journey_id, 'receipt'),
    await sent(first.journey_id, 'passport'),
  ];
});
afterAll(() => api.close());

test('the patient and the staff see on the second journey what was sent for the first, with the number of its case', async () => {
  const papers = (await listed(first.patient, second)) as CaseDocument[];
  expect(papers.map(({ id }) => id).toSorted()).toEqual([report, passport].toSorted());
  const [number] = await api.database.rows<{ case_number: string }>(
    'select case_number from patient_journeys where id = $1',
    [first.journey_id],
  );
  expect(papers.map(({ from_case }) => from_case)).toEqual([number?.case_number, number?.case_number]);
  const own = (await listed(first.patient, first.journey_id)) as CaseDocument[];
  expect(own.map(({ from_case }) => from_case)).toEqual([null, null, null]);
  const staff = await personOf(api, 'ayana_staff');
  expect(await idsOf(staff, second)).toEqual([report, passport].toSorted());
  expect(await opens(staff, report)).toBe(200);
});

test('a doctor of the second journey sees what was granted there, and nothing of the first besides', async () => {
  const doctor = await personOf(api, 'doctor');
  await opinionWork(second, doctor);
  expect([await idsOf(doctor, second), await opens(doctor, report)]).toEqual([[], 404]);
  await grant(second, doctor, { kind: 'report' });
  expect(await idsOf(doctor, second)).toEqual([report]);
  const [seen] = (await listed(doctor, second)) as CaseDocument[];
  expect([seen?.from_case, seen?.uploaded_by]).toEqual([null, null]);
  expect(await opens(doctor, report)).toBe(200);
  // Neither the passport, which an opinion never needs, nor the case itself.
  for (const paper of [passport, receipt]) expect(await opens(doctor, paper)).toBe(404);
  expect(await idsOf(doctor, first.journey_id)).toBe(404);
  expect(
    (await api.call('GET', `/medical-opinions?journey_id=${first.journey_id}`, { token: doctor.token })).status,
  ).toBe(404);
  // The patient reads it in both.
  for (const journey of [first.journey_id, second]) {
    const { body } = await first.own<RecordAccessesPage>('GET', `/record-accesses?journey_id=${journey}`);
    expect(body.items.some(({ by, document }) => by.id === doctor.id && document?.id === report)).toBe(true);
  }
  const { body } = await first.own<RecordGrants>('GET', `/record-grants?journey_id=${second}`);
  for (const { id } of body.items) await first.own('POST', `/record-grants/${id}/withdraw`);
  expect([await idsOf(doctor, second), await opens(doctor, report)]).toEqual([[], 404]);
});

test('a grant on the first journey shows nothing on the second, nor to anyone it was not given to', async () => {
  const [doctor, other, stranger] = [
    await personOf(api, 'doctor'),
    await personOf(api, 'doctor'),
    await personOf(api, 'patient'),
  ];
  await opinionWork(first.journey_id, doctor);
  await grant(first.journey_id, doctor, { kind: 'report' });
  await opinionWork(second, other);
  expect([await idsOf(doctor, first.journey_id), await idsOf(doctor, second)]).toEqual([[report], 404]);
  expect([await idsOf(other, second), await opens(other, report)]).toEqual([[], 404]);
  expect([await idsOf(stranger, second), await opens(stranger, report)]).toEqual([404, 404]);
  // Work on both, with a grant on one alone: it is read there.
  await opinionWork(second, doctor);
  expect(await idsOf(doctor, second)).toEqual([]);
});

test('the patient shares one paper of the first journey with a doctor of the second', async () => {
  const doctor = await personOf(api, 'doctor');
  await opinionWork(second, doctor);
  const given = await first.own('POST', '/record-grants', {
    journey_id: second,
    document_id: report,
    to_user_id: doctor.id,
  });
  expect(given.status).toBe(201);
  expect(await idsOf(doctor, second)).toEqual([report]);
  const foreign = await TestCase.begin(api);
  const refused = await foreign.own('POST', '/record-grants', {
    journey_id: foreign.journey_id,
    document_id: report,
    to_user_id: doctor.id,
  });
  expect(refused.status).toBe(422);
});

test('a companion of the second journey sees what was sent for it alone; another patient sees nothing', async () => {
  const daughter = await personOf(api, 'unverified_user');
  await api.database.add('companions', { journey_id: second, user_id: daughter.id, may: ['see_documents'] });
  expect([await idsOf(daughter, second), await opens(daughter, report)]).toEqual([[], 404]);
  const other = await TestCase.begin(api);
  expect((await listed(other.patient, other.journey_id)) as CaseDocument[]).toEqual([]);
});

test('signed opinions on the first journey are read beside the second by the patient and the staff, when they ask for them', async () => {
  const opinion = randomUUID();
  await api.database.rows(
    `insert into medical_opinions (id, journey_id, doctor_id, version, summary, fit_to_travel, signed_at, created_at, updated_at)
     values ($1, $2, $3, 1, 'A new hip.', 'yes', now(), now(), now())`,
    [opinion, first.journey_id, randomUUID()],
  );
  const doctor = await personOf(api, 'doctor');
  await opinionWork(second, doctor);
  const read = async (token: string, query = '&earlier=true') =>
    (
      await api.call<{ items: MedicalOpinion[] }>('GET', `/medical-opinions?journey_id=${second}${query}`, { token })
    ).body.items.map(({ id, from_case }) => [id, typeof from_case]);
  const staff = await personOf(api, 'ayana_staff');
  for (const { token } of [first.patient, staff]) expect(await read(token)).toEqual([[opinion, 'string']]);
  expect(await read(first.patient.token, '')).toEqual([]);
  expect(await read(doctor.token)).toEqual([]);
});
