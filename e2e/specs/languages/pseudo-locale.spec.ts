/** The made language ar-XB in the portals, and in what keeps a language; public pages are in public-pages.spec.ts. */
import type { Role } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { enter } from '../../flows/accounts.ts';
import { chooseLanguage, openAccount, openAccountWithRole, signInPersonByApi } from '../../flows/open-account.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { collectData, expectMirrored, PREFIX } from '../../harness/language-checks.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

/** Opens a page of the mirrored language, and expects it to be wholly translated on a phone and on a desktop. */
async function expectMirroredAt(page: Page, path: string, address = path): Promise<void> {
  const data = collectData(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(path);
  await expect(page).toHaveURL(address);
  await page.waitForLoadState('networkidle');
  await expectMirrored(page, data);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectMirrored(page, data);
  data.stop();
}

test('a user chooses a language in “About me”: the portal, its links and later sign-ins have it', async ({
  page,
  newPerson,
  site,
}) => {
  const person = demoPerson('Laila');
  await openAccount(site, person);
  await signInPersonByApi(page, site, person);
  await page.goto('/patient-portal/people');
  await page.getByRole('button', { name: 'Complete your profile' }).click();
  await page.getByLabel('Language').selectOption({ label: 'Mirrored English' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`${PREFIX}/patient-portal/people`);
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
  const english = await (await page.request.get('/hospitals')).text();
  expect(english).toMatch(/<html[^>]* lang="en"/);
  expect(english.match(/<link[^>]*hreflang=/gi)).toHaveLength(2);
});

test('forms that the browser sends itself keep the language', async ({ request }) => {
  for (const [path, action] of [
    ['/login', '/login'],
    ['/contact', '/contact#form-contact'],
    ['/trip-cost', '/trip-cost#cost'],
    ['/no-such-page', '/search'],
  ]) {
    const markup = await (await request.get(PREFIX + path)).text();
    const main = markup.slice(markup.indexOf('<main'), markup.indexOf('</main>'));
    const forms = [...main.matchAll(/<form[^>]* action="([^"]*)"/g)].map(([, address]) => address);
    expect.soft(forms, path).toContain(PREFIX + action);
  }
});

/**
 * Of staff and partners, whose pages stay English for now, a page of each layout: a text outside the catalogues is found without a browser
 * (`texts-outside.node-test`), and the layouts are the kit's. At most eight in a test: it stays below half of the time that a test has.
 */
const PORTAL_PAGES: Record<string, Partial<Record<Role, readonly string[]>>> = {
  'a patient’s pages': {
    patient: [
      '/patient-portal',
      '/patient-portal/travel',
      '/patient-portal/care',
      '/patient-portal/people',
      '/notifications',
      '/profile',
    ],
  },
  'a doctor’s and a partner’s pages': {
    doctor: ['/doctor-portal/hours'],
    'partner/logistics': ['/partner-portal/manifest', '/partner-portal/calendar'],
  },
  'a home, list, queue, calendar, chart, board, form and document of the staff': {
    ayana_staff: [
      '/admin',
      '/admin/treatments',
      '/case-manager',
      '/admin/appointments',
      '/admin/analytics',
      '/admin/service-requests?view=board',
      '/admin/treatments/new',
      '/admin/escalation-management/chains/new',
    ],
  },
};

test('the staff’s list with an open request, and the request, are wholly translated and mirrored', async ({
  page,
  site,
}) => {
  const sender = demoPerson('Amal');
  await site.api.submit('contact-form', { ...sender, additional_info: 'ما تكلفة الركبة الجديدة؟' });
  const { id } = await site.api.request(sender.email);
  await enterMirrored(page, site, 'ayana_staff');
  await expectMirroredAt(page, `/admin/inbox?request=${id}`, `${PREFIX}/admin/inbox?request=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: sender.first_name })).toBeVisible();
  await hasNoAxeViolations(page);
});

for (const [name, pages] of Object.entries(PORTAL_PAGES))
  test(`${name} are wholly translated and mirrored`, async ({ newPerson, site }) => {
    test.slow();
    for (const [role, paths] of Object.entries(pages)) {
      const page = await newPerson();
      await enterMirrored(page, site, role as Role);
      for (const path of paths) await test.step(path, () => expectMirroredAt(page, path, PREFIX + path));
      await page.close();
    }
  });

/** Signs a new person of a role in, who reads the mirrored language. */
async function enterMirrored(page: Page, site: Site, role: Role): Promise<void> {
  const person = demoPerson('Zeinab');
  await openAccountWithRole(site, person, role);
  await signInPersonByApi(page, site, person);
  await chooseLanguage(page, site, 'ar-XB');
}
