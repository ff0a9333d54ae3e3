import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type FileChooser, type Page, test } from '@playwright/test';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A PDF of so many bytes. Its pages are empty. */
export const pdfFile = (name: string, size: number): ChosenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(size - 9, 0x20)]),
});

/** Presses a button that opens the file chooser, and chooses. */
export async function chooseFiles(page: Page, button: string, files: readonly ChosenFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button, exact: true }).first().click();
  await choose(await chooser, files);
}

/** A file in memory reaches the browser as a message, which takes seconds for 10 MB. */
const LARGE = 500_000;

/** Chooses files: from the disk where one is large; it then has the type that its name says. */
export async function choose(chooser: FileChooser, files: readonly ChosenFile[]): Promise<void> {
  if (files.every(({ buffer }) => buffer.length < LARGE)) {
    await chooser.setFiles([...files]);
    return;
  }
  // Not the folder of the test, whose name has letters of its title that the browser does not find.
  const { outputDir } = test.info().project;
  await mkdir(outputDir, { recursive: true });
  const folder = await mkdtemp(join(outputDir, 'files-'));
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(files.map(({ buffer }, index) => writeFile(paths[index] ?? '', buffer)));
  await chooser.setFiles(paths);
}

/**
 * The line breaks within these parts of uploads, once each, and the browser is offline; it is back once the page has said so.
 * @param offsets where a part begins, in bytes
 * @param begin chooses the files
 */
export async function overBreakingLine(
  page: Page,
  offsets: readonly number[],
  begin: () => Promise<void>,
): Promise<void> {
  const left = new Set(offsets.map(String));
  await page.route('**/api/uploads/*', async (route) => {
    const offset = route.request().headers()['upload-offset'] ?? '';
    if (route.request().method() !== 'PATCH' || !left.delete(offset)) return route.fallback();
    await page.context().setOffline(true);
    // Being offline may have ended it already.
    return route.abort('connectionreset').catch(() => undefined);
  });
  await begin();
  for (const done of offsets.keys()) {
    await expect.poll(() => offsets.length - left.size, { message: 'breaks of the line' }).toBe(done + 1);
    await expect(page.getByText('You are offline. It continues when you are back online.').first()).toBeVisible();
    await page.context().setOffline(false);
  }
}
