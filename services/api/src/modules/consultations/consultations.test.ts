import {
  CONSULTATION_TYPES,
  MISSING_INFORMATION,
  PASSED_TIME,
  SPECIALIZATIONS,
  TIME_SLOTS,
  VIDEO_CONSULTATION_TYPES,
} from '@ayana/contracts/consultations';
import { CASE_NUMBER } from '@ayana/contracts/journey';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import type { Problem } from '@ayana/contracts/problems';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { consultationForm, videoConsultationForm } from './consultation.factory.js';

const FREE = '/functions/consultation-form';
const VIDEO = '/functions/video-consultation-request';
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (path: string, body: unknown) => api.call<FormAnswer & { id: string }>('POST', path, { body });

/** Asserts that a form is refused for exactly these fields and stores nothing. */
async function refused(path: string, body: unknown, fields: string[]): Promise<Problem> {
  const count = () =>
    api.database.rows(
      'select (select count(*) from consultations) + (select count(*) from video_consultations) + (select count(*) from inbox_items) as n',
    );
  const before = await count();
  const answer = await api.call<Problem>('POST', path, { body });
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('invalid_fields');
  expect(refusedFieldsOf(answer)).toEqual(fields.toSorted());
  expect(await count()).toEqual(before);
  return answer.body;
}

