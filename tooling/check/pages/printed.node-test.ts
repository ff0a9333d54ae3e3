import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withBrowser } from '../../browser/with-browser.ts';
import { equalNeighbours, printFindings } from './printed.ts';

const onPaper = (html: string): Promise<string[]> =>
  withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setContent(`<!doctype html>${html}`);
    const found = await printFindings(page);
    assert.equal(await page.evaluate(() => matchMedia('print').matches), false);
    return found;
  });

test('a heading that repeats the one before it is named, and no other', () => {
  assert.deepEqual(equalNeighbours(['Risks', 'Prices', 'Risks', ' Risks\n', '', '']), ['twice in a row: "Risks"']);
});

test('what is collapsed, pressed, typed into or floating on paper is named', async () => {
  const page = `<main><h2>Risks</h2><h2>Risks</h2><details><summary>Is it safe?</summary><p>Mostly.</p></details>
    <button>Send</button><input><input type="checkbox"><div style="position:fixed">Call us</div></main>`;
  assert.deepEqual(await onPaper(page), [
    'a control on paper: button "Send"',
    'a control on paper: input ""',
    'closed on paper: summary "Is it safe?"',
    'floats on paper: div "Call us"',
    'twice in a row: "Risks"',
  ]);
});

test('a page whose print style opens and leaves out is good, whatever it shows on screen', async () => {
  const style = `<style>@media print{button,nav,.screen{display:none}details::details-content{content-visibility:visible;block-size:auto}}</style>`;
  const page = `<nav><a href="/">Home</a></nav><h2>Risks</h2><h2 class="screen">Risks</h2>
    <details><summary>Is it safe?</summary><p>Mostly.</p></details><button>Send</button>`;
  assert.deepEqual(await onPaper(style + page), []);
});
