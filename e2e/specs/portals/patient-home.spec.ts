import { accountId, openAccount, signInPersonByApi } from '../../flows/open-account.ts';
import { UNAVAILABLE, makeUnavailable } from '../../flows/api-unavailable.ts';
import { requestVideoConsultation } from '../../flows/send-forms.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('the first page shows the next step: profile, then request, then pending answer, then appointment', async ({
  newPerson,
  site,
}) => {
  const person = demoPerson('Leila');
  await openAccount(site, person);
  const page = await newPerson({ reducedMotion: 'reduce' });
  await signInPersonByApi(page, site, person);
  await page.goto('/patient-portal');
  const { main } = new PortalFrame(page);
  await expect(main.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
  await expect(main).toContainText('phone, country');
  await expect(main.getByRole('link', { name: 'Complete profile' })).toHaveAttribute('href', '/profile');
  await hasNoAxeViolations(page);

  const signedIn = await page.context().request.post(`${site.origin}/api/auth/refresh`, {
    headers: { origin: site.origin },
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const completed = await page.context().request.patch(`${site.origin}/api/auth/account`, {
    headers: { origin: site.origin, authorization: `Bearer ${access_token}` },
    data: { phone: '+254 712 345678', country: 'Kenya', date_of_birth: '1980-02-29' },
  });
  expect(completed.status(), await completed.text()).toBe(200);
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Ask for a treatment' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ask for a consultation' })).toHaveAttribute('href', '/consultation');
  await expect(main.getByRole('link', { name: 'Ask for a treatment' })).toHaveAttribute(
    'href',
    '/patient-portal/requests/new',
  );
  await expect(main).toContainText('Enquiry received');
  await expect(main).toContainText('Home follow-up');

  const id = await requestVideoConsultation(site.api, person, { timezone: 'UTC+03:00', time_zone: 'Africa/Nairobi' });
  await page.reload();
  await expect(main.getByRole('heading', { name: /^We answer by .* in Chennai$/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Your consultations' })).toBeVisible();

  await site.api.as('ayana_staff', 'POST', `/inbox/${id}/claim`);
  await site.api.as('ayana_staff', 'PATCH', `/inbox/${id}`, { status: 'confirmed' });
  await page.reload();
  await expect(main.getByRole('heading', { name: /^Your consultation is on / })).toBeVisible();
  const card = main.getByRole('region', { name: 'Next appointment' });
  await expect(card).toContainText('Your time, Nairobi');
  await expect(card).toContainText('15:00 to 15:45');
  await expect(card).toContainText('17:30 to 18:15');
  await hasNoAxeViolations(page);
  expect(await accountId(site, person)).toBeDefined();
});

test('questions are listed apart from the requests, with their status; a part that fails leaves the others', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/503 GET .*\/api\/consultation-requests/);
  const person = demoPerson('Leila');
  await openAccount(site, person);
  await site.api.submit('contact-form', { ...person, additional_info: 'What does a new knee cost?' });
  const { id } = await site.api.request(person.email);
  const page = await newPerson({ reducedMotion: 'reduce' });
  await signInPersonByApi(page, site, person);
  await page.goto('/patient-portal');
  const { main } = new PortalFrame(page);
  const card = main.getByRole('region', { name: 'Your questions' });
  await expect(card).toContainText('What does a new knee cost?');
  await expect(card).toContainText('We have your request.');
  await expect(main.getByRole('region', { name: 'Your consultations' })).toHaveCount(0);
  await site.api.as('ayana_staff', 'POST', `/inbox/${id}/claim`);
  await page.reload();
  await expect(card).toContainText('A case manager is working on it.');
  await hasNoAxeViolations(page);

  const wakeUp = await makeUnavailable(page, '**/api/consultation-requests');
  await page.reload();
  await expect(main.getByRole('alert')).toContainText(`Your consultations couldn’t be loaded. ${UNAVAILABLE}`);
  await expect(card).toContainText('What does a new knee cost?');
  wakeUp();
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
});
