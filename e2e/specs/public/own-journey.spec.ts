import { openAccount, signInPersonByApi } from '../../flows/open-account.ts';
import { makeUnavailable } from '../../flows/api-unavailable.ts';
import { beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

test('a signed-in patient sees their own journey beside the pages that explain it', async ({ newPerson, site }) => {
  const person = demoPerson('Amara');
  await openAccount(site, person);
  const page = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await signInPersonByApi(page, site, person);
  const own = page.getByRole('region', { name: 'Your own journey' });
  await page.goto('/treatment-journey/planning');
  await expect(own).toContainText('You have not started yet');
  await expect(own.getByRole('link', { name: 'Ask for a free consultation' })).toHaveAttribute('href', '/consultation');

  const id = await requestVideoConsultation(site.api, person, { timezone: 'UTC+03:00', time_zone: 'Africa/Nairobi' });
  await page.reload();
  await expect(own).toContainText('No one is working on it yet');
  await site.api.as('ayana_staff', 'POST', `/inbox/${id}/claim`);
  await site.api.as('ayana_staff', 'PATCH', `/inbox/${id}`, { status: 'confirmed' });
  await page.goto('/services/patient-journey');
  await expect(own).toContainText('We have confirmed your time.');
  await expect(own).toContainText('your time');
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);
  await own.getByRole('link', { name: 'Records and consent' }).click();
  await expect(page).toHaveURL('/treatment-journey/consultation#stage-2');
  await expect(page.getByRole('heading', { name: '2. Records and consent' })).toBeInViewport();
});

test('once there is a journey, each page shows its stages with their days', async ({ newPerson, site }) => {
  const patient = await newPatient(site);
  await completeStage(site, await beginJourney(site, patient), 2);
  const page = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await patient.signIn(page);
  const own = page.getByRole('region', { name: 'Your own journey' });
  await page.goto('/treatment-journey/consultation');
  await expect(own).toContainText(/Records and consent\s*Completed on \d+ \w+ \d{4}/);
  await expect(own).toContainText(/Medical opinion\s*Now/);
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);
  await page.goto('/treatment-journey/planning');
  await expect(own).toContainText(/You are at\s*Medical opinion/);
  await expect(own).toContainText(/Quotes and plan\s*Later/);
  await expect(own).not.toContainText('Records and consent');
  await own.getByRole('link', { name: 'Open your portal' }).click();
  await expect(page).toHaveURL('/patient-portal');
});

test('others see none, and one that fails to load says so and recovers with Retry', async ({
  page,
  signedIn,
  faults,
}) => {
  await page.goto('/treatment-journey/planning');
  await expect(page.getByRole('link', { name: 'Login / Register' }).first()).toBeVisible();
  const hospital = await signedIn('partner/hospital');
  await hospital.goto('/treatment-journey/planning');
  await expect(hospital.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  for (const other of [page, hospital])
    await expect(other.getByRole('region', { name: 'Your own journey' })).toHaveCount(0);

  faults.expect(/503 GET .*\/api\/consultation-requests/);
  const patient = await signedIn('patient');
  const wakeUp = await makeUnavailable(patient, '**/api/consultation-requests');
  await patient.goto('/treatment-journey/planning');
  const own = patient.getByRole('region', { name: 'Your own journey' });
  await expect(own).toContainText('We could not load your journey.');
  wakeUp();
  await own.getByRole('button', { name: 'Retry' }).click();
  await expect(own.getByRole('link', { name: /Open your portal|Ask for a free consultation/ })).toBeVisible();
});
