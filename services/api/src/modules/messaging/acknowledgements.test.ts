import { randomUUID } from 'node:crypto';
import { FORM_FUNCTIONS, FORM_MESSAGES, type FormAnswer, type FormFunction } from '@ayana/contracts/forms';
import type { InboxItem } from '@ayana/contracts/inbox';
import { atTime, emailOf, startApi, type TestApi } from '../../../test/support/api.js';
import { Housekeeping } from '../../platform/housekeeping/housekeeping.js';
import { visitorOf } from '../appointments/testing/visitor.js';
import { brochureRequest } from '../brochures/brochures.factory.js';
import { careerApplication } from '../careers/careers.factory.js';
import { consultationForm, videoConsultationForm } from '../consultations/consultation.factory.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { doctorApplication, partnerApplication } from '../partnerships/partnerships.factory.js';
import { supportRequest } from '../support/support.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const NOON = new Date('2026-11-22T06:30:00Z');
const minutesLater = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);

const send = (form: FormFunction, body: object, options: { headers?: Record<string, string>; as?: 'patient' } = {}) =>
  api.call<FormAnswer>('POST', `/functions/${form}`, { body, ...options });
/** One after the other, at the same clock time. */
async function sendMany(count: number, form: FormFunction, body: object, at = NOON): Promise<number[]> {
  return atTime(api, at, async () => {
    const answers: number[] = [];
    for (let index = 0; index < count; index += 1) answers.push((await send(form, body)).status);
    return answers;
  });
}
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await api.database.rows<{ count: number }>(`select count(*)::int as count from ${text}`, values))[0]?.count ?? 0;
const mailsTo = (email: string) => count('outgoing_mails where lower(recipient) = lower($1)', [email]);
const textsTo = (phone: string) => count('outgoing_texts where recipient = $1', [phone]);
const noticesAbout = (email: string) =>
  count(`outgoing_mails where recipient = 'team@ayana.test' and data->>'email' = $1`, [email]);
const itemsOf = (email: string) =>
  api.database.rows<{ repeated: boolean; repeat_count: number }>(
    'select repeated, repeat_count from inbox_items where email = $1 order by received_at, repeat_count',
    [email],
  );

const THREE_OF_THIRTY = { accepted: 30, mails: 3, texts: 3, notices: 30, items: 30, repeated: 27 };

async function outcome(statuses: number[], email: string, phone: string) {
  const items = await itemsOf(email);
  return {
    accepted: statuses.filter((status) => status === 201).length,
    mails: await mailsTo(email),
    texts: await textsTo(phone),
    notices: await noticesAbout(email),
    items: items.length,
    repeated: items.filter(({ repeated }) => repeated).length,
  };
}

