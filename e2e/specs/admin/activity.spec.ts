import { readFile } from 'node:fs/promises';

import { accountId, openAccount } from '../../flows/open-account.ts';
import { sendContactForm } from '../../flows/send-forms.ts';
import { UNAVAILABLE, makeUnavailable } from '../../flows/api-unavailable.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, middayZone, demoPerson } from '../../harness/people.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

test('activity is listed, filtered by kind, action, person and day, and exported as shown', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Yara');
  const name = fullName(person);
  await openAccount(site, person, { phone: '+254 712 345678', country: 'Kenya' });
  const id = await accountId(site, person);
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: 'doctor' });
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: 'pharmacy_partner' });
  await site.api.as('super_admin', 'PATCH', `/users/${id}/role`, { role: null });

  const options = { reducedMotion: 'reduce', acceptDownloads: true, timezoneId: middayZone() } as const;
  const page = await signedIn('super_admin', options);
  const { main, line } = bind(new PortalFrame(page));
  await page.goto(`/admin/users?person=${id}`);
  await main.getByRole('link', { name: 'Actions on their account' }).click();
  await expect(page).toHaveURL(`/admin/activity/all?subject=${id}`);
  await expect(line('Activity')).toHaveAttribute('aria-current', 'page');
  const rows = main.locator('tbody tr[data-row]');
  await expect(rows.filter({ hasText: 'Account opened' })).toHaveCount(1);
  await expect(main).toContainText(`Done to ${name}`);
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [320, 640, 860, 1024, 1440]);

  await main.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText('Role taken away');
  await expect(rows.nth(0)).toContainText('Pharmacy');
  await expect(rows.nth(0)).toContainText('no role');
  await expect(rows.nth(0)).toContainText('Demo super admin');
  await expect(rows.nth(1)).toContainText('Doctor');

  await main.getByText('Action', { exact: true }).click();
  await main.getByRole('checkbox', { name: 'Role changed', exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/action=role\.changed/);
  await expect(rows).toHaveCount(2);

  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^ayana-activity-roles-\d{4}-\d{2}-\d{2}\.csv$/);
  const csv = await readFile(await file.path(), 'utf8');
  const lines = csv.trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(csv).toContain(person.email);
  await expect(main.getByText(/^Saved as ayana-activity-roles/)).toBeVisible();

  await main.getByLabel('To', { exact: true }).fill('2020-01-01');
  await expect(main).toContainText('No entry matches these filters.');
  await main.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/activity/roles');
  await page.goto('/admin/activity/exports');
  await expect(rows.first()).toContainText('Activity exported');
});

test('everything is listed after a failure; older entries load as the end comes near; a doctor and a request lead there', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/503 GET .*\/api\/activity/);
  for (const name of ['Ada', 'Bea']) await openAccount(site, demoPerson(name));
  const page = await signedIn('admin', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const wakeUp = await makeUnavailable(page, /\/api\/activity(\?|$)/);
  await page.goto('/admin/activity');
  await expect(page).toHaveURL('/admin/activity/all');
  const { main } = new PortalFrame(page);
  const rows = main.locator('tbody tr[data-row]');
  await expect(main).toContainText(UNAVAILABLE);
  wakeUp();
  await page.route('**/api/activity?*', (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('limit', '2');
    return route.continue({ url: url.href });
  });
  await main.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(4);
  const indexes = await rows.evaluateAll((all) => all.map((row) => row.getAttribute('aria-rowindex')));
  expect(new Set(indexes).size).toBe(indexes.length);

  const idOf = async (list: string): Promise<string> =>
    (await site.api.as<{ items: { id: string }[] }>('admin', 'GET', `${list}?limit=1`)).items[0]?.id ?? '';
  const doctor = await idOf('/doctors');
  const request = await sendContactForm(site.api, demoPerson('Zainab'));
  for (const [path, id] of [
    [`/admin/doctors/${doctor}`, doctor],
    [`/admin/inbox?request=${request}`, request],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: 'Activity about this' }).click();
    await expect(page).toHaveURL(`/admin/activity/all?about=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity');
  }
});

/** Members of a page that are used by themselves. */
function bind(frame: PortalFrame): { main: PortalFrame['main']; line: PortalFrame['line'] } {
  return { main: frame.main, line: (name) => frame.line(name) };
}
