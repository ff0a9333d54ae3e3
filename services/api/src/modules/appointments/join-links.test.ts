import type { OwnAppointment, BookedAppointment } from '@ayana/contracts/consultations';
import '../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import { STAFF } from '@ayana/contracts/testing';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { mailContent } from '../messaging/templates/templates.js';
import { NEXT, SUNDAY, TEN, visitorOf } from './testing/visitor.js';
import { beginJourney } from '../journeys/testing/journeys.js';

let api: TestApi;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  api = await startApi();
  visitor = visitorOf(() => api);
});
afterAll(() => api.close());

const LINK = 'https://meet.example/ayana-talk';
const OTHER_LINK = 'https://meet.example/another?room=2&lang=en';
const UNKNOWN = '01935000-0000-7000-8000-000000000000';

type Answer = BookedAppointment & Pick<Problem, 'code' | 'detail' | 'errors'>;
const set = (id: string, join_url: unknown, { as = 'ayana_staff', at = SUNDAY }: { as?: Role; at?: Date } = {}) =>
  atTime(api, at, () => api.call<Answer>('PATCH', `/appointments/${id}`, { as, body: { join_url } }));
const own = async (as: Role): Promise<OwnAppointment[]> =>
  (await atTime(api, SUNDAY, () => api.call<OwnAppointment[]>('GET', '/own-appointments', { as }))).body;
const linkOf = async (requestId: string): Promise<string | null | undefined> =>
  (await own('patient')).find(({ request_id }) => request_id === requestId)?.join_url;
const listed = async (requestId: string): Promise<BookedAppointment | undefined> => {
  const { body } = await api.call<{ items: BookedAppointment[] }>('GET', '/appointments', { as: 'ayana_staff' });
  return body.items.find(({ request_id }) => request_id === requestId);
};
const idOf = async (requestId: string): Promise<string> => (await listed(requestId))?.id ?? '';
const templatesOf = async (requestId: string): Promise<string[]> =>
  (await visitor.mailsOf(requestId)).map(({ template }) => template);
const move = async (requestId: string, starts_at: string): Promise<void> => {
  const { slot_id } = await visitor.held({ starts_at });
  const path = `/own-appointments/${requestId}/move`;
  const moved = await atTime(api, SUNDAY, () => api.call('POST', path, { as: 'patient', body: { slot_id } }));
  expect(moved.status).toBe(200);
};
const cancel = (requestId: string) =>
  atTime(api, SUNDAY, () => api.call('POST', `/own-appointments/${requestId}/cancel`, { as: 'patient' }));

/** What a mail about an appointment says. */
function textOf({ template, data }: Awaited<ReturnType<typeof visitor.mailsOf>>[number]): string {
  const secret = () => 'secret';
  return JSON.stringify(
    mailContent(template as 'appointment_link', data, {
      publicOrigin: 'https://ayana.example',
      replyTo: 'team@ayana.example',
      oneTimeToken: secret,
      permanentToken: secret,
    }),
  );
}

test('a link that staff set is on the patient’s page and in one mail with its button; nobody else gets it', async () => {
  const { id: request } = await visitor.booked({ email: emailOf('patient') });
  expect(await linkOf(request)).toBeNull();
  const id = await idOf(request);
  const answer = await set(id, ` ${LINK} `);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { id, request_id: request, join_url: LINK, status: 'booked' },
  ]);
  expect((await set(id, LINK)).status).toBe(200);
  expect((await listed(request))?.join_url).toBe(LINK);
  expect(await own('patient')).toContainEqual(
    expect.objectContaining({ request_id: request, join_url: LINK, sequence: 1 }),
  );
  expect(await own('doctor')).toEqual([]);

  const mails = (await visitor.mailsOf(request)).filter(({ template }) => template === 'appointment_link');
  expect(mails.map(({ recipient, data }) => [recipient, data.join_url])).toEqual([[emailOf('patient'), LINK]]);
  const [mail] = mails;
  const text = mail === undefined ? '' : textOf(mail);
  expect(text).toContain(`"href":"${LINK}"`);
  // Calendars are shared, and the link lets people in: the file leads to the page alone.
  expect(text).toContain('LOCATION:https://ayana.example/appointment');
  expect(text).not.toContain(`LOCATION:${LINK}`);
  const [row] = await api.database.rows(
    `select setter.email, slot.join_url_set_at from appointments slot join users setter on setter.id = slot.join_url_set_by
     where slot.id = $1`,
    [id],
  );
  expect(row).toMatchObject({ email: emailOf('ayana_staff'), join_url_set_at: expect.any(Date) as unknown });
  await cancel(request);
});

test('another link is mailed again, and a removed one is gone; the activity and the timeline say so without it', async () => {
  const { id: request } = await visitor.booked({ email: emailOf('patient') });
  const id = await idOf(request);
  await set(id, LINK);
  await set(id, OTHER_LINK);
  expect(await linkOf(request)).toBe(OTHER_LINK);
  expect((await set(id, null, { as: 'admin' })).body.join_url).toBeNull();
  expect(await linkOf(request)).toBeNull();
  const mails = (await visitor.mailsOf(request)).filter(({ template }) => template === 'appointment_link');
  expect(mails.map(({ data }) => data.join_url).toSorted()).toEqual([OTHER_LINK, LINK].toSorted());
  const detail = await api.call<{ timeline: { event: string; actor: object | null }[] }>('GET', `/inbox/${request}`, {
    as: 'ayana_staff',
  });
  const lines = detail.body.timeline.filter(({ event }) => event.startsWith('link_'));
  expect(lines.map(({ event }) => event)).toEqual(['link_set', 'link_set', 'link_removed']);
  expect(lines.every(({ actor }) => actor !== null)).toBe(true);
  const audited = await api.database.rows<{ details: object }>(
    `select details from audit_entries where action = 'inbox.changed' and details->>'id' = $1 order by id`,
    [request],
  );
  expect(audited.map(({ details }) => details)).toEqual([
    { id: request, join_link_set: true },
    { id: request, join_link_set: true },
    { id: request, join_link_removed: true },
  ]);
  expect(JSON.stringify([lines, audited])).not.toContain('meet.example');
  await cancel(request);
});

