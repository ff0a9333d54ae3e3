import { requestConsultation, requestVideoConsultation, sendContactForm } from '../../flows/send-forms.ts';
import { openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, fitsItsWidthAt, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { InboxPage, RequestView } from '../../pages/inbox-page.ts';

test('search, filters and order are the API’s, are in the URL and survive a reload; what is late is first', async ({
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  faults.expect(/404 GET .*\/api\/inbox\//);
  const family = `Filter${Date.now().toString(36)}`;
  const [free, video, contact] = [
    demoPerson('Free', family),
    demoPerson('Video', family),
    demoPerson('Contact', family),
  ];
  const late = await requestConsultation(site.api, free, { country: 'Fiji' });
  await requestVideoConsultation(site.api, video, { country: 'Oman' });
  await sendContactForm(site.api, contact);
  const page = await signedIn('ayana_staff');
  const inbox = new InboxPage(page);
  await inbox.open();
  await inbox.search.fill(family);
  await expect(page).toHaveURL(`/admin/inbox?q=${family}`);
  await expect(inbox.list.getByRole('article')).toHaveCount(3);
  for (const person of [free, video, contact]) await expect(inbox.link(fullName(person))).toBeVisible();

  await inbox.filterButton.click();
  await inbox.filter('Kind', 'Video consultation');
  await expect(page).toHaveURL(`/admin/inbox?q=${family}&kind=video_consultation`);
  await expect(inbox.link(fullName(video))).toBeVisible();
  await expect(inbox.link(fullName(free))).toHaveCount(0);
  await expect(inbox.link(fullName(contact))).toHaveCount(0);

  await page.goto(`/admin/inbox?q=${family}`);
  await inbox.filterButton.click();
  await inbox.filter('Country', 'Fiji');
  await inbox.filter('Received', 'Last 24 hours');
  await inbox.filter('Status', 'New');
  await expect(page).toHaveURL(
    (url) =>
      url.searchParams.get('country') === 'Fiji' &&
      url.searchParams.get('age') === 'today' &&
      url.searchParams.get('status') === 'new',
  );
  await expect(inbox.link(fullName(free))).toBeVisible();
  await expect(inbox.link(fullName(video))).toHaveCount(0);
  await page.reload();
  await expect(inbox.link(fullName(free))).toBeVisible();
  await expect(inbox.link(fullName(video))).toHaveCount(0);
  await expect(inbox.filterButton).toContainText('3');
  await inbox.filterButton.click();
  await inbox.filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/inbox');

  await inbox.open('?view=open&sort=received');
  const newest = inbox.list.getByRole('region', { name: /^Newest first/ });
  await expect(newest.getByRole('link', { name: fullName(contact), exact: true })).toBeVisible();
  await expect(inbox.list.getByRole('region')).toHaveCount(1);

  await site.timeTravel.age(late, 25);
  await inbox.openFor(free, 'overdue=true');
  const overdue = inbox.list.getByRole('region', { name: /^Overdue/ });
  await expect(overdue.getByRole('link', { name: fullName(free), exact: true })).toBeVisible();
  await expect(inbox.row(fullName(free))).toContainText(/1 h.* late/);
  await expect(inbox.rail).toContainText(/\d+ late/);
  const request = await openRequest(page, fullName(free));
  await expect(request.timeline).toContainText('Reply was due');

  await inbox.open('?request=0190a000-0000-7000-8000-00000000dead');
  await expect(inbox.missing).toBeVisible();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL('/admin/inbox');
});

test('a flood of forms for one person is marked as repeated, as it arrives and after a reload, and can be left out', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Flood');
  const first = await sendContactForm(site.api, person);
  const page = await signedIn('ayana_staff');
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await expect(inbox.link(fullName(person))).toHaveCount(1);
  for (let count = 0; count < 4; count += 1) await sendContactForm(site.api, person);
  await expect(inbox.row(fullName(person))).toHaveCount(5);
  const repeated = inbox.row(fullName(person)).filter({ hasText: 'Repeated' });
  await expect(repeated).toHaveCount(2);

  await inbox.filterButton.click();
  await inbox.filter('Repeated requests', 'Without repeated');
  await expect(page).toHaveURL(/&repeated=false$/);
  await expect(inbox.row(fullName(person))).toHaveCount(3);
  await page.reload();
  await expect(inbox.row(fullName(person))).toHaveCount(3);
  await inbox.openFor(person, 'repeated=true');
  await expect(inbox.row(fullName(person))).toHaveCount(2);
  await inbox.link(fullName(person)).first().click();
  const request = new RequestView(page, fullName(person));
  await expect(request.view.getByText(/^One of at least [45] requests within an hour/)).toBeVisible();
  await hasNoAxeViolations(page);
  await page.goto(`/admin/inbox?request=${first}`);
  await expect(request.heading).toBeVisible();
  await expect(request.view.getByText('Repeated')).toHaveCount(0);
});

test('unopened requests are marked and counted per user; shortcuts act, and can be turned off', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Unread');
  await sendContactForm(site.api, person);
  const page = await signedIn('ayana_staff');
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  const row = inbox.row(fullName(person));
  await expect(row).toContainText('Not opened yet');
  const { is_read } = await site.api
    .as<{ items: { email: string; is_read: boolean }[] }>('ayana_staff', 'GET', '/inbox?limit=100')
    .then(({ items }) => items.find(({ email }) => email === person.email) ?? { is_read: true });
  expect(is_read).toBe(false);
  await expect(inbox.unread).toBeVisible();
  await openRequest(page, fullName(person));
  await expect(row).not.toContainText('Not opened yet');
  // The badge shows the server's count; other tests' requests change it, too.
  await expect
    .poll(async () => {
      const count = await site.api.as<number>('ayana_staff', 'GET', '/inbox/unread-count');
      const shown = (await inbox.unread.count()) === 0 ? '0' : ((await inbox.unread.textContent()) ?? '');
      return shown.startsWith(count > 99 ? '99+' : String(count));
    })
    .toBe(true);
  const others = await site.api.as<{ items: { email: string; is_read: boolean }[] }>(
    'admin',
    'GET',
    '/inbox?limit=100',
  );
  expect(others.items.find(({ email }) => email === person.email)?.is_read).toBe(false);

  await page.keyboard.press('c');
  await expect(row).toContainText('Claimed');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toBeVisible();
  await keys.getByLabel('Use these shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  const address = page.url();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(address);
});

test('on a phone a request is claimed from the list, which does not open it; list and request fit', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Konstantinos-Alexandros', 'Papadopoulos-Theodorakopoulos');
  await requestConsultation(site.api, person, { notes: `${'Averylongwordwithoutanyspaces'.repeat(20)} and more` });
  const page = await signedIn('ayana_staff', { viewport: { width: 320, height: 700 } });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  const row = inbox.row(fullName(person));
  await expect(row).toBeVisible();
  await fitsItsWidth(page);
  await row.getByRole('button', { name: /^Claim/ }).click();
  await expect(row).toContainText('Claimed');
  await expect(page).not.toHaveURL(/request=/);
  const request = await openRequest(page, fullName(person));
  await expect(page).toHaveURL(/request=/);
  await fitsItsWidthAt(page, [320, 360, 640, 1024, 1440]);
  await expect(request.heading).toBeVisible();
});
