import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright-core';

import { resolveBrowser } from '@ayana/tooling/browser/index.ts';
import { dataFolder } from '@ayana/tooling/database/paths.ts';
import { makeScratch } from '@ayana/tooling/scratch/scratch.ts';
import { dim, green, red } from '@ayana/tooling/terminal/style.ts';
import { edit, residentMb, startDev, type DevRun } from './dev/dev-run.ts';
import { EDITS, MISTAKES, type Edit } from './dev/edits.ts';

interface Line {
  what: string;
  passed: boolean;
  /** Seconds from the save until it is seen, where that was measured. */
  seconds?: number;
  note?: string;
}

/** Speed does not fail the check: on a busy machine it is only slower, and the table shows by how much. */
const PATIENCE_MS = 90_000;
const SEARCH = 'main input';
const OVERLAY = `document.querySelector('#webpack-dev-server-client-overlay') !== null`;

/**
 * Starts `npm run dev` on a copy of the tree, edits a file in each place, and looks at it in a browser: the change shows, the state
 * stays, mistakes are named and corrected, and a remote alone joins the site and leaves it.
 * @returns exit code
 */
export async function checkDev(): Promise<number> {
  const scratch = makeScratch();
  const lines: Line[] = [];
  const say = (line: Line): void => {
    lines.push(line);
    const seconds = line.seconds === undefined ? '' : `${line.seconds.toFixed(2)} s`;
    console.log(
      `  ${line.passed ? green('✓') : red('✗')} ${line.what.padEnd(44)} ${seconds.padStart(8)}  ${dim(line.note ?? '')}`,
    );
  };
  let dev: DevRun | undefined;
  let browser: Browser | undefined;
  try {
    console.log('');
    dev = await startDev(scratch.root, [], /Ayana is ready/);
    say({
      what: 'cold start',
      passed: true,
      seconds: dev.startMs / 1000,
      note: `${residentMb(dev.pid)} MB in the dev process`,
    });
    const found = await resolveBrowser();
    browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: found.env });
    const page = await browser.newPage();
    for (const one of EDITS) say(await tryEdit(page, dev, scratch.root, one));
    for (const one of MISTAKES) say(await tryMistake(page, dev, scratch.root, one));
    for (const line of await tryAlone(page, dev)) say(line);
    say({ what: 'at the end', passed: true, note: `${residentMb(dev.pid)} MB in the dev process` });
  } catch (error) {
    say({ what: 'the check itself', passed: false, note: error instanceof Error ? error.message : String(error) });
    console.error(dev?.output() ?? '');
  } finally {
    await browser?.close();
    await dev?.stop();
    scratch.remove();
  }
  const folder = join(dataFolder(), 'checks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'dev.json'), `${JSON.stringify(lines, null, 2)}\n`);
  return lines.every(({ passed }) => passed) ? 0 : 1;
}

async function tryEdit(page: Page, dev: DevRun, root: string, one: Edit): Promise<Line> {
  await page.goto(dev.origin + one.page, { waitUntil: 'networkidle' });
  await page.evaluate(`window.stayed = true`);
  const hasSearch = (await page.locator(SEARCH).count()) > 0;
  if (hasSearch) await page.locator(SEARCH).first().fill('knee');
  const restore = edit(root, one.file, one.from, one.to);
  const started = performance.now();
  try {
    await seen(page, one.shows);
    const seconds = (performance.now() - started) / 1000;
    const stayed = (await page.evaluate(`window.stayed === true`)) === true;
    const typed = hasSearch ? await page.locator(SEARCH).first().inputValue() : 'knee';
    const kept = stayed && typed === 'knee';
    const note = kept ? 'state kept' : one.keepsState ? 'STATE LOST' : 'the page is loaded again';
    return { what: `an edit in ${one.place} shows`, passed: kept || !one.keepsState, seconds, note };
  } finally {
    restore();
    await seen(page, `!(${one.shows})`);
  }
}

async function tryMistake(page: Page, dev: DevRun, root: string, one: (typeof MISTAKES)[number]): Promise<Line> {
  await page.goto(dev.origin, { waitUntil: 'networkidle' });
  await page.evaluate(`window.stayed = true`);
  const before = dev.output().length;
  const restore = edit(root, one.file, one.from, one.to);
  const started = performance.now();
  let seconds: number;
  try {
    await seen(page, OVERLAY);
    seconds = (performance.now() - started) / 1000;
    await until(() => dev.output().slice(before).includes(`✗ ${one.file}`));
  } finally {
    restore();
  }
  await seen(page, `!(${OVERLAY})`);
  await until(() => dev.output().slice(before).includes('Everything compiles again'));
  const blocks = dev.output().slice(before).split(`✗ ${one.file}`).length - 1;
  const stayed = (await page.evaluate(`window.stayed === true`)) === true;
  return {
    what: `a mistake in ${one.place} is named and corrected`,
    passed: stayed && blocks === 1,
    seconds,
    note: `${blocks} block in the terminal, ${stayed ? 'the page stayed' : 'THE PAGE WAS LOADED AGAIN'}`,
  };
}

/** One remote from another dev server, in this site's pages. */
async function tryAlone(page: Page, dev: DevRun): Promise<Line[]> {
  const other = makeScratch();
  const alone = await startDev(other.root, ['--only', 'mfe-public', '--shell', dev.origin], /Open {3}\S+/);
  try {
    const address = /Open {3}(\S+)/.exec(alone.output())?.[1] ?? '';
    const file = 'mfe-public/src/features/hero/messages.ts';
    const restore = edit(other.root, file, 'from your own kitchen table', 'FROM ANOTHER CLONE');
    await page.goto(address);
    await seen(page, `document.body.innerText.includes('FROM ANOTHER CLONE')`);
    const bar = page.locator('ayana-dev-remotes');
    const said = await bar.getByRole('status').innerText();
    const started = performance.now();
    restore();
    await seen(page, `document.body.innerText.includes('kitchen table')`);
    const seconds = (performance.now() - started) / 1000;
    await bar.getByRole('link', { name: 'Leave' }).click();
    await seen(
      page,
      `document.querySelector('ayana-dev-remotes') === null && document.querySelector('main h1') !== null`,
    );
    const foreign = await fetch(`${dev.origin}/?ayana_dev_remote=mfe-public@http://example.org:80`, {
      redirect: 'manual',
    });
    return [
      {
        what: 'a remote alone joins the site, with a bar',
        passed: said.includes('mfe-public comes from http://localhost:'),
        seconds: alone.startMs / 1000,
        note: `${residentMb(alone.pid)} MB; ${said.replaceAll('\n', ' ')}`,
      },
      { what: 'an edit in it shows', passed: true, seconds },
      { what: 'another computer cannot be named', passed: foreign.status === 400, note: `answered ${foreign.status}` },
    ];
  } finally {
    await alone.stop();
    other.remove();
  }
}

/** Waits until an expression is true in the page, across reloads. Evaluated from outside: the page's own policy forbids it inside. */
async function seen(page: Page, expression: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while ((await page.evaluate(`!!(${expression})`).catch(() => false)) !== true) {
    if (Date.now() > deadline) throw new Error(`Not seen in the page within ${PATIENCE_MS / 1000} s: ${expression}`);
    await sleep(20);
  }
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('The terminal did not say what was expected.');
    await sleep(50);
  }
}
