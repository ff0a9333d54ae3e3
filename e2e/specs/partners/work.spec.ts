/** Partners find the work that was handed to them, answer it, and write with the case manager. */
import type { Locator, Page } from '@playwright/test';
import type { Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';

import { beginCase } from '../../flows/cases.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

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

  await page.goto(`/partner-portal/work/${id}`);
  await expect(frame.main).toContainText('A quiet room for two.');
  // Every part of the page was read while the work was theirs.
  await expect(line(page, 'Yes, she cannot climb stairs.')).toBeVisible();
  await site.api.as('ayana_staff', 'PATCH', `/assignments/${id}`, { status: 'cancelled' });
  await expect(frame.heading).toHaveText('This work is no longer yours');
  await expect(frame.main).not.toContainText('A quiet room for two.');
  await expect(frame.main).not.toContainText('stairs');
});
