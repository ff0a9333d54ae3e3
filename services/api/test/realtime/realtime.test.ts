import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, type Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, PARTNERS, STAFF } from '@ayana/contracts/testing';
import { REALTIME_EVENTS, type RealtimeEvent, type RealtimeEventType } from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { consultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { personOf } from '../../src/modules/journeys/testing/case.js';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { NotificationsService } from '../../src/modules/notifications/notifications.service.js';
import { Database } from '../../src/platform/database/database.js';
import type { Audience } from '../../src/platform/realtime/audience.js';
import { Realtime } from '../../src/platform/realtime/realtime.js';
import { FEATURE_EVENTS } from '../access/features.js';
import { emailOf, ORIGIN, startApi, type TestApi } from '../support/api.js';
import { connected, testSockets } from '../support/sockets.js';
import { eventually } from '../support/eventually.js';
import { userIdOf } from '../../src/modules/journeys/testing/journeys.js';

interface Received {
  type: string;
  data: Record<string, unknown>;
}

const releases = mkdtempSync(join(tmpdir(), 'ayana-releases-'));
const release = (generation: number): void =>
  writeFileSync(join(releases, 'registry.json'), JSON.stringify({ generation, microFrontends: {} }));

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  mkdirSync(releases, { recursive: true });
  release(1);
  api = await startApi({ RELEASES_URL: `file://${releases}` });
});
afterAll(() => api.close());

async function connect(token: string | undefined, origin = ORIGIN): Promise<{ socket: Socket; received: Received[] }> {
  const received: Received[] = [];
  const socket = sockets.open(api.url, token, origin);
  socket.onAny((type: string, data: Record<string, unknown>) => received.push({ type, data }));
  await connected(socket);
  return { socket, received };
}

const listen = async (role: Role | null) => connect(await api.signIn(role));
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

const waitUntil = (condition: () => boolean): Promise<boolean> => eventually(async () => condition());

test('a socket needs a valid token and the right origin', async () => {
  await expect(connect(undefined)).rejects.toThrow('not_signed_in');
  await expect(connect('nonsense')).rejects.toThrow('not_signed_in');
  await expect(connect(await api.signIn('admin'), 'https://evil.example')).rejects.toThrow();
});

test('a new request is received by the staff and by nobody else', async () => {
  const everybody = await Promise.all(
    [...EVERY_ROLE, null].map(async (role) => Object.assign(await listen(role), { role })),
  );
  const { body } = await api.call<{ id: string }>('POST', '/functions/consultation-form', { body: consultationForm() });
  const staff = everybody.filter(({ role }) => role === 'admin' || role === 'super_admin' || role === 'ayana_staff');
  await waitUntil(() => staff.every(({ received }) => received.length === 1));
  await settled();
  const { body: shown } = await api.call<{ items: object[] }>('GET', '/inbox?limit=1', { as: 'admin' });
  for (const { received } of staff) expect(received).toEqual([{ type: 'inbox.inserted', data: shown.items[0] }]);
  expect(shown.items[0]).toMatchObject({ id: body.id });
  for (const { role, received } of everybody.filter((each) => !staff.includes(each)))
    expect([role, received]).toEqual([role, []]);
});

test('a refused form causes no event', async () => {
  const { received } = await listen('admin');
  await api.call('POST', '/functions/consultation-form', { body: consultationForm({ email: 'wrong' }) });
  await settled();
  expect(received).toEqual([]);
});

test('a change reaches every staff member with their own is_read', async () => {
  const [reader, other] = [await listen('admin'), await listen('super_admin')];
  const { body } = await api.call<{ id: string }>('POST', '/functions/consultation-form', { body: consultationForm() });
  await waitUntil(() => [reader, other].every(({ received }) => received.length === 1));
  for (const { received } of [reader, other]) received.length = 0;
  await api.call('POST', `/inbox/${body.id}/read`, { as: 'admin' });
  await waitUntil(() => reader.received.length === 1);
  await api.call('POST', `/inbox/${body.id}/claim`, { as: 'ayana_staff' });
  await waitUntil(() => reader.received.length === 2 && other.received.length === 1);
  expect(reader.received.map(({ type, data }) => [type, data['status'], data['is_read']])).toEqual([
    ['inbox.updated', 'new', true],
    ['inbox.updated', 'claimed', true],
  ]);
  expect(other.received.map(({ data }) => [data['status'], data['is_read']])).toEqual([['claimed', false]]);
});

