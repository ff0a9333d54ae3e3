import { startApi, type TestApi } from '../../../test/support/api.js';
import type { RoomDto } from '../consultation-room/room.dto.js';
import { type Person, personOf, TestCase } from '../journeys/testing/case.js';
import { NEXT, TEN, visitorOf } from './testing/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const { call, held, booked } = visitorOf(() => api);

const mailsTo = (person: Person) =>
  api.database.rows<{ language: string | null; data: Record<string, unknown> }>(
    `select language, data from outgoing_mails where template = 'consultation_guest_changed' and recipient = $1
     order by created_at, id`,
    [person.email],
  );

/** The kind of a guest follows from `companion_id`. */
async function guestOf(requestId: string, person: Person, companionId: string | null = null): Promise<void> {
  await api.database.rows(
    `insert into consultation_guests (id, video_consultation_id, user_id, kind, companion_id, created_at)
     values (gen_random_uuid(), $1, $2, case when $3::uuid is null then 'interpreter' else 'companion' end, $3, now())`,
    [requestId, person.id, companionId],
  );
}

/** @param changes the columns of what has happened to the invitation */
async function companionOf(person: Person, changes: string): Promise<string> {
  const [row] = await api.database.rows<{ id: string }>(
    `insert into companions (id, journey_id, user_id, email, name, relation, language, may, ${changes}, version, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, 'Her son', 'Son', 'en', '{}', ${changes
       .split(', ')
       .map(() => 'now()')
       .join(', ')}, 1, now(), now()) returning id`,
    [(await TestCase.begin(api)).journey_id, person.id, person.email],
  );
  return row?.id ?? '';
}

test('guests read that a talk has moved, with the new time and its link, then that it was cancelled', async () => {
  const { id, token, slot } = await booked();
  const people = await Promise.all(['partner', 'patient', 'patient'].map((role) => personOf(api, role as 'partner')));
  const [interpreter, son, former] = people as [Person, Person, Person];
  await api.database.rows(`update users set language = 'ar', time_zone = 'Africa/Nairobi' where id = $1`, [
    interpreter.id,
  ]);
  await guestOf(id, interpreter);
  await guestOf(id, son, await companionOf(son, 'accepted_at'));
  await guestOf(id, former, await companionOf(former, 'accepted_at, withdrawn_at'));

  const next = await held({ starts_at: NEXT });
  expect((await call('POST', '/appointments/move', { token, slot_id: next.slot_id })).status).toBe(200);
  const [moved, ...more] = await mailsTo(interpreter);
  expect(more).toEqual([]);
  expect(moved).toMatchObject({
    language: 'ar',
    data: {
      change: 'moved',
      kind: 'interpreter',
      patient: 'Amina Otieno',
      starts_at: NEXT,
      was: TEN,
      time_zone: 'Africa/Nairobi',
      path: `/consultation-room/${next.slot_id}`,
    },
  });
  expect((await mailsTo(son)).map(({ data }) => [data['change'], data['kind'], data['name']])).toEqual([
    ['moved', 'companion', 'Her son'],
  ]);
  const old = await api.call<RoomDto>('GET', `/consultation-room/${slot.slot_id}`, { token: interpreter.token });
  expect(old.body).toMatchObject({ state: 'moved', moved_to: next.slot_id, role: 'interpreter' });

  expect((await call('POST', '/appointments/cancel', { token })).status).toBe(200);
  expect((await call('POST', '/appointments/cancel', { token })).status).toBe(200);
  expect((await mailsTo(interpreter)).map(({ data }) => [data['change'], data['starts_at'], data['was']])).toEqual([
    ['moved', NEXT, TEN],
    ['cancelled', NEXT, null],
  ]);
  expect(await mailsTo(former)).toEqual([]);
});
