import type { IceServers } from '@ayana/contracts/consultation-room';
import type { Problem } from '@ayana/contracts/problems';
import type { ClientMessageType } from '@ayana/contracts/realtime';
import { MESSAGE_ACCESS, REALTIME_EVENTS, type RealtimeEvent } from '@ayana/contracts/realtime';
import { ROUTES } from '../../../test/access/routes.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { permanentTokenHash } from '../../platform/secrets/permanent-token.js';
import type { RoomDto } from './room.dto.js';
import { codeOf, NOWHERE, send, signal, type Talk, TestRooms } from './testing/rooms.js';
import type { VisitDto } from './visits.dto.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { enter, rows, talk, visit } = rooms;

/** The secret of a talk's mail. */
const linkOf = ({ id }: { id: string }): string => `link of ${id}`;

/** A talk of a guest, whose appointment has a link. */
async function guestTalk(inMinutes = 5, kind = 'video'): Promise<Talk> {
  const one = await talk(inMinutes, kind);
  await rows('update appointments set token_hash = $1 where id = $2', permanentTokenHash(linkOf(one)), one.id);
  return one;
}

const begin = (token: string) => api.call<VisitDto & Problem>('POST', '/room-visits', { body: { token } });
const current = <T = RoomDto & Problem>(room_token: string, part = '') =>
  api.call<T>('GET', `/room-visits/current${part}`, { headers: { 'x-room-token': room_token } });

async function tokenFor(one: Talk): Promise<string> {
  const { body } = await begin(linkOf(one));
  if (body.room_token === null) throw new Error(`No session: ${body.room.state}`);
  return body.room_token;
}

const connects = (room_token: string): Promise<boolean> =>
  sockets.visit(api.url, room_token).then(
    (socket) => {
      socket.disconnect();
      return true;
    },
    () => false,
  );

/** The session opens nothing any more: no read, no socket. */
async function hasEnded(room_token: string, detail: RegExp): Promise<void> {
  const { status, body } = await current(room_token);
  expect([status, body.code, body.detail]).toEqual([410, 'link_invalid', expect.stringMatching(detail)]);
  expect((await current(room_token, '/ice-servers')).status).toBe(410);
  expect(await connects(room_token)).toBe(false);
}

describe('the link of an appointment', () => {
  test.each([
    [31, 'early', false],
    [29, 'open', true],
    [-44, 'open', true],
    [-46, 'over', false],
  ])('%i minutes before the beginning it is %s', async (minutes, state, opens) => {
    const one = await guestTalk(minutes);
    const { status, body } = await begin(linkOf(one));
    expect([status, body.room.state, body.room_token !== null]).toEqual([200, state, opens]);
    expect(Date.parse(body.room.starts_at) - Date.parse(body.room.opens_at)).toBe(30 * 60_000);
    expect(body.room.closes_at).toBe(body.room.ends_at);
  });

  test('shows the room to a visitor, without the reason, notes, papers, guests or a journey', async () => {
    const one = await guestTalk();
    const token = await tokenFor(one);
    const seen = await current(token);
    expect([seen.status, seen.body]).toMatchObject([
      200,
      { id: one.id, role: 'visitor', state: 'open', reason: null, journey_id: null, guests: null, may_order: false },
    ]);
    expect(seen.headers.get('cache-control')).toBe('no-store');
    expect((await current<IceServers>(token, '/ice-servers')).body).toMatchObject({ ice_servers: [] });
  });

  test('of no appointment, and a secret of no session, open nothing', async () => {
    expect((await begin('link of nothing')).status).toBe(404);
    for (const token of ['', 'x', NOWHERE]) {
      expect([token, (await current(token)).status]).toEqual([token, 401]);
      expect([token, await connects(token)]).toEqual([token, false]);
    }
    // The link itself is no session, and a session no link.
    const one = await guestTalk();
    expect((await current(linkOf(one))).status).toBe(401);
    expect((await begin(await tokenFor(one))).status).toBe(404);
  });

  test('of a talk by phone and of a cancelled one gives no session', async () => {
    const phone = await begin(linkOf(await guestTalk(5, 'phone')));
    expect([phone.body.room.kind, phone.body.room_token]).toEqual(['phone', null]);
    const one = await guestTalk();
    await rows(`update appointments set status = 'cancelled' where id = $1`, one.id);
    const cancelled = await begin(linkOf(one));
    expect([cancelled.body.room.state, cancelled.body.room_token]).toEqual(['cancelled', null]);
  });
});

test('the doctor sees a visitor who has not signed in, lets them in, and they talk', async () => {
  const one = await guestTalk();
  const visitor = await visit(one, await tokenFor(one));
  const doctor = await enter(one, one.doctor.token);
  expect(doctor.answer.people[0]).toMatchObject({
    role: 'visitor',
    name: 'Amina Otieno',
    state: 'waiting',
  });
  expect(codeOf(await send(visitor.socket, 'say', { appointment_id: one.id, text: 'Hello' }))).toBe('not_allowed');
  await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: visitor.peer });
  await eventually(async () => visitor.people().every(({ state }) => state === 'talking'));
  expect(codeOf(await send(visitor.socket, 'say', { appointment_id: one.id, text: 'Hello' }))).toBe('accepted');
  expect(codeOf(await send(visitor.socket, 'signal', signal(one.id, doctor.peer)))).toBe('accepted');
  await eventually(async () => doctor.of('line').length === 1 && doctor.of('signal').length === 1);
  // A paper that the doctor shows is not for the visitor.
  await send(doctor.socket, 'show', { appointment_id: one.id, document_id: null });
  await send(doctor.socket, 'say', { appointment_id: one.id, text: 'Good morning' });
  await eventually(async () => visitor.of('line').length === 2);
  expect([visitor.of('paper'), doctor.of('paper').length]).toEqual([[], 1]);
  const { body } = await rooms.get<{ items: { role: string }[] }>(one.id, one.doctor, '/attendances');
  expect(body.items.map(({ role }) => role).toSorted()).toEqual(['doctor', 'visitor']);
});

