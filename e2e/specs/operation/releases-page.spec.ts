import { expect, test } from '../../harness/fixtures.ts';

test('staff see releases, traffic, failures and vitals, on a desktop and a phone', async ({
  signedIn,
  site,
  request,
}) => {
  const page = await signedIn('admin');
  const version = '1.0.0-seen';
  const vitals = { remote: 'mfe-public', version, views: 1, LCP: 1200, INP: 350, CLS: 0.3 };
  for (const [path, data] of [
    ['web-vitals', vitals],
    ['client-reports', { remote: 'mfe-public', version, generation: 1, phase: 'entry' }],
  ] as const)
    expect((await request.post(`${site.origin}/api/${path}`, { data })).status()).toBe(204);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'System' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Releases' }).click();
  await expect(page).toHaveURL('/admin/releases');
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  const remote = page.getByRole('region', { name: 'mfe-public' });
  const versions = remote.getByRole('table', { name: 'Version' });
  await expect(versions.getByRole('row').filter({ hasText: version })).toContainText('Open tabs only');
  await expect(remote.getByText(/, poor$/).first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Failures' }).getByRole('row').filter({ hasText: version }),
  ).toContainText('The remote’s entry did not load or run');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `nothing is cut off at ${width}`).toBe(0);
  }
});

test('one request id leads from the form to the mail', async ({ request, site }) => {
  const email = `trace.${Date.now()}@people.example`;
  const id = `e2e-trace-${Date.now()}`;
  const answer = await request.post(`${site.origin}/api/functions/newsletter`, {
    data: { email },
    headers: { 'x-request-id': id },
  });
  expect(answer.headers()['x-request-id']).toBe(id);
  const mail: unknown = await site.mail.waitFor(email);
  expect(JSON.stringify(mail).toLowerCase()).toContain(id);
});

test('a page that loses a part reports it under the request id it came with', async ({ page, faults }) => {
  faults.expect(/ERR_CONNECTION_REFUSED GET .*remoteEntry\.js/);
  await page.route(
    (url) => /^\/releases\/mfe-public\/.*remoteEntry\.js$/.test(url.pathname),
    (route) => route.abort('connectionrefused'),
  );
  const reported = page.waitForRequest('**/api/client-reports');
  const document = await page.goto('/about');
  const report = await reported;
  expect(report.postDataJSON()).toMatchObject({ remote: 'mfe-public', phase: 'entry' });
  expect((await report.response())?.status()).toBe(204);
  expect(document?.headers()['x-request-id']).toMatch(/^[0-9a-f]{24}$/);
  expect(await report.headerValue('x-request-id')).toBe(document?.headers()['x-request-id']);
});
