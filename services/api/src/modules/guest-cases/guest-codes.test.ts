import '../../platform/languages/register.js';
import { atTime, refusedFieldsOf, startApi, type TestApi } from '../../../test/support/api.js';
import { PDF } from '../../platform/files/testing/uploads.js';
import { contactForm } from '../inquiries/contact.factory.js';
import { guestsOf } from './testing/guests.js';
import { inMinutes, staffOfGuests } from './testing/staff-of-guests.js';

let api: TestApi;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  api = await startApi();
  guests = guestsOf(api);
});
afterAll(() => api.close());
const { rows, answer } = staffOfGuests(() => api);

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
