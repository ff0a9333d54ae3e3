import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const REMOTE_ENTRY = '**/releases/mfe-public/**/*.js*';

test('a page change scrolls smoothly to the top, moves the focus to the heading and changes the title, and Back returns', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    const scrollTo = window.scrollTo.bind(window);
    Object.assign(window, { scrolls: seen });
    window.scrollTo = ((...args: [ScrollToOptions]) => {
      seen.push(args[0]);
      scrollTo(...args);
    }) as typeof window.scrollTo;
  });
  await new HomePage(page).open();
  const before = await page.title();
  const frame = new SiteFrame(page);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const about = frame.footer.getByRole('link', { name: 'About' });
  await waitUntilHydrated(about);
  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(frame.heading).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(Reflect.get(window, 'scrolls')))).toContain('"behavior":"smooth"');
  await expect.poll(() => page.title()).not.toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(new HomePage(page).startYourJourney).toBeVisible();
});

test('a spinner shows while a page loads', async ({ page }) => {
  await page.goto('/login');
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  await page.route(REMOTE_ENTRY, async (route) => {
    await gate;
    await route.continue();
  });
  const home = page.getByRole('link', { name: /ayana/i }).first();
  await waitUntilHydrated(home);
  await home.click();
  await expect(page.getByText(/loading/i).first()).toBeVisible();
  releaseCode();
  await expect(new HomePage(page).startYourJourney).toBeVisible();
  await expect(page.getByText(/^loading/i)).toHaveCount(0);
});
