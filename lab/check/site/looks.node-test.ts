// Clipped, overflowing and missing content is found in a browser: each on a page that has it.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';

import type { Page } from 'playwright-core';

import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { mirroredFindings, smallFindings } from './clipped-text.ts';
import { dialogFindings } from './dialogs.ts';
import { axeFindings } from '@ayana/tooling/check/pages/looks.ts';
import { sheetFindings } from './keyboard.ts';
import { tapFindings } from './tapped.ts';

const onPage = <T>(html: string, look: (page: Page) => Promise<T>): Promise<T> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width">${html}`);
    return look(page);
  });

test('a text that is cut at 320 px, and what causes sideways scrolling, are named', async () => {
  const clipped = '<p style="width:60px;overflow:hidden;white-space:nowrap">A long name of a hospital</p>';
  assert.deepEqual(await onPage(`<p>Short</p>${clipped}<div style="width:500px">a</div>`, smallFindings), [
    '508 px wide at 320 px',
    'cut at 320 px: p "A long name of a hospital"',
  ]);
  const hidden = '<p style="position:absolute;width:1px;height:1px;overflow:hidden">For screen readers alone</p>';
  const scrolled =
    '<div style="overflow-x:auto"><p style="width:900px;text-align:right">In a table that scrolls</p></div>';
  assert.deepEqual(await onPage(hidden + scrolled, smallFindings), []);
});

test('what is placed by left and right instead of start and end is named once the page is mirrored', async () => {
  const row = (side: string): string =>
    `<div style="position:relative;height:40px"><span>Heart bypass surgery</span><b style="position:absolute;${side}:0;top:0">$5,900 to $7,500</b></div>`;
  assert.deepEqual(await onPage(row('inset-inline-end'), mirroredFindings), []);
  const found = await onPage(row('right'), mirroredFindings);
  assert.equal(found[0], 'mirrored at 390 px, over each other: "Heart bypass surgery" and "$5,900 to $7,500"');
});

test('what axe finds is named with its place: on the page, in a frame of it, or in one part alone', async () => {
  const frame = `<iframe title="A map" srcdoc="<html lang=en><title>Map</title><p>A map</p><img src='data:,'>"></iframe>`;
  const page = (more: string): string =>
    `<html lang="en"><title>A page</title><main><h1>A page</h1><div id="part"><button>Send</button></div>${more}</main>`;
  assert.deepEqual(await onPage(page(frame.replace('<img', '<hr')), (at) => axeFindings(at)), []);
  const unnamed = '<button id="unnamed"></button>';
  const found = await onPage(page(frame + unnamed), (at) => axeFindings(at));
  assert.deepEqual(
    found.map((line) => line.replace(/ \(.*/, '')),
    ['button-name: #unnamed', 'image-alt: iframe img'],
  );
  assert.deepEqual(await onPage(page(frame + unnamed), (at) => axeFindings(at, '#part')), []);
});

test('filters that the keyboard cannot open or close are named', async () => {
  const sheet = (script: string): string =>
    `<details><summary>Filters</summary><form id="filters"><input type="checkbox"></form></details><script>${script}</script>`;
  const closes = `const d = document.querySelector('details');
    d.onkeydown = ({ key }) => { if (key === 'Escape') { d.open = false; d.firstChild.focus(); } };`;
  assert.deepEqual(await onPage(sheet(closes), sheetFindings), []);
  assert.deepEqual(await onPage(sheet(''), sheetFindings), [
    'Escape does not close the filters',
    'the focus is not at the filters once they are closed',
  ]);
  assert.deepEqual(await onPage('<p>No list</p>', sheetFindings), []);
});

test('a dialog that loses the focus, or does not close by Escape, is named', async () => {
  const page = (script: string): string =>
    `<main><a href="/consultation" title="Start" aria-haspopup="dialog">Start Your Journey</a></main>
    <dialog role="dialog"><button>In it</button></dialog><a href="/behind">Behind</a>
    <script>const opener = document.querySelector('main a'), dialog = document.querySelector('dialog');
    opener.onclick = (event) => { event.preventDefault(); show(); };
    ${script}</script>`;
  const modal = 'const show = () => dialog.showModal();';
  assert.deepEqual(await onPage(page(modal), dialogFindings), []);
  assert.deepEqual(await onPage(page(`${modal} dialog.onclose = () => opener.blur();`), dialogFindings), [
    'the focus is not back at "Start" once its dialog is closed',
  ]);
  assert.deepEqual(await onPage(page('const show = () => dialog.show();'), (at) => dialogFindings(at, 2_000)), [
    'the focus does not stay in the dialog of "Start"',
    'Escape does not close the dialog of "Start"',
  ]);
  assert.deepEqual(await onPage('<p>No dialog</p>', dialogFindings), []);
});

test('a tap that is lost is named, and one that is done is not', async () => {
  const answers = `<script>document.querySelector('.start').onclick = (event) => { event.preventDefault();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><form></form></div>'); };</script>`;
  const pages: Readonly<Record<string, string>> = {
    '/answers': `<main><p><a href="/consultation">A page</a></p><p><a class="start" href="/consultation" aria-haspopup="dialog">Start</a></p></main>${answers}`,
    '/loses': '<main><a href="/consultation" aria-haspopup="dialog" onclick="return false">Start</a></main>',
    '/links': '<main><a href="/consultation">A page of its own, which needs no code</a></main>',
  };
  const server = createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>A</title>${pages[url] ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await withBrowser(async (browser) => {
      for (const [path, found, patience] of [
        ['/answers', [], undefined],
        ['/loses', ['the first action, tapped at the first paint, is lost'], 1_000],
        ['/links', [], undefined],
      ] as const)
        assert.deepEqual(await tapFindings(browser, { origin, path, html: pages[path] ?? '', patience }), found);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