describe('thirty contact forms that name one person', () => {
  test('one after the other are thirty requests and three acknowledgements', async () => {
    const [email, phone] = ['row@example.com', '+254 700 000 001'];
    const statuses = await sendMany(30, 'contact-form', contactForm({ email, phone }));
    expect(await outcome(statuses, email, phone)).toEqual(THREE_OF_THIRTY);
    expect((await itemsOf(email)).map(({ repeat_count }) => repeat_count)).toEqual(
      Array.from({ length: 30 }, (_each, index) => index),
    );
  });

  test('all at once are three acknowledgements as well', async () => {
    const [email, phone] = ['crowd@example.com', '+254 700 000 002'];
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => send('contact-form', contactForm({ email, phone }))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(await outcome(statuses, email, phone)).toEqual(THREE_OF_THIRTY);
    expect(new Set(answers.map(({ body }) => body.message))).toEqual(new Set([FORM_MESSAGES.contact]));
  });

  test('do not use up anyone else’s acknowledgements, nor the same person’s after an hour', async () => {
    const [email, phone] = ['hour@example.com', '+254 700 000 003'];
    await sendMany(4, 'contact-form', contactForm({ email, phone }));
    await sendMany(1, 'contact-form', contactForm({ email: 'other@example.com', phone: '+254 700 000 004' }));
    expect([await mailsTo('other@example.com'), await textsTo('+254 700 000 004')]).toEqual([1, 1]);
    await sendMany(1, 'contact-form', contactForm({ email, phone }), minutesLater(59));
    expect([await mailsTo(email), await textsTo(phone)]).toEqual([3, 3]);
    await sendMany(1, 'contact-form', contactForm({ email, phone }), minutesLater(61));
    expect([await mailsTo(email), await textsTo(phone)]).toEqual([4, 4]);
  });

  test('are the same person in any spelling of mailbox and number', async () => {
    for (const [email, phone] of [
      ['dotted.name@gmail.com', '+254 700 000 005'],
      ['Dotted.Name+a@GMAIL.com', '254700000005'],
      ['dottedname@gmail.com', '+254 (700) 000005'],
      ['d.ottedname+b@googlemail.com', '+254-700-000-005'],
    ] as const)
      expect(await sendMany(1, 'contact-form', contactForm({ email, phone }))).toEqual([201]);
    const mails = `outgoing_mails where recipient ilike 'd%ot%ed%name%@g%mail.com'`;
    expect(await count(mails, [])).toBe(3);
    expect(await count(`outgoing_texts where regexp_replace(recipient, '\\D', '', 'g') = $1`, ['254700000005'])).toBe(
      3,
    );
  });

  test('count once, however often one is replayed with its Idempotency-Key', async () => {
    const [email, phone] = ['replayed@example.com', '+254 700 000 006'];
    const headers = { 'idempotency-key': randomUUID() };
    for (let index = 0; index < 5; index += 1) await send('contact-form', contactForm({ email, phone }), { headers });
    expect(await mailsTo(email)).toBe(1);
    await sendMany(2, 'contact-form', contactForm({ email, phone }), new Date());
    expect([await mailsTo(email), await textsTo(phone)]).toEqual([3, 3]);
    expect((await itemsOf(email)).some(({ repeated }) => repeated)).toBe(false);
  });
});

test('one number gets texts about three consultations an hour, whatever addresses are named', async () => {
  const phone = '+254 700 000 007';
  for (let index = 0; index < 5; index += 1)
    await sendMany(1, 'consultation-form', consultationForm({ email: `number-${index}@example.com`, phone }));
  expect(await count(`outgoing_texts where recipient = $1 and channel = 'sms'`, [phone])).toBe(3);
  expect(await count(`outgoing_texts where recipient = $1 and channel = 'whatsapp'`, [phone])).toBe(3);
  expect(await itemsOf('number-4@example.com')).toEqual([{ repeated: true, repeat_count: 4 }]);
});

/** Mails to one person when each form is sent eight times; written out, so that a new form needs a decision. */
const MAILS: Record<FormFunction, { form: (changes: object) => object; mails: number }> = {
  'contact-form': { form: contactForm, mails: 3 },
  'consultation-form': { form: consultationForm, mails: 3 },
  'video-consultation-request': { form: videoConsultationForm, mails: 3 },
  'partner-application': { form: partnerApplication, mails: 3 },
  'doctor-application': { form: doctorApplication, mails: 3 },
  'career-application': { form: careerApplication, mails: 3 },
  'support-request': { form: supportRequest, mails: 3 },
  'brochure-request': { form: brochureRequest, mails: 5 },
  // Eight spellings of one mailbox are eight subscriptions.
  newsletter: { form: (changes) => changes, mails: 3 },
};

test.each(FORM_FUNCTIONS)('%s bounds what it sends to one person', async (name) => {
  const { form, mails } = MAILS[name];
  const mailbox = `bounded-${name}`;
  for (let index = 0; index < 8; index += 1)
    expect(await sendMany(1, name, form({ email: `${mailbox}+${index}@example.com` }))).toEqual([201]);
  expect(await count(`outgoing_mails where recipient like $1 || '+%'`, [mailbox])).toBe(mails);
});

test('a mail with a link is not used up by other forms', async () => {
  const email = 'links@example.com';
  await sendMany(5, 'contact-form', contactForm({ email, phone: '' }));
  await sendMany(1, 'support-request', supportRequest({ email }));
  await sendMany(1, 'brochure-request', brochureRequest({ email }));
  const mails = await api.database.rows<{ template: string }>(
    'select template from outgoing_mails where recipient = $1 order by created_at, id',
    [email],
  );
  expect(mails.map(({ template }) => template)).toEqual([
    ...Array<string>(3).fill('contact_acknowledgement'),
    'support_acknowledgement',
    'brochure_link',
  ]);
});

