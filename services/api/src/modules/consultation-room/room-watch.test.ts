import { ORIGIN, startApi, type TestApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { testSockets } from '../../../test/support/sockets.js';
import { personOf } from '../journeys/testing/case.js';
import { codeOf, send, TestRooms } from './testing/rooms.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { connect, enter, get, meeting, rows } = rooms;

/** Their stay has ended in the table. */
const cut = (peer: string, ending: string) =>
  eventually(
    async () =>
      (await rows('select 1 from consultation_attendances where id = $1 and ending = $2', peer, ending)).length === 1,
  );

describe('without a word from the browser it ends by', () => {
  const CAUSES: Record<
    string,
    { ending: string; cause: (one: Awaited<ReturnType<typeof meeting>>) => Promise<unknown> }
  > = {
    'signing out': {
      ending: 'access',
      cause: ({ patient }) => rows('update sessions set revoked_at = clock_timestamp() where user_id = $1', patient.id),
    },
    'a changed role': {
      ending: 'access',
      cause: ({ patient }) =>
        rows(`update users set role = 'partner', access_changed_at = clock_timestamp() where id = $1`, patient.id),
    },
    'the cancelled appointment': {
      ending: 'cancelled',
      cause: ({ id }) => rows(`update appointments set status = 'cancelled' where id = $1`, id),
    },
    'the moved appointment': {
      ending: 'moved',
      cause: ({ id }) => rows(`update appointments set status = 'moved', token_hash = null where id = $1`, id),
    },
    'the hour after its end': {
      ending: 'over',
      cause: ({ id }) =>
        rows(
          `update appointments set starts_at = now() - interval '150 minutes', ends_at = now() - interval '61 minutes' where id = $1`,
          id,
        ),
    },
  };
  test.each(Object.entries(CAUSES))('%s', async (_name, { ending, cause }) => {
    const one = await meeting();
    await cause(one);
    await cut(one.patient.peer, ending);
    if (ending === 'access') {
      await eventually(async () => one.doctor.people().length === 1);
      expect(one.doctor.people()[0]?.role).toBe('doctor');
    }
    const entered = () =>
      connect(one.patient.token).then(
        async (socket) => codeOf(await send(socket, 'enter', { appointment_id: one.id, peer_id: null })),
        () => 'no socket',
      );
    const refused = ending === 'access' ? 'no socket' : 'illegal_transition';
    // Rows changed behind its back are known to the process within a second or two.
    await eventually(async () => (await entered()) === refused);
  });

  test('the real sign-out, and a guest who is no longer invited', async () => {
    const one = await meeting();
    const interpreter = await personOf(api, 'partner');
    const { body } = await api.call<{ id: string }>('POST', `/consultation-room/${one.id}/guests`, {
      as: 'ayana_staff',
      body: { email: interpreter.email },
    });
    const third = await enter(one, interpreter.token);
    await api.call('DELETE', `/consultation-room/${one.id}/guests/${body.id}`, { as: 'ayana_staff' });
    await cut(third.peer, 'access');
    await eventually(async () => third.of('ended').length > 0);
    expect(third.of('ended')).toMatchObject([{ reason: 'access' }]);
    expect((await get(one.id, interpreter)).status).toBe(404);
    const signedIn = await api.call('POST', '/auth/sign-in', {
      body: { email: one.patient.email, password: 'Ayana-demo-2026' },
    });
    expect(signedIn.status).toBe(200);
    expect(
      (
        await api.call('POST', '/auth/sign-out', {
          headers: { cookie: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '', origin: ORIGIN },
        })
      ).status,
    ).toBeLessThan(300);
    // Another session of the same person: this one stays.
    expect(codeOf(await send(one.patient.socket, 'say', { appointment_id: one.id, text: 'Still here' }))).toBe(
      'accepted',
    );
  });
});
