import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // With scripts switched off the browser refuses to preload any; nothing waits for them.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('every city of the map leads to what is said of it', async ({ page }) => {
    const cities = new CataloguePage(page);
    await cities.open('/destinations');
    const map = page.getByRole('navigation', { name: 'The cities on the map' });
    const names = await map.getByRole('link').allTextContents();
    expect(names).toHaveLength(20);
    for (const name of names) {
      const section = cities.section(name);
      await expect(section).toContainText(/minutes by road/);
      await expect(section.getByRole('cell').first()).toContainText('°C');
      await expect(section.getByText('Good months').first()).toBeVisible();
      expect(await section.locator('a[href^="/hospital/"]').count(), name).toBeGreaterThan(0);
    }
    await map.getByRole('link', { name: 'Kochi' }).click();
    await expect(page).toHaveURL('/destinations#kochi');
    await expect(page.getByRole('heading', { name: 'Kochi' })).toBeInViewport();
  });
});

test('axe finds nothing on the cities, and they fit a phone', async ({ newPerson }) => {
  const page = await newPerson({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto('/destinations');
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsItsWidth(page);
});
