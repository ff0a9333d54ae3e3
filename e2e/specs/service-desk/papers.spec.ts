/** Papers of a request: sent over a line that breaks, seen live, downloaded and removed. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFiles, pdfFile } from '../../flows/papers.ts';
import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const MB = 1024 * 1024;
const CHOOSE = 'Choose files';
const EXACT = { exact: true };
const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

const papersOf = (page: Page) => page.getByRole('list', { name: 'Papers', exact: true });

/** Where the parts of uploads begin that the server has answered, in their order. */
function partsOf(page: Page): number[] {
  const parts: number[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'PATCH' && response.ok()) parts.push(Number(request.headers()['upload-offset']));
  });
  return parts;
}

test('a paper is sent over a line that breaks, seen by the team, downloaded and removed', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/net::ERR_\w+ (PATCH|HEAD) .*\/api\/uploads\//);
  faults.allow(/net::ERR_INTERNET_DISCONNECTED/);
  faults.allow(/console .*(WebSocket|socket\.io)/);
  const service = await publishService(site);
  const { id } = await askFor(site, service, 'A visa letter');
  const [patient, staff] = await Promise.all([signedIn('doctor', PHONE), signedIn('ayana_staff', PHONE)]);
  await patient.goto(`/requests/${id}`);
  await staff.goto(`/admin/service-requests/${id}`);
  await expect(staff.getByText('No papers yet.')).toBeVisible();

  const parts = partsOf(patient);
  const letter = pdfFile('Letter of the hospital.pdf', 4 * MB);
  // The line breaks within the third part.
  let isBroken = false;
  await patient.route('**/api/uploads/*', async (route) => {
    if (isBroken || route.request().headers()['upload-offset'] !== String(2 * MB)) return route.fallback();
    isBroken = true;
    await patient.context().setOffline(true);
    // Being offline may have ended it already.
    return route.abort('connectionreset').catch(() => undefined);
  });
  await chooseFiles(patient, CHOOSE, [letter]);
  await expect(patient.getByText('You are offline. It continues when you are back online.', EXACT)).toBeVisible();
  await expect(patient.getByRole('progressbar')).toHaveAttribute('value', String(2 * MB));
  await patient.context().setOffline(false);
  await expect(papersOf(patient).getByText(letter.name, EXACT)).toBeVisible();
  await expect(patient.getByText(`${letter.name} was uploaded.`)).toBeAttached();
  expect(parts).toEqual([0, MB, 2 * MB, 3 * MB]);
  await fitsItsWidth(patient);

  const row = papersOf(staff).getByRole('listitem').filter({ hasText: letter.name });
  await expect(row.getByText('PDF · 4 MB')).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Timeline' }).getByText('added a paper')).toBeVisible();
  const download = staff.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${letter.name}` }).click();
  expect((await download).suggestedFilename()).toBe(letter.name);
  expect((await readFile(await (await download).path())).equals(letter.buffer)).toBe(true);

  await row.getByRole('button', { name: `Remove ${letter.name}` }).click();
  const dialog = staff.getByRole('dialog', { name: 'Remove this file?' });
  await expect(dialog).toBeVisible();
  await staff.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: `Remove ${letter.name}` }).click();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(staff.getByText('No papers yet.')).toBeVisible();
  await expect(patient.getByText('No papers yet.')).toBeVisible();
  await expect(patient.getByRole('list', { name: 'What has happened' }).getByText('removed a paper')).toBeVisible();
});
