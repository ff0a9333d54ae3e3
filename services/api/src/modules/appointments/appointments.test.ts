import type { Appointment } from '@ayana/contracts/consultations';
import type { Hold } from '@ayana/contracts/catalogue';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { permanentTokens } from '../../platform/secrets/permanent-token.js';
import { fixedId } from '../../seeds/fixed-id.js';
import { MessagingService } from '../messaging/index.js';
import { mailContent } from '../messaging/templates/templates.js';
import type { AppointmentMailData } from '../messaging/templates/enquiry-data.js';
import { DOCTOR, later, NEXT, SUNDAY, TEN, type Seen, visitorOf } from './testing/visitor.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());
afterEach(async () => {
  await api.database.rows('delete from appointments; delete from form_recipients');
});

const { call, held, free, form, send, booked, tokenOf, seen, mailsOf, firstOf } = visitorOf(() => api);

describe('a booking', () => {
  test('is the request’s row, the inbox’s confirmed time, one acknowledgement with its calendar file and one notice', async () => {
    const { id } = await booked({ consultation_type: 'phone_consultation', preferred_date: 'whenever' });
    const [row] = await api.database.rows('select *, preferred_date::text from video_consultations where id = $1', [
      id,
    ]);
    expect(row).toMatchObject({
      doctor_id: DOCTOR,
      specialization: 'Orthopedics',
      consultation_type: 'video_consultation',
      preferred_date: '2026-11-24',
      preferred_time: '7:30 AM',
    });
    const [item] = await api.database.rows('select * from inbox_items where id = $1', [id]);
    expect(item).toMatchObject({
      status: 'confirmed',
      confirmed_starts_at: new Date(TEN),
      confirmed_time_zone: 'Africa/Nairobi',
      confirmed_minutes: 45,
    });
    const timeline = await api.database.rows('select event, text from inbox_timeline where item_id = $1 order by id', [
      id,
    ]);
    expect(timeline).toEqual([
      { event: 'received', text: null },
      { event: 'booked', text: expect.stringMatching(/^Dr .+, Tuesday 24 November 2026 at 10:00 in India$/) },
    ]);
    const mails = await mailsOf(id);
    expect(mails.map(({ template, recipient }) => [template, recipient])).toEqual([
      ['appointment_booked', 'amina.otieno@example.com'],
      ['video_consultation_notice', 'team@ayana.test'],
    ]);
    expect(JSON.stringify(mails)).not.toContain(tokenOf(id));
    const [appointment] = await api.database.rows<{ token_hash: string }>('select * from appointments');
    expect(appointment?.token_hash).not.toContain(tokenOf(id).split('.')[1]);
  });

  test('has the visitor’s day and time, also in the night the clock changes', async () => {
    const { slot_id } = await held({ starts_at: '2026-11-28T08:30:00Z' });
    const { body } = await send(form(slot_id, { time_zone: 'Pacific/Auckland' }));
    const rows = () =>
      api.database.rows('select preferred_date::text, preferred_time from video_consultations where id = $1', [
        body.id,
      ]);
    expect(await rows()).toEqual([{ preferred_date: '2026-11-28', preferred_time: '9:30 PM' }]);
    // In the spring of 2027 the clocks of New York change on 14 March, those of India never.
    const early = new Date('2027-02-20T00:00:00Z');
    for (const [starts_at, time] of [
      ['2027-03-13T08:30:00.000Z', '3:30 AM'],
      ['2027-03-18T08:30:00.000Z', '4:30 AM'],
    ] as const) {
      const slot = await held({ starts_at }, early);
      const answer = await send(form(slot.slot_id, { time_zone: 'America/New_York' }), early);
      const [row] = await api.database.rows('select preferred_time from video_consultations where id = $1', [
        answer.body.id,
      ]);
      expect(row).toEqual({ preferred_time: time });
    }
  });

  test('succeeds once when sixteen visitors send it at once, and once for equal forms', async () => {
    const { slot_id } = await held();
    const count = () => api.database.rows('select count(*)::int as n from video_consultations');
    const [before] = (await count()) as { n: number }[];
    const answers = await atTime(api, SUNDAY, () =>
      Promise.all(
        Array.from({ length: 16 }, (_, index) =>
          api.call<Problem>('POST', '/functions/video-consultation-request', {
            body: form(slot_id, { email: `visitor-${index}@example.com` }),
          }),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(15).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.body.free_times).toHaveLength(3);
    expect(await count()).toEqual([{ n: (before?.n ?? 0) + 1 }]);
  });

  test('by phone needs a number, takes thirty minutes and is distinguished from video', async () => {
    const { slot_id } = await held({ kind: 'phone' });
    const refused = await send<Problem>(form(slot_id));
    expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['phone']]);
    const { status, body } = await send(form(slot_id, { phone: '+254 712 000000' }));
    expect(status).toBe(201);
    expect((await seen(tokenOf(body.id ?? ''))).body).toMatchObject({
      kind: 'phone',
      ends_at: '2026-11-24T05:00:00.000Z',
    });
  });

  test('still succeeds after the hold expired, unless someone else has the time', async () => {
    const one = await held();
    expect((await send(form(one.slot_id), later(300))).status).toBe(201);
    const two = await held({ starts_at: NEXT });
    const theirs = await held({ starts_at: NEXT }, later(20));
    const late = await send<Problem>(form(two.slot_id), later(21));
    expect([late.status, late.body.code, late.body.free_times?.length]).toEqual([409, 'slot_taken', 3]);
    await call('DELETE', `/doctors/${DOCTOR}/holds/${theirs.slot_id}`, { holder_key: theirs.holder_key }, later(22));
    expect((await send(form(two.slot_id), later(23))).status).toBe(201);
    expect((await send(form(fixedId('0006', 77)))).status).toBe(409);
  });

  test('is booked whole or not at all', async () => {
    const { slot_id } = await held();
    const messaging = api.app.get(MessagingService, { strict: false });
    const ending = () => Promise.reject(new Error('ended in between'));
    Object.defineProperty(messaging, 'queueMail', { value: ending, configurable: true });
    expect((await send(form(slot_id))).status).toBe(500);
    Reflect.deleteProperty(messaging, 'queueMail');
    expect(await api.database.rows('select status from appointments')).toEqual([{ status: 'held' }]);
    expect((await send(form(slot_id))).status).toBe(201);
  });

  test('a form without a doctor’s time still needs its day and time', async () => {
    const refused = await send({ patient_name: 'A B', email: 'a@example.com' });
    expect(refusedFieldsOf(refused)).toEqual(['preferred_date', 'preferred_time']);
  });
});

