import { FORM_MESSAGES } from '@ayana/contracts/forms';
import { PARTNER_KINDS } from '@ayana/contracts/partnerships';
import { refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { doctorApplication, partnerApplication } from './partnerships.factory.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const send = (name: 'partner' | 'doctor', body: unknown, headers?: Record<string, string>) =>
  api.call<{ success: boolean; message: string; id: string }>('POST', `/functions/${name}-application`, {
    body,
    ...(headers ? { headers } : {}),
  });
const inInbox = async (id: string) =>
  (
    await api.call<{ name: string; payload: Record<string, string>; due_at: string; received_at: string }>(
      'GET',
      `/inbox/${id}`,
      { as: 'ayana_staff' },
    )
  ).body;
const mailsOf = (id: string) =>
  api.database.rows<{ template: string; recipient: string }>(
    `select template, recipient from outgoing_mails where dedupe_key like 'application:' || $1 || ':%' order by template`,
    [id],
  );

describe("a partner's application", () => {
  test('is a row, an item of the inbox under its kind, and two mails', async () => {
    const { status, body } = await send('partner', partnerApplication());
    expect(status).toBe(201);
    expect(body).toEqual({ success: true, message: FORM_MESSAGES.partner, id: expect.any(String) });
    const [row] = await api.database.rows('select * from partner_applications where id = $1', [body.id]);
    expect(row).toMatchObject(partnerApplication());
    const item = await inInbox(body.id);
    expect(item).toMatchObject({
      kind: 'partner_application',
      name: 'Meera Pillai',
      country: 'India',
      payload: { topic: 'Partner application: Lodging', organisation: 'Harbour Light Guest House' },
    });
    expect(Date.parse(item.due_at) - Date.parse(item.received_at)).toBe(24 * 60 * 60 * 1000);
    expect(await mailsOf(body.id)).toEqual([
      { template: 'application_acknowledgement', recipient: 'meera@harbour-light.example' },
      { template: 'application_notice', recipient: 'team@ayana.test' },
    ]);
  });

  test('needs name, kind and place; the rest is optional', async () => {
    expect(refusedFieldsOf(await send('partner', {}))).toEqual([
      'city',
      'contact_name',
      'country',
      'email',
      'kind',
      'organisation',
    ]);
    expect(
      refusedFieldsOf(await send('partner', { ...partnerApplication({ kind: 'bank' }), status: 'active' })),
    ).toEqual(['kind', 'status']);
    for (const kind of PARTNER_KINDS) {
      const bare = { website: '', accreditations: '', phone: '', message: '' };
      const { status, body } = await send('partner', partnerApplication({ kind, ...bare }));
      expect(status).toBe(201);
      expect(
        await api.database.rows('select website, message from partner_applications where id = $1', [body.id]),
      ).toEqual([{ website: null, message: null }]);
    }
  });

  test('is sent once for one key', async () => {
    const headers = { 'idempotency-key': 'partner-once-0001' };
    const first = await send('partner', partnerApplication({ email: 'once@partners.example' }), headers);
    const again = await send('partner', partnerApplication({ email: 'once@partners.example' }), headers);
    expect(again.text).toBe(first.text);
    expect(
      await api.database.rows(`select 1 from partner_applications where email = 'once@partners.example'`),
    ).toHaveLength(1);
  });
});

describe("a doctor's application", () => {
  test('is a row, an item of the inbox with the registration, and two mails', async () => {
    const { status, body } = await send('doctor', doctorApplication());
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, message: FORM_MESSAGES.doctor });
    const [row] = await api.database.rows('select * from doctor_applications where id = $1', [body.id]);
    expect(row).toMatchObject(doctorApplication());
    expect(await inInbox(body.id)).toMatchObject({
      kind: 'partner_application',
      name: 'Dr Farida Siddiqui',
      payload: { topic: 'Doctor’s application: Cardiology', registration_number: 'SAMPLE-90412' },
    });
    expect(await mailsOf(body.id)).toMatchObject([
      { template: 'application_acknowledgement', recipient: 'farida@doctors.example' },
      { template: 'application_notice' },
    ]);
  });

  test('needs a registration and a known specialisation', async () => {
    expect(refusedFieldsOf(await send('doctor', {}))).toEqual([
      'city',
      'email',
      'languages',
      'name',
      'registration_council',
      'registration_number',
      'specialization',
    ]);
    expect(refusedFieldsOf(await send('doctor', doctorApplication({ specialization: 'Alchemy' })))).toEqual([
      'specialization',
    ]);
  });
});

test('an application that the previous release wrote as a message has its own kind', async () => {
  const { body } = await send('doctor', doctorApplication());
  const [row] = await api.database.rows<{ name: string; email: string }>(
    'delete from inbox_items where id = $1 returning name, email',
    [body.id],
  );
  await api.database.rows(
    `insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
     values ($1, 'contact', 'new', $2, $3, now(), now(), now())`,
    [body.id, row?.name, row?.email],
  );
  expect(await inInbox(body.id)).toMatchObject({
    kind: 'partner_application',
    payload: { topic: expect.stringMatching(/^Doctor/) },
  });
});
