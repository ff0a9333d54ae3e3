import { clockTime } from '@ayana/shared-ui/time';
import { screen } from '@testing-library/react';
import { OPERATIONS_CLOCK } from '../components/operations-clock/operations-clock';
import { fullAnswer, openAddress, routes } from '../testing/open-address';

const ID = '0190a000-0000-7000-8000-000000000001';
const PARTS: Readonly<Record<string, string>> = { ':kind': 'articles', ':type': 'all' };
const paths = routes.map(({ path }) => path.replaceAll(/:\w+/g, (part) => PARTS[part] ?? ID));

/** Times of a page that are by no named clock: another hour than the operations clock has, and no place beside it. */
function strayTimes(): string[] {
  return [...document.querySelectorAll('time[datetime]')].flatMap((time) => {
    const at = time.getAttribute('datetime') ?? '';
    const text = time.textContent;
    const shown = /\b\d\d:\d\d\b/.exec(text)?.[0];
    if (!at.includes('T') || shown === undefined) return [];
    if (shown === clockTime(new Date(at), OPERATIONS_CLOCK.zone)) return [];
    return / in \p{Lu}/u.test(time.parentElement?.textContent ?? '') ? [] : [`${text} (${at})`];
  });
}

/** What code calls something: `letter_issued`, `admin.inbox`, or an id. */
const RAW = /^[a-z]+(?:_[a-z0-9]+)+$|^[a-z]+(?:\.[a-z_]+)+$|^[0-9a-f]{8}-[0-9a-f]{4}-/;

/** Texts of a page that are code's words, not people's; a `<code>` is meant to be one. */
function rawTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (parentElement === null || parentElement.closest('code, pre, script, style, textarea') !== null) continue;
    for (const part of (textContent ?? '').split(/[\s,;:()·]+/))
      if (RAW.test(part.replace(/[.,!?]+$/, ''))) found.add((textContent ?? '').trim().slice(0, 80));
  }
  return [...found];
}

test.each(paths)('%s, with a row for every value: times by the named clock, and no words of code', async (path) => {
  await openAddress(path, {}, 'super_admin', fullAnswer);
  expect(await screen.findAllByRole('heading')).not.toHaveLength(0);
  expect(document.body).toHaveTextContent(OPERATIONS_CLOCK.place);
  expect({ strayTimes: strayTimes(), rawTexts: rawTexts() }).toEqual({ strayTimes: [], rawTexts: [] });
});
