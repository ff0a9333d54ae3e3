import type { PortalSearchAnswer } from '@ayana/contracts/catalogue';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { PDF } from '../../platform/files/testing/uploads.js';
import { visitorOf } from '../appointments/testing/visitor.js';
import { personOf, TestCase } from '../journeys/testing/case.js';
import { treatmentId } from '../journeys/testing/journeys.js';

let api: TestApi;
let one: TestCase;
beforeAll(async () => {
  api = await startApi();
  one = await TestCase.begin(api);
  const staff = { as: 'ayana_staff' } as const;
  const task = { journey_id: one.journey_id, stage_number: 5, owner_kind: 'patient', title: 'Apply for your visa' };
  expect((await api.call('POST', '/journey-tasks', { ...staff, body: task })).status).toBe(201);
  const form = new FormData();
  form.set('journey_id', one.journey_id);
  form.set('kind', 'imaging');
  form.set('file', new File([new Uint8Array(PDF)], 'Angiogram of March.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${one.patient.token}` };
  expect((await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form })).status).toBe(201);
  const { body } = await one.own<{ items: { id: string }[] }>('GET', `/threads?journey_id=${one.journey_id}`);
  const text = 'Where is the disc of my angiogram? The ward has none.';
  expect((await one.own('POST', `/threads/${body.items[0]?.id ?? ''}/messages`, { text })).status).toBe(201);
});
afterAll(() => api.close());

async function found(q: string, token = one.patient.token) {
  const { body } = await api.call<PortalSearchAnswer>('GET', `/search/portal?q=${encodeURIComponent(q)}`, { token });
  return body.groups;
}
const OWN = new Set(['tasks', 'papers', 'messages', 'appointments']);

test('a patient finds their own papers and messages before anything of the catalogue, and opens them where they are', async () => {
  const groups = await found('angiogram');
  expect(groups.slice(0, 2)).toMatchObject([
    {
      kind: 'papers',
      items: [
        {
          title: 'Angiogram of March.pdf',
          subtitle: expect.stringMatching(/^X-ray or scan · AY-/),
          path: expect.stringMatching(
            new RegExp(`^/patient-portal/documents\\?paper=[0-9a-f-]+&journey=${one.journey_id}$`),
          ),
        },
      ],
    },
    {
      kind: 'messages',
      items: [
        {
          title: expect.stringContaining('disc of my angiogram'),
          path: `/patient-portal/messages?journey=${one.journey_id}`,
        },
      ],
    },
  ]);
});

test('those of a case whose journey has not begun lead to the pages of the case', async () => {
  const patient = await personOf(api, 'patient');
  const { token } = patient;
  const body = { treatment_id: await treatmentId(api) };
  const request = (await api.call<{ id: string }>('POST', '/treatment-requests', { token, body })).body.id;
  const [row] = await api.database.rows<{ id: string }>('select id from cases where treatment_request_id = $1', [
    request,
  ]);
  const id = row?.id ?? '';
  const form = new FormData();
  form.set('journey_id', id);
  form.set('kind', 'imaging');
  form.set('file', new File([new Uint8Array(PDF)], 'Echocardiogram.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${api.url}/api/documents`, { method: 'POST', headers, body: form })).status).toBe(201);
  const threads = await api.call<{ items: { id: string }[] }>('GET', `/threads?journey_id=${id}`, { token });
  const sent = { token, body: { text: 'Is the echocardiogram enough?' } };
  expect((await api.call('POST', `/threads/${threads.body.items[0]?.id ?? ''}/messages`, sent)).status).toBe(201);
  expect((await found('echocardiogram', token)).slice(0, 2)).toMatchObject([
    {
      kind: 'papers',
      items: [{ path: expect.stringMatching(new RegExp(`^/patient-portal/documents\\?paper=[0-9a-f-]+&case=${id}$`)) }],
    },
    { kind: 'messages', items: [{ path: `/patient-portal/messages?case=${id}` }] },
  ]);
  expect((await found('echocardiogram')).filter(({ kind }) => OWN.has(kind))).toEqual([]);
});

test('a task is found by its words, a paper by its kind', async () => {
  expect((await found('visa'))[0]).toMatchObject({
    kind: 'tasks',
    items: [{ title: 'Apply for your visa', path: `/patient-portal?journey=${one.journey_id}` }],
  });
  expect((await found('scan x-ray')).find(({ kind }) => kind === 'papers')?.items).toHaveLength(1);
});

test('an agreed talk is found by the name of its doctor', async () => {
  const { id } = await visitorOf(() => api).booked({ email: one.patient.email });
  await api.database.rows('update video_consultations set journey_id = $2 where id = $1', [id, one.journey_id]);
  const [talk] = await api.database.rows<{ full_name: string }>(
    `select full_name from doctors join appointments slot on slot.doctor_id = doctors.id where slot.video_consultation_id = $1`,
    [id],
  );
  const talks = (await found(talk?.full_name ?? '')).find(({ kind }) => kind === 'appointments');
  expect(talks?.items).toMatchObject([
    { title: talk?.full_name, path: `/patient-portal/appointments?journey=${one.journey_id}` },
  ]);
});

test('nobody finds what belongs to another patient', async () => {
  const others = [await personOf(api, 'patient'), await personOf(api, 'doctor'), await personOf(api, 'ayana_staff')];
  for (const { token } of others)
    for (const q of ['angiogram', 'visa'])
      expect((await found(q, token)).filter(({ kind }) => OWN.has(kind))).toEqual([]);
});
