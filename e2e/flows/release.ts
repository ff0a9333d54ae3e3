import { expect } from '@playwright/test';

import { runNode } from '@ayana/tooling/build/run-script.ts';

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
