import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { type Inbox, inboxOf } from '../inbox/testing/inbox.js';
import { NEXT, visitorOf } from './testing/visitor.js';

let api: TestApi;
let inbox: Inbox;
beforeAll(async () => {
  api = await startApi();
  inbox = inboxOf(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from appointments');
});

const { call, held, booked } = visitorOf(() => api);
const confirm = (id: string) =>
  inbox.patch(id, {
    status: 'confirmed',
    preferred_date: '2031-07-01',
    preferred_time: '9:00 AM',
    time_zone: 'Europe/Paris',
  });

describe('a request with a doctor’s time', () => {
  test('gets no other time from the staff, also after its visitor moved it', async () => {
    const { id, token } = await booked();
    await inbox.patch(id, { status: 'answered' });
    expect(refusedFieldsOf(await confirm(id))).toEqual(['preferred_time']);
    const { slot_id } = await held({ starts_at: NEXT });
    expect((await call('POST', '/appointments/move', { token, slot_id })).status).toBe(200);
    await inbox.patch(id, { status: 'answered' });
    expect(refusedFieldsOf(await confirm(id))).toEqual(['preferred_time']);
  });

  test('does not keep the staff from confirming another visitor’s request', async () => {
    await booked();
    const id = await inbox.received('video_consultation');
    await inbox.claim(id);
    expect((await confirm(id)).body.status).toBe('confirmed');
  });

  test('gets another time after its visitor cancelled it, and the calendar file replaces the cancelled one', async () => {
    const { id, token } = await booked();
    await call('POST', '/appointments/cancel', { token });
    await inbox.claim(id);
    expect((await confirm(id)).body.confirmed?.starts_at).toBe('2031-07-01T07:00:00.000Z');
    const mails = await api.database.rows<{ sequence: string }>(
      `select data->>'sequence' as sequence from outgoing_mails
       where data->>'id' = $1 and template in ('appointment_cancelled', 'consultation_confirmed') order by created_at, id`,
      [id],
    );
    expect(mails.map(({ sequence }) => Number(sequence))).toEqual([1, 2]);
  });
});
