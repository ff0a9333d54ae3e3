import { resolveBrowser } from '@ayana/tooling/browser/index.ts';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import type { PageToCheck } from './pages.ts';
import type { RenderServer } from './render-server.ts';
import { ROLE_COOKIE } from './fake-api.ts';

/** Pages checked in parallel: each mostly waits. */
const AT_ONCE = 3;
/** Longest wait for one page, in milliseconds; a remote's own limits end before it. */
const PAGE_LIMIT = 20_000;

export async function openBrowser(): Promise<Browser> {
  const { executablePath, args, env } = await resolveBrowser();
  return chromium.launch({ executablePath, args, env });
}

/**
 * Opens pages through a render server, as their visitors would. A page may find no data, that is not its fault; but its code must
 * come, run and draw.
 * @returns what went wrong, as sentences
 */
export async function checkPages(
  browser: Browser,
  server: RenderServer,
  pages: readonly PageToCheck[],
  detail: (text: string) => void = () => undefined,
): Promise<string[]> {
  const problems: string[] = [];
  await runInParallel(pages, AT_ONCE, async (page) => {
    detail(page.path);
    problems.push(...(await checkPage(browser, server.origin, page)));
  });
  // Refusals of the API are expected: there is no data.
  for (const { kind, message } of server.errors())
    if (!kind.includes('ApiProblem')) problems.push(`the render server said: ${message}`);
  return problems;
}

async function checkPage(browser: Browser, origin: string, wanted: PageToCheck): Promise<string[]> {
  const context = await browser.newContext({ baseURL: origin });
  const problems: string[] = [];
  const say = (text: string): void => void problems.push(`${wanted.path}: ${text}`);
  try {
    if (wanted.role !== undefined) await signIn(context, origin, wanted);
    const page = await context.newPage();
    const heard = listen(page, say);
    const answer = await page.goto(wanted.path, { timeout: PAGE_LIMIT });
    if (answer === null || answer.status() >= 500) say(`answered ${answer?.status() ?? 'nothing'}.`);
    // Whatever it shows, a page that runs has a heading and no spinner.
    await page
      .locator('main h1, main h2')
      .first()
      .waitFor({ state: 'attached', timeout: PAGE_LIMIT })
      .catch(() => say('shows no heading.'));
    const { pathname } = new URL(page.url());
    if (pathname !== wanted.path) say(`leads to ${pathname} instead.`);
    await page.waitForLoadState('networkidle', { timeout: PAGE_LIMIT }).catch(() => undefined);
    // A page that is read first loads its code when the visitor first moves.
    await page.mouse.move(40, 40);
    await page.waitForLoadState('networkidle', { timeout: PAGE_LIMIT }).catch(() => undefined);
    if (heard.failed) say(['its remote did not load or threw', ...[...heard.errors].slice(0, 1)].join(': '));
  } catch (error) {
    say(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return problems;
}

/** Signs the browser in, as far as the API of a check asks. */
export async function signIn(
  context: BrowserContext,
  url: string,
  { role, home }: Pick<PageToCheck, 'role' | 'home'>,
): Promise<void> {
  await context.addCookies([
    { name: ROLE_COOKIE, value: encodeURIComponent(role ?? ''), url },
    { name: 'ayana_signed_in', value: home ?? '', url },
  ]);
}

/** Errors a page reported. */
interface Heard {
  /** The shell reported the remote as failed. */
  failed: boolean;
  /** First lines of the errors it wrote to its console, in their order: the shell shows a failed part and names its error there. */
  readonly errors: Set<string>;
}

/** The shell reports a remote that failed to load or threw; uncaught errors and missing files count as well. */
function listen(page: Page, say: (text: string) => void): Heard {
  const heard: Heard = { failed: false, errors: new Set() };
  page.on('pageerror', (error) => say(`threw ${error.message}`));
  page.on('console', (message) => {
    // A failed request is reported by its response below.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      heard.errors.add(message.text().split('\n')[0] ?? '');
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/client-reports')) heard.failed = true;
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && /\/(releases|shell)\//.test(response.url()))
      say(`${new URL(response.url()).pathname} was answered ${response.status()}.`);
  });
  return heard;
}
