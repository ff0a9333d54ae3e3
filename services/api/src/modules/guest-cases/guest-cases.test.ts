import type { GuestAccess } from '@ayana/contracts/guest-case';
import type { CaseDocuments, MessagesPage, Threads } from '@ayana/contracts/journey';
import '../../platform/languages/register.js';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { PDF } from '../../platform/files/testing/uploads.js';
import { sql } from 'kysely';
import { removeEnquiries } from '../compliance/retention/enquiries.js';
import { Database } from '../../platform/database/database.js';
import { Files } from '../../platform/files/files.service.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { signUpForm } from '../identity/testing/accounts.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { guestsOf } from './testing/guests.js';

let api: TestApi;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  api = await startApi();
  guests = guestsOf(api);
});
afterAll(() => api.close());

const DAY = 24 * 60 * 60 * 1000;
const inMinutes = (count: number): Date => new Date(Date.now() + count * 60_000);
const STAFF = { as: 'ayana_staff' } as const;
const rows = <T>(query: string, values: unknown[] = []) => api.database.rows<T & object>(query, values);
const threadOf = async (case_id: string): Promise<string> =>
  (await api.call<Threads>('GET', `/threads?journey_id=${case_id}`, STAFF)).body.items[0]?.id ?? '';
const answer = async (case_id: string, text: string) =>
  api.call('POST', `/threads/${await threadOf(case_id)}/messages`, { ...STAFF, body: { text } });
const linkOf = (item: string, method = 'GET') => api.call<GuestAccess>(method, `/inbox/${item}/guest-link`, STAFF);

