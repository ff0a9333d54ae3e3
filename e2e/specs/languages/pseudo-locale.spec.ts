/**
 * The made language ar-XB: English with accents, a third longer, mirrored. A text without accents is not from a catalogue, unless it is
 * data; what no longer fits, or points the wrong way, shows.
 */
import { enter } from '../../flows/accounts.ts';
import { chooseLanguage, openAccount, openAccountWithRole, signInPersonByApi } from '../../flows/open-account.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/fixtures.ts';
import { collectData, expectMirrored } from '../../harness/language-checks.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

const PREFIX = '/ar-xb';

/** Opens a page of the mirrored language on a phone and on a desktop, and expects both to be wholly translated. */
async function expectMirroredAt(page: Page, path: string, address = path): Promise<void> {
  const data = collectData(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page).toHaveURL(address);
    await page.waitForLoadState('networkidle');
    await expectMirrored(page, data);
  }
}

const PUBLIC_PAGES = [
  ['the home page', ''],
  ['the list of hospitals', '/hospitals'],
  ['a hospital', '/hospital/0190a000-0000-7000-8000-000000000101'],
  ['the list of doctors', '/doctors'],
  ['a doctor', '/doctors/0190a000-0000-7000-8000-000600000002'],
  ['a treatment', '/treatments/acl-reconstruction'],
  ['the cost of a trip', '/trip-cost'],
  ['the questions', '/faq'],
  ['a speciality', '/services/orthopedic'],
  ['a stage of the journey', '/treatment-journey/planning'],
  ['the free consultation', '/consultation'],
  ['the contact page', '/contact'],
  ['the sign-in', '/login'],
] as const;
for (const [name, path] of PUBLIC_PAGES) {
  test(`${name} is wholly translated and mirrored`, async ({ page }) => {
    await expectMirroredAt(page, PREFIX + path);
  });
}

test('a user chooses a language in the profile: the portal, its links and later sign-ins have it', async ({
  page,
  newPerson,
  site,
}) => {
  const person = demoPerson('Laila');
  await openAccount(site, person);
  await enter(page, person.email, undefined, '?next=%2Fprofile');
  await expect(page).toHaveURL('/profile');
  await page.getByLabel('Language').selectOption({ label: 'Mirrored English' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`${PREFIX}/profile`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goto('/patient-portal');
  await expect(page).toHaveURL(`${PREFIX}/patient-portal`);

  const elsewhere = await newPerson();
  await enter(elsewhere, person.email);
  await expect(elsewhere).toHaveURL(`${PREFIX}/patient-portal`);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'ar-XB');
});

test('links keep the language, and English stays without it', async ({ page }) => {
  await page.goto(`${PREFIX}/hospitals`);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  expect(await first.getAttribute('href')).toMatch(/^\/ar-xb\//);
  await first.click();
  await expect(page).toHaveURL(/\/ar-xb\/./);
  await page.goto('/hospitals');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang]')).toHaveCount(2);
});

test('the mirrored home page is accessible, and its heading is below the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PREFIX);
  await hasNoAxeViolations(page);
  const navigation = await page.getByRole('banner').boundingBox();
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual((navigation?.y ?? 0) + (navigation?.height ?? 900));
  await page.setViewportSize({ width: 320, height: 740 });
  await fitsItsWidth(page);
});

test('forms that the browser sends itself keep the language', async ({ faults, page }) => {
  faults.expect(/404 GET .*\/no-such-page/);
  for (const [path, action] of [
    ['/login', '/login'],
    ['/contact', '/contact#form-contact'],
    ['/trip-cost', '/trip-cost#cost'],
    ['/no-such-page', '/search'],
  ]) {
    await page.goto(PREFIX + path);
    await expect(page.locator(`main form[action="${PREFIX}${action}"]`).first()).toBeAttached();
  }
});

