import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Browser } from 'playwright-core';

import type { Target } from '../attack.ts';

/** Opens requests as staff does, and checks that no script in them runs. @returns how many were opened */
export async function lookAtInbox(
  browser: Browser,
  { origin, tally }: Target,
  ids: readonly string[],
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    tally.wrong('a script opened a dialog', dialog.message());
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => tally.wrong('a page of the site throws', error.message));
  page.on('request', (request) =>
    tally.expect(!request.url().includes('evil.example'), 'a page asks another site', request.url()),
  );
  await page.goto(`${origin}/login?next=/admin/inbox`);
  const main = page.getByRole('main');
  await main
    .getByLabel('E-mail', { exact: true })
    .fill(DEMO_ACCOUNTS.find(({ role }) => role === 'ayana_staff')?.email ?? '');
  await main.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await main.locator('form button[type="submit"]').click();
  // The page is waited for by what it shows, request by request.
  await page.waitForURL(`${origin}/admin**`, { waitUntil: 'commit' });
  for (const id of ids) {
    await page.goto(`${origin}/admin/inbox?request=${id}`);
    await page.getByRole('complementary', { name: 'About the visitor and the request' }).waitFor();
    const seen = await page.evaluate(() => ({
      hurt: Reflect.has(globalThis, '__hurt'),
      links: Array.from(document.links, ({ href }) => href),
    }));
    tally.expect(!seen.hurt, 'a script of a form ran in the inbox', id);
    tally.expect(
      seen.links.some((href) => href.startsWith('mailto:')),
      'a request in the inbox has no link to answer by',
      id,
    );
    for (const href of seen.links) {
      tally.expect(!/^(javascript|data|vbscript):/i.test(href), 'a link of the inbox runs a script', href);
      tally.expect(!/^mailto:.*[?&](bcc|cc|to)=/i.test(href), 'a link of the inbox names other recipients', href);
    }
  }
  await context.close();
  return ids.length;
}
