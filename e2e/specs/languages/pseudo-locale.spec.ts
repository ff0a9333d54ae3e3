/**
 * The made language ar-XB: English with accents, a third longer, mirrored. A text without accents is not from a catalogue, unless it is
 * data; what no longer fits, or points the wrong way, shows.
 */
import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import type { Page } from '@playwright/test';
import { enter } from '../../flows/accounts.ts';
import { chooseLanguage, openAccount, openAccountWithRole, signInPersonByApi } from '../../flows/open-account.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';
import { demoPerson } from '../../harness/people.ts';

const PREFIX = '/ar-xb';
const WIDTHS = [390, 1440] as const;

/** Names, and words that every language writes so. */
const NAMES =
  /^(ayana|india|indian|chennai|usd|est|mon|fri|sat|sun|care|example|street|sample|com|mail|whatsapp|pdf|icu|est)$/i;

/** Words of the answers of the API that a page was made from, and of the hospitals that are built in. */
function collectData(page: Page): { words: () => Promise<Set<string>> } {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
  });
  return {
    words: async () => {
      const own = await page.locator('#ayana-page').evaluate((block) => {
        const { hydration } = JSON.parse(block.textContent) as { hydration: unknown };
        return JSON.stringify(hydration);
      });
      const builtIn = JSON.stringify(BUILT_IN_HOSPITALS);
      const all = [own, builtIn, ...(await Promise.all(answers))].join(' ').replaceAll(/\\u?[0-9a-f]{0,4}/g, ' ');
      return new Set(all.toLowerCase().match(/[a-z]+/g));
    },
  };
}

/** Visible texts and spoken names, each with the plain words in it. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (parent === null || parent.closest('script, style, noscript, template, code, [lang], [translate=no]'))
        continue;
      if (parent.checkVisibility()) found.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
    return found;
  });
}

/** Texts with a word that is neither accented nor data. */
async function plainTexts(page: Page, data: Set<string>): Promise<string[]> {
  const texts = await readTexts(page);
  const isPlain = (text: string): boolean =>
    (text.match(/(?<![\p{L}\p{N}@.])[A-Za-z]{3,}(?![\p{L}\p{N}@])/gu) ?? []).some(
      (word) => !data.has(word.toLowerCase()) && !NAMES.test(word),
    );
  return [...new Set(texts.filter(isPlain).map((text) => text.trim().slice(0, 120)))];
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

async function expectLocalised(page: Page, words: () => Promise<Set<string>>): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
  expect(await plainTexts(page, await words()), 'texts outside the catalogues').toEqual([]);
  await fitsItsWidth(page);
  expect(await clippedTexts(page), 'clipped texts').toEqual([]);
}

for (const path of ['', '/hospitals', '/doctors', '/consultation', '/contact', '/login']) {
  test(`${path === '' ? 'the home page' : path} is wholly translated and mirrored, on a phone and a desktop`, async ({
    page,
  }) => {
    const { words } = collectData(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(PREFIX + path);
      await page.waitForLoadState('networkidle');
      await expectLocalised(page, words);
    }
  });
}

test('a user chooses a language in the profile: the portal, its links and later sign-ins have it', async ({
  page,
  site,
}) => {
  const person = demoPerson('Laila');
  await openAccount(site, person);
  await enter(page, person.email, undefined, '?next=%2Fprofile');
  await expect(page).toHaveURL('/profile');
  await page.getByLabel('Language').selectOption({ label: 'Mirrored English' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(`${PREFIX}/profile`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');

  await page.goto('/patient-portal');
  await expect(page).toHaveURL(`${PREFIX}/patient-portal`);

  await page.context().clearCookies();
  await enter(page, person.email);
  await expect(page).toHaveURL(`${PREFIX}/patient-portal`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-XB');
});

test('links keep the language, and English stays without it', async ({ page }) => {
  await page.goto(`${PREFIX}/hospitals`);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  expect(await first.getAttribute('href')).toMatch(/^\/ar-xb\//);
  await first.click();
  await expect(page).toHaveURL(/\/ar-xb\/./);
  await page.goto('/hospitals');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[hreflang]')).toHaveCount(2);
});

for (const [role, path] of [
  ['ayana_staff', '/admin'],
  ['patient', '/notifications'],
] as const) {
  test(`${path} is wholly translated and mirrored for ${role}`, async ({ page, site }) => {
    const person = demoPerson(role === 'patient' ? 'Yara' : 'Zeinab');
    await openAccountWithRole(site, person, role);
    await signInPersonByApi(page, site, person);
    await chooseLanguage(page, site, 'ar-XB');
    const { words } = collectData(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page).toHaveURL(PREFIX + path);
      await page.waitForLoadState('networkidle');
      await expectLocalised(page, words);
    }
  });
}
