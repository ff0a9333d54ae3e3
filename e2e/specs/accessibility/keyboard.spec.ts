import type { Locator, Page } from '@playwright/test';

import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';

import { seesToast } from '../../flows/toasts.ts';
import { waitUntilHydrated } from '../../flows/wait-until-hydrated.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { FreeConsultationDialog } from '../../pages/consultation-dialogs.ts';
import { InboxPage, RequestView } from '../../pages/inbox-page.ts';
import { HomePage } from '../../pages/home-page.ts';
import { LoginPage } from '../../pages/login-page.ts';
import { RegisterPage } from '../../pages/register-page.ts';

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${String(target)}.`);
}

test('a request can be sent and answered by keyboard alone', async ({ page, newPerson }) => {
  test.slow();
  const person = demoPerson('Keya');

  await test.step('the visitor asks', async () => {
    const home = new HomePage(page);
    await home.open();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, home.startYourJourney);
    await page.keyboard.press('Enter');
    const dialog = new FreeConsultationDialog(page);
    await expect(dialog.dialog).toBeVisible();

    await tabTo(page, dialog.type('Video Consultation'));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.type('Phone Consultation')).toBeChecked();
    await tabTo(page, dialog.field('Procedure'));
    await page.keyboard.type('Knee replacement');
    await expect(dialog.field('Procedure')).toHaveValue('Knee replacement');
    for (const [label, text] of [
      ['First name', person.first_name],
      ['Last name', person.last_name],
      ['E-mail', person.email],
      ['Phone', person.phone],
    ] as const) {
      await tabTo(page, dialog.field(label));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await expect(dialog.stepName(2)).toBeFocused();
    await tabTo(page, dialog.field('Preferred date'));
    // The harness starts the browser in American English: month, day, year.
    const [year, month, day] = inDays(9).split('-');
    await page.keyboard.type(`${month}${day}${year}`);
    await expect(dialog.field('Preferred date')).toHaveValue(inDays(9));
    // The browser of the harness is in Nairobi.
    await expect(dialog.field('Time zone')).toHaveValue('UTC+03:00');
    await expect(dialog.field('Country')).toHaveValue('Kenya');
    await tabTo(page, dialog.field('City'));
    await page.keyboard.type('Kisumu');
    await tabTo(page, dialog.slot('9:00 AM'));
    await page.keyboard.press('ArrowRight');
    await expect(dialog.slot('10:00 AM')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(dialog.dialog).toBeHidden();
    await seesToast(page, CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
    await expect(page).toHaveURL(/\/consultation\/received\/AY-/);
  });

  await test.step('a staff member answers', async () => {
    const staff = await newPerson();
    const login = new LoginPage(staff);
    await login.open('?next=%2Fadmin%2Finbox');
    await tabTo(staff, login.email);
    await staff.keyboard.type(demoEmail('ayana_staff'));
    await tabTo(staff, login.password);
    await staff.keyboard.type('Ayana-demo-2026');
    await staff.keyboard.press('Enter');
    await expect(staff).toHaveURL('/admin/inbox');
    const inbox = new InboxPage(staff);
    await tabTo(staff, inbox.search);
    await staff.keyboard.type(person.email);
    await expect(inbox.link(fullName(person))).toBeVisible();
    await inbox.link(fullName(person)).focus();
    await staff.keyboard.press('Enter');
    const request = new RequestView(staff, fullName(person));
    await expect(request.heading).toBeFocused();
    await tabTo(staff, request.claim);
    await staff.keyboard.press('Enter');
    await expect(request.claim).toHaveCount(0);
    await tabTo(staff, request.text);
    await staff.keyboard.type('Dear Keya, we will call you.');
    await staff.keyboard.press('Control+Enter');
    await expect(request.timeline).toContainText('Dear Keya, we will call you.');
  });
});

test('the focused element is visible, and the focus stays inside a dialog', async ({ page }) => {
  const home = new HomePage(page);
  await home.open();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    const [outline, what] = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return ['', ''];
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return [`${outlineStyle} ${outlineWidth}`, element.outerHTML.slice(0, 120)];
    });
    expect(outline, what).toMatch(/^(solid|auto) [1-9]/);
  }
  await home.startYourJourney.click();
  const { dialog } = new FreeConsultationDialog(page);
  await expect(dialog).toBeVisible();
  for (let presses = 0; presses < 45; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(async () => {
      const guard = '[data-base-ui-focus-guard]';
      // The focus guard moves the focus in the next frame.
      while (document.activeElement?.closest(guard) instanceof Element)
        await new Promise((next) => requestAnimationFrame(next));
      const element = document.activeElement;
      return element !== document.body && element?.closest('[role="dialog"]') === null ? element.outerHTML : '';
    });
    expect(outside, `the focus after ${presses + 1} presses`).toBe('');
  }
});

test('a user opens an account and signs in by keyboard alone', async ({ page }) => {
  const person = demoPerson('Keys');
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const login = new LoginPage(page);
  const toRegister = page.getByRole('link', { name: 'Register' });
  await waitUntilHydrated(toRegister);
  await toRegister.focus();
  await page.keyboard.press('Enter');
  const register = new RegisterPage(page);
  await expect(register.firstName).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(register.kind('Patient')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(register.firstName).toBeFocused();
  await page.keyboard.type(person.first_name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.last_name);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('I have one name only')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('a long walk by the sea');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(register.consent).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(register.submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(register.sent).toBeFocused();
  await login.open();
  await expect(login.email).toHaveValue(person.email);
});
