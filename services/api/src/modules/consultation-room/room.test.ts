import type { Attendances } from '@ayana/contracts/consultation-room';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { codeOf, NOWHERE, send, signal, TestRooms } from './testing/rooms.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { connect, enter, get, meeting, rows, talk } = rooms;

describe('in the room', () => {
  test('the patient waits until the doctor lets them in, and until then neither hears nor sends anything of the talk', async () => {
    const one = await talk();
    const patient = await enter(one, one.patient.token);
    const doctor = await enter(one, one.doctor.token);
    expect(doctor.answer.people.map(({ state }) => state)).toEqual(['waiting', 'talking']);
    for (const [type, body] of [
      ['signal', signal(one.id, doctor.peer)],
      ['say', { appointment_id: one.id, text: 'Hello' }],
      ['show', { appointment_id: one.id, document_id: null }],
      ['admit', { appointment_id: one.id, peer_id: patient.peer }],
    ] as const)
      expect([type, codeOf(await send(patient.socket, type, body))]).toEqual([type, 'not_allowed']);
    expect(codeOf(await send(doctor.socket, 'signal', signal(one.id, patient.peer)))).toBe('not_found');
    await send(doctor.socket, 'say', { appointment_id: one.id, text: 'One moment' });
    await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: patient.peer });
    await eventually(async () => patient.people().every(({ state }) => state === 'talking'));
    expect(patient.of('line')).toEqual([]);
    expect(codeOf(await send(patient.socket, 'say', { appointment_id: one.id, text: '<b>Good</b> morning' }))).toBe(
      'accepted',
    );
    await eventually(async () => doctor.of('line').length === 2);
    expect(doctor.of('line').at(-1)).toMatchObject({ from: patient.peer, name: 'Prakash Thapa' });
    expect(await rows(`select 1 from information_schema.tables where table_name like '%consultation%line%'`)).toEqual(
      [],
    );
  });

  test('a signal reaches the one it is for, and nobody else, nor anyone outside', async () => {
    const one = await meeting();
    const staff = await enter(one, await api.signIn('ayana_staff'));
    const stranger = await connect(await api.signIn('partner'));
    const heard: string[] = [];
    stranger.onAny((type: string) => heard.push(type));
    expect(codeOf(await send(one.patient.socket, 'signal', signal(one.id, one.doctor.peer)))).toBe('accepted');
    await eventually(async () => one.doctor.of('signal').length === 1);
    expect(one.doctor.of('signal')).toEqual([
      { appointment_id: one.id, from: one.patient.peer, signal: '{"candidates":[]}' },
    ]);
    expect([staff.of('signal'), one.patient.of('signal'), heard]).toEqual([[], [], []]);
    for (const type of ['signal', 'say', 'show', 'admit'] as const) {
      const body = {
        signal: signal(one.id, one.doctor.peer),
        say: { text: 'x' },
        show: {},
        admit: { peer_id: one.patient.peer },
      };
      expect(codeOf(await send(stranger, type, { appointment_id: one.id, ...body[type] }))).toBe('not_found');
    }
    const other = await meeting();
    expect(codeOf(await send(other.patient.socket, 'signal', signal(one.id, one.doctor.peer)))).toBe('not_found');
    expect(codeOf(await send(other.patient.socket, 'signal', signal(other.id, one.doctor.peer)))).toBe('not_found');
  });

  test('what is no signal, too large or too frequent is refused', async () => {
    const one = await meeting();
    const say = (value: unknown) =>
      send(one.patient.socket, 'signal', { appointment_id: one.id, to: one.doctor.peer, signal: value });
    for (const value of ['{}', '{"html":1}', 7, null, 'x'.repeat(14_001)])
      expect(codeOf(await say(value))).toBe('invalid_fields');
    expect(codeOf(await say(JSON.stringify({ description: { type: 'offer', sdp: 'v'.repeat(13_000) } })))).toBe(
      'accepted',
    );
    for (let count = 0; count < 28; count += 1)
      await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'x' });
    const codes = [];
    for (let count = 0; count < 4; count += 1)
      codes.push(codeOf(await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'x' })));
    expect(codes).toEqual(['accepted', 'accepted', 'too_many_requests', 'too_many_requests']);
  });

  test('four fit in, of them two guests; the patient finds a place all the same', async () => {
    const one = await talk();
    await enter(one, one.doctor.token);
    await enter(one, await api.signIn('ayana_staff'));
    await enter(one, await api.signIn('admin'));
    const third = await send(await connect(await api.signIn('super_admin')), 'enter', {
      appointment_id: one.id,
      peer_id: null,
    });
    expect('problem' in third ? third.problem.detail : '').toContain('4 people fit in');
    expect((await enter(one, one.patient.token)).answer.people).toHaveLength(4);
  });

  test('the same person in a second tab takes the place of the first', async () => {
    const one = await meeting();
    const again = await enter(one, one.patient.token);
    expect(again.answer.people.filter(({ peer_id }) => peer_id === one.patient.peer)).toEqual([]);
    // Let in once, they do not wait again.
    expect(again.answer.people.map(({ state }) => state)).toEqual(['talking', 'talking']);
    await eventually(async () => one.patient.of('ended').length === 1);
    expect(one.patient.of('ended')[0]).toMatchObject({ reason: 'elsewhere' });
  });

  test('a cut line keeps its place, and goes on with the same stay when it is back', async () => {
    const one = await meeting();
    one.patient.socket.io.engine.close();
    await eventually(async () => one.doctor.people().some(({ is_connected }) => !is_connected));
    const back = await enter(one, one.patient.token, one.patient.peer);
    expect(back.peer).toBe(one.patient.peer);
    await eventually(async () => one.doctor.people().every(({ is_connected }) => is_connected));
    expect(
      await rows('select 1 from consultation_attendances where appointment_id = $1 and role = $2', one.id, 'patient'),
    ).toHaveLength(1);
    // Another person's stay is not theirs to go on with.
    const stolen = await enter(one, await api.signIn('ayana_staff'), one.patient.peer);
    expect(stolen.peer).not.toBe(one.patient.peer);
  });

  test('only a paper that one may open oneself is shown', async () => {
    const one = await meeting();
    expect(codeOf(await send(one.patient.socket, 'show', { appointment_id: one.id, document_id: NOWHERE }))).toBe(
      'not_found',
    );
    expect(codeOf(await send(one.patient.socket, 'show', { appointment_id: one.id, document_id: null }))).toBe(
      'accepted',
    );
    await eventually(async () => one.doctor.of('paper').length === 1);
  });
});

test('who was there from when to when is read by the patient, the doctor and staff, also after a return', async () => {
  const one = await meeting();
  await send(one.patient.socket, 'leave', { appointment_id: one.id });
  await eventually(async () => one.doctor.people().length === 1);
  await enter(one, one.patient.token);
  for (const who of [one.patient, one.doctor, 'ayana_staff' as const]) {
    const { body } = await get<Attendances>(one.id, who, '/attendances');
    expect(body.items.map(({ role, left_at, admitted_at }) => [role, left_at === null, admitted_at !== null])).toEqual([
      ['doctor', true, true],
      ['patient', false, true],
      ['patient', true, true],
    ]);
  }
});
