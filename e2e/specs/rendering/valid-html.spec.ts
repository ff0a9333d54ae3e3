import { markupFindings } from '@ayana/tooling/check/pages/markup.ts';

import { expect, test } from '../../harness/fixtures.ts';

// The public pages are all in specs/public/every-page.spec.ts.
for (const path of ['/login', '/login?mode=register', '/reset-password?token=a']) {
  test(`the server's HTML of ${path} is valid`, async ({ request }) => {
    expect(await markupFindings(await (await request.get(path)).text())).toEqual([]);
  });
}
