/** The views of the figures: each fits a phone, and is reached by keyboard. What they count is tested in the API and in `mfe-admin`. */
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const VIEWS = ['Funnel', 'Times', 'Acceptance', 'Satisfaction', 'Complications', 'Workload'];

test('every view fits a phone, and is reached by keyboard', async ({ signedIn }) => {
  const page = await signedIn('admin', { viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
  await page.goto('/admin/analytics');
  for (const view of VIEWS) {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: view }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    await expect(page.getByRole('link', { name: view, exact: true })).toHaveAttribute('aria-current', 'page');
    await fitsItsWidth(page);
  }
});
