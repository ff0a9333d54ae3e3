/** A patient who does not know what the treatment is called asks in their own words; the team names it. */

import { newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('a request in own words is sent from a phone, named by the team, and keeps the words', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Nyokabi');
  const phone = await newPerson(PHONE);
  await patient.signIn(phone);
  await phone.goto('/patient-portal/requests/new');
  const box = phone.getByRole('main').getByLabel(/^Treatment/);
  await box.click();
  await expect(phone.getByRole('option', { name: 'I do not know yet' })).toBeVisible();
  await box.fill('knee');
  await expect(phone.getByRole('option', { name: /^Knee replacement/ })).toBeVisible();
  await box.fill('My knee gives way on stairs');
  await box.press('Escape');
  await hasNoAxeViolations(phone);
  await phone.getByRole('button', { name: 'Send request' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('My knee gives way on stairs');
  const id = phone.url().split('/').at(-1) ?? '';

  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/admin/requests/${id}`);
  await desk.getByRole('button', { name: 'Set the treatment' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: 'Treatment' }).fill('knee replacement');
  await dialog
    .getByRole('button', { name: /^Knee replacement/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Set the treatment' }).click();
  await expect(dialog).toBeHidden();
  const asked = desk.getByRole('region', { name: 'Asked for' });
  await expect(asked).toContainText('My knee gives way on stairs');
  await expect(asked).toContainText(/knee replacement/i);
  await expect(phone.getByText('In your own words')).toBeVisible();

  const visitor = await newPerson(CALM);
  await visitor.goto('/contact');
  const procedure = visitor.getByLabel(/^Procedure/);
  await procedure.click();
  await procedure.fill('hip');
  await expect(visitor.getByRole('option', { name: /^Hip replacement/ })).toBeVisible();
  await procedure.fill('a lump in my neck');
  await expect(visitor.getByText(/^Nothing in our list says this/)).toBeVisible();
});
