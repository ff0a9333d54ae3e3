/** The overview of the staff's day. */
import { sendContactForm } from '../../flows/send-forms.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson, fullName } from '../../harness/people.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

test('each number of the day leads to its list', async ({ signedIn, site }) => {
  const person = demoPerson('Overview');
  const id = await sendContactForm(site.api, person);
  await site.timeTravel.age(id, 400);
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/admin');
  const { main, heading } = new PortalFrame(page);
  await expect(main.getByRole('region', { name: 'Is everything running' })).toContainText('Email');
  await expect(main.getByRole('region', { name: 'Arrivals and departures' })).toBeVisible();
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  const late = main.getByRole('region', { name: 'Late now' }).getByRole('link', { name: new RegExp(fullName(person)) });
  await expect(late).toContainText('Answer a contact form');
  await expect(late).toContainText('late');

  await heading.getByRole('link', { name: /late$/ }).first().click();
  await expect(page).toHaveURL('/case-manager?scope=all');
  await expect(heading).toHaveText('My queue');
  await expect(main.getByRole('link', { name: new RegExp(fullName(person)) })).toBeVisible();
  await page.goBack();
  await main.getByRole('region', { name: 'Without an owner' }).getByRole('link', { name: /^All/ }).click();
  await expect(page).toHaveURL('/case-manager?scope=unassigned');
  await page.goBack();
  await late.click();
  await expect(page).toHaveURL(`/admin/inbox?request=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: fullName(person) })).toBeVisible();
});

test('what others do shows without a reload, and a part that fails leaves the others', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/\/api\/today/);
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.route('**/api/today', (route) => route.abort());
  await page.goto('/admin');
  const { main } = new PortalFrame(page);
  await expect(main.getByRole('alert').first()).toContainText('could not be read');
  const person = demoPerson('Live');
  const id = await sendContactForm(site.api, person);
  await site.timeTravel.age(id, 500);
  await sendContactForm(site.api, demoPerson('Other'));
  const row = main
    .getByRole('region', { name: 'Without an owner' })
    .getByRole('link', { name: new RegExp(fullName(person)) });
  await expect(row).toBeVisible();
  await site.api.as('ayana_staff', 'POST', `/inbox/${id}/claim`);
  await expect(row).toHaveCount(0);
  await page.unroute('**/api/today');
  await main.getByRole('alert').first().getByRole('button').click();
  await expect(main.getByRole('alert')).toHaveCount(0);

  // Addresses of the inbox from before lead to it.
  await page.goto(`/admin?request=${id}`);
  await expect(page).toHaveURL(`/admin/inbox?request=${id}`);
  await page.goto('/admin?view=open&kind=contact');
  await expect(page).toHaveURL('/admin/inbox?view=open&kind=contact');
  await expect(new InboxPage(page).list).toBeVisible();
});
