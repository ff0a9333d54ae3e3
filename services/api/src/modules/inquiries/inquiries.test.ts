import { CASE_NUMBER } from '@ayana/contracts/journey';
import { FORM_ERRORS, FORM_MESSAGES } from '@ayana/contracts/forms';
import type { Problem } from '@ayana/contracts/problems';
import { emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { personOf } from '../journeys/testing/case.js';
import { contactForm } from './contact.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (body: unknown) =>
  api.call<{ success: boolean; message: string; id: string }>('POST', '/functions/contact-form', { body });

describe('the contact form', () => {
  test('is a message, the sender’s inquiry, an item of the inbox, two mails and a text', async () => {
    const { status, body } = await send(contactForm());
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: FORM_MESSAGES.contact,
      id: expect.any(String),
      case_number: expect.stringMatching(CASE_NUMBER),
    });
    const [row] = await api.database.rows('select * from contact_messages where id = $1', [body.id]);
    expect(row).toMatchObject(contactForm());
    const [inquiry] = await api.database.rows('select email_address, status from general_inquiries where id = $1', [
      body.id,
    ]);
    expect(inquiry).toEqual({ email_address: 'amina.otieno@example.com', status: 'unread' });
    const [item] = await api.database.rows('select kind, name from inbox_items where id = $1', [body.id]);
    expect(item).toEqual({ kind: 'contact', name: 'Amina Otieno' });
    const mails = await api.database.rows(
      `select template from outgoing_mails where dedupe_key like '%' || $1 || '%' order by template`,
      [body.id],
    );
    expect(mails).toEqual([{ template: 'contact_acknowledgement' }, { template: 'contact_notice' }]);
    const texts = await api.database.rows(
      `select channel, template from outgoing_texts where dedupe_key like '%' || $1 || '%'`,
      [body.id],
    );
    expect(texts).toEqual([{ channel: 'sms', template: 'contact_received' }]);
  });

  test('needs names and an address only', async () => {
    expect(refusedFieldsOf(await send({}))).toEqual(['email', 'first_name', 'last_name']);
    const { status, body } = await send({ first_name: 'A', last_name: 'B', email: 'a@example.com', phone: '' });
    expect([status, body.message]).toEqual([201, FORM_MESSAGES['contact-by-mail']]);
    expect(body.message).not.toContain('SMS');
    expect(
      await api.database.rows(`select 1 from outgoing_texts where dedupe_key like '%' || $1 || '%'`, [body.id]),
    ).toEqual([]);
  });

  test.each(['interested_procedure', 'preferred_destination', 'additional_info', 'first_name', 'last_name'])(
    '%s takes 1000 characters and no more',
    async (field) => {
      expect((await send(contactForm({ [field]: 'x'.repeat(1000) }))).status).toBe(201);
      expect(refusedFieldsOf(await send(contactForm({ [field]: 'x'.repeat(1001) })))).toEqual([field]);
    },
  );
});

describe('general inquiries', () => {
  test('belong to the user who confirmed the address, in any case of letters', async () => {
    const { body } = await send(contactForm({ email: emailOf('patient').toUpperCase() }));
    const count = async (as: 'patient' | 'doctor') =>
      (await api.call<number>('GET', '/general-inquiries/unread-count', { as })).body;
    expect(await count('patient')).toBe(1);
    expect(await count('doctor')).toBe(0);
    const { body: page } = await api.call<{ items: { id: string }[] }>('GET', '/general-inquiries', { as: 'patient' });
    expect(page.items.map(({ id }) => id)).toEqual([body.id]);
    expect(page.items[0]).toMatchObject({ message: contactForm().additional_info, request_status: 'new' });
    await api.call('POST', `/inbox/${body.id}/claim`, { as: 'ayana_staff' });
    const claimed = await api.call<{ items: unknown[] }>('GET', '/general-inquiries?limit=1', { as: 'patient' });
    expect(claimed.body.items).toMatchObject([{ id: body.id, request_status: 'claimed' }]);

    const other = await api.call<Problem>('PATCH', `/general-inquiries/${body.id}`, {
      as: 'doctor',
      body: { status: 'read' },
    });
    const nothing = await api.call<Problem>('PATCH', '/general-inquiries/01900000-0000-7000-8000-000000000000', {
      as: 'doctor',
      body: { status: 'read' },
    });
    expect(other.status).toBe(404);
    expect({ ...other.body, request_id: '' }).toEqual({ ...nothing.body, request_id: '' });
    expect(await count('patient')).toBe(1);

    for (let again = 0; again < 2; again += 1) {
      const read = await api.call('PATCH', `/general-inquiries/${body.id}`, {
        as: 'patient',
        body: { status: 'read' },
      });
      expect(read.body).toEqual({ id: body.id, email_address: emailOf('patient').toUpperCase(), status: 'read' });
    }
    expect(await count('patient')).toBe(0);
  });

  test('of an unconfirmed address belong to nobody', async () => {
    await send(contactForm({ email: emailOf('unverified_user') }));
    // A session from before the address became unconfirmed: nobody can sign in with an unconfirmed one.
    await api.signIn('unverified_user');
    await api.database.rows(`update users set email_verified_at = null where email = $1`, [emailOf('unverified_user')]);
    expect((await api.call('GET', '/general-inquiries/unread-count', { as: 'unverified_user' })).body).toBe(0);
  });
});

