import { expect, test } from '../../harness/fixtures.ts';
import { ContactForm } from '../../pages/contact-form.ts';

/**
 * A development build logs when the server's page and the browser's differ; the fixture fails on any such message.
 * Zone, language and preferences are known only in the browser: the first render must not depend on them.
 */
const PEOPLE = [
  {
    name: 'on a phone in Kathmandu, with reduced motion',
    options: { timezoneId: 'Asia/Kathmandu', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' as const },
  },
  { name: 'on a desktop in Auckland, in Bengali', options: { timezoneId: 'Pacific/Auckland', locale: 'bn-BD' } },
];
const PATHS = [
  '/',
  '/about',
  '/login',
  '/login?mode=register',
  '/reset-password?token=a',
  '/hospital/0190a000-0000-7000-8000-000000000101',
];

for (const { name, options } of PEOPLE)
  test(`pages hydrate without a mismatch ${name}`, async ({ newPerson, faults }) => {
    test.slow();
    const page = await newPerson(options);
    for (const path of PATHS)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // Lazy pages hydrate with the first activity.
        await page.mouse.move(200, 300, { steps: 3 });
        await expect
          .poll(() =>
            page.evaluate(() =>
              Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
            ),
          )
          .toBe(true);
        expect(faults.problems(), path).toEqual([]);
      });
  });

test('a half-filled form hydrates without a mismatch', async ({ page, faults }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const contact = new ContactForm(page);
  await contact.message.fill('Both eyes?');
  // Scrolling to the form started to load pictures; a reload cancels that.
  await page.waitForLoadState('networkidle');
  faults.allow(/ERR_ABORTED GET .*\.svg$/);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(contact.message).toHaveValue('Both eyes?');
});

test("a signed-in visitor's page hydrates without a mismatch", async ({ context, page, site, faults }) => {
  // The cookie alone decides what is drawn; there is no session behind it, which the page finds out afterwards.
  faults.allow(/40[13] POST .*\/api\/auth\/refresh|session could not be read/);
  await context.addCookies([{ name: 'ayana_signed_in', value: '%2Fpatient-portal', url: site.origin }]);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(page.getByRole('banner')).toBeVisible();
});