test('a moved appointment keeps its link and mails it; a cancelled one has none and takes none', async () => {
  const { id: request } = await visitor.booked({ email: emailOf('patient') });
  const first = await idOf(request);
  await set(first, LINK);
  await move(request, NEXT);
  expect(await linkOf(request)).toBe(LINK);
  const moved = (await visitor.mailsOf(request)).find(({ template }) => template === 'appointment_moved');
  expect(moved === undefined ? '' : textOf(moved)).toContain(`"href":"${LINK}"`);
  const gone = await set(first, OTHER_LINK);
  expect([gone.status, gone.body.code]).toEqual([409, 'illegal_transition']);
  expect(gone.body.detail).toContain('was moved');

  await cancel(request);
  const id = await idOf(request);
  expect([await linkOf(request), (await listed(request))?.join_url]).toEqual([null, null]);
  const refused = await set(id, OTHER_LINK);
  expect([refused.status, refused.body.detail]).toEqual([409, 'This appointment was cancelled, so it needs no link.']);
  expect((await templatesOf(request)).filter((template) => template === 'appointment_link')).toHaveLength(1);
});

test('a link for a talk of a journey is on its timeline, and the patient is notified once', async () => {
  const begun = await beginJourney(api);
  const { slot_id } = await visitor.held();
  const booked = await atTime(api, SUNDAY, () =>
    api.call<{ id: string }>('POST', '/own-appointments', { as: 'patient', body: { slot_id } }),
  );
  const id = await idOf(booked.body.id);
  await set(id, LINK);
  await set(id, null);
  const lines = await api.database.rows(
    `select event, actor.email from journey_entries entry join users actor on actor.id = entry.actor_id
     where journey_id = $1 and event like 'appointment_link%' order by entry.at, entry.id`,
    [begun.id],
  );
  expect(lines).toEqual([
    { event: 'appointment_link_set', email: emailOf('ayana_staff') },
    { event: 'appointment_link_removed', email: emailOf('ayana_staff') },
  ]);
  expect(
    await api.database.rows(
      `select title from patient_notifications where metadata->>'appointment_id' = $1 and title like '%link%'`,
      [booked.body.id],
    ),
  ).toEqual([{ title: 'The link for your video consultation is here' }]);
  await cancel(booked.body.id);
});

test.each([
  ['http://meet.example/talk'],
  ['javascript:alert(1)'],
  ['https://'],
  ['meet.example/talk'],
  ['https://ayana.example@meet.example/talk'],
  ['https://meet.example/a b'],
  [`https://meet.example/${'a'.repeat(500)}`],
  [''],
  [7],
])('%s is refused at its field', async (link) => {
  const answer = await set(UNKNOWN, link);
  expect([answer.status, refusedFieldsOf(answer)]).toEqual([422, ['join_url']]);
});

test('a missing link is refused, and an unknown id and a time that is only held are not found', async () => {
  expect((await set(UNKNOWN, undefined)).status).toBe(422);
  expect((await set(UNKNOWN, LINK)).status).toBe(404);
  const { slot_id } = await visitor.held({ starts_at: NEXT });
  expect((await set(slot_id, LINK)).status).toBe(404);
});

test('a call by phone and a talk that is over take no link', async () => {
  const { slot_id } = await visitor.held({ kind: 'phone' });
  const { body } = await visitor.send(visitor.form(slot_id, { email: emailOf('patient'), phone: '+254 712 000000' }));
  const call = await set(await idOf(body.id ?? ''), LINK);
  expect([call.status, call.body.detail]).toEqual([409, 'This talk is by phone, so it needs no link.']);
  await cancel(body.id ?? '');

  const { id: request } = await visitor.booked({ email: emailOf('patient') });
  const id = await idOf(request);
  const during = await set(id, LINK, { at: new Date(Date.parse(TEN) + 10 * 60_000) });
  expect(during.status).toBe(200);
  const over = await set(id, OTHER_LINK, { at: new Date(NEXT) });
  expect([over.status, over.body.code]).toEqual([409, 'illegal_transition']);
  await cancel(request);
});

test('only those who read the list set a link', async () => {
  const { id: request } = await visitor.booked({ email: emailOf('patient') });
  const id = await idOf(request);
  for (const as of ['patient', 'doctor', 'partner/hospital'] as const)
    expect([as, (await set(id, LINK, { as })).status]).toEqual([as, 403]);
  expect((await api.call('PATCH', `/appointments/${id}`, { body: { join_url: LINK } })).status).toBe(401);
  for (const as of STAFF) expect([as, (await set(id, LINK, { as })).status]).toEqual([as, 200]);
  await cancel(request);
});
