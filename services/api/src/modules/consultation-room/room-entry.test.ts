import type { IceServers } from '@ayana/contracts/consultation-room';
import type { Role } from '@ayana/contracts/identity';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { testSockets } from '../../../test/support/sockets.js';
import { personOf } from '../journeys/testing/case.js';
import { codeOf, NOWHERE, send, TestRooms } from './testing/rooms.js';

const SECRET = 'a secret of the TURN server';
let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi({ STUN_URL: 'stun:stun.example:3478', TURN_URL: 'turn:turn.example', TURN_SECRET: SECRET });
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { connect, get, rows, talk } = rooms;

describe('who enters', () => {
  test('the patient, the doctor and case workers; everyone else gets the same 404 as for none', async () => {
    const one = await talk();
    const others = [
      await personOf(api, 'patient'),
      await personOf(api, 'doctor'),
      await personOf(api, 'partner/hospital'),
    ];
    expect((await get(one.id, one.patient)).body).toMatchObject({ role: 'patient', state: 'open', reason: 'My knee' });
    expect((await get(one.id, one.doctor)).body).toMatchObject({ role: 'doctor', journey_id: null, may_order: true });
    expect((await get(one.id, 'ayana_staff')).body).toMatchObject({
      role: 'case_worker',
      may_order: false,
      journey_id: one.one.journey_id,
    });
    const none = await get(NOWHERE, one.patient);
    for (const person of others) {
      const refused = await get(one.id, person);
      expect([refused.status, refused.body.detail]).toEqual([404, none.body.detail]);
      for (const part of ['/ice-servers', '/attendances', '/papers', '/note'])
        expect([part, (await get(one.id, person, part)).status]).toEqual([part, 404]);
      expect(codeOf(await send(await connect(person.token), 'enter', { appointment_id: one.id, peer_id: null }))).toBe(
        'not_found',
      );
    }
    expect((await api.call('GET', `/consultation-room/${one.id}`)).status).toBe(401);
  });

  test('the doctor whose account lost the role, or the link to the doctor, is nobody', async () => {
    const one = await talk();
    await rows('update doctors set user_id = null where user_id = $1', one.doctor.id);
    expect((await get(one.id, one.doctor)).status).toBe(404);
  });

  test.each([
    [16, 'early'],
    [14, 'open'],
    [-104, 'open'],
    [-106, 'over'],
  ])('%i minutes before the beginning it is %s', async (minutes, state) => {
    const one = await talk(minutes);
    const { body } = await get(one.id, one.patient);
    expect(body.state).toBe(state);
    expect(Date.parse(body.starts_at) - Date.parse(body.opens_at)).toBe(15 * 60_000);
    expect(Date.parse(body.closes_at) - Date.parse(body.ends_at)).toBe(60 * 60_000);
    const entered = await send(await connect(one.patient.token), 'enter', { appointment_id: one.id, peer_id: null });
    expect(codeOf(entered)).toBe(state === 'open' ? 'accepted' : 'illegal_transition');
    expect((await get(one.id, one.patient, '/ice-servers')).status).toBe(state === 'open' ? 200 : 409);
  });

  test('a moved appointment says where it is now, a cancelled one that it is; a talk by phone has no room', async () => {
    const one = await talk();
    await rows(`update appointments set status = 'cancelled' where id = $1`, one.id);
    expect((await get(one.id, one.patient)).body.state).toBe('cancelled');
    await rows(`update appointments set status = 'moved', token_hash = null where id = $1`, one.id);
    const [next] = await rows<{ id: string }>(
      `insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
         token_hash, created_at, changed_at)
       select gen_random_uuid(), doctor_id, video_consultation_id, kind, starts_at + interval '3 days', ends_at + interval '3 days',
         'booked', now(), '', 'next of ' || id, now(), now() from appointments where id = $1 returning id`,
      one.id,
    );
    expect((await get(one.id, one.patient)).body).toMatchObject({ state: 'moved', moved_to: next?.id });
    const call = await talk(5, 'phone');
    expect((await get(call.id, call.patient)).body.kind).toBe('phone');
    const entered = await send(await connect(call.patient.token), 'enter', { appointment_id: call.id, peer_id: null });
    expect(codeOf(entered)).toBe('not_found');
  });

  test('a companion invited by the patient and an interpreter by staff, until it is withdrawn; no third guest', async () => {
    const one = await talk();
    const [son, interpreter, more] = [
      await personOf(api, 'unverified_user'),
      await personOf(api, 'partner'),
      await personOf(api, 'patient'),
    ];
    const companion = await api.database.add('companions', {
      journey_id: one.one.journey_id,
      user_id: son.id,
      email: son.email,
      name: 'Her son',
      may: [],
    });
    const path = `/consultation-room/${one.id}/guests`;
    const invite = (body: object, as: { token: string } | { as: Role }) =>
      api.call<{ id: string }>('POST', path, { ...as, body });
    const [patient, staff] = [{ token: one.patient.token }, { as: 'ayana_staff' as const }];
    expect((await invite({ email: interpreter.email }, patient)).status).toBe(403);
    expect((await invite({ companion_id: companion }, { token: one.doctor.token })).status).toBe(403);
    expect(refusedFieldsOf(await invite({ companion_id: NOWHERE }, patient))).toEqual(['companion_id']);
    expect(refusedFieldsOf(await invite({ email: 'nobody@people.example' }, staff))).toEqual(['email']);
    expect(refusedFieldsOf(await invite({ email: one.patient.email }, staff))).toEqual(['email']);
    const added = await invite({ companion_id: companion }, patient);
    expect([added.status, added.body]).toMatchObject([201, { kind: 'companion', name: 'Her son' }]);
    expect((await invite({ email: interpreter.email.toUpperCase() }, staff)).status).toBe(201);
    expect(refusedFieldsOf(await invite({ email: more.email }, staff))).toEqual(['email']);
    const mails = await rows<{ recipient: string; data: Record<string, string> }>(
      `select recipient, data from outgoing_mails where template = 'consultation_guest' order by created_at, id`,
    );
    expect(mails.map(({ recipient, data }) => [recipient, data['kind'], data['path']])).toEqual([
      [son.email, 'companion', `/consultation-room/${one.id}`],
      [interpreter.email, 'interpreter', `/consultation-room/${one.id}`],
    ]);
    const seen = await get(one.id, son);
    expect([seen.body.role, seen.body.reason, seen.body.guests]).toEqual(['companion', null, null]);
    expect((await get(one.id, interpreter)).body.role).toBe('interpreter');
    for (const part of ['/note', '/attendances']) expect((await get(one.id, son, part)).status).toBe(404);
    await rows('update companions set withdrawn_at = now() where id = $1', companion);
    expect((await get(one.id, son)).status).toBe(404);
  });
});

test('names and passwords of a TURN server are made for one person until the room closes', async () => {
  const one = await talk();
  const { body } = await get<IceServers>(one.id, one.patient, '/ice-servers');
  const [stun, turn] = body.ice_servers;
  expect([body.has_relay, stun]).toEqual([true, { urls: ['stun:stun.example:3478'] }]);
  const [until, user] = (turn?.username ?? '').split(':');
  const closes = Date.parse((await get(one.id, one.patient)).body.closes_at) / 1000;
  expect([user, Math.abs(Number(until) - closes) <= 1]).toEqual([one.patient.id, true]);
  const { createHmac } = await import('node:crypto');
  expect(turn?.credential).toBe(
    createHmac('sha1', SECRET)
      .update(turn?.username ?? '')
      .digest('base64'),
  );
});