const PORTAL_PAGES = [
  ['ayana_staff', '/admin'],
  ['ayana_staff', '/admin/inbox'],
  ['patient', '/patient-portal'],
  ['patient', '/patient-portal/travel'],
  ['patient', '/patient-portal/care'],
  ['patient', '/patient-portal/people'],
  ['admin', '/admin/users'],
  ['ayana_staff', '/case-manager'],
  ['ayana_staff', '/admin/activity/all'],
  ['ayana_staff', '/admin/releases'],
  ['ayana_staff', '/admin/treatments'],
  ['ayana_staff', '/admin/content'],
  ['ayana_staff', '/admin/content/questions'],
  ['ayana_staff', '/admin/test-unified-forms'],
  ['ayana_staff', '/test-email?view=text'],
  ['ayana_staff', '/test-email-verification'],
  ['ayana_staff', '/admin/treatments/new'],
  ['ayana_staff', '/admin/treatments/categories'],
  ['ayana_staff', '/admin/treatments/import'],
  ['ayana_staff', '/admin/treatments/0190a000-0000-7000-8000-000300000001'],
  ['ayana_staff', '/admin/service-requests'],
  ['ayana_staff', '/admin/service-catalog'],
  ['ayana_staff', '/admin/service-catalog/working-hours'],
  ['ayana_staff', '/admin/service-requests?view=board'],
  ['ayana_staff', '/admin/regulatory-compliance'],
  ['ayana_staff', '/admin/regulatory-compliance/controls'],
  ['ayana_staff', '/admin/regulatory-compliance/evidence'],
  ['ayana_staff', '/admin/regulatory-compliance/credentials'],
  ['ayana_staff', '/admin/regulatory-compliance/data-requests'],
  ['ayana_staff', '/admin/regulatory-compliance/retention'],
  ['ayana_staff', '/admin/hospitals'],
  ['ayana_staff', '/admin/doctors'],
  ['ayana_staff', '/admin/cities'],
  ['ayana_staff', '/admin/appointments'],
  ['ayana_staff', '/admin/appointments?view=list'],
  ['ayana_staff', '/admin/create-service-request'],
  ['ayana_staff', '/admin/enterprise-service-management'],
  ['ayana_staff', '/database-overview'],
  ['ayana_staff', '/admin/analytics'],
  ['ayana_staff', '/admin/analytics?view=workload'],
  ['ayana_staff', '/admin/escalation-management'],
  ['ayana_staff', '/admin/escalation-management/chains'],
  ['ayana_staff', '/admin/escalation-management/chains/new'],
  ['ayana_staff', '/admin/escalation-management/on-call'],
  ['ayana_staff', '/admin/resource-mobilization'],
  ['ayana_staff', '/admin/resource-mobilization/resources'],
  ['patient', '/notifications'],
  ['patient', '/profile'],
  ['partner/hospital', '/partner-portal'],
  ['partner/hospital', '/partner-portal/admissions'],
  ['partner/hospital', '/partner-portal/prices'],
  ['partner/hospital', '/partner-portal/organisation'],
  ['partner/logistics', '/partner-portal/manifest'],
  ['partner/lodging', '/partner-portal/work'],
  ['partner/lodging', '/partner-portal/calendar'],
  ['doctor', '/doctor-portal'],
  ['doctor', '/doctor-portal/orders'],
  ['doctor', '/doctor-portal/consultations'],
  ['doctor', '/doctor-portal/hours'],
  ['ayana_staff', '/admin/organisations'],
  ['ayana_staff', '/admin/crisis-detection'],
  ['ayana_staff', '/admin/crisis-detection/definitions'],
  ['ayana_staff', '/admin/incident-command'],
  ['ayana_staff', '/admin/broadcast-management'],
] as const;
test('the staff’s list with an open request, and the request, are wholly translated and mirrored', async ({
  page,
  site,
}) => {
  const sender = demoPerson('Amal');
  await site.api.submit('contact-form', { ...sender, additional_info: 'ما تكلفة الركبة الجديدة؟' });
  const { id } = await site.api.request(sender.email);
  const person = demoPerson('Zeinab');
  await openAccountWithRole(site, person, 'ayana_staff');
  await signInPersonByApi(page, site, person);
  await chooseLanguage(page, site, 'ar-XB');
  await expectMirroredAt(page, `/admin/inbox?request=${id}`, `${PREFIX}/admin/inbox?request=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: sender.first_name })).toBeVisible();
  await hasNoAxeViolations(page);
});

for (const [role, path] of PORTAL_PAGES) {
  test(`${path} of ${role} is wholly translated and mirrored`, async ({ page, site }) => {
    const person = demoPerson('Zeinab');
    await openAccountWithRole(site, person, role);
    await signInPersonByApi(page, site, person);
    await chooseLanguage(page, site, 'ar-XB');
    await expectMirroredAt(page, path, PREFIX + path);
  });
}
