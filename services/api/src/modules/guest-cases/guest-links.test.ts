import type { Threads } from '@ayana/contracts/journey';
import '../../platform/languages/register.js';
import { atTime, startApi, type TestApi } from '../../../test/support/api.js';
import { sql } from 'kysely';
import { removeEnquiries } from '../compliance/retention/enquiries.js';
import { Database } from '../../platform/database/database.js';
import { Files } from '../../platform/files/files.service.js';
import { UnreadMessagesJob } from '../messages/unread-messages.job.js';
import { signUpForm } from '../identity/testing/accounts.js';
import { guestsOf } from './testing/guests.js';
import { inMinutes, staffOfGuests } from './testing/staff-of-guests.js';

let api: TestApi;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  api = await startApi();
  guests = guestsOf(api);
});
afterAll(() => api.close());
const { rows, threadOf, answer, linkOf } = staffOfGuests(() => api);

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
