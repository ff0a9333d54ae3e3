import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';
import { PARTNER_APPLICATION_MISSING, PARTNER_KIND_NAMES } from '@ayana/contracts/partnerships';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { PartnershipsPage } from '../../pages/partnerships-page.ts';

test('an organisation and a doctor apply, see who answers when, and the staff reads each application; an account is by registration', async ({
  page,
  site,
}) => {
  const partnerships = new PartnershipsPage(page);
  const [person, other] = [demoPerson('Meera'), demoPerson('Farida')];
  const { partner, doctor } = partnerships;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await partnerships.open();
  await partner.getByLabel('Organisation').fill('Harbour Light Guest House');
  await partner.getByLabel('Kind of partner').selectOption(PARTNER_KIND_NAMES.lodging);
  await partner.getByLabel('City').fill('Chennai');
  await partner.getByLabel('Country').selectOption('India');
  await partner.getByLabel('Contact person').fill(fullName(person));
  await partner.getByLabel('What would you do').fill('Twelve rooms with a kitchen.');
  await page.reload();
  await expect(partner.getByLabel('What would you do')).toHaveValue('Twelve rooms with a kitchen.');
  await partnerships.send(partner).click();
  await expect(partner.getByLabel('E-mail')).toBeFocused();
  await expect(partner.getByText(PARTNER_APPLICATION_MISSING.email)).toBeVisible();
  await hasNoAxeViolationsAt(page, [360, 1440]);
  await fitsItsWidthAt(page, [360, 390, 1440]);
  await partner.getByLabel('E-mail').fill(person.email);
  await partnerships.send(partner).click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.partner);
  await expect(partner.getByText(/We have your application AY-\w+/)).toBeVisible();

  for (const [label, value] of [
    ['Your name', fullName(other)],
    ['Registration number', 'SAMPLE-90412'],
    ['Medical council', 'Sample council'],
    ['City', 'Kochi'],
    ['Languages you speak with patients', 'English, Malayalam'],
    ['E-mail', other.email],
  ] as const)
    await doctor.getByLabel(label).fill(value);
  await doctor.getByLabel('Specialisation').selectOption('Cardiology');
  await partnerships.send(doctor).click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.doctor);

  expect((await site.mail.waitFor(person.email)).text).toMatch(/30\s+days/);
  expect(await site.api.request(person.email)).toMatchObject({
    kind: 'contact',
    name: fullName(person),
    payload: expect.objectContaining({
      topic: 'Partner application: Lodging',
      organisation: 'Harbour Light Guest House',
      message: 'Twelve rooms with a kitchen.',
    }),
  });
  await site.mail.waitFor(other.email);
  expect((await site.api.request(other.email)).payload).toMatchObject({
    topic: 'Doctor’s application: Cardiology',
    registration_number: 'SAMPLE-90412',
    languages: 'English, Malayalam',
  });
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/login?mode=register',
  );
});