describe('a free consultation', () => {
  test('is a row, an item of the inbox, two mails and two texts, in one answer', async () => {
    const { status, body } = await send(FREE, consultationForm());
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: FORM_MESSAGES.consultation,
      id: expect.stringMatching(UUID7),
      case_number: expect.stringMatching(CASE_NUMBER),
    });
    const [row] = await api.database.rows('select *, preferred_date::text from consultations where id = $1', [body.id]);
    expect(row).toMatchObject(consultationForm());
    const [item] = await api.database.rows('select * from inbox_items where id = $1', [body.id]);
    expect(item).toMatchObject({
      kind: 'consultation',
      status: 'new',
      name: 'Nadia Rahman',
      country: 'Bangladesh',
      assigned_to: null,
    });
    const mails = await api.database.rows(
      `select template, recipient from outgoing_mails where dedupe_key like '%' || $1 || '%' order by template`,
      [body.id],
    );
    expect(mails).toEqual([
      { template: 'consultation_acknowledgement', recipient: 'nadia.rahman@example.com' },
      { template: 'consultation_notice', recipient: 'team@ayana.test' },
    ]);
    const texts = await api.database.rows(
      `select channel, recipient from outgoing_texts where dedupe_key like '%' || $1 || '%' order by channel`,
      [body.id],
    );
    expect(texts).toEqual([
      { channel: 'sms', recipient: '+880 1712 345678' },
      { channel: 'whatsapp', recipient: '+880 1712 345678' },
    ]);
    const [jobs] = await api.database.rows(`select count(*)::int as n from jobs.job where name like 'messaging.%'`);
    expect(jobs).toEqual({ n: 4 });
  });

  test('names every missing field, each with the specification’s text', async () => {
    const problem = await refused(FREE, {}, [
      'consultation_type',
      'name',
      'email',
      'phone',
      'preferred_date',
      'preferred_time',
      'procedure_interest',
    ]);
    const messages = Object.fromEntries((problem.errors ?? []).map(({ field, message }) => [field, message]));
    for (const field of ['consultation_type', 'preferred_date', 'preferred_time', 'procedure_interest'] as const) {
      expect(messages[field]).toBe(MISSING_INFORMATION[field]);
    }
  });

  test('accepts the payload of the specification; country, city and timezone are optional', async () => {
    const form = {
      name: 'Grace Achieng',
      email: 'grace.achieng@example.com',
      phone: '+254 712 345 678',
      preferred_date: '2031-03-14',
      preferred_time: '10:00 AM',
      procedure_interest: 'Cataract surgery',
      destination_preference: 'Chennai',
      notes: 'Both eyes.',
      consultation_type: 'Phone Consultation',
    };
    const { status, body } = await send(FREE, form);
    expect(status).toBe(201);
    const [row] = await api.database.rows('select *, preferred_date::text from consultations where id = $1', [body.id]);
    expect(row).toMatchObject({ ...form, country: null, city: null, timezone: null });
    const { body: inbox } = await api.call<{ items: unknown[] }>('GET', '/inbox?kind=consultation', { as: 'admin' });
    expect(inbox.items).toContainEqual(expect.objectContaining({ id: body.id, country: null, payload: form }));
  });

  test.each([
    ['consultation_type', 'Fax Consultation'],
    ['consultation_type', 'video_consultation'],
    ['email', 'nobody'],
    ['email', `${'a'.repeat(250)}@b.co`],
    ['phone', '0123456789'],
    ['phone', '12345'],
    ['phone', '+1 call me maybe'],
    ['preferred_date', '2031-02-30'],
    ['preferred_date', '14/03/2031'],
    ['preferred_date', '2020-01-01'],
    ['preferred_time', '12:00 PM'],
    ['timezone', 'Asia/Dhaka'],
    ['time_zone', 'Mars/Olympus'],
    ['name', 'x'.repeat(1001)],
    ['name', ' '.repeat(5)],
    ['name', '<>'],
    ['name', 12],
    ['notes', '<script>alert(1)</script>'],
    ['notes', 'javascript:alert(1)'],
    ['notes', '<img src=x onerror=alert(1)>'],
    ['notes', '<iframe src=x>'],
    ['notes', 'x'.repeat(1001)],
    ['city', { name: 'Dhaka' }],
  ])('is refused for %s = %j', async (field, value) => {
    await refused(FREE, consultationForm({ [field]: value }), [field]);
  });

  test('lists unknown fields together with invalid ones', async () => {
    await refused(FREE, { ...consultationForm({ email: 'x' }), status: 'closed', id: '1', created_at: 'now' }, [
      'email',
      'status',
      'id',
      'created_at',
    ]);
  });

  test('accepts exactly 1000 characters, an empty optional field and every choice', async () => {
    for (const [index, preferred_time] of TIME_SLOTS.entries()) {
      const consultation_type = CONSULTATION_TYPES[index % 2];
      const form = consultationForm({
        preferred_time,
        consultation_type,
        notes: 'x'.repeat(1000),
        destination_preference: '',
        time_zone: null,
      });
      const { status, body } = await send(FREE, form);
      expect(status).toBe(201);
      const [row] = await api.database.rows(
        'select destination_preference, time_zone, length(notes) as length from consultations where id = $1',
        [body.id],
      );
      expect(row).toEqual({ destination_preference: null, time_zone: null, length: 1000 });
    }
  });

  test('stores the trip estimate, and sends it in the mails to the team and to the visitor', async () => {
    const trip_estimate = 'Hip replacement in Kochi. 21 days in India, 2 people. $6,200 to $9,400';
    const form = { trip_estimate, email: 'trip@example.com', phone: '+254 712 999 111' };
    const { body } = await send(FREE, consultationForm(form));
    const [row] = await api.database.rows('select trip_estimate from consultations where id = $1', [body.id]);
    expect(row).toEqual({ trip_estimate });
    const mails = await api.database.rows<{ estimate: string }>(
      `select data->>'trip_estimate' as estimate from outgoing_mails where dedupe_key like 'consultation:' || $1 || ':%'`,
      [body.id],
    );
    expect(mails).toEqual([{ estimate: trip_estimate }, { estimate: trip_estimate }]);
  });

  test('is stored sanitised: brackets are replaced, quotes around words are removed, an apostrophe becomes U+2019', async () => {
    const { body } = await send(
      FREE,
      consultationForm({ name: `  Aoife O'Brien "the <b>brave</b>"  `, notes: 'onset = 2019 "see report"' }),
    );
    const [row] = await api.database.rows('select name, notes from consultations where id = $1', [body.id]);
    expect(row).toEqual({
      name: 'Aoife O\u2019Brien the \u2039b\u203Abrave\u2039/b\u203A',
      notes: 'onset = 2019 see report',
    });
  });

  test('today is the visitor’s day', async () => {
    await atTime(api, new Date('2031-03-14T18:30:00Z'), async () => {
      // In Dhaka the 15th has begun; in New York it is still the 14th.
      await refused(FREE, consultationForm({ preferred_date: '2031-03-14' }), ['preferred_date']);
      const later = consultationForm({
        preferred_date: '2031-03-14',
        preferred_time: '5:00 PM',
        country: 'United States',
        timezone: 'UTC-05:00',
        time_zone: 'America/New_York',
      });
      expect((await send(FREE, later)).status).toBe(201);
    });
  });

  test('a time of today that has passed is refused, by the visitor’s clock', async () => {
    // 10:00 in Dhaka is 9:30 in India.
    await atTime(api, new Date('2031-03-14T04:00:00Z'), async () => {
      await refused(FREE, consultationForm(), ['preferred_time']);
      const problem = await refused(FREE, consultationForm({ preferred_time: '9:00 AM' }), ['preferred_time']);
      expect(problem.errors?.[0]?.message).toBe(PASSED_TIME);
      expect((await send(FREE, consultationForm({ preferred_time: '11:00 AM' }))).status).toBe(201);
    });
    await atTime(api, new Date('2031-03-14T03:59:59Z'), async () => {
      expect((await send(FREE, consultationForm())).status).toBe(201);
    });
  });
});

