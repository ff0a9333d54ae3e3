/** A companion is invited, accepts by the link in the mail, sees what is allowed, and no longer anything afterwards. */
import { beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('all data is downloaded; a companion is invited, accepts, sees only what is allowed, and is withdrawn', async ({
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  faults.expect(/404 GET .*\/patient-journeys\//);
  faults.expect(/422 POST .*\/companions/);
  const [patient, daughter] = [await newPatient(site, 'Farah'), await newPatient(site, 'Lina')];
  const journey = await beginJourney(site, patient);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient-portal/people');
  await expect(page.getByRole('region', { name: 'What you agreed to' })).toContainText('when you signed up');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await saved).suggestedFilename()).toBe('my-journey.zip');
  await expect(page.getByText('Your download is complete.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See who opened my file' })).toHaveAttribute(
    'href',
    '/patient-portal/documents/access',
  );
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a companion' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Lina');
  await dialog.getByRole('textbox', { name: /^Their e-mail/ }).fill(patient.person.email);
  await dialog.getByRole('textbox', { name: /^What they are to you/ }).fill('Daughter');
  await expect(dialog.getByRole('checkbox', { name: /^See how it goes/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  // One's own address is refused at its field, and nothing typed is lost.
  await expect(dialog.getByRole('textbox', { name: /^Their e-mail/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Lina');
  await hasNoAxeViolationsAt(page);
  await dialog.getByRole('textbox', { name: /^Their e-mail/ }).fill(daughter.person.email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const card = page.getByRole('region', { name: 'Your companions' });
  await expect(card).toContainText('Invited');

  const mail = await site.mail.waitFor(daughter.person.email, ({ subject }) => subject.includes('invites you'));
  const path = /\/companion\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  const phone = await newPerson(PHONE);
  await phone.goto(path);
  await expect(phone.getByText(`Farah ${patient.person.last_name} would like you`)).toBeVisible();
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  await expect(phone.getByRole('link', { name: 'Sign in and accept' })).toHaveAttribute('href', /\/login\?next=/);
  await daughter.signIn(phone);
  await phone.goto(path);
  await phone.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(phone).toHaveURL(`/patient-portal/accompany/${journey}`);
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('Journey of Farah');
  await expect(phone.getByRole('region', { name: 'How it goes' })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Open messages' })).toHaveCount(0);
  await expect(phone.getByRole('region', { name: 'Papers' })).toHaveCount(0);
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  // The patient sees it at once.
  await expect(card).toContainText('Accompanies you');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);

  await page.getByRole('button', { name: 'Change what Lina sees' }).click();
  const change = page.getByRole('dialog', { name: 'What Lina may do' });
  await change.getByRole('checkbox', { name: /^See how it goes/ }).uncheck();
  await change.getByRole('checkbox', { name: /^Read and write messages/ }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toBeHidden();
  await phone.reload();
  await expect(phone.getByRole('region', { name: 'How it goes' })).toHaveCount(0);
  await phone.getByRole('link', { name: 'Open messages' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(phone.getByText('Nothing has been written yet.')).toBeVisible();
  await phone.goto('/patient-portal/people');
  await expect(phone.getByRole('region', { name: 'Journeys you accompany' })).toContainText('Journey of Farah');

  await page.getByRole('button', { name: 'End it for Lina' }).click();
  await page.getByRole('dialog', { name: 'End it for Lina?' }).getByRole('button', { name: 'End it' }).click();
  await expect(card).toContainText('Nobody accompanies you yet.');
  await phone.goto(`/patient-portal/accompany/${journey}`);
  await expect(phone.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(phone.getByText('Journey of Farah')).toHaveCount(0);
});
