import { makeUnavailable } from '../../flows/api-unavailable.ts';
import { beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { expect, signInByApi, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';

test('a signed-in patient sees their own journey beside the pages that explain it, from before the request to its stages with their days', async ({
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Amara');
  const page = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await patient.signIn(page);
  const own = page.getByRole('region', { name: 'Your own journey' });

  faults.expect(/503 GET .*\/api\/consultation-requests/);
  const wakeUp = await makeUnavailable(page, '**/api/consultation-requests');
  await page.goto('/treatment-journey/planning');
  await expect(own).toContainText('We could not load your journey.');
  wakeUp();
  await own.getByRole('button', { name: 'Retry' }).click();
  await expect(own).toContainText('You have not started yet');
  await expect(own.getByRole('link', { name: 'Ask for a free consultation' })).toHaveAttribute('href', '/consultation');

  const id = await requestVideoConsultation(site.api, patient.person, {
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
  });
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

  await completeStage(site, await beginJourney(site, patient), 2);
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

test('a visitor and a partner see none', async ({ page, site }) => {
  const own = page.getByRole('region', { name: 'Your own journey' });
  await page.goto('/treatment-journey/planning');
  await expect(page.getByRole('link', { name: 'Login / Register' }).first()).toBeVisible();
  await expect(own).toHaveCount(0);
  await signInByApi(page, site.origin, 'partner/hospital');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign Out' }).first()).toBeVisible();
  await expect(own).toHaveCount(0);
});