describe('the link of the mail', () => {
  test('shows the appointment until it is over, and nothing with another token', async () => {
    const { id, token } = await booked();
    const { status, body, headers } = await seen(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^AY-/),
      status: 'booked',
      starts_at: TEN,
      time_zone: 'Africa/Nairobi',
      may_change: true,
      doctor: { id: DOCTOR, time_zone: 'Asia/Kolkata' },
    });
    for (const wrong of [
      `${token}x`,
      id,
      `${id}.`,
      permanentTokens(api.config.cookieSecret)('follow_support_request', id),
    ])
      expect((await seen(wrong)).status).toBe(404);
    expect((await seen(token, new Date('2026-11-24T04:40:00Z'))).body.may_change).toBe(false);
    const over = await seen(token, new Date(NEXT));
    expect([over.status, over.body.code]).toEqual([410, 'link_invalid']);
  });

  test('moves it: the old time is free, both sides are notified, the calendar file is updated', async () => {
    const { id, token } = await booked();
    const { slot_id } = await held({ starts_at: NEXT });
    const move = () => call<Appointment>('POST', '/appointments/move', { token, slot_id });
    expect((await move()).body).toMatchObject({ starts_at: NEXT, sequence: 1, status: 'booked' });
    expect((await move()).body).toMatchObject({ starts_at: NEXT, sequence: 1 });
    expect(await free()).toContain(TEN);
    expect(await free()).not.toContain(NEXT);
    const mails = await mailsOf(id);
    expect(mails.map(({ template }) => template)).toEqual([
      'appointment_booked',
      'video_consultation_notice',
      'appointment_moved',
      'appointment_changed_notice',
    ]);
    const [first, , moved] = mails.map((mail) => fileOf(mail.template, mail.data));
    expect(first).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0[\s\S]*DTSTART:20261124T043000Z/);
    expect(moved).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:1[\s\S]*DTSTART:20261124T051500Z/);
    expect(uidOf(moved)).toBe(uidOf(first));
    const [item] = await api.database.rows('select confirmed_starts_at, status from inbox_items where id = $1', [id]);
    expect(item).toEqual({ confirmed_starts_at: new Date(NEXT), status: 'confirmed' });
    expect((await seen(token)).body.starts_at).toBe(NEXT);
  });

  test('does not move it to a time of another user, doctor or kind, and keeps it unchanged', async () => {
    const { token } = await booked();
    const move = (slot_id: string, at = SUNDAY) => call<Problem>('POST', '/appointments/move', { token, slot_id }, at);
    const { body: other } = await call<Hold>('POST', `/doctors/${fixedId('0006', 3)}/holds`, {
      starts_at: await firstOf(fixedId('0006', 3)),
      kind: 'video',
    });
    expect(refusedFieldsOf(await move(other.slot_id))).toEqual(['slot_id']);
    const mine = await held({ starts_at: NEXT });
    await held({ starts_at: NEXT }, later(11));
    expect((await move(mine.slot_id, later(12))).body).toMatchObject({ code: 'slot_taken' });
    const wrong = await call('POST', '/appointments/move', { token: `${token}x`, slot_id: mine.slot_id });
    expect(wrong.status).toBe(404);
    const begun = await move(mine.slot_id, new Date('2026-11-24T04:40:00Z'));
    expect([begun.status, begun.body.code]).toEqual([409, 'illegal_transition']);
    expect((await seen(token)).body).toMatchObject({ starts_at: TEN, sequence: 0 });
  });

  test('cancels it, once: the time is free and the calendar file removes it', async () => {
    const { id, token } = await booked();
    const cancel = (at = SUNDAY) => call<Seen>('POST', '/appointments/cancel', { token }, at);
    expect((await cancel(new Date('2026-11-24T04:40:00Z'))).body.code).toBe('illegal_transition');
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', may_change: false, sequence: 1 });
    expect((await cancel()).body).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await free()).toContain(TEN);
    const mails = await mailsOf(id);
    expect(mails.map(({ template }) => template).slice(2)).toEqual([
      'appointment_cancelled',
      'appointment_changed_notice',
    ]);
    const file = fileOf(mails[2]?.template ?? '', mails[2]?.data);
    expect(file).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1[\s\S]*STATUS:CANCELLED/);
    const [item] = await api.database.rows('select confirmed_starts_at, status from inbox_items where id = $1', [id]);
    expect(item).toEqual({ confirmed_starts_at: null, status: 'closed' });
    const { slot_id } = await held({ starts_at: NEXT });
    expect((await call<Problem>('POST', '/appointments/move', { token, slot_id })).body.code).toBe(
      'illegal_transition',
    );
  });
});

function fileOf(template: string, data: AppointmentMailData | undefined): string {
  if (data === undefined || !template.startsWith('appointment_')) return '';
  const context = {
    publicOrigin: 'https://ayana.example',
    replyTo: 'care@ayana.example',
    oneTimeToken: () => '',
    permanentToken: () => '',
  };
  return mailContent(template as 'appointment_booked', data, context).calendar?.content ?? '';
}

const uidOf = (file: string | undefined): string | undefined => /^UID:(.+)$/m.exec(file ?? '')?.[1];
