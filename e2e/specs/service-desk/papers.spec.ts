/** Papers of a request: sent over lines that break, refused in the specification's words, seen live, downloaded and removed. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { choose, chooseFiles, pdfFile } from '../../flows/papers.ts';
import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const MB = 1024 * 1024;
const PDF_TYPE = 'application/pdf';
const CHOOSE = 'Choose files';
const EXACT = { exact: true };
const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

const papersOf = (page: Page) => page.getByRole('list', { name: 'Papers', exact: true });
const uploadsOf = (page: Page) => page.getByRole('list', { name: 'Uploads' });

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
  await fitsItsWidthAt(patient, WIDTHS);

  const row = papersOf(staff).getByRole('listitem').filter({ hasText: letter.name });
  await expect(row.getByText('PDF · 4 MB')).toBeVisible();
  await expect(staff.getByRole('list', { name: 'Timeline' }).getByText('added a paper')).toBeVisible();
  const download = staff.waitForEvent('download');
  await row.getByRole('button', { name: `Download ${letter.name}` }).click();
  expect((await download).suggestedFilename()).toBe(letter.name);
  expect((await readFile(await (await download).path())).equals(letter.buffer)).toBe(true);
  await fitsItsWidthAt(staff, WIDTHS);

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

test('what cannot be a paper is refused; one is paused and continued by keyboard, and cannot be opened by others', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/net::ERR_ABORTED PATCH .*\/api\/uploads\//);
  faults.expect(/422 POST .*\/papers/);
  const service = await publishService(site);
  const { id } = await askFor(site, service, 'A visa letter');
  const page = await signedIn('doctor', CALM);
  await page.goto(`/requests/${id}`);
  await chooseFiles(page, CHOOSE, [pdfFile('Too large.pdf', 10 * MB + 1)]);
  await chooseFiles(page, CHOOSE, [
    { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('film') },
    { name: 'photo.png', mimeType: PDF_TYPE, buffer: Buffer.from('%PDF-1.4') },
    { name: 'invoice.pdf', mimeType: PDF_TYPE, buffer: Buffer.from(`MZ${'\0'.repeat(300)}`) },
  ]);
  for (const [name, message] of [
    ['Too large.pdf', 'File size exceeds 10MB limit'],
    ['film.mov', 'File type not allowed'],
    ['photo.png', 'File extension does not match file type'],
    // A program that was renamed: only the server reads what is in it.
    ['invoice.pdf', 'File type not allowed'],
  ] as const)
    await expect(uploadsOf(page).getByRole('listitem').filter({ hasText: name })).toContainText(message);
  await hasNoAxeViolationsAt(page);
  await page.getByRole('button', { name: 'Remove film.mov' }).click();
  await expect(uploadsOf(page).getByRole('listitem')).toHaveCount(3);
  const read = () => site.api.as<{ papers: { id: string }[] }>('doctor', 'GET', `/service-requests/${id}`);
  expect((await read()).papers).toEqual([]);

  const parts = partsOf(page);
  // The second part waits for the person at the keyboard.
  let go = (): void => {};
  const paused = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().headers()['upload-offset'] === String(MB)) await paused;
    await route.fallback().catch(() => undefined);
  });
  await chooseFiles(page, CHOOSE, [pdfFile('scan.pdf', 3 * MB)]);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(MB));
  await page.getByRole('button', { name: 'Pause scan.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  go();
  await expect(page.getByRole('button', { name: 'Continue scan.pdf' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(papersOf(page).getByText('scan.pdf', EXACT)).toBeVisible();
  expect(parts).toEqual([0, MB, 2 * MB]);

  const path = `/service-requests/${id}/papers/${(await read()).papers[0]?.id}/link`;
  expect(await site.api.as('doctor', 'GET', path)).toHaveProperty('url');
  await expect(site.api.as('partner/hospital', 'GET', path)).rejects.toThrow(/404/);
});

test('a new request is sent with its papers, by keyboard alone', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/create-service-request?service=${service.id}`);
  await page.getByRole('textbox', { name: 'What is needed' }).fill('A visa letter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).focus();
  await page.keyboard.press('Enter');
  await choose(await chooser, [pdfFile('one.pdf', MB), pdfFile('two.pdf', 1000)]);
  const chosen = page.getByRole('list', { name: 'Papers of this request' });
  await expect(chosen.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove two.pdf' }).focus();
  await page.keyboard.press('Enter');
  await expect(chosen.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Send request' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A visa letter');
  await expect(papersOf(page).getByRole('listitem')).toHaveCount(1);
  await expect(papersOf(page)).toContainText('one.pdf');
});