test('a booking is confirmed with its link after a flood of other forms, five times an hour', async () => {
  const visitor = visitorOf(() => api);
  const email = 'booked@example.com';
  await sendMany(5, 'contact-form', contactForm({ email, phone: '' }), new Date('2026-11-22T06:00:00Z'));
  const free = await visitor.free();
  const weeks = ['2026-11-26', '2026-11-28', '2026-12-01'];
  for (const day of weeks) {
    const { body } = await visitor.call<{ items: { starts_at: string }[] }>(
      'GET',
      `/doctors/0190a000-0000-7000-8000-000600000002/free-times?from=${day}&days=1&kind=video`,
    );
    free.push(...body.items.map(({ starts_at }) => starts_at));
  }
  for (const starts_at of free.slice(0, 6)) {
    const { slot_id } = await visitor.held({ starts_at });
    expect((await visitor.send(visitor.form(slot_id, { email }))).status).toBe(201);
  }
  expect(await count(`outgoing_mails where recipient = $1 and template = 'appointment_booked'`, [email])).toBe(5);
  const booked = (await itemsOf(email)).slice(5);
  expect(booked.map(({ repeated }) => repeated)).toEqual([false, false, false, false, false, true]);
});

describe('a signed-in sender', () => {
  test('gets every mail to their own confirmed address', async () => {
    const email = emailOf('patient');
    for (let index = 0; index < 5; index += 1)
      expect((await send('contact-form', contactForm({ email, phone: '' }), { as: 'patient' })).status).toBe(201);
    expect(await mailsTo(email)).toBe(5);
    expect((await itemsOf(email)).some(({ repeated }) => repeated)).toBe(false);
  });

  test('is limited like anyone else for another address or number', async () => {
    const [email, phone] = ['anothers@example.com', '+254 700 000 008'];
    for (let index = 0; index < 5; index += 1)
      await send('contact-form', contactForm({ email, phone }), { as: 'patient' });
    expect([await mailsTo(email), await textsTo(phone)]).toEqual([3, 3]);
  });

  test('with an invalid token counts as signed out, and is not refused', async () => {
    const answer = await send('contact-form', contactForm({ email: 'stale@example.com' }), {
      headers: { authorization: 'Bearer stale' },
    });
    expect(answer.status).toBe(201);
  });
});

test('the staff sees which requests are repeated, and can list them or leave them out', async () => {
  const email = 'inbox@example.com';
  await sendMany(5, 'contact-form', contactForm({ email, phone: '' }), new Date('2031-01-01T00:00:00Z'));
  const list = async (query: string) =>
    (await api.call<{ items: InboxItem[] }>('GET', `/inbox?limit=100${query}`, { as: 'ayana_staff' })).body.items;
  const repeatsOf = (items: InboxItem[]) =>
    items.filter((item) => item.email === email).map(({ repeated, repeat_count }) => [repeated, repeat_count]);
  expect(repeatsOf(await list('')).toSorted()).toEqual([
    [false, 0],
    [false, 1],
    [false, 2],
    [true, 3],
    [true, 4],
  ]);
  expect(repeatsOf(await list('&repeated=true'))).toHaveLength(2);
  expect(repeatsOf(await list('&repeated=false'))).toHaveLength(3);
  const [last] = await list('&repeated=true');
  const detail = await api.call<InboxItem>('GET', `/inbox/${last?.id}`, { as: 'ayana_staff' });
  expect(detail.body).toMatchObject({ repeated: true, repeat_count: last?.repeat_count });
});

test('recipients of forms are stored as hashes, and deleted once they no longer count', async () => {
  await sendMany(1, 'contact-form', contactForm({ email: 'kept@example.com', phone: '+254 700 000 009' }));
  expect(await count('form_recipients', [])).toBeGreaterThan(1);
  expect(await count(`form_recipients as named where named::text ~ 'kept@|000 ?009'`, [])).toBe(0);
  const later = new Date('2031-01-02T00:00:00Z');
  await atTime(api, later, () => api.app.get(Housekeeping, { strict: false }).clean());
  expect(await count('form_recipients', [])).toBe(0);
});
