import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import { ContactForm } from '../../pages/contact-form.ts';

/**
 * A development build logs when the server's page and the browser's differ; the fixture fails on any such message.
 * Zone, language, width, preferences and session are known only in the browser: the first render must not depend on them.
 */
test.use({
  timezoneId: 'Asia/Kathmandu',
  locale: 'bn-BD',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
});

const PATHS = [
  '/login',
  '/login?mode=register',
  '/reset-password?token=a',
  '/hospital/0190a000-0000-7000-8000-000000000101',
];

test('pages hydrate without a mismatch on a phone in Kathmandu, in Bengali, with reduced motion', async ({
  page,
  faults,
}) => {
  for (const path of PATHS)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await isHydrated(page);
      expect(faults.problems(), path).toEqual([]);
    });
});

test('the home page hydrates without a mismatch, also with a half-filled form, and so does a signed-in visitor’s page', async ({
  page,
  site,
  faults,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await isHydrated(page);
  const contact = new ContactForm(page);
  await contact.message.fill('Both eyes?');
  // Scrolling to the form started to load pictures; a reload cancels that.
  await page.waitForLoadState('networkidle');
  faults.allow(/ERR_ABORTED GET .*\.svg$/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(contact.message).toHaveValue('Both eyes?');

  // The cookie alone decides what is drawn; there is no session behind it, which the page finds out afterwards.
  faults.allow(/40[13] POST .*\/api\/auth\/refresh|session could not be read/);
  await page.context().addCookies([{ name: 'ayana_signed_in', value: '%2Fpatient-portal', url: site.origin }]);
  // On a desktop.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about', { waitUntil: 'networkidle' });
  await isHydrated(page);
});

/** Lazy pages hydrate with the first activity. */
async function isHydrated(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.move(200, 300, { steps: 3 });
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
}
