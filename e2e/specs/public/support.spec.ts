import { MISSING_INFORMATION } from '@ayana/contracts/consultations';
import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { SUPPORT_MISSING } from '@ayana/contracts/support';

import { pressByKeyboard } from '../../flows/press.ts';
import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { SupportPage } from '../../pages/support-page.ts';

// What is missing in which order is in support-form-model.test.ts.
test('the form says what is missing and keeps what was typed; a request is sent, and the link in its mail shows the answer', async ({
  page,
  site,
  newPerson,
}) => {
  const support = new SupportPage(page);
  const person = demoPerson('Khadija');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await support.open();
  await pressByKeyboard(support.send);
  await seesToast(page, MISSING_INFORMATION.title, SUPPORT_MISSING.topic);
  await expect(support.topic).toBeFocused();
  await expect(support.name).toHaveAttribute('aria-invalid', 'true');
  await hasNoAxeViolationsAt(page);
  await support.topic.selectOption('Flights');
  await support.name.fill(fullName(person));
  await support.email.fill(person.email);
  await support.message.fill('Our flight was moved by a day.\nWho should we tell?');
  await page.reload();
  await expect(support.message).toHaveValue(/moved by a day/);
  await support.send.click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.support);
  await expect(support.arrived).toBeVisible();
  await expect(support.message).toHaveValue('');

  const item = await site.api.request(person.email);
  expect(item).toMatchObject({ kind: 'contact', payload: { topic: 'Flights' } });
  const mail = await site.mail.waitFor(person.email);
  const link = /http\S+\/support\?request=\S+/.exec(mail.text)?.[0] ?? '';
  expect(link).toContain(site.origin);

  const elsewhere = await newPerson();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(/^Your request AY-\w{6}$/);
  await expect(elsewhere.getByText('Received. No one is working on it yet')).toBeVisible();
  await expect(elsewhere.getByText('Our flight was moved by a day.')).toBeVisible();
  await expect(elsewhere.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(elsewhere.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /request/);

  await site.api.as('ayana_staff', 'POST', `/inbox/${item.id}/claim`);
  await site.api.as('ayana_staff', 'POST', `/inbox/${item.id}/replies`, { message: 'Tell us the new number.' });
  await elsewhere.reload();
  await expect(new SupportPage(elsewhere).answers).toContainText('Tell us the new number.');
  await hasNoAxeViolations(elsewhere);
});

test('an invalid link says so, with the form below', async ({ request }) => {
  const html = await (await request.get('/support?request=019a0000-0000-7000-8000-000000000000.forged')).text();
  expect(html).toContain('We cannot find this request');
  expect(html).toMatch(/<form[^>]* id="form-support"/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('each of the five support pages opens at its topic, has its own content, and fits a phone', async ({
    page,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    const support = new SupportPage(page);
    const seen = new Set<string>();
    for (const [path, topic, value, heading] of [
      ['/services/document-management', 'Documents and reports', 'documents', 'What to send first'],
      ['/services/flight-booking', 'Flights', 'flights', 'What the airline wants to know'],
      ['/services/accommodation', 'Accommodation', 'accommodation', 'For which nights you need a room'],
      ['/services/transportation', 'Transport in India', 'transport', 'The day you arrive'],
      ['/services/case-management', 'Your case and your case manager', 'case_management', 'Who your case manager is'],
    ] as const) {
      await support.open(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(topic);
      await expect(page.locator('details[open]')).toHaveCount(1);
      await expect(page.locator('details[open]').locator(`#${value}`)).toBeVisible();
      await expect(support.topic).toHaveValue(value);
      const part = page.getByRole('region', { name: heading, exact: true });
      await expect(part).toBeVisible();
      seen.add((await part.textContent()) ?? '');
      await fitsItsWidth(page);
    }
    expect(seen.size).toBe(5);
  });
});
