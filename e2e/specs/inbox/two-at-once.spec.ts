import type { Role } from '@ayana/contracts/identity';
import type { WebSocketRoute } from '@playwright/test';

import { sendContactForm, requestConsultation } from '../../flows/send-forms.ts';
import { leaveNote, openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { InboxPage, RequestView } from '../../pages/inbox-page.ts';

test('when two users claim a request at the same time, one succeeds and the other sees who did', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/409 POST .*\/claim$/);
  const person = demoPerson('Mwajuma');
  const id = await requestConsultation(site.api, person);
  const name = fullName(person);
  const [one, two] = [await signedIn('ayana_staff'), await signedIn('admin')];
  // Both requests are sent before either is answered.
  let waiting = 0;
  let releaseCode = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  const views: RequestView[] = [];
  for (const page of [one, two]) {
    await page.route('**/claim', async (route) => {
      waiting += 1;
      if (waiting === 2) releaseCode();
      await both;
      await route.continue();
    });
    await page.goto(`/admin/inbox?request=${id}`);
    const view = new RequestView(page, name);
    await expect(view.claim).toBeVisible();
    views.push(view);
  }
  await Promise.all(views.map((view) => view.claim.click()));

  for (const view of views) await expect(view.claim).toHaveCount(0);
  const detail = await site.api.requestDetail(id);
  expect(detail.status).toBe('claimed');
  expect(detail.timeline.filter(({ event }) => event === 'claimed')).toHaveLength(1);
  const owner = detail.assigned_to?.name ?? 'nobody';
  const notices = views.map((view) => view.view.getByText(`${owner} has already claimed this request.`));
  await expect.poll(async () => (await Promise.all(notices.map((text) => text.count()))).toSorted()).toEqual([0, 1]);
});

test('each user sees who else has the same request open, until they leave', async ({ signedIn, site }) => {
  const person = demoPerson('Noor');
  const name = fullName(person);
  const id = await requestConsultation(site.api, person);
  const [one, two] = [await signedIn('ayana_staff'), await signedIn('admin')];
  const [mine, theirs] = [new RequestView(one, name), new RequestView(two, name)];
  await one.goto(`/admin/inbox?view=open&request=${id}`);
  await expect(mine.claim).toBeVisible();
  await two.goto(`/admin/inbox?view=open&request=${id}`);
  const nameOf = async (role: Role): Promise<string> =>
    (await site.api.as<{ name: string }>(role, 'GET', '/auth/account')).name;
  await expect(mine.others).toHaveText(`${await nameOf('admin')} has this request open, too.`);
  await expect(theirs.others).toHaveText(`${await nameOf('ayana_staff')} has this request open, too.`);
  await two.goto('/admin/inbox?view=open');
  await expect(mine.others).toHaveCount(0);
});

test('a second staff member sees every change at once', async ({ signedIn, site }) => {
  const person = demoPerson('Rashid');
  const name = fullName(person);
  const id = await sendContactForm(site.api, person, { additional_info: 'How long is the visa valid?' });
  const [one, two] = [await signedIn('ayana_staff'), await signedIn('super_admin')];
  await one.goto(`/admin/inbox?view=open&request=${id}`);
  await new InboxPage(two).openFor(person, `view=open&request=${id}`);
  const mine = new RequestView(one, name);
  const theirs = new RequestView(two, name);
  const theirRow = new InboxPage(two).row(name);
  await expect(theirs.claim).toBeVisible();

  await mine.claim.click();
  await expect(theirs.claim).toHaveCount(0);
  await expect(theirRow).toContainText('Claimed');
  await expect(theirs.timeline).toContainText('claimed this request');

  await leaveNote(mine, 'Called at 14:05, no answer. Try again at 15:00.');
  await expect(theirs.timeline).toContainText('Called at 14:05, no answer.');

  await mine.choose('Close');
  await expect(theirs.view.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(theirs.timeline).toContainText('closed it');
});

test('after a lost connection, missed changes are loaded', async ({ signedIn, site }) => {
  const person = demoPerson('Halima');
  const page = await signedIn('ayana_staff');
  const sockets: WebSocketRoute[] = [];
  const sent: string[] = [];
  await page.routeWebSocket(/\/socket\.io\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      sent.push(String(message));
      socket.send(message);
    });
    sockets.push(socket);
  });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await expect(inbox.list).toBeVisible();
  // Engine.IO's message, Socket.IO's CONNECT: it is connected.
  await expect.poll(() => sent.some((message) => message.startsWith('40'))).toBe(true);
  // The connection is cut, and a request arrives before it is back.
  await sockets[0]?.close();
  await sendContactForm(site.api, person);
  await expect(inbox.row(fullName(person))).toBeVisible({ timeout: 20_000 });
  // It polls without a connection, and reconnects in the end.
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(sent.filter((message) => message.includes(person.email))).toEqual([]);
});

test('claiming from the list does not open the request', async ({ signedIn, site }) => {
  const person = demoPerson('Yusuf');
  await sendContactForm(site.api, person);
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 } });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await inbox
    .row(fullName(person))
    .getByRole('button', { name: /^Claim/ })
    .click();
  await expect(inbox.row(fullName(person))).toContainText('Claimed');
  await expect(page).not.toHaveURL(/request=/);
  await openRequest(page, fullName(person));
  await expect(page).toHaveURL(/request=/);
});
