import type { Role } from '@ayana/contracts/identity';
import type { WebSocketRoute } from '@playwright/test';

import { sendContactForm, requestConsultation } from '../../flows/send-forms.ts';
import { leaveNote } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { InboxPage, RequestView } from '../../pages/inbox-page.ts';

test('two users at one request see each other; one claim succeeds, and each change is seen at once', async ({
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  faults.expect(/409 POST .*\/claim$/);
  const person = demoPerson('Mwajuma');
  const id = await requestConsultation(site.api, person);
  const name = fullName(person);
  const [one, two] = [await signedIn('ayana_staff'), await signedIn('admin')];
  // Both claims are sent before either is answered.
  let waiting = 0;
  let releaseBoth = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    releaseBoth = resolve;
  });
  for (const page of [one, two]) {
    await page.route('**/claim', async (route) => {
      waiting += 1;
      if (waiting === 2) releaseBoth();
      await both;
      await route.continue();
    });
    await new InboxPage(page).openFor(person, `view=open&request=${id}`);
    await expect(new RequestView(page, name).claim).toBeVisible();
  }
  const [mine, theirs] = [new RequestView(one, name), new RequestView(two, name)];
  const nameOf = async (role: Role): Promise<string> =>
    (await site.api.as<{ name: string }>(role, 'GET', '/auth/account')).name;
  const myName = await nameOf('ayana_staff');
  await expect(mine.others).toHaveText(`${await nameOf('admin')} has this request open, too.`);
  await expect(theirs.others).toHaveText(`${myName} has this request open, too.`);

  await Promise.all([mine.claim.click(), theirs.claim.click()]);
  for (const view of [mine, theirs]) await expect(view.claim).toHaveCount(0);
  const detail = await site.api.requestDetail(id);
  expect(detail.status).toBe('claimed');
  expect(detail.timeline.filter(({ event }) => event === 'claimed')).toHaveLength(1);
  const owner = detail.assigned_to?.name ?? '';
  const [winner, other] = owner === myName ? [mine, theirs] : [theirs, mine];
  await expect(other.view.getByText(`${owner} has already claimed this request.`)).toBeVisible();
  await expect(winner.view.getByText(`${owner} has already claimed this request.`)).toHaveCount(0);
  await expect(new InboxPage(other.page).row(name)).toContainText('Claimed');
  await expect(other.timeline).toContainText('claimed this request');

  await leaveNote(winner, 'Called at 14:05, no answer. Try again at 15:00.');
  await expect(other.timeline).toContainText('Called at 14:05, no answer.');
  await winner.choose('Close');
  await expect(other.view.getByText('Closed', { exact: true }).first()).toBeVisible();
  await expect(other.timeline).toContainText('closed it');
  await two.goto('/admin/inbox?view=open');
  await expect(mine.others).toHaveCount(0);
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
      // A late event of what was missed is lost, too: only reading again shows it.
      if (!String(message).includes(person.email)) socket.send(message);
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
  await expect(inbox.row(fullName(person))).toBeVisible();
  // It polls without a connection, and reconnects in the end.
  await expect.poll(() => sockets.length).toBeGreaterThan(1);
});
