import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { Newsletter } from '../../pages/newsletter.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('an invalid address is marked, a failure keeps the address, and a subscription is busy, then empty and confirmed by a mail', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/500 POST .*newsletter/);
  await new HomePage(page).open();
  const newsletter = new Newsletter(page);
  const person = demoPerson('Tendai');
  let requests = 0;
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route('**/api/functions/newsletter', async (route) => {
    requests += 1;
    if (requests === 1) return route.fulfill({ status: 500, body: 'oops' });
    await gate;
    return route.continue();
  });
  for (const wrong of ['', 'a@b', `${'x'.repeat(250)}@people.example`]) {
    await newsletter.email.fill(wrong);
    await newsletter.subscribe.click();
    await expect(newsletter.email).toHaveAttribute('aria-invalid', 'true');
  }
  expect(requests).toBe(0);
  await newsletter.email.fill(person.email);
  await newsletter.subscribe.click();
  await seesToast(page, 'Error', 'Failed to subscribe. Please try again.');
  await expect(new SiteFrame(page).toasts).toHaveRole('alert');
  await expect(newsletter.email).toHaveValue(person.email);

  await newsletter.subscribe.click();
  await expect(newsletter.subscribe).toHaveAttribute('aria-busy', 'true');
  releaseCode();
  await seesToast(page, 'Subscribed!', 'Thank you for subscribing to our newsletter.');
  await expect(newsletter.email).toHaveValue('');
  const mail = await site.mail.waitFor(person.email);
  expect(mail.text.length).toBeGreaterThan(20);
  expect(mail.html).toContain('<');
});
