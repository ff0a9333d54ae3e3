import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import { INDIAN_CITIES } from '@ayana/contracts/places';
import type { Page, Response } from '@playwright/test';
import { expect } from './fixtures.ts';
import { fitsItsWidth } from './page-checks.ts';

/** Of the addresses in the mirrored language. */
export const PREFIX = '/ar-xb';

/** Names, and words that every language writes so. */
const NAMES = [
  'Ayana',
  'India',
  'Indian',
  'Chennai',
  'USD',
  'EST',
  'Mon',
  'Fri',
  'Sat',
  'Sun',
  'WhatsApp',
  'PDF',
  'ICU',
  'Sample Street',
  'Chrome',
  'Linux',
  'Nairobi',
];

/** What a page shows that is not a text of ours, as phrases: ` knee replacement `. */
export interface PageData {
  phrases: () => Promise<Set<string>>;
  /** The next page of the same tab has data of its own. */
  stop: () => void;
}

/** The answers of the API that a page is made from, and the hospitals and cities that are built in. */
export function collectData(page: Page): PageData {
  const answers: Promise<unknown>[] = [];
  const keep = (response: Response): void => {
    if (response.url().includes('/api/')) answers.push(response.json().catch(() => null));
  };
  page.on('response', keep);
  return {
    stop: () => page.off('response', keep),
    phrases: async () => {
      const own = await page.locator('#ayana-page').evaluate((block) => {
        const { hydration } = JSON.parse(block.textContent) as { hydration: unknown };
        return hydration;
      });
      return new Set(
        [own, BUILT_IN_HOSPITALS, INDIAN_CITIES, NAMES, ...(await Promise.all(answers))].flatMap(valuesOf).map(normal),
      );
    },
  };
}

/** The texts in data, without the names of its fields. */
function valuesOf(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(valuesOf) : [];
}

const normal = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()} `;

/** Visible texts and spoken names. Parts in a language of their own, and code, are not ours to translate. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, noscript, template, code, body [lang], [translate=no]'))
        continue;
      if (parent.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('body :is([aria-label], [title], [placeholder], [alt])'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
}

/** Addresses, and numbers of cases and requests: some have no digit in them. */
const NO_WORDS = /\S+@\S+|AY-[0-9A-Z]{5,6}/g;

/** Runs of words without accents, up to the next comma; the made languages leave no word of three letters as it is. */
const plainRuns = (text: string): string[] =>
  (
    text.replaceAll(NO_WORDS, '').match(/(?<![\p{L}\p{N}.])[A-Za-z]+(?:[ /&+'’-]+[A-Za-z]+)*(?![\p{L}\p{N}])/gu) ?? []
  ).filter((run) => /[A-Za-z]{3}/.test(run));

/** Values of at most this many words are names; a run of one or two words must be in one: in long texts every word occurs. */
const NAME_WORDS = 6;
const wordsIn = (phrase: string): number => phrase.trim().split(' ').length;

/** Texts with words that are neither accented nor a phrase of the data. */
async function plainTexts(page: Page, data: PageData): Promise<string[]> {
  const texts = await readTexts(page);
  // After the texts: what arrives in between is shown later.
  const phrases = [...(await data.phrases())];
  const names = phrases.filter((phrase) => wordsIn(phrase) <= NAME_WORDS).join('|');
  const all = phrases.join('|');
  const isData = (run: string): boolean => (wordsIn(normal(run)) <= 2 ? names : all).includes(normal(run));
  const isSentence = (text: string): boolean => wordsIn(normal(text)) > 2 && all.includes(normal(text));
  const plain = texts.filter((text) => !isSentence(text) && plainRuns(text).some((run) => !isData(run)));
  return [...new Set(plain.map((text) => text.trim().slice(0, 120)))];
}

/** Buttons, links and headings that do not show all of their text. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, h1, h2, h3, label, legend')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      .filter(
        (element) =>
          // Names of any length are cut where a list has one line for them.
          (getComputedStyle(element).textOverflow !== 'ellipsis' || /[^\x20-\x7e]/.test(element.textContent)) &&
          element.clientWidth > 2 &&
          (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 2),
      )
      .map((element) => element.textContent.trim()),
  );
}

/** Expects a page of the mirrored language with no English text, no clipped one and no sideways scrolling. */
export async function expectMirrored(page: Page, data: PageData): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
  expect.soft(await plainTexts(page, data), `texts outside the catalogues on ${page.url()}`).toEqual([]);
  await fitsItsWidth(page);
  expect.soft(await clippedTexts(page), `clipped texts on ${page.url()}`).toEqual([]);
}
