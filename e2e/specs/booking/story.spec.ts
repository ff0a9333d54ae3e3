import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SearchPage } from '../../pages/search-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const clock = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));

/** From a search for a knee problem to an appointment; every page must fit the screen. */
async function fromKneeToAppointment(page: Page, next: (what: string) => Promise<void>): Promise<string> {
  await new HomePage(page).open();
  const search = new SearchPage(page);
  await search.box.fill('nee replacment chennai');
  await search.box.press('Enter');
  await expect(page.getByText('Showing results for “knee replacement')).toBeVisible();
  await search.tab('Hospitals').click();
  await expect(search.heading).toHaveText(/^[2-9]\d* hospitals for “nee replacment chennai”$/);
  await expect(page.getByText(/Knee replacement.*days in hospital/).first()).toBeVisible();
  await next('search');

  const list = new CataloguePage(page);
  await list.compare('Lantern Bay Hospital').click();
  await list.compare('Nine Wells Joint Hospital').click();
  await page.getByRole('link', { name: 'Compare 2 hospitals' }).first().click();
  await expect(list.table.getByRole('columnheader')).toHaveCount(2);
  await expect(list.line(/^Knee replacement, price/)).toContainText(/\$\d/);
  await next('compare');

  await page.getByRole('link', { name: 'Doctors at Lantern Bay Hospital' }).click();
  await expect(page).toHaveURL(/\/doctors\?hospital_id=/);
  await expect(list.found).toHaveText(/^\d+ doctors/);
  // On a phone the filters are collapsed.
  const arabic = page.getByRole('checkbox', { name: /^Arabic/ });
  const isFolded = !(await arabic.isVisible());
  if (isFolded) await page.getByText(/^Filters/).click();
  await arabic.click();
  await expect(page).toHaveURL(/language=Arabic/);
  if (isFolded) await page.getByRole('button', { name: /^Show \d+ doctors?$/ }).click();
  const doctor = list.cards.filter({ hasText: /knee/i }).first();
  await expect(doctor).toContainText('Arabic');
  await expect(doctor).toContainText('Lantern Bay Hospital');
  await expect(doctor).toContainText(/SAMPLE-\d+, Medical council of Tamil Nadu/);
  const name = (await doctor.getByRole('heading').textContent()) ?? '';
  await next('doctors');

  const times = doctor.getByRole('list', { name: /^First free times/ }).getByRole('link');
  await times.first().click();
  await expect(new SiteFrame(page).heading).toHaveText(name);
  return name;
}

test.use({ viewport: { width: 390, height: 844 } });

test('a worn knee leads to two hospitals compared, a doctor who speaks Arabic, a time, and back to it by the mail', async ({
  page,
  site,
  newPerson,
  faults,
}) => {
  // Reloading times and filtering twice cancel earlier requests.
  faults.allow(/net::ERR_ABORTED GET .*\/api\//);
  const person = demoPerson('Amina');
  const name = await fromKneeToAppointment(page, () => fitsItsWidth(page));

  const booking = new BookingPage(page);
  await expect(booking.held).toBeVisible();
  const at = await page.locator('input[name="startsAt"]:checked').inputValue();
  const both = `${clock(at, 'Africa/Nairobi')} your time, ${clock(at, 'Asia/Kolkata')} in Chennai`;
  await expect(booking.time(at)).toHaveAccessibleName(new RegExp(both));
  await booking.firstName.fill(person.first_name);
  await booking.lastName.fill(person.last_name);
  await booking.email.fill(person.email);
  await booking.needs.fill('My left knee is worn; stairs are hard since June.');
  await fitsItsWidth(page);
  await booking.book.click();
  await expect(booking.done).toBeFocused();
  await expect(page.getByText(both)).toBeVisible();

  const mail = await site.mail.waitFor(person.email);
  expect(mail.subject).toMatch(/^Booked: /);
  expect(mail.text).toContain(name);
  expect(await site.mail.attachment(mail, '.ics')).toMatch(/METHOD:REQUEST/);
  expect(await site.api.request(person.email)).toMatchObject({ kind: 'video_consultation', status: 'confirmed' });
  const later = await newPerson({ viewport: { width: 390, height: 844 } });
  await later.goto(/http\S+\/appointment\?token=\S+/.exec(mail.text)?.[0] ?? '');
  await expect(later.getByText(both)).toBeVisible();
  await expect(later.getByText(name).first()).toBeVisible();
  await expect(later.getByRole('button', { name: 'Cancel the appointment' })).toBeVisible();
  await fitsItsWidth(later);
});
