import { startApi, type TestApi } from '../../../test/support/api.js';
import { testSockets } from '../../../test/support/sockets.js';
import { personOf } from '../journeys/testing/case.js';
import { TestRooms } from './testing/rooms.js';

let api: TestApi;
const sockets = testSockets();
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const rooms = new TestRooms(() => api, sockets);
const { enter, rows, talk } = rooms;

test('a doctor’s talks: today’s and those to come, those that were with what is missing, and who waits', async () => {
  const one = await talk();
  const list = async (who: { token: string }) =>
    (
      await api.call<
        Record<'today' | 'coming' | 'past', { id: string; waiting: number; note: string; patient_name: string }[]>
      >('GET', '/own-consultations', who)
    ).body;
  await enter(one, one.patient.token);
  const all = await list(one.doctor);
  expect([...all.today, ...all.coming]).toMatchObject([
    { id: one.id, waiting: 1, note: 'none', patient_name: 'Amina Otieno', order_journey_id: one.one.journey_id },
  ]);
  expect(all.past).toEqual([]);
  await rows(
    `update appointments set starts_at = now() - interval '5 hours', ends_at = now() - interval '4 hours' where id = $1`,
    one.id,
  );
  expect((await list(one.doctor)).past).toMatchObject([{ id: one.id, note: 'none' }]);
  expect((await list(await personOf(api, 'doctor'))).past).toEqual([]);
  expect((await api.call('GET', '/own-consultations', { as: 'patient' })).status).toBe(403);
});
