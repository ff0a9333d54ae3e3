import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { INDIAN_CITIES } from '@ayana/contracts/places';

import { pressForToast, timeToasts, toastStays } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// What is needed and what is sent is in contact-form-model.test.ts.
test('says what is missing, keeps what was typed over a reload and a failure, and the request reaches the inbox with every word', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/503 POST .*contact-form/);
  await timeToasts(page);
  await new HomePage(page).open();
  const contact = new ContactForm(page);
  const person = demoPerson('Mariam');
  expect((await contact.destination.locator('option').allTextContents()).slice(1)).toEqual([...INDIAN_CITIES]);
  await contact.send.click();
  await expect(new SiteFrame(page).toasts).toContainText(/first name/i);
  await expect(contact.firstName).toBeFocused();
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

  const detail = 'We are moving house. Please try again in a minute.';
  await page.route(
    '**/api/functions/contact-form',
    (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        json: { type: 'about:blank', title: 'Unavailable', status: 503, detail, code: 'unavailable', request_id: '1' },
      }),
    { times: 1 },
  );
  await pressForToast(contact.send, 'Submission Failed', detail);
  await expect(contact.email).toHaveValue(person.email);
  await toastStays(page, FORM_TOASTS.failure.duration);

  await pressForToast(contact.send, FORM_TOASTS.success.title, FORM_MESSAGES.contact);
  await expect(contact.firstName).toHaveValue('');
  await expect(contact.email).toHaveValue('');
  await toastStays(page, FORM_TOASTS.success.duration);
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
  await site.mail.waitFor(person.email);
});
