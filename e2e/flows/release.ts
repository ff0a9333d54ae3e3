import { type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';

import { runNode } from '@ayana/tooling/build/run-script.ts';

import { signInByApi } from '../harness/fixtures.ts';
import type { ReleaseSite } from '../harness/release-site.ts';

type Answer = Awaited<ReturnType<typeof runNode>>;

/** Publishes a variation of mfe-public at once, without a release's checks, which have their own tests. */
export async function publish(releases: ReleaseSite, words: string): Promise<string> {
  const { root, version } = releases.variation(words);
  const { code, output } = await releases.run(['deploy/src/publish.ts', 'mfe-public', '--root', root]);
  expect(code, output).toBe(0);
  return version;
}

/** `npm run release`, `rollback` or `releases`, without what npm adds. */
export function command(
  releases: ReleaseSite,
  name: 'release' | 'rollback' | 'releases',
  ...args: string[]
): Promise<Answer> {
  return releases.run([`deploy/bin/${name}.ts`, ...args]);
}

/** The server's HTML of a signed-out visitor's home page. */
export async function homePage(releases: ReleaseSite, cookie = ''): Promise<{ html: string; cookie: string }> {
  const answer = await fetch(releases.origin, { headers: { cookie } });
  return {
    html: await answer.text(),
    cookie:
      answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ') || cookie,
  };
}

/** An administrator on a phone at /admin/releases, and the buttons that change mfe-public. */
export async function releasesOnPhone(
  releases: ReleaseSite,
  newPerson: (options?: BrowserContextOptions) => Promise<Page>,
): Promise<{ page: Page; actions: Locator }> {
  const page = await newPerson({
    baseURL: releases.origin,
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await signInByApi(page, releases.origin, 'admin');
  await page.goto('/admin/releases');
  return { page, actions: page.getByRole('group', { name: 'Change mfe-public' }) };
}
