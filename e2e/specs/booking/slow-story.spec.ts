import { slowDown } from '@ayana/tooling/bench/browser.ts';
import type { Page } from '@playwright/test';

import { fillByName } from '../../flows/fill-form.ts';
import { openRequest, claimRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { SearchPage } from '../../pages/search-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const KNEE = '/treatments/knee-replacement';

test.use({
  ...ownAddress,
  hasTouch: true,
  viewport: { width: 390, height: 844 },
});

const clock = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** Waits only for the first paint, before hydration. */
async function firstPaint(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, null, {
    polling: 'raf',
  });
}

/** On a phone the sections of a long page are collapsed. */
const unfold = (page: Page, title: string): Promise<void> => page.locator('summary').filter({ hasText: title }).tap();

test('on a slow phone a misspelt knee, tapped at the first paint, leads to a confirmed time', async ({
  page,
  site,
  newPerson,
  signedIn,
  faults,
}) => {
  test.slow();
  // Leaving a page and reloading times cancel running requests.
  faults.allow(/net::ERR_ABORTED GET /);
  const person = demoPerson('Amina');
  const frame = new SiteFrame(page);
  await slowDown(page);

  await test.step('the search, at the first paint', async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await firstPaint(page);
    const { box } = new SearchPage(page);
    await box.tap();
    await box.fill('nee replacment');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=nee\+replacment/);
    await expect(page.getByText('Showing results for “knee replacement”')).toBeVisible();
    await fitsItsWidth(page);
  });

  await test.step('the treatment', async () => {
    await page.locator(`main a[href="${KNEE}"]`).first().tap();
    await expect(page).toHaveURL(KNEE);
    await expect(frame.heading).toHaveText('Knee replacement');
    await unfold(page, 'Prices by hospital');
    await expect(new CataloguePage(page).section('Prices by hospital')).toContainText(/\$\d/);
    await fitsItsWidth(page);
  });

  const booking = new BookingPage(page);
  const name = await test.step('a doctor who does it', async () => {
    await unfold(page, 'Doctors who do it, and when they are free');
    const doctors = new CataloguePage(page).section('Doctors who do it, and when they are free');
    const link = doctors.getByRole('link', { name: /^See free times of Dr / }).first();
    const doctor = ((await link.textContent()) ?? '').replace('See free times of ', '');
    await link.tap();
    await expect(frame.heading).toHaveText(doctor);
    await fitsItsWidth(page);
    return doctor;
  });

  const both = await test.step('a time, and who it is for', async () => {
    await booking.times.last().check();
    await expect(booking.held).toBeVisible();
    const at = await page.locator('input[name="startsAt"]:checked').inputValue();
    await booking.firstName.fill(person.first_name);
    await booking.lastName.fill(person.last_name);
    await booking.email.fill(person.email);
    // The doctor who is free first may talk by phone only.
    await booking.phone.fill(person.phone);
    await booking.needs.fill('My left nee is worn; stairs are hard.');
    await fitsItsWidth(page);
    await booking.book.tap();
    await expect(booking.done).toBeVisible();
    await fitsItsWidth(page);
    return `${clock(at, 'Africa/Nairobi')} your time, ${clock(at, 'Asia/Kolkata')} in `;
  });

  await test.step('the inbox, the mail and the page of the mail say that it is confirmed', async () => {
    const staff = await signedIn('ayana_staff');
    await new InboxPage(staff).openFor(person);
    const request = await openRequest(staff, fullName(person));
    await expect(request.view.getByText('Confirmed', { exact: true }).first()).toBeVisible();
    await expect(request.facts).toContainText('Agreed');

    const mail = await site.mail.waitFor(person.email);
    expect(mail.subject).toMatch(/^Booked: /);
    expect(mail.text).toContain(name);
    const later = await newPerson({ viewport: { width: 390, height: 844 } });
    await later.goto(/http\S+\/appointment\?token=\S+/.exec(mail.text)?.[0] ?? '');
    await expect(later.getByText(both).first()).toBeVisible();
    await expect(later.getByRole('button', { name: 'Cancel the appointment' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a misspelt knee leads to a request, and staff confirm its time by a mail', async ({
    page,
    site,
    signedIn,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    const person = demoPerson('Tendai');
    await page.goto('/');
    const { box } = new SearchPage(page);
    await box.fill('nee replacment');
    await box.press('Enter');
    await page.locator(`main a[href="${KNEE}"]`).first().click();
    await expect(page).toHaveURL(KNEE);
    await unfold(page, 'Prices by hospital');
    const row = new CataloguePage(page).section('Prices by hospital').getByRole('row').nth(1);
    const hospital = (await row.getByRole('rowheader').getByRole('link').textContent()) ?? '';
    await row.getByRole('link', { name: 'Ask for a quote' }).click();
    await expect(page.getByText(`You ask for a quote for Knee replacement from ${hospital}`)).toBeVisible();

    const form = page.locator('#form-consultation');
    await fillByName(form, {
      consultationType: 'Video Consultation',
      preferredDate: inDays(9),
      country: 'Kenya',
      city: 'Nairobi',
      timezone: 'UTC+03:00',
      preferredTime: '10:00 AM',
      firstName: person.first_name,
      lastName: person.last_name,
      email: person.email,
      phone: person.phone,
      medicalNeeds: 'My left nee is worn.',
    });
    await form.locator('button[type="submit"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your consultation is requested');
    expect(page.url()).not.toContain(person.first_name);
    const own = await site.mail.waitFor(person.email);
    for (const named of ['Knee replacement', hospital]) expect(own.text).toContain(named);

    const staff = await signedIn('ayana_staff', { javaScriptEnabled: true });
    await new InboxPage(staff).openFor(person);
    const request = await openRequest(staff, fullName(person));
    await claimRequest(request);
    await request.confirm.click();
    await staff
      .getByRole('dialog', { name: 'Confirm the consultation' })
      .getByRole('button', { name: 'Confirm and send the mail' })
      .click();
    await expect(request.timeline).toContainText('You confirmed the consultation');
    const confirmed = await site.mail.waitFor(
      person.email,
      ({ attachments }) => attachments?.some(({ fileName }) => fileName.endsWith('.ics')) === true,
    );
    expect(confirmed.subject).toMatch(/confirmed/i);
  });
});