describe('the acknowledgement', () => {
  test('says the number, who answers and until when, and leads a guest to the case by a link of its own', async () => {
    const { email, case_number, case_id } = await guests.ask();
    const { text } = await guests.accounts.lastLetter(email, 'consultation_acknowledgement');
    for (const words of [case_number, 'A case manager of', 'Until when', 'Send your reports', 'Write to us'])
      expect(text).toContain(words);
    expect(text).toMatch(/\/case\?part=reports#/);
    expect(text).toMatch(/\/case\?part=write#/);
    const token = await guests.tokenFor(email);
    // Neither the rows nor the stored mail have the secret.
    const stored = await rows(
      `select link.*, (select json_agg(mail.data) from outgoing_mails mail where mail.recipient = $2) as mails
      from guest_links link where link.case_id = $1`,
      [case_id, email],
    );
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);
  });

  test('leads a patient with an account to the portal', async () => {
    const { email, case_id } = await guests.ask({ email: emailOf('patient') });
    expect(email).not.toBe('');
    const { text } = await guests.accounts.lastLetter(emailOf('patient'), 'consultation_acknowledgement');
    expect(text).toContain('/patient-portal/documents');
    expect(text).toContain('/patient-portal/messages');
    expect(text).not.toContain('/case');
    expect(await rows('select 1 from guest_links where case_id = $1', [case_id])).toEqual([]);
  });

  test('of a contact offers it when it is about a treatment', async () => {
    const [about, other] = ['about@example.com', 'other@example.com'];
    const send = (email: string, body: object) =>
      api.call('POST', '/functions/contact-form', { body: contactForm({ email, ...body }) });
    await send(about, { interested_procedure: 'Cataract' });
    await send(other, { interested_procedure: '', additional_info: 'We sell office chairs.' });
    expect((await guests.accounts.lastLetter(about)).text).toContain('Send your reports');
    expect((await guests.accounts.lastLetter(other)).text).not.toContain('Send your reports');
  });
});

describe('the link', () => {
  test('is exchanged for a cookie of 30 minutes that only the guest’s routes get', async () => {
    const { browser, case_number, token } = await guests.come();
    const opened = await browser.open(token);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const cookie = opened.headers.getSetCookie().find((each) => each.startsWith('ayana_guest=')) ?? '';
    for (const part of ['Path=/api/guest-case', 'HttpOnly', 'SameSite=Strict', 'Max-Age=1800'])
      expect(cookie).toContain(part);
    expect(opened.body).toMatchObject({
      case_number,
      status: 'received',
      with: null,
      talks: [],
      added: { messages: 0, papers: 0 },
      team_messages: 0,
      content: null,
    });
    expect(opened.text).not.toContain('@');
    expect((await browser.read()).status).toBe(200);
    await atTime(api, inMinutes(31), async () => expect((await browser.read()).status).toBe(401));
  });

  test('of nothing, and a cookie of nothing, open nothing', async () => {
    const { browser, token } = await guests.come();
    const [id] = token.split('.');
    for (const forged of [`${id}.`, `${id}.${'x'.repeat(43)}`, id ?? '']) {
      const stranger = guests.browser();
      expect([forged, (await stranger.open(forged)).status]).toEqual([forged, 404]);
      stranger.cookie = `ayana_guest=${forged}`;
      expect([forged, (await stranger.read()).status]).toEqual([forged, 401]);
    }
    // The secret of the link is no session.
    browser.cookie = `ayana_guest=${token}`;
    expect((await browser.read()).status).toBe(401);
  });

  test('works for 30 days', async () => {
    const { token } = await guests.come();
    const at = (days: number) => atTime(api, new Date(Date.now() + days * DAY), () => guests.browser().open(token));
    expect((await at(29)).status).toBe(200);
    const late = await at(31);
    expect([late.status, late.body.code]).toEqual([410, 'link_invalid']);
    expect(late.body.detail).toContain('30 days');
  });

  test('shows who has it, the answer, and booked talks without the way in', async () => {
    const { browser, item } = await guests.come();
    await api.call('POST', `/inbox/${item}/claim`, STAFF);
    expect((await browser.read()).body).toMatchObject({ status: 'in_hand', with: 'Demo ayana staff' });
    await api.call('PATCH', `/inbox/${item}`, {
      ...STAFF,
      body: {
        status: 'confirmed',
        preferred_date: '2031-03-04',
        preferred_time: '10:00 AM',
        time_zone: 'Africa/Nairobi',
      },
    });
    expect((await browser.read()).body).toMatchObject({
      status: 'talk_agreed',
      talks: [{ starts_at: '2031-03-04T07:00:00.000Z', time_zone: 'Africa/Nairobi', doctor: null, join_path: null }],
    });
  });

  test('is ended by its holder in this browser alone', async () => {
    const { browser, token } = await guests.come();
    expect((await browser.call('DELETE', '/session')).status).toBe(204);
    expect((await browser.read()).status).toBe(401);
    expect((await browser.open(token)).status).toBe(200);
  });
});

describe('what a guest adds', () => {
  test('is in the case from nobody who is confirmed, and the team gets a mail', async () => {
    const { browser, case_id } = await guests.come({ name: 'Rehema Juma' });
    const upload_id = await browser.upload('knee.pdf', 'application/pdf', PDF);
    const paper = { kind: 'report', upload_id };
    const added = await browser.call<{ id: string }>('POST', '/papers', paper);
    expect(added.status).toBe(201);
    // Sent again after a lost answer, it is the same.
    expect((await browser.call<{ id: string }>('POST', '/papers', paper)).body).toEqual(added.body);
    expect((await browser.write('My knee hurts on stairs.')).status).toBe(201);
    expect((await browser.read()).body).toMatchObject({ added: { messages: 1, papers: 1 }, content: null });

    const papers = await api.call<CaseDocuments>('GET', `/documents?journey_id=${case_id}`, STAFF);
    expect(papers.body.items).toMatchObject([
      { file_name: 'knee.pdf', status: 'uploaded', channel: 'guest_link', uploaded_by: null },
    ]);
    const thread = await threadOf(case_id);
    const page = await api.call<MessagesPage>('GET', `/threads/${thread}/messages`, STAFF);
    expect(page.body.items).toMatchObject([
      { text: 'My knee hurts on stairs.', author: null, channel: 'guest_link', is_confirmed: false },
    ]);
    await atTime(api, inMinutes(11), () => api.app.get(UnreadMessagesJob, { strict: false }).run(thread));
    expect(
      await rows(
        `select data->>'from' as "from", data->>'path' as path from outgoing_mails
        where template = 'unread_messages' and dedupe_key like 'unread_messages:' || $1 || '%'`,
        [thread],
      ),
    ).toEqual([{ from: 'Rehema Juma', path: `/case-manager/intake/${case_id}?section=messages` }]);
  });

  test('is refused by the rules of the portal: type, size of text, someone else’s upload', async () => {
    const [one, two] = [await guests.come(), await guests.come()];
    expect(
      (
        await one.browser.send('POST', '/api/guest-case/uploads', {
          'upload-length': '10',
          'upload-metadata': `filename ${btoa('run.exe')},filetype ${btoa('application/x-msdownload')}`,
        })
      ).status,
    ).toBe(422);
    const upload_id = await one.browser.upload('own.pdf', 'application/pdf', PDF);
    const taken = await two.browser.call('POST', '/papers', { kind: 'report', upload_id });
    expect(refusedFieldsOf(taken)).toEqual(['upload_id']);
    expect((await two.browser.send('HEAD', `/api/guest-case/uploads/${upload_id}`, {})).status).toBe(404);
    expect(
      (
        await api.call('POST', '/documents', {
          as: 'patient',
          body: { journey_id: one.case_id, kind: 'report', upload_id },
        })
      ).status,
    ).toBe(404);
    expect(refusedFieldsOf(await one.browser.write(''))).toEqual(['text']);
    expect(refusedFieldsOf(await one.browser.write('x'.repeat(1001)))).toEqual(['text']);
    expect((await guests.browser().write('Without a session')).status).toBe(401);
  });

  test('is twenty messages an hour', async () => {
    const { browser } = await guests.come();
    for (let count = 0; count < 20; count += 1) expect((await browser.write(`Message ${count}`)).status).toBe(201);
    const refused = await browser.write('One more');
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('what is medical', () => {
  test('is read after the code that was sent to the telephone, in this browser alone', async () => {
    const { browser, case_id, token, email } = await guests.come({ phone: '+254 712 345678' });
    await browser.write('Here is my report.');
    const upload_id = await browser.upload('knee.pdf', 'application/pdf', PDF);
    const { id } = (await browser.call<{ id: string }>('POST', '/papers', { kind: 'report', upload_id })).body;
    await answer(case_id, 'It is arthritis.');
    const before = await browser.read();
    expect(before.body).toMatchObject({ team_messages: 1, phone_end: '678', content: null });
    expect(before.text).not.toMatch(/arthritis|knee\.pdf/);
    expect((await browser.call('GET', `/papers/${id}/content`)).status).toBe(404);

    const sent = await browser.call<{ phone_end: string }>('POST', '/codes');
    expect([sent.status, sent.body.phone_end]).toEqual([201, '678']);
    const code = await guests.lastCode();
    expect(
      JSON.stringify(await rows('select * from outgoing_texts')) +
        JSON.stringify(await rows('select * from guest_codes')),
    ).not.toContain(code);
    const confirmed = await browser.call('POST', '/confirmation', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(confirmed.body.content).toMatchObject({
      messages: [
        { from: 'guest', text: 'Here is my report.' },
        { from: 'team', name: 'Demo ayana staff', text: 'It is arthritis.' },
      ],
      papers: [{ file_name: 'knee.pdf', status: 'uploaded' }],
    });
    const content = await browser.call('GET', `/papers/${id}/content`);
    expect([
      content.status,
      content.headers.get('cache-control'),
      content.headers.get('content-security-policy'),
    ]).toEqual([200, 'no-store', "default-src 'none'; sandbox"]);
    expect(await guests.tokenFor(email)).toBe(token);
    const other = guests.browser();
    await other.open(token);
    expect((await other.read()).body.content).toBeNull();
    // A code is for the session that asked for it, once.
    expect((await other.call('POST', '/confirmation', { code })).status).toBe(422);
  });

  test('is not opened of another case', async () => {
    const [one, two] = [await guests.come(), await guests.come()];
    const upload_id = await one.browser.upload('own.pdf', 'application/pdf', PDF);
    const { id } = (await one.browser.call<{ id: string }>('POST', '/papers', { kind: 'report', upload_id })).body;
    await guests.confirm(two.browser);
    expect((await two.browser.call('GET', `/papers/${id}/content`)).status).toBe(404);
    expect((await two.browser.read()).body.content).toEqual({ messages: [], papers: [] });
  });

  test('five wrong codes in a row end the link and its sessions', async () => {
    const { browser, token } = await guests.come();
    await browser.call('POST', '/codes');
    const code = await guests.lastCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guess = () => browser.call('POST', '/confirmation', { code: wrong });
    for (const left of ['4 more', '3 more', '2 more', 'One more']) {
      const refused = await guess();
      expect([refused.status, refusedFieldsOf(refused)]).toEqual([422, ['code']]);
      expect(refused.body.detail).toContain(left);
    }
    expect((await guess()).body).toMatchObject({ code: 'link_invalid' });
    for (const ended of [
      await browser.read(),
      await browser.open(token),
      await browser.write('Hello'),
      await browser.call('POST', '/confirmation', { code }),
    ])
      expect([ended.status, ended.body.detail]).toEqual([410, expect.stringContaining('Five wrong codes')]);
  });

  test('a right code begins the count again; one of ten minutes ago is asked for again', async () => {
    const { browser } = await guests.come();
    await browser.call('POST', '/codes');
    const code = await guests.lastCode();
    for (let count = 0; count < 4; count += 1)
      await browser.call('POST', '/confirmation', { code: '000000' === code ? '000001' : '000000' });
    await atTime(api, inMinutes(11), async () => {
      const late = await browser.call('POST', '/confirmation', { code });
      expect([late.status, late.body.detail]).toEqual([422, expect.stringContaining('10 minutes')]);
    });
    expect((await browser.call('POST', '/confirmation', { code })).status).toBe(200);
    expect((await browser.call('POST', '/confirmation', { code })).body.detail).toContain('4 more');
  });

  test('three codes an hour for one link and one number; none without a number', async () => {
    const phone = '+254 733 111222';
    const [one, two] = [await guests.come({ phone }), await guests.come({ phone })];
    for (const browser of [one.browser, one.browser, two.browser])
      expect((await browser.call('POST', '/codes')).status).toBe(201);
    for (const { browser } of [one, two]) {
      const refused = await browser.call('POST', '/codes');
      expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    }
    const email = 'no-phone@example.com';
    await api.call('POST', '/functions/contact-form', {
      body: contactForm({ email, phone: '', interested_procedure: 'Cataract' }),
    });
    const browser = guests.browser();
    expect((await browser.open(await guests.tokenFor(email))).body.phone_end).toBeNull();
    expect((await browser.call('POST', '/codes')).status).toBe(409);
  });
});

test('a guest is mailed that the team has written, without what it wrote, until they have read it', async () => {
  const { browser, case_id, email, token } = await guests.come();
  const news = async () =>
    (await guests.accounts.letters(email)).filter(({ template }) => template === 'guest_messages');
  const run = async (minutes: number) => {
    const thread = await threadOf(case_id);
    await atTime(api, inMinutes(minutes), () => api.app.get(UnreadMessagesJob, { strict: false }).run(thread));
  };
  await answer(case_id, 'It is arthritis.');
  await run(5);
  expect(await news()).toEqual([]);
  await run(11);
  await run(12);
  const [mail, ...more] = await news();
  expect([more, mail?.text.includes('arthritis'), mail?.text.includes(token)]).toEqual([[], false, true]);
  await answer(case_id, 'Please send the scan.');
  const until = async () => (await browser.read()).body.content?.messages.at(-1)?.created_at;
  expect((await browser.call('POST', '/read', { until: '2031-01-01T00:00:00Z' })).status).toBe(403);
  expect((await guests.confirm(browser)).status).toBe(200);
  expect((await browser.call('POST', '/read', { until: await until() })).status).toBe(204);
  await run(30);
  expect(await news()).toHaveLength(1);
});

describe('the staff', () => {
  test('see the link and what came by it, revoke it, and send a new one', async () => {
    const { browser, item, email, token } = await guests.come();
    await browser.write('Hello');
    expect((await linkOf(item)).body).toMatchObject({
      has_account: false,
      works: true,
      link: { ended_at: null, opened_at: expect.any(String) },
      added: { messages: 1, papers: 0 },
    });
    expect((await linkOf(item, 'DELETE')).body).toMatchObject({ works: false, link: { ended_why: 'revoked' } });
    expect([(await browser.read()).status, (await browser.open(token)).body.detail]).toEqual([
      410,
      'We have ended this link. Write to us if you need a new one.',
    ]);
    expect((await linkOf(item, 'POST')).body).toMatchObject({ works: true, link: { ended_at: null, opened_at: null } });
    const fresh = await guests.tokenFor(email);
    expect(fresh).not.toBe(token);
    expect((await browser.open(fresh)).status).toBe(200);
    // The next one takes the place of this one.
    await linkOf(item, 'POST');
    expect((await browser.open(fresh)).body.detail).toContain('a newer link');
    const audit = await rows(
      `select actor_role, details->>'guest_link' as what from audit_entries
      where action = 'inbox.changed' and details->>'id' = $1 order by created_at, id`,
      [item],
    );
    expect(audit).toEqual(['revoked', 'sent', 'sent'].map((what) => ({ actor_role: 'ayana_staff', what })));
  });

  test('alone do that', async () => {
    const { item } = await guests.ask();
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await api.call(method, `/inbox/${item}/guest-link`, { as: 'patient' })).status).toBe(403);
  });
});

test('an account with the address joins the case once it is confirmed: the link is over, and what came by it stays marked', async () => {
  const { browser, email, token, case_id, item } = await guests.come();
  await browser.write('By the link');
  const { accounts } = guests;
  await accounts.signUp(signUpForm({ email }));
  expect((await browser.read()).status).toBe(200);
  await accounts.verify((await accounts.lastLetter(email, 'verify_email')).token);
  for (const over of [
    await browser.read(),
    await browser.open(token),
    await browser.write('More'),
    await browser.call('POST', '/codes'),
  ])
    expect([over.status, over.body.detail]).toEqual([410, expect.stringContaining('Your account')]);
  expect((await linkOf(item)).body).toMatchObject({ has_account: true, works: false, link: { ended_why: 'joined' } });
  expect((await linkOf(item, 'POST')).status).toBe(409);
  await rows(`update users set role = 'patient' where email = $1`, [email]);
  const { body } = await accounts.signIn(email);
  const threads = await api.call<Threads>('GET', `/threads?journey_id=${case_id}`, { token: body.access_token });
  expect(threads.body.items[0]?.last_message).toMatchObject({
    text: 'By the link',
    author: null,
    channel: 'guest_link',
    is_confirmed: false,
  });
});

test('what is removed with its enquiry leaves no link', async () => {
  const { case_id, item, browser } = await guests.come();
  const [database, files] = [api.app.get(Database, { strict: false }), api.app.get(Files, { strict: false })];
  await database.write((em) => removeEnquiries(em, sql`item.id = ${item}`, { files, limit: 1 }));
  expect(await rows('select 1 from guest_links where case_id = $1', [case_id])).toEqual([]);
  expect((await browser.read()).status).toBe(401);
});
