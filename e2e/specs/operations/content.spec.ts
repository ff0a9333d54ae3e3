import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('staff write a question, the public finds it, and they remove it', async ({ signedIn, newPerson }) => {
  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 900 } });
  const words = `Lantern ${Math.random().toString(36).slice(2, 8)}`;
  await page.goto('/admin/content');
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Newsletter' })).toBeVisible();
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('main').getByRole('link').first().focus();
  await page.goto('/admin/content/questions');
  await page.getByRole('link', { name: 'New question' }).click();
  await page.getByRole('textbox', { name: /^Question/ }).fill(`May I bring a ${words}?`);
  await page.getByRole('textbox', { name: /^Answer/ }).fill('Yes. A **small** one.');
  await page.getByRole('combobox', { name: /^Topic/ }).selectOption({ index: 1 });
  await page.locator('input[name=reviewed_on]').fill('2026-11-20');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What readers say' })).toContainText('No reader has written why.');
  const reader = await newPerson();
  await reader.goto('/faq');
  await expect(reader.getByText(words).first()).toBeAttached();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('It is removed')).toBeVisible();
  await expect
    .poll(async () => {
      await reader.goto('/faq');
      return reader.getByText(words).count();
    })
    .toBe(0);
  await fitsItsWidthAt(page, WIDTHS);
});
