import type { ClientMessageType, MessageAnswer } from '@ayana/contracts/realtime';
import { MESSAGES_PER_MINUTE } from '@ayana/contracts/realtime';
import type { Role } from '@ayana/contracts/identity';
import { EVERY_ROLE, STAFF } from '@ayana/contracts/testing';
import type { Socket } from 'socket.io-client';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { ORIGIN, startApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { freePort, startProgram } from '../support/program.js';
import { testSockets } from '../support/sockets.js';
import { beginJourney, userIdOf } from '../../src/modules/journeys/testing/journeys.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const connect = async (role: Role | null, url = api.url): Promise<Socket> =>
  sockets.connect(url, await api.signIn(role));

const send = (socket: Socket, type: string, ...values: unknown[]): Promise<MessageAnswer> =>
  socket.timeout(5000).emitWithAck(type, ...values);
const codeOf = (answer: MessageAnswer): string => ('problem' in answer ? answer.problem.code : 'accepted');

const NO_REQUEST = { request_id: null };
const SOME_REQUEST = '0190a000-0000-7000-8000-00000000abcd';

/** Who may send what, written out: a message that is not listed here fails the test. */
const SENDERS: Record<ClientMessageType, { who: readonly (Role | null)[]; body: object; answer?: string }> = {
  'inbox.viewing': { who: STAFF, body: NO_REQUEST },
  'cases.viewing': { who: [...STAFF, 'doctor'], body: { journey_id: null } },
  // There is no such thread.
  'messages.typing': { who: EVERY_ROLE, body: { thread_id: SOME_REQUEST }, answer: 'not_found' },
  // There is no such appointment, and nobody has entered a room.
  'consultations.enter': {
    who: EVERY_ROLE,
    body: { appointment_id: SOME_REQUEST, peer_id: null },
    answer: 'not_found',
  },
  'consultations.leave': { who: EVERY_ROLE, body: { appointment_id: SOME_REQUEST } },
  'consultations.admit': {
    who: EVERY_ROLE,
    body: { appointment_id: SOME_REQUEST, peer_id: SOME_REQUEST },
    answer: 'not_found',
  },
  'consultations.signal': {
    who: EVERY_ROLE,
    body: { appointment_id: SOME_REQUEST, to: SOME_REQUEST, signal: '{"candidates":[]}' },
    answer: 'not_found',
  },
  'consultations.say': { who: EVERY_ROLE, body: { appointment_id: SOME_REQUEST, text: 'Hello' }, answer: 'not_found' },
  'consultations.show': {
    who: EVERY_ROLE,
    body: { appointment_id: SOME_REQUEST, document_id: null },
    answer: 'not_found',
  },
};

test('the table lists every message', () => {
  expect(Object.keys(SENDERS).toSorted()).toEqual(Object.keys(MESSAGES_PER_MINUTE).toSorted());
});

test('every message, and an undeclared one, from every role', async () => {
  for (const role of [...EVERY_ROLE, null]) {
    const socket = await connect(role);
    for (const [type, { who, body, answer = 'accepted' }] of Object.entries(SENDERS))
      expect([role, type, codeOf(await send(socket, type, body))]).toEqual([
        role,
        type,
        who.includes(role) ? answer : 'not_allowed',
      ]);
    for (const type of ['inbox.updated', 'constructor', 'viewers.of'])
      expect([role, type, codeOf(await send(socket, type, {}))]).toEqual([role, type, 'not_allowed']);
    socket.disconnect();
  }
});

test('an invalid body is refused with its field, and the connection stays', async () => {
  const socket = await connect('admin');
  const deep = JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`) as unknown;
  const refused: [unknown[], string, string[]][] = [
    [[{ request_id: 'x' }], 'invalid_fields', ['request_id']],
    [[{ request_id: 7 }], 'invalid_fields', ['request_id']],
    [[{ other: 1 }], 'invalid_fields', ['other']],
    [[{ request_id: 'a\u0000' }], 'invalid_fields', ['request_id']],
    [[{ request_id: deep }], 'invalid_fields', ['request_id']],
    [[{ request_id: 'x'.repeat(5000) }], 'body_too_large', []],
    [[], 'malformed_body', []],
    [['text'], 'malformed_body', []],
    [[NO_REQUEST, NO_REQUEST], 'malformed_body', []],
    [[[NO_REQUEST]], 'malformed_body', []],
    [[null], 'malformed_body', []],
  ];
  for (const [values, code, fields] of refused) {
    const answer = await send(socket, 'inbox.viewing', ...values);
    const found = 'problem' in answer ? (answer.problem.errors ?? []).map(({ field }) => field) : [];
    expect([codeOf(answer), found.map((field) => field.split('.')[0])]).toEqual([code, fields]);
  }
  // Without an acknowledgement callback, nothing happens either.
  socket.emit('inbox.viewing', 'text');
  socket.emit('undeclared');
  expect(codeOf(await send(socket, 'inbox.viewing', NO_REQUEST))).toBe('accepted');
});

test('everyone with a request open is notified who else has it open, and nobody else', async () => {
  const { body } = await api.call<{ id: string }>('POST', '/functions/contact-form', { body: contactForm() });
  const idOf = (role: Role) => userIdOf(api, role);
  const [admin, staff, other] = await Promise.all([connect('admin'), connect('ayana_staff'), connect('super_admin')]);
  const received: Record<string, { request_id: string; viewers: { id: string }[] }[]> = {
    admin: [],
    staff: [],
    other: [],
  };
  for (const [name, socket] of Object.entries({ admin, staff, other }))
    socket.on('inbox.viewers', (data) => received[name]?.push(data));
  const last = (name: string) =>
    received[name]
      ?.at(-1)
      ?.viewers.map(({ id }) => id)
      .toSorted()
      .join(' ');

  await send(other, 'inbox.viewing', { request_id: SOME_REQUEST });
  await send(admin, 'inbox.viewing', { request_id: body.id });
  await send(staff, 'inbox.viewing', { request_id: body.id });
  const both = [await idOf('admin'), await idOf('ayana_staff')].toSorted().join(' ');
  await eventually(async () => last('admin') === both && last('staff') === both);
  expect(received['admin']?.at(-1)?.request_id).toBe(body.id);

  admin.disconnect();
  const staffId = await idOf('ayana_staff');
  await eventually(async () => last('staff') === staffId);
  await send(other, 'inbox.viewing', NO_REQUEST);
  expect(last('other')).toEqual(await idOf('super_admin'));
});

test('colleagues with a case open know of each other, and someone it was not handed to is refused', async () => {
  const body = await beginJourney(api);
  const [admin, staff, doctor] = await Promise.all([connect('admin'), connect('ayana_staff'), connect('doctor')]);
  const received: { journey_id: string; viewers: { id: string }[] }[] = [];
  staff.on('cases.viewers', (data) => received.push(data));
  doctor.on('cases.viewers', () => received.push({ journey_id: 'the doctor', viewers: [] }));
  expect(codeOf(await send(doctor, 'cases.viewing', { journey_id: body.id }))).toBe('not_found');
  await send(staff, 'cases.viewing', { journey_id: body.id });
  await send(admin, 'cases.viewing', { journey_id: body.id });
  await eventually(async () => received.at(-1)?.viewers.length === 2);
  admin.disconnect();
  await eventually(async () => received.at(-1)?.viewers.length === 1);
  expect(new Set(received.map(({ journey_id }) => journey_id))).toEqual(new Set([body.id]));
});

test('who was handed a case leaves its room when the work is taken back', async () => {
  const doctorId = await userIdOf(api, 'doctor');
  const journey = await beginJourney(api);
  const { body: work } = await api.call<{ id: string }>('POST', '/assignments', {
    as: 'ayana_staff',
    body: { journey_id: journey.id, kind: 'opinion', assignee_user_id: doctorId, brief: 'Please help.' },
  });
  const [admin, staff, doctor] = await Promise.all([connect('admin'), connect('ayana_staff'), connect('doctor')]);
  const seen: Record<string, string[][]> = { staff: [], doctor: [] };
  for (const [name, socket] of Object.entries({ staff, doctor }))
    socket.on('cases.viewers', ({ viewers }: { viewers: { id: string }[] }) =>
      seen[name]?.push(viewers.map(({ id }) => id).toSorted()),
    );
  for (const socket of [staff, doctor])
    expect(codeOf(await send(socket, 'cases.viewing', { journey_id: journey.id }))).toBe('accepted');
  await eventually(async () => seen['staff']?.at(-1)?.length === 2 && seen['doctor']?.at(-1)?.length === 2);
  const heard = seen['doctor']?.length;
  await api.call('PATCH', `/assignments/${work.id}`, { as: 'ayana_staff', body: { status: 'cancelled' } });
  const staffId = await userIdOf(api, 'ayana_staff');
  await eventually(async () => String(seen['staff']?.at(-1)) === staffId);
  await send(admin, 'cases.viewing', { journey_id: journey.id });
  await eventually(async () => seen['staff']?.at(-1)?.length === 2);
  expect(seen['staff']?.at(-1)).not.toContain(doctorId);
  expect(seen['doctor']).toHaveLength(heard ?? -1);
});

test('viewers are known across processes', async () => {
  const port = await freePort();
  const program = startProgram('main.js', {
    DATABASE_URL: api.database.applicationUrl,
    API_PORT: String(port),
    PUBLIC_ORIGIN: ORIGIN,
    JOBS: '0',
    COOKIE_SECRET: api.config.cookieSecret,
  });
  try {
    const url = `http://127.0.0.1:${port}`;
    await eventually(async () => (await fetch(`${url}/api/health/live`)).ok);
    const socketHere = await connect('admin');
    const received: string[][] = [];
    socketHere.on('inbox.viewers', ({ viewers }: { viewers: { id: string }[] }) =>
      received.push(viewers.map(({ id }) => id)),
    );
    await send(socketHere, 'inbox.viewing', { request_id: SOME_REQUEST });
    const there = await connect('ayana_staff', url);
    await send(there, 'inbox.viewing', { request_id: SOME_REQUEST });
    await eventually(async () => received.at(-1)?.length === 2);
    there.disconnect();
    await eventually(async () => received.at(-1)?.length === 1);
  } finally {
    program.child.kill('SIGKILL');
    await program.ended;
  }
});
