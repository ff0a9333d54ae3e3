import type { CaseDocuments, MessagesPage } from '@ayana/contracts/journey';
import type { Problem } from '@ayana/contracts/problems';
import '../../platform/languages/register.js';
import { atTime, emailOf, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { formUploadsOf, PDF, uploadsOf } from '../../platform/files/testing/uploads.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { guestsOf } from './testing/guests.js';
import { DAY, inMinutes, STAFF, staffOfGuests } from './testing/staff-of-guests.js';

let api: TestApi;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  api = await startApi();
  guests = guestsOf(api);
});
afterAll(() => api.close());
const { rows, threadOf } = staffOfGuests(() => api);

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
  test('is no upload of a user, or of a visitor’s form', async () => {
    const { browser } = await guests.come();
    for (const upload_id of [
      await uploadsOf(api).whole('knee.pdf', 'application/pdf', PDF),
      await formUploadsOf(api, 'f'.repeat(48)).whole(),
    ]) {
      const { status, body } = await browser.call<Problem>('POST', '/papers', { kind: 'report', upload_id });
      expect([status, body.errors]).toEqual([
        422,
        [{ field: 'upload_id', message: expect.stringMatching(/no longer/) }],
      ]);
    }
  });

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
