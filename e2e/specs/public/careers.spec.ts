import { FORM_MESSAGES, FORM_TOASTS } from '@ayana/contracts/forms';

import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { CareersPage } from '../../pages/careers-page.ts';

test('a user applies for a vacancy, and the application reaches the staff with its title', async ({
  page,
  request,
  site,
}) => {
  const careers = new CareersPage(page);
  const person = demoPerson('Layla');
  // Without JavaScript the vacancies can be read, too.
  expect(await (await request.get('/careers')).text()).toContain(
    'You take no payment from any maker of medicines or implants.',
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await careers.open();
  await expect(page.getByText('The vacancies are samples')).toBeVisible();
  await careers.unfold('Case manager, Arabic (Chennai, or from home in India)');
  await expect(page.getByText('Answer requests within 24 hours, under your own name.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Apply: Case manager, Arabic' }).click();
  await expect(careers.vacancy).toHaveValue('case-manager-arabic');

  await careers.send.click();
  await expect(careers.name).toBeFocused();
  await hasNoAxeViolationsAt(page, [360, 1440]);
  await fitsItsWidthAt(page, [360, 390, 1440]);
  await careers.name.fill(fullName(person));
  await careers.place.fill('Chennai');
  await careers.email.fill(person.email);
  await careers.languages.fill('Arabic, English');
  await careers.experience.fill('Four years at the reception of a dialysis centre.');
  await page.reload();
  await expect(careers.experience).toHaveValue('Four years at the reception of a dialysis centre.');
  await careers.send.click();
  await seesToast(page, FORM_TOASTS.success.title, FORM_MESSAGES.career);
  await expect(page.getByText(/We have your application AY-\w+/)).toBeVisible();
  await expect(careers.name).toHaveValue('');

  expect((await site.mail.waitFor(person.email)).subject).toMatch(/^We have your application/);
  expect((await site.api.request(person.email)).payload).toMatchObject({
    topic: 'Application for work: Case manager, Arabic',
    experience: 'Four years at the reception of a dialysis centre.',
  });
});
