import '../../platform/languages/register.js';
import type { Role } from '@ayana/contracts/identity';
import { MESSAGES_PER_MINUTE, type MessageAnswer } from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { testSockets } from '../../../test/support/sockets.js';
import { caseOf } from './testing/case.js';
import { eventually } from '../../../test/support/eventually.js';

type Received = [type: string, data: Record<string, unknown>];

let api: TestApi;
let cases: ReturnType<typeof caseOf>;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
  cases = caseOf(api);
});
afterAll(() => api.close());

/** Waits for a number of events; what came is compared afterwards, so that one too many fails. */
const until = async ({ received }: { received: Received[] }, count: number): Promise<Received[]> => {
  await eventually(async () => received.length >= count);
  return received;
};

async function listen(role: Role): Promise<{ socket: Socket; received: Received[] }> {
  const received: Received[] = [];
  const socket = await sockets.connect(api.url, await api.signIn(role));
  socket.onAny((type: string, data: Record<string, unknown>) => {
    if (type.startsWith('messages.')) received.push([type, data]);
  });
  return { socket, received };
}
const type = (socket: Socket, thread_id: string): Promise<MessageAnswer> =>
  socket.timeout(5000).emitWithAck('messages.typing', { thread_id });
const codeOf = (answer: MessageAnswer): string => ('problem' in answer ? answer.problem.code : 'accepted');

test('a message and a mark are heard by exactly the readers of the thread', async () => {
  const journey = await cases.begin();
  const { thread } = await cases.assign(journey.id, 'opinion', 'doctor');
  await cases.accompany(journey.id, 'unverified_user', ['see_journey']);
  const patient = await listen('patient');
  const staff = await listen('super_admin');
  const doctor = await listen('doctor');
  const companion = await listen('unverified_user');
  const hospital = await listen('partner/hospital');
  await cases.send(journey.patient, 'patient', 'One');
  await cases.read(journey.patient, 'admin');
  await cases.read(journey.patient, 'admin');
  await cases.send(journey.internal, 'ayana_staff', 'Two');
  await cases.send(thread, 'ayana_staff', 'Three');
  const [one, two, three] = [journey.patient, journey.internal, thread].map((id) => ({ journey_id: journey.id, id }));
  expect(await until(doctor, 1)).toEqual([['messages.inserted', three]]);
  expect(await until(staff, 4)).toEqual([
    ['messages.inserted', one],
    ['messages.read', one],
    ['messages.inserted', two],
    ['messages.inserted', three],
  ]);
  expect(patient.received).toEqual([
    ['messages.inserted', one],
    ['messages.read', one],
  ]);
  expect([companion.received, hospital.received]).toEqual([[], []]);
});

test('who is typing is shown to the other readers who follow the thread, and stored nowhere', async () => {
  const journey = await cases.begin();
  await cases.read(journey.patient, 'admin');
  const patient = await listen('patient');
  const follower = await listen('admin');
  const colleague = await listen('super_admin');
  const doctor = await listen('doctor');
  expect(codeOf(await type(patient.socket, journey.patient))).toBe('accepted');
  const data = { thread_id: journey.patient, user: { id: await cases.idOf('patient'), name: 'Demo patient' } };
  expect(await until(follower, 1)).toEqual([['messages.typing', data]]);
  expect(codeOf(await type(follower.socket, journey.patient))).toBe('accepted');
  expect(await until(patient, 1)).toHaveLength(1);
  expect(codeOf(await type(follower.socket, journey.internal))).toBe('accepted');
  expect([colleague.received, doctor.received, patient.received.length]).toEqual([[], [], 1]);
});

test('nobody types in a thread they do not read, and nobody without end', async () => {
  const journey = await cases.begin();
  const { socket } = await listen('patient');
  expect(codeOf(await type(socket, journey.internal))).toBe('not_found');
  const answers: string[] = [];
  for (let sent = 0; sent < MESSAGES_PER_MINUTE['messages.typing']; sent += 1)
    answers.push(codeOf(await type(socket, journey.patient)));
  expect(answers.at(0)).toBe('accepted');
  expect(answers.at(-1)).toBe('too_many_requests');
});
