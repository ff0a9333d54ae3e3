/** Partners find the work that was handed to them, answer it, and write with the case manager. */
import type { Locator, Page } from '@playwright/test';
import type { Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';

import { beginCase } from '../../flows/cases.ts';
import { joinHospital } from '../../flows/hospitals.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 } } as const;

const table = (page: Page): Locator => page.getByRole('main').getByRole('grid');
const line = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

/** The demo account of a role, or the organisation it belongs to, as the one work is given to. */
async function assigneeOf(site: Site, role: Role, kind: AssignmentKind): Promise<object> {
  const { id } = await site.api.as<{ id: string }>(role, 'GET', '/auth/account');
  const candidates = await site.api.as<{ field: string; id: string; name: string }[]>(
    'ayana_staff',
    'GET',
    `/assignments/candidates?kind=${kind}&limit=50`,
  );
  const to = candidates.find((each) => each.id === id) ?? candidates.find(({ name }) => name.startsWith('Demo'));
  return to === undefined ? {} : { [to.field]: to.id };
}

/** Hands work of a new case to someone. */
async function give(site: Site, name: string, kind: AssignmentKind, to: object, brief: string) {
  const { id: journey_id, treatment } = await beginCase(site, name);
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id,
    kind,
    brief,
    due_at: new Date(Date.now() + 2 * 60 * 60_000).toISOString(),
    ...to,
  });
  return { id, journey_id, treatment };
}

test('a laboratory finds its work with the running clock, and accepts it', async ({ signedIn, site }) => {
  const laboratory = await assigneeOf(site, 'laboratory_partner', 'lab_order');
  const { id } = await give(site, 'Rahima', 'lab_order', laboratory, 'Blood count and coagulation, please.');
  const page = await signedIn('laboratory_partner', PHONE);
  const frame = new PortalFrame(page);
  await page.goto('/laboratory-portal');
  await expect(frame.heading).toHaveText('Waiting for us');
  const row = page.getByRole('link', { name: /^Laboratory tests: accept or decline/ }).first();
  await expect(frame.main).toContainText('Rahima');
  await expect(frame.main).toContainText(/1 h \d+ min/);
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);
  await row.click();
  await page.goto(`/laboratory-portal/work/${id}`);
  await expect(frame.heading).toHaveText('Laboratory tests');
  await expect(frame.main).toContainText('Blood count and coagulation, please.');
  await expect(frame.main).toContainText('When the time is over, the case manager is notified');
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);
  await frame.main.getByRole('button', { name: 'Accept' }).click();
  await expect(frame.main).toContainText('In work');
  // Its own steps finish it (laboratory-and-pharmacy.story.ts).
  await expect(frame.main.getByRole('button', { name: 'Done' })).toHaveCount(0);
  await page.goto('/laboratory-portal/work?q=rahima');
  await expect(frame.main).toContainText('Rahima');
  await expect(frame.main.getByRole('gridcell', { name: 'In work' }).first()).toBeVisible();
  await fitsItsWidth(page);
});

test('a hospital sees no name, declines with the reason by keyboard alone, and the case manager reads it', async ({
  signedIn,
  site,
  faults,
}) => {
  // Work that is over is read once more, and is not there.
  faults.allow(/404 GET .*\/api\/assignments\//);
  const partner_hospital_id = await joinHospital(site);
  const hospital = { partner_hospital_id };
  const { id, journey_id, treatment } = await give(site, 'Zubaida', 'referral', hospital, 'A quote for her, please.');
  const page = await signedIn('partner/hospital', CALM);
  const frame = new PortalFrame(page);
  await page.goto(`/partner-portal/work/${id}`);
  await expect(frame.heading).toHaveText('Quote of a hospital');
  await expect(frame.main).toContainText(treatment);
  await expect(frame.main).not.toContainText('Zubaida');
  await hasNoAxeViolations(page);

  await frame.main.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Decline this work' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Reason').focus();
  await page.keyboard.type('We have no bed in June.');
  await dialog.getByRole('button', { name: 'Decline' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/partner-portal');
  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/case-manager/cases/${journey_id}`);
  await expect(new PortalFrame(desk).main.getByRole('region', { name: 'Handed over' })).toContainText(
    'We have no bed in June.',
  );
  await page.goto(`/partner-portal/work/${id}`);
  await expect(frame.heading).toHaveText('This work is no longer yours');
});

test('a message reaches the case manager live and is answered; taken back, the work leaves nothing to read', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.allow(/404 GET .*\/api\/assignments\//);
  const guestHouse = await assigneeOf(site, 'partner/lodging', 'lodging');
  const { id, journey_id } = await give(site, 'Shirin', 'lodging', guestHouse, 'A quiet room for two.');
  const [page, desk] = [await signedIn('partner/lodging', CALM), await signedIn('ayana_staff', CALM)];
  const frame = new PortalFrame(page);
  await page.goto(`/partner-portal/messages?work=${id}`);
  await desk.goto(`/case-manager/cases/${journey_id}?section=messages`);
  await desk.getByRole('tab', { name: /^Lodging/ }).click();
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is the ground floor needed?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(line(desk, 'Is the ground floor needed?')).toBeVisible();
  await desk.getByRole('textbox', { name: 'Your message' }).fill('Yes, she cannot climb stairs.');
  await desk.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(line(page, 'Yes, she cannot climb stairs.')).toContainText('case manager');
  await expect(table(page)).toContainText('Yes, she cannot climb stairs.');
  await hasNoAxeViolations(page);
  await fitsItsWidth(page);

  await page.goto(`/partner-portal/work/${id}`);
  await expect(frame.main).toContainText('A quiet room for two.');
  // Every part of the page was read while the work was theirs.
  await expect(line(page, 'Yes, she cannot climb stairs.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await site.api.as('ayana_staff', 'PATCH', `/assignments/${id}`, { status: 'cancelled' });
  await expect(frame.heading).toHaveText('This work is no longer yours');
  await expect(frame.main).not.toContainText('A quiet room for two.');
  await expect(frame.main).not.toContainText('stairs');
});
