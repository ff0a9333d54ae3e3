/**
 * Every page of the staff, opened once: axe on a desktop, its width on a phone. Their states are component tests of `mfe-admin`. A page is
 * opened as the Back button opens it, without its document: that is most of what a visit costs.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

import { beginCase } from '../../flows/cases.ts';
import { sendContactForm } from '../../flows/send-forms.ts';
import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

const { routes } = JSON.parse(readFileSync(new URL('../../../mfe-admin/portal.json', import.meta.url), 'utf8')) as {
  routes: { path: string; title: string }[];
};
/** Those without anything of someone in their address. */
const LISTS = routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path);
const HALF = Math.ceil(LISTS.length / 2);

/** One of each kind that has a page of its own. */
async function details(site: Site): Promise<string[]> {
  const staff = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    site.api.as<Answer>('super_admin', method, path, body);
  const firstOf = async (list: string): Promise<string> =>
    (await staff<{ items: { id: string }[] }>('GET', `${list}?limit=1`)).items[0]?.id ?? '';
  const service = await publishService(site);
  const [asked, { id: journey, request }, message, incident] = [
    await askFor(site, service, 'A lamp'),
    await beginCase(site, 'Amina'),
    await sendContactForm(site.api, demoPerson('Keya')),
    await staff<{ id: string }>('POST', '/incidents', { title: 'No answers', type: 'safety', severity: 3 }),
  ];
  return [
    `/case-manager/cases/${journey}`,
    `/admin/requests/${request}`,
    `/admin/inbox?request=${message}`,
    `/admin/users?person=${await firstOf('/users')}`,
    `/admin/incident-command/${incident.id}`,
    `/admin/service-requests/${asked.id}`,
    `/admin/service-requests?view=board&item=${service.id}`,
    `/admin/service-catalog/${service.id}`,
    `/admin/create-service-request?service=${service.id}`,
    `/admin/regulatory-compliance/requirements/${await firstOf('/compliance-requirements')}`,
    `/admin/doctors/${await firstOf('/doctors')}`,
    '/admin/content/questions',
    '/admin/appointments?view=list',
    '/admin/activity/roles',
  ];
}

const titleOf = (path: string): string =>
  routes.find((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}$`).test(path.replace(/\?.*/, '')))
    ?.title ?? '';

async function visit(page: Page, paths: readonly string[]): Promise<void> {
  await page.goto('/notifications');
  const main = page.getByRole('main');
  for (const path of paths)
    await test.step(path, async () => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page).toHaveTitle(new RegExp(titleOf(path)));
      await expect(main.getByRole('heading').first()).toBeVisible();
      await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await fitsItsWidth(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await hasNoAxeViolations(page);
    });
}

for (const [name, paths] of [
  ['the first half of the lists and forms', LISTS.slice(0, HALF)],
  ['the second half of the lists and forms', LISTS.slice(HALF)],
] as const)
  test(`${name} of the staff: axe finds nothing, and a phone is wide enough`, async ({ signedIn, faults }) => {
    test.slow();
    // What axe would run in the frame of a mail that is shown.
    faults.allow(/Blocked script execution in 'blob:/);
    await visit(await signedIn('super_admin', { reducedMotion: 'reduce' }), paths);
  });

test('one of each kind, as the staff see it: axe finds nothing, and a phone is wide enough', async ({
  signedIn,
  site,
}) => {
  test.slow();
  await visit(await signedIn('super_admin', { reducedMotion: 'reduce' }), await details(site));
});
