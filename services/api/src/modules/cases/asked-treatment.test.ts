import type { PortalSearchAnswer } from '@ayana/contracts/catalogue';
import type {
  CaseHead,
  CaseMatches,
  JourneyOverview,
  KnownPerson,
  PatientJourney,
  QueuePage,
  TreatmentRequestDetail,
  TreatmentRequestsPage,
} from '@ayana/contracts/journey';
import '../../platform/languages/register.js';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { userIdOf } from '../journeys/testing/journeys.js';

type Detail = TreatmentRequestDetail;
let api: TestApi;
let knee: { id: string; name: string };
beforeAll(async () => {
  api = await startApi();
  const [one] = await api.database.rows<typeof knee>(
    `select id, name from treatments where is_active and plain_name = 'Knee replacement'`,
  );
  if (one === undefined) throw new Error('The seed has treatments');
  knee = one;
});
afterAll(() => api.close());

const UNDECIDED = 'Treatment not decided yet';
const ask = (body: object) => api.call<Detail>('POST', '/treatment-requests', { as: 'patient', body });
const get = async <Body>(path: string, as: 'patient' | 'ayana_staff' = 'ayana_staff') =>
  (await api.call<Body>('GET', path, { as })).body;

test('a request names a treatment of ours, or own words, or that it is not known; not two and not none', async () => {
  expect((await ask({ treatment_words: ' My knee gives way ' })).body).toMatchObject({
    treatment_id: null,
    treatment: { id: null, name: 'My knee gives way', category: '', words: 'My knee gives way' },
  });
  expect((await ask({ treatment_words: '' })).body.treatment).toMatchObject({ id: null, name: UNDECIDED, words: '' });
  expect((await ask({ treatment_id: knee.id })).body.treatment).toMatchObject({ id: knee.id, words: '' });
  expect(refusedFieldsOf(await ask({}))).toEqual(['treatment_id']);
  expect(refusedFieldsOf(await ask({ treatment_id: knee.id, treatment_words: 'My knee' }))).toEqual([
    'treatment_words',
  ]);
  expect(refusedFieldsOf(await ask({ treatment_words: 'x'.repeat(201) }))).toEqual(['treatment_words']);
  expect((await ask({ treatment_words: 'x'.repeat(200) })).status).toBe(201);
});

test.each([
  ['own words', 'A lump in my neck', 'A lump in my neck'],
  ['nothing', '', UNDECIDED],
])(
  'a request that says %s is read everywhere, becomes a journey, and gets its treatment later',
  async (_, words, name) => {
    const patient = await userIdOf(api, 'patient');
    const { id, case_id, case_number } = (await ask({ treatment_words: words })).body;
    const own = await get<TreatmentRequestsPage>('/treatment-requests', 'patient');
    expect(own.items.find((each) => each.id === id)?.treatment.name).toBe(name);
    const queue = await get<QueuePage>('/case-queue?scope=all&kind=request&limit=100');
    expect(queue.items.find((each) => each.id === id)).toMatchObject({
      treatment: name,
      detail: name,
    });
    const board = JSON.stringify(await get<object>('/case-board'));
    expect([board.includes(id), board.includes(`"treatment":"${name}"`)]).toEqual([true, true]);
    const found = await get<CaseMatches>(`/cases?q=${case_number}`);
    expect(found.items.map(({ treatment }) => treatment)).toEqual([name]);
    const person = await get<KnownPerson>(`/persons/${patient}`);
    expect(person.requests.find((each) => each.id === id)?.treatment).toBe(name);
    const { groups } = await get<PortalSearchAnswer>('/search/portal?q=demo%20patient');
    const requests = groups.find(({ kind }) => kind === 'treatment_requests')?.items;
    expect(requests?.find((each) => each.id === id)?.subtitle).toBe(name);

    const journey = await api.call<PatientJourney>('POST', '/patient-journeys', {
      as: 'ayana_staff',
      body: { patient_id: patient, treatment_request_id: id },
    });
    expect([journey.status, journey.body.id]).toEqual([201, case_id]);
    expect((await get<CaseHead>(`/cases/${case_id}`)).treatment_request?.treatment).toMatchObject({
      id: null,
      name,
      words,
    });
    expect(
      (await get<JourneyOverview>(`/patient-journeys/overview?journey_id=${case_id}`, 'patient')).treatment,
    ).toMatchObject({ id: null, name });

    const set = await api.call<Detail>('PATCH', `/treatment-requests/${id}`, {
      as: 'ayana_staff',
      body: { treatment_id: knee.id },
    });
    expect(set.body).toMatchObject({ treatment_id: knee.id, treatment: { id: knee.id, name: knee.name, words } });
    expect(set.body.entries.at(-1)).toMatchObject({ event: 'treatment', visibility: 'public' });
    expect((await get<CaseHead>(`/cases/${case_id}`)).treatment_request?.treatment).toMatchObject({
      id: knee.id,
      words,
    });
    // The same once more is no news.
    const again = await api.call<Detail>('PATCH', `/treatment-requests/${id}`, {
      as: 'ayana_staff',
      body: { treatment_id: knee.id },
    });
    expect(again.body.entries).toHaveLength(set.body.entries.length);
    const { items } = await get<{ items: { message: string }[] }>('/patient-notifications', 'patient');
    expect(
      items.filter(({ message }) => message === `Our team has looked at your request for ${knee.name}.`),
    ).toHaveLength(words === '' ? 2 : 1);
  },
);

test('only staff set a treatment, and only one that is offered', async () => {
  const { id } = (await ask({ treatment_words: 'My hip' })).body;
  const set = (treatment_id: string, as: 'patient' | 'ayana_staff') =>
    api.call('PATCH', `/treatment-requests/${id}`, { as, body: { treatment_id } });
  expect((await set(knee.id, 'patient')).status).toBe(403);
  expect(refusedFieldsOf(await set(id, 'ayana_staff'))).toEqual(['treatment_id']);
  expect((await get<Detail>(`/treatment-requests/${id}`)).treatment).toMatchObject({ id: null, words: 'My hip' });
});