describe('a question from the portal', () => {
  const QUESTION = 'How long after the operation may I fly?';
  type Question = { id: string; message: string; status: string; request_status: string; answers: object[] };
  const ask = (token: string, message: unknown) =>
    api.call<Question>('POST', '/general-inquiries', { token, body: { message } });
  const listed = async (token: string) =>
    (await api.call<{ items: Question[] }>('GET', '/general-inquiries', { token })).body.items;
  const unread = async (token: string) =>
    (await api.call<number>('GET', '/general-inquiries/unread-count', { token })).body;

  test('reaches the inbox; its answer is read where it was asked, and by mail', async () => {
    const [patient, other] = [await personOf(api, 'patient'), await personOf(api, 'patient')];
    const asked = await ask(patient.token, QUESTION);
    expect([asked.status, asked.body]).toEqual([
      201,
      expect.objectContaining({ message: QUESTION, status: 'unread', request_status: 'new', answers: [] }),
    ]);
    const { id } = asked.body;
    const item = await api.call('GET', `/inbox/${id}`, { as: 'ayana_staff' });
    expect(item.body).toMatchObject({ kind: 'contact', email: patient.email, payload: { additional_info: QUESTION } });
    await api.call('PATCH', `/general-inquiries/${id}`, { token: patient.token, body: { status: 'read' } });
    expect(await unread(patient.token)).toBe(0);

    await api.call('POST', `/inbox/${id}/claim`, { as: 'ayana_staff' });
    await api.call('PATCH', `/inbox/${id}`, { as: 'ayana_staff', body: { notes: 'For colleagues only.' } });
    for (const message of ['After two weeks.', 'Please bring the stockings.'])
      expect((await api.call('POST', `/inbox/${id}/replies`, { as: 'ayana_staff', body: { message } })).status).toBe(
        201,
      );
    expect(await unread(patient.token)).toBe(1);
    expect(await listed(patient.token)).toMatchObject([
      {
        id,
        request_status: 'answered',
        answers: [
          { text: 'After two weeks.', staff_name: 'Demo ayana staff' },
          { text: 'Please bring the stockings.', staff_name: 'Demo ayana staff' },
        ],
      },
    ]);
    expect(JSON.stringify(await listed(patient.token))).not.toContain('colleagues');
    expect(await listed(other.token)).toEqual([]);
    const mails = await api.database.rows(
      `select recipient from outgoing_mails where template = 'inbox_reply' and data->>'id' = $1`,
      [id],
    );
    expect(mails).toEqual([{ recipient: patient.email }, { recipient: patient.email }]);
    const news = await api.database.rows(
      'select title, message, metadata from patient_notifications where patient_id = $1',
      [patient.id],
    );
    expect(news).toHaveLength(2);
    expect(news[0]).toEqual({
      title: 'We have answered your question',
      message: `“${QUESTION}”`,
      metadata: { kind: 'message', path: '/questions', own_mail: true, inquiry_id: id },
    });
  });

  test('is asked once however often it is sent, and refused at its field', async () => {
    const { token } = await personOf(api, 'doctor');
    const key = { 'idempotency-key': 'question-0000-0001' };
    const askOnce = () =>
      api.call<Question>('POST', '/general-inquiries', { token, body: { message: QUESTION }, headers: key });
    const answers = await Promise.all([askOnce(), askOnce()]);
    expect(new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id)).size).toBe(1);
    expect(await listed(token)).toHaveLength(1);
    for (const message of [undefined, '', '   ', 'x'.repeat(1001), 7])
      expect(refusedFieldsOf(await ask(token, message))).toEqual(['message']);
    expect((await api.call('POST', '/general-inquiries', { body: { message: QUESTION } })).status).toBe(401);
  });
});

describe('contact-notification', () => {
  const notice = {
    type: 'contact_form',
    contactName: 'Amina Otieno',
    contactEmail: 'amina@example.com',
    contactPhone: '+254 712 345678',
    message: 'Please call.',
  };

  test('goes to the team, for every sender', async () => {
    const { status, body } = await api.call('POST', '/functions/contact-notification', {
      as: 'ayana_staff',
      body: notice,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true });
    const mails = await api.database.rows(
      `select template, recipient from outgoing_mails where dedupe_key like 'contact_notification:%'`,
    );
    expect(mails).toEqual([{ template: 'contact_notice', recipient: 'team@ayana.test' }]);
  });

  test('links to the newest request of its type from that address, in any case', async () => {
    const email = 'leads@example.com';
    const dataOf = async (type: string) => {
      await api.call('POST', '/functions/contact-notification', {
        as: 'ayana_staff',
        body: { ...notice, type, contactEmail: email.toUpperCase() },
      });
      const [mail] = await api.database.rows<{ data: { id: string; in_inbox: boolean } }>(
        `select data from outgoing_mails where dedupe_key like 'contact_notification:%' order by created_at desc, id desc limit 1`,
      );
      return mail?.data;
    };
    expect(await dataOf('contact_form')).toMatchObject({ in_inbox: false });
    const sent = await api.call('POST', '/functions/contact-form', { body: contactForm({ email }) });
    expect(await dataOf('contact_form')).toMatchObject({ id: sent.body.id, in_inbox: true });
    expect(await dataOf('consultation_request')).toMatchObject({ in_inbox: false });
  });

  test('accepts no recipient', async () => {
    const answer = await api.call('POST', '/functions/contact-notification', {
      as: 'ayana_staff',
      body: { ...notice, to: 'x@example.com' },
    });
    expect(refusedFieldsOf(answer)).toEqual(['to']);
  });
});

test('the form helper’s two errors are the specification’s', async () => {
  const unknown = await api.call<Problem>('POST', '/functions/no-such-form', { body: {} });
  expect([unknown.status, unknown.body.code]).toEqual([404, FORM_ERRORS.unsupported.code]);
  const later = await api.call<Problem>('POST', '/functions/general-inquiry', { body: {} });
  expect([later.status, later.body.code, later.body.detail]).toEqual([
    501,
    FORM_ERRORS.general_inquiry.code,
    FORM_ERRORS.general_inquiry.message,
  ]);
});