describe('a video consultation', () => {
  test('accepts a form with the dialog’s defaults', async () => {
    const { status, body } = await send(VIDEO, videoConsultationForm());
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: FORM_MESSAGES['video-request'],
      id: expect.stringMatching(UUID7),
      case_number: expect.stringMatching(CASE_NUMBER),
    });
    const [row] = await api.database.rows('select * from video_consultations where id = $1', [body.id]);
    expect(row).toMatchObject({
      consultation_type: 'video_consultation',
      reason: 'Video consultation request',
      phone: null,
      timezone: null,
    });
    const mails = await api.database.rows(
      `select template, recipient from outgoing_mails where dedupe_key like '%' || $1 || '%' order by template`,
      [body.id],
    );
    expect(mails).toEqual([
      { template: 'video_consultation_acknowledgement', recipient: 'omar.said@example.com' },
      { template: 'video_consultation_notice', recipient: 'team@ayana.test' },
    ]);
  });

  test('for a time that has passed is refused; when the zone is unknown, once it has passed everywhere', async () => {
    await atTime(api, new Date('2031-03-14T08:00:00Z'), async () => {
      await refused(VIDEO, videoConsultationForm({ time_zone: 'Asia/Dhaka' }), ['preferred_time']);
      await refused(VIDEO, videoConsultationForm({ country: 'India' }), ['preferred_time']);
    });
    // 1 PM passes last twelve hours behind UTC.
    for (const time of ['2031-03-14T08:00:00Z', '2031-03-15T00:59:59Z'])
      expect((await atTime(api, new Date(time), () => send(VIDEO, videoConsultationForm()))).status).toBe(201);
    await atTime(api, new Date('2031-03-15T01:00:00Z'), () =>
      refused(VIDEO, videoConsultationForm(), ['preferred_time']),
    );
  });

  test('accepts every field of the dialog', async () => {
    const form = videoConsultationForm({
      phone: '+968 9212 3456',
      consultation_type: VIDEO_CONSULTATION_TYPES[1],
      procedure_interest: 'Cataract surgery',
      medical_condition: 'Blurred sight',
      country: 'Oman',
      city: 'Muscat',
      timezone: 'UTC+04:00',
      time_zone: 'Asia/Muscat',
      notes: 'Evenings are better.',
      reason: 'Second opinion',
      doctor_id: '0190a000-0000-7000-8000-000000000001',
      specialization: SPECIALIZATIONS[12],
    });
    const { body } = await send(VIDEO, form);
    const [row] = await api.database.rows('select *, preferred_date::text from video_consultations where id = $1', [
      body.id,
    ]);
    expect(row).toMatchObject(form);
  });

  test('needs a name, an address, a date and a time', async () => {
    const problem = await refused(VIDEO, {}, ['patient_name', 'email', 'preferred_date', 'preferred_time']);
    expect(problem.errors?.find(({ field }) => field === 'email')?.message).toBe(MISSING_INFORMATION.name_and_email);
  });

  test.each([
    ['consultation_type', 'Video Consultation'],
    ['specialization', 'Astrology'],
    ['doctor_id', 'me'],
    ['phone', 'none'],
    ['preferred_date', '2020-01-01'],
  ])('is refused for %s = %j', async (field, value) => {
    await refused(VIDEO, videoConsultationForm({ [field]: value }), [field]);
  });
});
