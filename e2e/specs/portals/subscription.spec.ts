/** What a patient chose on /subscription is there after a reload; what is read in one tab is read in the other. */
import { beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

test('what was chosen is there after a reload; what is marked read in one tab is read in the other', async ({
  newPerson,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Dalia');
  await completeStage(site, await beginJourney(site, patient), 2);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/subscription');
  const mail = page.getByLabel('Email: Documents and reports');
  await expect(mail).toBeChecked();
  await mail.click();
  await expect(mail).not.toBeChecked();
  const quiet = page.getByRole('region', { name: 'Quiet hours' });
  await quiet.getByLabel(/^From/).fill('21:30');
  await quiet.getByLabel(/^To/).fill('06:45');
  await quiet.getByRole('button', { name: 'Save quiet hours' }).click();
  await expect(quiet).toContainText('Quiet from 21:30 to 06:45');
  await page.reload();
  await expect(mail).not.toBeChecked();
  await expect(quiet).toContainText('Quiet from 21:30 to 06:45');
  await expect(quiet.getByLabel(/^From/)).toHaveValue('21:30');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);

  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/notifications');
  const [here, there] = [new PortalFrame(page), new PortalFrame(other)];
  const mark = 'Mark read: Completed: Records and consent';
  await expect(there.main.getByRole('button', { name: mark })).toBeVisible();
  await here.main.getByRole('button', { name: mark }).click();
  await expect(there.main.getByRole('button', { name: mark })).toHaveCount(0);
  await there.main.getByRole('link', { name: /Completed: Records and consent/ }).click();
  await expect(other).toHaveURL('/patient-portal');
});
