/** The two of a talk at two processes of the API: a load balancer decides which one a browser reaches. */
import { startApi, ORIGIN, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { freePort, type Program, startProgram } from '../../../test/support/program.js';
import { testSockets } from '../../../test/support/sockets.js';
import { codeOf, send, signal, TestRooms } from './testing/rooms.js';

let api: TestApi;
let other: { url: string; program: Program };
const sockets = testSockets();

beforeAll(async () => {
  api = await startApi();
  const [port, { files }] = [await freePort(), api.config];
  const program = startProgram('main.js', {
    DATABASE_URL: api.config.databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:9',
    API_PORT: String(port),
    PUBLIC_ORIGIN: ORIGIN,
    JOBS: '0',
    ...('folder' in files ? { FILES_URL: files.folder } : {}),
  });
  other = { url: `http://127.0.0.1:${port}`, program };
  await eventually(async () => (await fetch(`${other.url}/api/health/live`)).ok).catch((error: unknown) => {
    throw new Error(program.output(), { cause: error });
  });
});
afterAll(async () => {
  other.program.child.kill('SIGKILL');
  await other.program.ended;
  await api.close();
});

const rooms = new TestRooms(() => api, sockets);

test('they wait, are let in, exchange signals and lines, and part, as at one', async () => {
  const one = await rooms.talk();
  const doctor = await rooms.enter(one, one.doctor.token);
  const patient = await rooms.enter(one, one.patient.token, null, other.url);
  await eventually(async () => doctor.people().some(({ state }) => state === 'waiting'));
  expect(codeOf(await send(patient.socket, 'say', { appointment_id: one.id, text: 'Hello' }))).toBe('not_allowed');
  await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: patient.peer });
  await eventually(
    async () => patient.people().length === 2 && patient.people().every(({ state }) => state === 'talking'),
  );

  // A description is larger than what PostgreSQL carries in a notification.
  const offer = JSON.stringify({ description: { type: 'offer', sdp: 'v'.repeat(13_000) } });
  const answer = JSON.stringify({ description: { type: 'answer', sdp: 'v'.repeat(13_000) } });
  expect(codeOf(await send(doctor.socket, 'signal', signal(one.id, patient.peer, offer)))).toBe('accepted');
  await eventually(async () => patient.of('signal').length === 1);
  expect(codeOf(await send(patient.socket, 'signal', signal(one.id, doctor.peer, answer)))).toBe('accepted');
  await eventually(async () => doctor.of('signal').length === 1);
  expect([patient.of('signal')[0]?.['signal'], doctor.of('signal')[0]?.['signal']]).toEqual([offer, answer]);
  await send(patient.socket, 'say', { appointment_id: one.id, text: 'Good morning' });
  await eventually(async () => doctor.of('line').length === 1);

  // Many small ones arrive in their order.
  for (let at = 0; at < 10; at += 1)
    await send(doctor.socket, 'signal', signal(one.id, patient.peer, `{"candidates":[],"attempt":${at}}`));
  await eventually(async () => patient.of('signal').length === 11);
  expect(
    patient
      .of('signal')
      .slice(1)
      .map((each) => each['signal']),
  ).toEqual(Array.from({ length: 10 }, (_, at) => `{"candidates":[],"attempt":${at}}`));

  // Their second tab reaches the other process: the first is told so.
  const again = await rooms.enter(one, one.patient.token);
  await eventually(async () => patient.of('ended').length === 1);
  expect(patient.of('ended')[0]).toMatchObject({ reason: 'elsewhere' });
  expect(again.answer.people.map(({ state }) => state)).toEqual(['talking', 'talking']);
});

test('access that ends at one process ends the stay at the other', async () => {
  const one = await rooms.meeting(other.url);
  await rooms.rows(`update appointments set status = 'cancelled' where id = $1`, one.id);
  await eventually(async () => one.patient.of('ended').length === 1 && one.doctor.of('ended').length === 1);
  expect(one.patient.of('ended')[0]?.['reason']).toBe('cancelled');
});

test('a process that is killed cuts a line: its person goes on with the same stay at the other one', async () => {
  const one = await rooms.meeting(other.url);
  other.program.child.kill('SIGKILL');
  await other.program.ended;
  const back = await rooms.enter(one, one.patient.token, one.patient.peer);
  expect(back.peer).toBe(one.patient.peer);
  await send(back.socket, 'say', { appointment_id: one.id, text: 'Here again' });
  await eventually(async () => one.doctor.of('line').length === 1);
});
