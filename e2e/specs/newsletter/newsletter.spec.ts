import { NEWSLETTER_TOASTS } from '@ayana/contracts/newsletter';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { Newsletter } from '../../pages/newsletter.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const FUNCTION = '**/api/functions/newsletter';

test('subscribes: busy meanwhile, empty afterwards, and a mail comes', async ({ page, site }) => {
  await new HomePage(page).open();
  const newsletter = new Newsletter(page);
  const person = demoPerson('Tendai');
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(FUNCTION, async (route) => {
    await gate;
    await route.continue();
  });
  await newsletter.email.fill(person.email);
  await newsletter.subscribe.click();
  await expect(newsletter.subscribe).toHaveAttribute('aria-busy', 'true');
  releaseCode();
  await seesToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  expect(NEWSLETTER_TOASTS.success.title).toBe('Subscribed!');
  await expect(newsletter.email).toHaveValue('');
  const mail = await site.mail.waitFor(person.email);
  expect(mail.text.length).toBeGreaterThan(20);
  expect(mail.html).toContain('<');
});

test('needs a valid address', async ({ page }) => {
  await new HomePage(page).open();
  const newsletter = new Newsletter(page);
  let requests = 0;
  await page.route(FUNCTION, (route) => {
    requests += 1;
    return route.continue();
  });
  for (const wrong of ['', 'nobody', 'a@b', `${'x'.repeat(250)}@people.example`]) {
    await newsletter.email.fill(wrong);
    await newsletter.subscribe.click();
    await expect(newsletter.email).toHaveAttribute('aria-invalid', 'true');
  }
  expect(requests).toBe(0);
});

test('a failure says so in the words of the specification and keeps the address', async ({ page, faults }) => {
  faults.expect(/500 POST .*newsletter/);
  await new HomePage(page).open();
  const newsletter = new Newsletter(page);
  await page.route(FUNCTION, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await newsletter.email.fill('amina@people.example');
  await newsletter.subscribe.click();
  await seesToast(page, 'Error', 'Failed to subscribe. Please try again.');
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
  await expect(newsletter.email).toHaveValue('amina@people.example');
});
