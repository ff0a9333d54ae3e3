import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { INDIAN_CITIES } from '@ayana/contracts/places';

import { pressForToast, seesToast, SUCCESS_MS, timeToasts, toastStays } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('needs first name, last name and e-mail; the rest is optional', async ({ page, site }) => {
  await timeToasts(page);
  await new HomePage(page).open();
  const contact = new ContactForm(page);
  const person = demoPerson('Hassan');
  const { toasts } = new SiteFrame(page);
  for (const [field, value, said] of [
    [contact.firstName, person.first_name, /first name/i],
    [contact.lastName, person.last_name, /last name/i],
    [contact.email, person.email, /email/i],
  ] as const) {
    await contact.send.click();
    await expect(toasts).toHaveCount(1);
    await expect(toasts).toContainText(said);
    await expect(field).toBeFocused();
    await field.fill(value);
  }
  await pressForToast(contact.send, FORM_TOASTS.success.title, FORM_MESSAGES['contact-by-mail']);
  expect(FORM_TOASTS.success.title).toBe('Success!');
  await expect(contact.firstName).toHaveValue('');
  await expect(contact.email).toHaveValue('');
  await toastStays(page, SUCCESS_MS);
  await site.mail.waitFor(person.email);
});

test('offers the cities, keeps what was typed, and the request reaches the inbox with every word', async ({
  page,
  site,
}) => {
  await new HomePage(page).open();
  const contact = new ContactForm(page);
  const person = demoPerson('Mariam');
  expect((await contact.destination.locator('option').allTextContents()).slice(1)).toEqual([...INDIAN_CITIES]);
  await contact.firstName.fill(person.first_name);
  await contact.lastName.fill(person.last_name);
  await contact.email.fill(person.email);
  await contact.phone.fill(person.phone);
  await contact.procedure.selectOption('Cataract surgery, one eye');
  await contact.destination.selectOption('Chennai');
  await contact.message.fill('Both eyes, one after the other?');
  await page.reload();
  await expect(contact.message).toHaveValue('Both eyes, one after the other?');
  await expect(contact.destination).toHaveValue('Chennai');
  await contact.send.click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.contact);
  const item = await site.api.request(person.email);
  expect(item).toMatchObject({
    kind: 'contact',
    status: 'new',
    name: `${person.first_name} ${person.last_name}`,
    phone: person.phone,
    payload: expect.objectContaining({
      interested_procedure: 'Cataract surgery, one eye',
      preferred_destination: 'Chennai',
      additional_info: 'Both eyes, one after the other?',
    }),
  });
});

test('a failure is shown for 7 s and loses nothing', async ({ page, faults }) => {
  faults.expect(/503 POST .*contact-form/);
  await timeToasts(page);
  await new HomePage(page).open();
  await page.route('**/api/functions/contact-form', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Unavailable',
        status: 503,
        detail: 'We are moving house. Please try again in a minute.',
        code: 'unavailable',
        request_id: '1',
      },
    }),
  );
  const contact = new ContactForm(page);
  const person = demoPerson();
  await contact.firstName.fill(person.first_name);
  await contact.lastName.fill(person.last_name);
  await contact.email.fill(person.email);
  await pressForToast(contact.send, 'Submission Failed', 'We are moving house. Please try again in a minute.');
  await expect(contact.email).toHaveValue(person.email);
  await toastStays(page, FORM_TOASTS.failure.duration);
});