test('a cut line comes back to the same place without waiting', async () => {
  const one = await guestTalk();
  const token = await tokenFor(one);
  const [visitor, doctor] = [await visit(one, token), await enter(one, one.doctor.token)];
  await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: visitor.peer });
  visitor.socket.disconnect();
  const back = await visit(one, token, visitor.peer);
  expect([back.peer, back.answer.people.find(({ peer_id }) => peer_id === back.peer)?.state]).toEqual([
    visitor.peer,
    'talking',
  ]);
});

test('a second device ends the first, and waits to be let in itself', async () => {
  const one = await guestTalk();
  const first = await tokenFor(one);
  const [visitor, doctor] = [await visit(one, first), await enter(one, one.doctor.token)];
  await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: visitor.peer });
  const second = await tokenFor(one);
  await eventually(async () => visitor.socket.disconnected);
  expect(visitor.of('ended')).toMatchObject([{ reason: 'elsewhere' }]);
  await hasEnded(first, /another device/);
  const other = await visit(one, second);
  expect(other.answer.people.find(({ peer_id }) => peer_id === other.peer)?.state).toBe('waiting');
});

describe('a room session opens nothing else', () => {
  test('no route but its own, by either header', async () => {
    const one = await guestTalk();
    const token = await tokenFor(one);
    const guarded = Object.entries(ROUTES).filter(([, entry]) => entry !== 'public');
    expect(guarded.length).toBeGreaterThan(300);
    const opened: string[] = [];
    for (const [route] of guarded) {
      const [method = '', path = ''] = route.split(' ');
      const { status } = await api.call(method, path.replaceAll(/:\w+/g, one.id), {
        headers: { authorization: `Bearer ${token}`, 'x-room-token': token },
        ...(method === 'POST' || method === 'PATCH' ? { body: {} } : {}),
      });
      if (status !== 401) opened.push(`${status} ${route}`);
    }
    expect(opened).toEqual([]);
  });

  test('no message but those of the talk, and no event outside it', async () => {
    const one = await guestTalk();
    const visitor = await visit(one, await tokenFor(one));
    const allowed = new Set<string>([
      'consultations.enter',
      'consultations.leave',
      'consultations.signal',
      'consultations.say',
    ]);
    const others = (Object.keys(MESSAGE_ACCESS) as ClientMessageType[]).filter((type) => !allowed.has(type));
    expect(others).toContain('consultations.admit');
    for (const type of others)
      expect([type, codeOf(await visitor.socket.timeout(5000).emitWithAck(type, {}))]).toEqual([type, 'not_allowed']);
    const events: string[] = [];
    visitor.socket.onAny((type: string, data: { mark?: string }) => {
      if (data.mark === 'all') events.push(type);
    });
    const realtime = api.app.get(Realtime);
    for (const type of REALTIME_EVENTS)
      realtime.sendLocally({ type, data: { mark: 'all' } } as unknown as RealtimeEvent, 'all');
    // It has heard everything that came before this.
    await send(visitor.socket, 'leave', { appointment_id: one.id });
    expect(events).toEqual([]);
  });

  test('not the room of another appointment', async () => {
    const [one, other] = [await guestTalk(), await guestTalk()];
    const socket = await sockets.visit(api.url, await tokenFor(one));
    for (const id of [other.id, NOWHERE])
      expect([id, codeOf(await send(socket, 'enter', { appointment_id: id, peer_id: null }))]).toEqual([
        id,
        'not_found',
      ]);
    const inside = await enter(other, other.doctor.token);
    expect(codeOf(await send(socket, 'signal', signal(other.id, inside.peer)))).toBe('not_found');
  });
});

describe('a room session ends, and the talk with it', () => {
  const CAUSES: Record<string, { ending: string; detail: RegExp; change: string }> = {
    'when the appointment is cancelled': {
      ending: 'cancelled',
      detail: /cancelled/,
      change: `status = 'cancelled'`,
    },
    'when it is moved': { ending: 'moved', detail: /moved/, change: `status = 'moved', token_hash = null` },
    'at its end': {
      ending: 'over',
      detail: /over/,
      change: `starts_at = now() - interval '46 minutes', ends_at = now() - interval '1 minute'`,
    },
  };
  test.each(Object.entries(CAUSES))('%s', async (_name, { ending, detail, change }) => {
    const one = await guestTalk();
    const token = await tokenFor(one);
    const visitor = await visit(one, token);
    await rows(`update appointments set ${change} where id = $1`, one.id);
    await eventually(async () => visitor.of('ended').length === 1);
    expect(visitor.of('ended')).toMatchObject([{ reason: ending }]);
    expect(codeOf(await send(visitor.socket, 'enter', { appointment_id: one.id, peer_id: null }))).toBe(
      'illegal_transition',
    );
    await hasEnded(token, detail);
  });
});
