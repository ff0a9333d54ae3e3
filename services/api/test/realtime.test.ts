import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_PASSWORD, type Role, ROLES } from '@ayana/contracts/identity';
import { io, type Socket } from 'socket.io-client';
import { consultationForm } from '../src/modules/consultations/consultation.factory.js';
import { contactForm } from '../src/modules/inquiries/contact.factory.js';
import { NotificationsService } from '../src/modules/notifications/notifications.service.js';
import { Database } from '../src/platform/database/database.js';
import { emailOf, ORIGIN, startApi, type TestApi } from './api.js';

interface Heard {
  type: string;
  data: Record<string, unknown>;
}

const releases = mkdtempSync(join(tmpdir(), 'ayana-releases-'));
const release = (generation: number): void =>
  writeFileSync(join(releases, 'registry.json'), JSON.stringify({ generation, microFrontends: {} }));

let api: TestApi;
const sockets: Socket[] = [];
beforeAll(async () => {
  mkdirSync(releases, { recursive: true });
  release(1);
  api = await startApi({ RELEASES_URL: `file://${releases}` });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => api.close());

async function connect(token: string | undefined, origin = ORIGIN): Promise<{ socket: Socket; heard: Heard[] }> {
  const heard: Heard[] = [];
  const socket = io(api.url, {
    path: '/socket.io',
    transports: ['websocket'],
    auth: token === undefined ? {} : { token },
    extraHeaders: { origin },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  socket.onAny((type: string, data: Record<string, unknown>) => heard.push({ type, data }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { socket, heard };
}

const listen = async (role: Role | null) => connect(await api.signIn(role));
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

async function until(condition: () => boolean, limit = 5000): Promise<void> {
  const end = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > end) throw new Error('Waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('a socket needs a token that holds and the right origin', async () => {
  await expect(connect(undefined)).rejects.toThrow('not_signed_in');
  await expect(connect('nonsense')).rejects.toThrow('not_signed_in');
  await expect(connect(await api.signIn('admin'), 'https://evil.example')).rejects.toThrow();
});

test('a new request is heard by the staff and by nobody else', async () => {
  const everybody = await Promise.all(
    [...ROLES, null].map(async (role) => Object.assign(await listen(role), { role })),
  );
  const { body } = await api.call<{ id: string }>('POST', '/functions/consultation-form', { body: consultationForm() });
  const staff = everybody.filter(({ role }) => role === 'admin' || role === 'super_admin' || role === 'ayana_staff');
  await until(() => staff.every(({ heard }) => heard.length === 1));
  await settled();
  const { body: shown } = await api.call<{ items: object[] }>('GET', '/inbox?limit=1', { as: 'admin' });
  for (const { heard } of staff) expect(heard).toEqual([{ type: 'inbox.inserted', data: shown.items[0] }]);
  expect(shown.items[0]).toMatchObject({ id: body.id });
  for (const { role, heard } of everybody.filter((each) => !staff.includes(each)))
    expect([role, heard]).toEqual([role, []]);
});

test('a refused form is heard by nobody', async () => {
  const { heard } = await listen('admin');
  await api.call('POST', '/functions/consultation-form', { body: consultationForm({ email: 'wrong' }) });
  await settled();
  expect(heard).toEqual([]);
});

test('a change reaches every member of staff with their own is_read', async () => {
  const { body } = await api.call<{ id: string }>('POST', '/functions/consultation-form', { body: consultationForm() });
  await settled();
  const [reader, other] = [await listen('admin'), await listen('super_admin')];
  await api.call('POST', `/inbox/${body.id}/read`, { as: 'admin' });
  await until(() => reader.heard.length === 1);
  await api.call('POST', `/inbox/${body.id}/claim`, { as: 'ayana_staff' });
  await until(() => reader.heard.length === 2 && other.heard.length === 1);
  expect(reader.heard.map(({ type, data }) => [type, data['status'], data['is_read']])).toEqual([
    ['inbox.updated', 'new', true],
    ['inbox.updated', 'claimed', true],
  ]);
  expect(other.heard.map(({ data }) => [data['status'], data['is_read']])).toEqual([['claimed', false]]);
});

test('an inquiry is heard by whose verified address it names', async () => {
  const [patient, doctor] = [await listen('patient'), await listen('doctor')];
  const { body } = await api.call<{ id: string }>('POST', '/functions/contact-form', {
    body: contactForm({ email: emailOf('patient') }),
  });
  await until(() => patient.heard.length === 1);
  await api.call('PATCH', `/general-inquiries/${body.id}`, { as: 'patient', body: { status: 'read' } });
  await until(() => patient.heard.length === 2);
  expect(patient.heard.map(({ type, data }) => [type, data['id'], data['status']])).toEqual([
    ['general_inquiries.inserted', body.id, 'unread'],
    ['general_inquiries.updated', body.id, 'read'],
  ]);
  expect(doctor.heard).toEqual([]);
});

test('notifications are heard after the commit, by their patient alone, and read by the limits', async () => {
  const { heard } = await listen('patient');
  const doctor = await listen('doctor');
  const [patient] = await api.database.rows<{ id: string }>('select id from users where email = $1', [
    emailOf('patient'),
  ]);
  const [database, notifications] = [api.app.get(Database), api.app.get(NotificationsService, { strict: false })];
  const notify = (title: string) =>
    database.write((em) => notifications.notify(em, { patient_id: patient?.id ?? '', title, message: 'Stage 2' }));
  await expect(
    database.write(async (em) => {
      await notifications.notify(em, { patient_id: patient?.id ?? '', title: 'never', message: 'never' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  for (let index = 0; index < 25; index += 1) await notify(`n${index}`);
  await until(() => heard.length === 25);
  expect(heard.map(({ data }) => data['title'])).toEqual(Array.from({ length: 25 }, (_each, index) => `n${index}`));
  expect(doctor.heard).toEqual([]);

  type Page = { items: { id: string; is_read: boolean }[]; next_cursor: string | null };
  const { body: page } = await api.call<Page>('GET', '/patient-notifications', { as: 'patient' });
  expect(page.items).toHaveLength(20);
  expect(
    (await api.call<Page>('GET', `/patient-notifications?cursor=${page.next_cursor}`, { as: 'patient' })).body.items,
  ).toHaveLength(5);
  expect((await api.call<Page>('GET', '/patient-notifications?limit=5', { as: 'patient' })).body.items).toHaveLength(5);
  const ids = page.items.slice(0, 3).map(({ id }) => id);
  expect((await api.call('POST', '/patient-notifications/mark-read', { as: 'patient', body: { ids } })).body).toBe(3);
  expect((await api.call('POST', '/patient-notifications/mark-read', { as: 'patient', body: { ids } })).body).toBe(0);
  expect((await api.call('GET', '/patient-notifications/unread-count', { as: 'patient' })).body).toBe(22);
  await until(() => heard.filter(({ type }) => type === 'patient_notifications.updated').length === 3);
});

test('signing out cuts the socket, and so does a changed role', async () => {
  for (const end of ['sign-out', 'role'] as const) {
    const email = emailOf('partner/hospital');
    const opened = await api.call<{ access_token: string; user: { id: string } }>('POST', '/auth/sign-in', {
      body: { email, password: DEMO_PASSWORD },
    });
    const { socket } = await connect(opened.body.access_token);
    const other = await listen('admin');
    const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    if (end === 'sign-out') await api.call('POST', '/auth/sign-out', { headers: { cookie } });
    else await api.database.rows(`update users set role = 'doctor' where id = $1`, [opened.body.user.id]);
    await until(() => !socket.connected, 5000);
    expect(other.socket.connected).toBe(true);
    await expect(connect(opened.body.access_token)).rejects.toThrow('not_signed_in');
    await api.database.rows(`update users set role = 'partner/hospital' where id = $1`, [opened.body.user.id]);
  }
});

test('a new release is told to everybody signed in', async () => {
  const [staff, nobody] = [await listen('admin'), await listen(null)];
  release(2);
  await until(() => staff.heard.length === 1 && nobody.heard.length === 1);
  expect(nobody.heard).toEqual([{ type: 'release.changed', data: { generation: 2 } }]);
});
