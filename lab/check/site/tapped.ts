import type { Browser } from 'playwright-core';

import { type Tap, tap } from '../../bench/taps/tap.ts';

/** What is tapped on every page that has it: the menu, and the first thing a page asks its visitor to do. */
const TAPS: readonly Omit<Tap, 'path'>[] = [
  { name: 'the menu', target: 'header summary', done: 'header [open] nav' },
  {
    name: 'the first action',
    target: 'main a[href^="/consultation"][aria-haspopup="dialog"]',
    done: '[role="dialog"] form',
  },
];

/** A link that opens the dialog once there is code; one without it leads to a page of its own, which needs none. */
const DIALOG_LINK = /<main[^]*<a(?=[^>]*href="\/consultation)(?=[^>]*aria-haspopup="dialog")/;

/**
 * Taps at the first paint, as a new visitor on a slow phone, before the page's code has come: each is seen to be
 * taken, and done in the end.
 * @param html of the page, as the server draws it: what it does not have is not tapped
 * @param patience in milliseconds until a tap is lost; by default what a slow phone needs
 */
export async function tapFindings(
  browser: Browser,
  {
    origin,
    path,
    html,
    patience,
  }: { readonly origin: string; readonly path: string; readonly html: string; readonly patience?: number | undefined },
): Promise<string[]> {
  const found: string[] = [];
  for (const what of TAPS) {
    if (what.name === 'the first action' && !DIALOG_LINK.test(html)) continue;
    if (what.name === 'the menu' && !/<header[^]*<summary/.test(html)) continue;
    const { reaction, done } = await tap(browser, origin, {
      what: { ...what, path },
      line: 'phone',
      after: 0,
      patience,
    });
    if (done === undefined) found.push(`${what.name}, tapped at the first paint, is lost`);
    else if (reaction === undefined) found.push(`${what.name}, tapped at the first paint, shows nothing`);
  }
  return found;
}