test('an inquiry is received by the user with its confirmed address', async () => {
  const [patient, doctor] = [await listen('patient'), await listen('doctor')];
  const confirm = (at: string | null) =>
    api.database.rows('update users set email_verified_at = $2 where email = $1', [emailOf('doctor'), at]);
  await confirm(null);
  // Sent first: it would be received before the patient's.
  await api.call('POST', '/functions/contact-form', { body: contactForm({ email: emailOf('doctor') }) });
  await confirm('2026-01-01');
  const { body } = await api.call<{ id: string }>('POST', '/functions/contact-form', {
    body: contactForm({ email: emailOf('patient') }),
  });
  await waitUntil(() => patient.received.length === 1);
  await api.call('PATCH', `/general-inquiries/${body.id}`, { as: 'patient', body: { status: 'read' } });
  await waitUntil(() => patient.received.length === 2);
  expect(patient.received.map(({ type, data }) => [type, data['id'], data['status']])).toEqual([
    ['general_inquiries.inserted', body.id, 'unread'],
    ['general_inquiries.updated', body.id, 'read'],
  ]);
  expect(doctor.received).toEqual([]);
});

test('an answer is received by the person who asked', async () => {
  const { token } = await personOf(api, 'patient');
  const [patient, doctor] = [await connect(token), await listen('doctor')];
  const { body } = await api.call<{ id: string }>('POST', '/general-inquiries', {
    token,
    body: { message: 'May I eat before the test?' },
  });
  await api.call('POST', `/inbox/${body.id}/claim`, { as: 'ayana_staff' });
  await api.call('POST', `/inbox/${body.id}/replies`, { as: 'ayana_staff', body: { message: 'No.' } });
  await waitUntil(() => patient.received.length >= 3);
  await settled();
  expect(patient.received.map(({ type, data }) => [type, data['status'] ?? data['title']]).toSorted()).toEqual([
    ['general_inquiries.inserted', 'unread'],
    ['general_inquiries.updated', 'unread'],
    ['patient_notifications.inserted', 'We have answered your question'],
  ]);
  expect(doctor.received).toEqual([]);
});

