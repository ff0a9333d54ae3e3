import type { BrowserContext, Page } from '@playwright/test';

import { breakFile, FAULTS, fileOf } from '../../harness/broken-release.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { SiteFrame } from '../../pages/site-frame.ts';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';

/** One remote the server draws nothing of, and one it draws. */
const SUBJECTS = [
  { remote: 'mfe-patient', route: 'patient.home', path: '/patient-portal', rendered: false },
  { remote: 'mfe-public', route: 'public.about', path: '/about', rendered: true },
] as const;
/** A load is given up after 5.5 s; the rest is this machine's. */
const PATIENCE = { timeout: 15_000 };

let context: BrowserContext;

test.beforeAll(async ({ browser, site }) => {
  // One person for all cells: each has a document of its own, and nothing a failed load leaves outlives its document.
  context = await browser.newContext({ baseURL: site.origin });
  const answer = await context.request.post(`${site.origin}/api/auth/sign-in`, {
    data: { email: demoEmail('patient'), password: DEMO_PASSWORD },
    headers: { origin: site.origin },
  });
  expect(answer.status()).toBe(200);
});
test.afterAll(() => context.close());

for (const { remote, route, path, rendered } of SUBJECTS)
  for (const part of ['entry', 'page chunk'] as const)
    for (const fault of FAULTS)
      test(`${remote}: ${part} ${fault}`, async ({ site }) => {
        test.slow();
        const page = await context.newPage();
        const reports: unknown[] = [];
        page.on('request', (request) => {
          if (new URL(request.url()).pathname === '/api/client-reports') reports.push(request.postDataJSON());
        });
        const file = fileOf(site, remote, route, part);
        await breakFile(page, file, fault);
        const taken = page.waitForResponse((answer) => answer.url().endsWith('/api/client-reports'), PATIENCE);
        await page.goto(path, { waitUntil: 'commit' });
        const frame = new SiteFrame(page);
        const failed = rendered
          ? page.getByRole('alert').filter({ hasText: 'did not load' })
          : page.getByRole('heading', { level: 1, name: /did not load/ });
        await expect(failed).toBeVisible(PATIENCE);
        if (rendered) await expect(frame.heading, 'what the server drew stays').not.toContainText(/did not load/);
        expect((await taken).status()).toBe(204);

        if (!rendered)
          await test.step('navigation and the other pages work', async () => {
            await frame.entry('About').click();
            await expect(page).toHaveURL('/about');
            await expect(frame.heading).not.toContainText(/did not load/);
            // A script that hangs keeps the load from ending.
            await page.goBack({ waitUntil: 'commit' });
            await expect(failed).toBeVisible(PATIENCE);
          });
        const phase = fault === 'throws while rendering' ? 'render' : part === 'entry' ? 'entry' : 'page';
        expect(reports).toEqual([{ remote, version: file.url.split('/')[3], generation: expect.any(Number), phase }]);

        await test.step('Retry recovers without a reload', async () => {
          await page.evaluate(() => Object.assign(window, { same: true }));
          await page.unrouteAll({ behavior: 'ignoreErrors' });
          await page.getByRole('button', { name: 'Retry' }).click();
          await expect(failed).toHaveCount(0, PATIENCE);
          await expect(frame.heading).not.toContainText(/did not load/);
          expect(await page.evaluate(() => 'same' in window)).toBe(true);
        });
        await otherPortalWorks(page, rendered);
        await page.close();
      });

/** The public pages' failure is nobody else's: the signed-in person's portal opens. */
async function otherPortalWorks(page: Page, rendered: boolean): Promise<void> {
  if (!rendered) return;
  await page.goto('/patient-portal');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(/did not load/);
}
