import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';

import { openFreeConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAnimation, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// Animations must be finished before the check: half-faded text has half its contrast. Every page as it opens is in
// specs/languages/public-pages.spec.ts, staff-pages.spec.ts and stories/portal-pages.story.ts; other states are in the specs of their feature.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the home page with error messages, its dialogs and its menu', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  await new ContactForm(page).send.click();
  await expect(new SiteFrame(page).toasts).toBeVisible();
  await hasNoAxeViolations(page);
  const free = await openFreeConsultation(page);
  await hasNoAnimation(page);
  await press(free.submit);
  await expect(new SiteFrame(page).toasts).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await hasNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 600 });
  await fitsItsWidth(page);
  await expect(free.submit).toBeInViewport();
  await free.close.click();
  const video = await openVideoConsultation(page);
  await fitsItsWidth(page);
  await expect(video.submit).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.keyboard.press('Escape');
  await expect(video.dialog).toBeHidden();

  const name = BUILT_IN_HOSPITALS[0]?.name ?? '';
  await home
    .hospital(name)
    .getByRole('link', { name: /Learn More/ })
    .click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await hasNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await new SiteFrame(page).menuButton.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await hasNoAxeViolations(page);
});