test('notifications are received after the commit, by their patient only, and listed within the limits', async () => {
  const { received } = await listen('patient');
  const doctor = await listen('doctor');
  const patient_id = await userIdOf(api, 'patient');
  const [database, notifications] = [api.app.get(Database), api.app.get(NotificationsService, { strict: false })];
  const place = { patient_id, kind: 'quote', path: '/patient-portal/quotes' } as const;
  const notify = (title: string) =>
    database.write((em) => notifications.notify(em, { ...place, title, message: 'Stage 2' }));
  await expect(
    database.write(async (em) => {
      await notifications.notify(em, { ...place, title: 'never', message: 'never' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await expect(
    database.write((em) =>
      notifications.notify(em, { ...place, path: 'https://evil.example', title: 'never', message: 'never' }),
    ),
  ).rejects.toThrow('a page of this site');
  for (let index = 0; index < 25; index += 1) await notify(`n${index}`);
  await waitUntil(() => received.length === 25);
  expect(received.map(({ data }) => data['title'])).toEqual(Array.from({ length: 25 }, (_each, index) => `n${index}`));
  expect(doctor.received).toEqual([]);

  type Page = { items: { id: string; is_read: boolean; metadata: object }[]; next_cursor: string | null };
  const { body: page } = await api.call<Page>('GET', '/patient-notifications', { as: 'patient' });
  expect(page.items).toHaveLength(20);
  expect(page.items[0]?.metadata).toEqual({ kind: 'quote', path: '/patient-portal/quotes' });
  expect(
    (await api.call<Page>('GET', `/patient-notifications?cursor=${page.next_cursor}`, { as: 'patient' })).body.items,
  ).toHaveLength(5);
  expect((await api.call<Page>('GET', '/patient-notifications?limit=5', { as: 'patient' })).body.items).toHaveLength(5);
  const ids = page.items.slice(0, 3).map(({ id }) => id);
  expect((await api.call('POST', '/patient-notifications/mark-read', { as: 'patient', body: { ids } })).body).toBe(3);
  expect((await api.call('POST', '/patient-notifications/mark-read', { as: 'patient', body: { ids } })).body).toBe(0);
  expect((await api.call('GET', '/patient-notifications/unread-count', { as: 'patient' })).body).toBe(22);
  await waitUntil(() => received.filter(({ type }) => type === 'patient_notifications.updated').length === 3);
});

/** Who may receive what, written out: an event that is not listed here fails the test. Nobody receives anything without a session. */
const WORKERS: readonly Role[] = ['doctor', ...PARTNERS, 'laboratory_partner', 'pharmacy_partner'];
const ANY_SESSION = [...EVERY_ROLE, null];
const HEARERS: Readonly<Record<string, readonly (Role | null)[]>> = {
  'patient_notifications.inserted': [...STAFF, 'patient', 'unverified_user', ...WORKERS],
  'patient_notifications.updated': [...STAFF, 'patient', 'unverified_user', ...WORKERS],
  'general_inquiries.inserted': ANY_SESSION,
  'general_inquiries.updated': ANY_SESSION,
  'inbox.inserted': STAFF,
  'inbox.updated': STAFF,
  'inbox.viewers': STAFF,
  'cases.viewers': [...STAFF, 'doctor'],
  'release.changed': ANY_SESSION,
  'service_requests.inserted': EVERY_ROLE,
  'service_requests.updated': EVERY_ROLE,
  'treatment_requests.updated': EVERY_ROLE,
  'journey.updated': EVERY_ROLE,
  'tasks.changed': EVERY_ROLE,
  'assignments.updated': EVERY_ROLE,
  'documents.updated': EVERY_ROLE,
  'quotes.updated': EVERY_ROLE,
  'admissions.updated': EVERY_ROLE,
  'bills.updated': EVERY_ROLE,
  'case_payments.updated': EVERY_ROLE,
  'messages.inserted': EVERY_ROLE,
  'messages.read': EVERY_ROLE,
  'messages.typing': EVERY_ROLE,
  'appointments.updated': EVERY_ROLE,
  'check_ins.updated': EVERY_ROLE,
  'medical_opinions.updated': EVERY_ROLE,
  'travel_legs.updated': EVERY_ROLE,
  'consultations.updated': EVERY_ROLE,
  'consultations.room': EVERY_ROLE,
  'consultations.signal': EVERY_ROLE,
  'consultations.line': EVERY_ROLE,
  'consultations.paper': EVERY_ROLE,
  'consultations.ended': EVERY_ROLE,
  'doctor_hours.updated': ['doctor'],
  'organisations.updated': [...STAFF, 'doctor', ...PARTNERS, 'laboratory_partner', 'pharmacy_partner'],
  'laboratory_orders.updated': EVERY_ROLE,
  'prescriptions.updated': EVERY_ROLE,
  'signals.updated': STAFF,
  'incidents.updated': STAFF,
  'compliance.updated': STAFF,
  'service_desk.updated': STAFF,
  'resources.updated': STAFF,
  'escalations.updated': STAFF,
  'incoming_messages.updated': STAFF,
  'broadcasts.updated': STAFF,
  ...FEATURE_EVENTS,
};

test('the table lists every event', () => {
  expect(Object.keys(HEARERS).toSorted()).toEqual([...REALTIME_EVENTS].toSorted());
});

describe('every event, for all who could receive it', () => {
  type SocketListener = { role: Role | null; id: string; received: Received[]; socket: Socket };
  let everybody: SocketListener[];
  /** Marks the end of the events sent so far: received last. */
  const FENCE = 'release.changed';

  beforeEach(async () => {
    everybody = await Promise.all(
      ANY_SESSION.map(async (role) => {
        return { ...(await listen(role)), role, id: await userIdOf(api, role) };
      }),
    );
  });

  /** Sends as the product does, then an event for everyone: whatever arrives before that is all that was received. */
  async function receivedBy(type: RealtimeEventType, audience: Audience): Promise<(Role | null)[]> {
    const realtime = api.app.get(Realtime);
    const send = (of: RealtimeEventType, mark: string, to: Audience) =>
      realtime.sendLocally({ type: of, data: { mark } } as unknown as RealtimeEvent, to);
    for (const each of everybody) each.received.length = 0;
    send(type, 'event', audience);
    send(FENCE, 'fence', 'all');
    await waitUntil(() => everybody.every(({ received }) => received.some(({ data }) => data['mark'] === 'fence')));
    return everybody
      .filter(({ received }) => received.some((each) => each.type === type && each.data['mark'] === 'event'))
      .map(({ role }) => role);
  }

  test.each(REALTIME_EVENTS)('%s', async (type) => {
    const may = ANY_SESSION.filter((role) => HEARERS[type]?.includes(role));
    expect(await receivedBy(type, 'all')).toEqual(may);
    expect(await receivedBy(type, { user_ids: everybody.map(({ id }) => id) })).toEqual(may);
    const one = everybody.find(({ role }) => role === may[0]);
    expect(await receivedBy(type, { user_ids: [one?.id ?? ''] })).toEqual([may[0]]);
    expect(await receivedBy(type, { except_user_ids: [one?.id ?? ''] })).toEqual(may.slice(1));
    expect(await receivedBy(type, { user_ids: [] })).toEqual([]);
    if (!type.startsWith('service_requests.')) return;
    const doctor = everybody.find(({ role }) => role === 'doctor');
    const audience = { entry: 'service_desk', user_ids: [doctor?.id ?? ''] } as const;
    expect((await receivedBy(type, audience)).toSorted()).toEqual([...STAFF, 'doctor'].toSorted());
  });
});

describe('a socket is disconnected within five seconds of', () => {
  interface Opened {
    access_token: string;
    cookie: string;
    id: string;
    email: string;
  }

  /** A user of the test's own with one session. */
  async function open(): Promise<Opened> {
    const email = `socket-${randomUUID()}@people.example`;
    await api.database.rows(
      `insert into users (id, email, name, role, password_hash, email_verified_at, access_changed_at, created_at, updated_at)
       select gen_random_uuid(), $1, 'Prakash Thapa', 'partner/hospital', password_hash, now(), now(), now(), now()
       from users where email = $2`,
      [email, emailOf('patient')],
    );
    const { body, headers } = await api.call<{ access_token: string; user: { id: string } }>('POST', '/auth/sign-in', {
      body: { email, password: DEMO_PASSWORD },
    });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return { access_token: body.access_token, cookie, id: body.user.id, email };
  }

  const REVOCATIONS: Record<string, (person: Opened) => Promise<{ status: number }>> = {
    'signing out': ({ cookie }) => api.call('POST', '/auth/sign-out', { headers: { cookie } }),
    'ending that session oneself': async ({ access_token: token, id }) => {
      const [session] = await api.database.rows<{ id: string }>('select id from sessions where user_id = $1', [id]);
      return api.call('DELETE', `/auth/sessions/${session?.id}`, { token });
    },
    'an administrator ending that session': async ({ id }) => {
      const [session] = await api.database.rows<{ id: string }>('select id from sessions where user_id = $1', [id]);
      return api.call('DELETE', `/users/${id}/sessions/${session?.id}`, { as: 'admin' });
    },
    'an administrator ending all sessions': ({ id }) => api.call('DELETE', `/users/${id}/sessions`, { as: 'admin' }),
    'another role': ({ id }) => api.call('PATCH', `/users/${id}/role`, { as: 'admin', body: { role: 'doctor' } }),
    'a role taken away': ({ id }) => api.call('PATCH', `/users/${id}/role`, { as: 'admin', body: { role: null } }),
    'deleting the account': ({ access_token: token }) =>
      api.call('POST', '/auth/delete-account', { token, body: { password: DEMO_PASSWORD } }),
    'a role changed by another process': async ({ id }) => {
      await api.database.rows(`update users set role = 'doctor' where id = $1`, [id]);
      return { status: 200 };
    },
    'a session ended by another process': async ({ id }) => {
      await api.database.rows('update sessions set revoked_at = now() where user_id = $1', [id]);
      return { status: 200 };
    },
    'a session that ran out': async ({ id }) => {
      await api.database.rows('update sessions set expires_at = now() where user_id = $1', [id]);
      return { status: 200 };
    },
  };

  test.each(Object.keys(REVOCATIONS))('%s', async (ending) => {
    const [person, other] = [await open(), await open()];
    const [{ socket }, bystander] = [await connect(person.access_token), await connect(other.access_token)];
    const answer = await REVOCATIONS[ending]?.(person);
    expect([200, 204]).toContain(answer?.status);
    await waitUntil(() => !socket.connected);
    expect(bystander.socket.connected).toBe(true);
    await expect(connect(person.access_token)).rejects.toThrow('not_signed_in');
  });
});

test('a new release is sent to every signed-in tab', async () => {
  const [staff, nobody] = [await listen('admin'), await listen(null)];
  release(2);
  await waitUntil(() => staff.received.length === 1 && nobody.received.length === 1);
  expect(nobody.received).toEqual([{ type: 'release.changed', data: { generation: 2 } }]);
});
