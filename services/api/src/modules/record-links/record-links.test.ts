import '../../platform/languages/register.js';
import { requestReference } from '@ayana/contracts/inbox';
import type { IncidentDetail } from '@ayana/contracts/operations';
import type { RecordKind, RecordLinks } from '@ayana/contracts/record-links';
import type { ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { inboxOf } from '../inbox/testing/inbox.js';
import { TestCase } from '../journeys/testing/case.js';
import { beginJourney, treatmentId } from '../journeys/testing/journeys.js';
import { deskOf } from '../service-desk/testing/desk.js';

const staff = { as: 'ayana_staff' } as const;
let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const add = (record_kind: RecordKind, record_id: string, body: object) =>
  api.call<RecordLinks>('POST', '/record-links', { ...staff, body: { record_kind, record_id, ...body } });
const linksOf = async (record_kind: RecordKind, record_id: string) =>
  (await api.call<RecordLinks>('GET', `/record-links?record_kind=${record_kind}&record_id=${record_id}`, staff)).body
    .items;

async function records() {
  const [city] = await api.database.rows<{ id: string }>('select id from cities limit 1');
  const one = await TestCase.begin(api);
  const [journey] = await api.database.rows<{ case_number: string }>(
    'select case_number from patient_journeys where id = $1',
    [one.journey_id],
  );
  const desk = deskOf(api);
  const request = (await desk.ask(await desk.published())).body;
  const need = await api.call<{ id: string; number: string }>('POST', '/resource-needs', {
    ...staff,
    body: {
      kind: 'vehicle',
      title: 'A car',
      city_id: city?.id,
      quantity: 1,
      from_at: '2099-01-01T00:00:00Z',
      until_at: '2099-01-01T04:00:00Z',
    },
  });
  const incident = await api.call<IncidentDetail>('POST', '/incidents', {
    ...staff,
    body: { title: 'No power', type: 'other', severity: 3 },
  });
  const enquiry = await inboxOf(api).received('contact', { first_name: 'Claire', last_name: 'Mbarga' });
  return {
    journey: { id: one.journey_id, number: journey?.case_number ?? '' },
    service_request: { id: request.id, number: request.number },
    need: { id: need.body.id, number: need.body.number },
    incident: { id: incident.body.id, number: incident.body.number },
    inbox_item: { id: enquiry, number: requestReference(enquiry) },
  } satisfies Record<RecordKind, { id: string; number: string }>;
}

test('each kind is linked with each by its number, once, and shown on both ends', async () => {
  const all = await records();
  const kinds = Object.keys(all) as RecordKind[];
  for (const kind of kinds)
    for (const other of kinds.filter((each) => each !== kind)) {
      const { status } = await add(kind, all[kind].id, { number: all[other].number.toLowerCase() });
      expect([kind, other, status]).toEqual([kind, other, 201]);
    }
  for (const kind of kinds) {
    const links = await linksOf(kind, all[kind].id);
    expect(links.map((link) => [link.kind, link.subject_id]).toSorted()).toEqual(
      kinds
        .filter((each) => each !== kind)
        .map((each) => [each, all[each].id])
        .toSorted(),
    );
    for (const { kind: other, label } of links) expect(label).toContain(all[other as RecordKind].number);
  }
  // A case of an incident is one of its journeys.
  const { body } = await api.call<IncidentDetail>('GET', `/incidents/${all.incident.id}`, staff);
  expect(body.linked_journeys.map(({ id }) => id)).toEqual([all.journey.id]);
  const request = (await api.call<ServiceRequestDetail>('GET', `/service-requests/${all.service_request.id}`, staff))
    .body;
  expect(request.links).toHaveLength(4);
  expect(request.entries.filter(({ event }) => event === 'linked')).toHaveLength(4);
});

test('a link is removed from either end; numbers of nothing and other texts are refused', async () => {
  const all = await records();
  await add('journey', all.journey.id, { number: all.need.number });
  await add('journey', all.journey.id, { url: 'https://example.org/map' });
  const [link] = await linksOf('need', all.need.id);
  expect((await api.call('DELETE', `/record-links/${link?.id}`, staff)).status).toBe(204);
  expect((await linksOf('journey', all.journey.id)).map(({ label }) => label)).toEqual(['https://example.org/map']);
  expect((await api.call('DELETE', `/record-links/${link?.id}`, staff)).status).toBe(404);
  for (const body of [
    { number: 'SR-999999' },
    { number: 'something' },
    { number: all.journey.number },
    {},
    { number: all.need.number, url: 'https://example.org' },
  ])
    expect(refusedFieldsOf(await add('journey', all.journey.id, body))).toEqual(['number']);
  expect((await add('journey', all.need.id, { number: all.need.number })).status).toBe(404);
});

test('a case whose journey has not begun is linked, also with an incident, and stays so in its journey', async () => {
  const all = await records();
  const asked = { as: 'patient', body: { treatment_id: await treatmentId(api) } } as const;
  const request = (await api.call<{ id: string }>('POST', '/treatment-requests', asked)).body.id;
  const [intake] = await api.database.rows<{ id: string; case_number: string }>(
    'select id, case_number from cases where treatment_request_id = $1',
    [request],
  );
  const [id, number] = [intake?.id ?? '', intake?.case_number ?? ''];
  expect((await add('incident', all.incident.id, { number })).status).toBe(201);
  expect((await add('journey', id, { number: all.need.number })).status).toBe(201);
  expect(await linksOf('incident', all.incident.id)).toMatchObject([
    { kind: 'journey', subject_id: id, is_intake: true, label: expect.stringContaining(number) },
  ]);
  const ends = (links: RecordLinks['items']) => links.map((link) => [link.kind, link.subject_id, link.is_intake]);
  expect(ends(await linksOf('journey', id))).toEqual([
    ['incident', all.incident.id, false],
    ['need', all.need.id, false],
  ]);
  await beginJourney(api, { treatment_request_id: request });
  expect((await add('incident', all.incident.id, { number })).status).toBe(201);
  expect(ends(await linksOf('incident', all.incident.id))).toEqual([['journey', id, false]]);
});

test('what the previous release writes is shown, too', async () => {
  const all = await records();
  await api.database.rows(
    `insert into service_request_links (id, request_id, kind, subject_id, created_by, created_at)
     select gen_random_uuid(), $1, 'inbox_item', $2, id, now() from users limit 1`,
    [all.service_request.id, all.inbox_item.id],
  );
  expect((await linksOf('inbox_item', all.inbox_item.id)).map(({ subject_id }) => subject_id)).toEqual([
    all.service_request.id,
  ]);
});
