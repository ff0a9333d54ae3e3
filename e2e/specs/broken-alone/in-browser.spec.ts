import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { demoEmail } from '../../harness/api.ts';
import { breakFile, type BrokenFile, type Fault, fileOf } from '../../harness/broken-release.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

interface Subject {
  remote: string;
  route: string;
  path: string;
  title: string;
  /** Public page and navigation entry from which the user comes; else they open the URL. */
  follows?: { from: string; entry: string };
  /** Rendered by the server, so its HTML stays readable. */
  rendered: boolean;
  /** Navigation entry of another remote's page, and what shows that it works. */
  away?: { entry: string; works: (page: Page) => Promise<void> };
  /** Something of the page itself that needs its code. */
  use: (page: Page) => Promise<void>;
}

const admin: Subject = {
  remote: 'mfe-admin',
  route: 'admin.home',
  path: '/admin',
  title: 'Today',
  rendered: false,
  use: seesTheDay,
};

const SUBJECTS = {
  'mfe-admin, opened': admin,
  'mfe-admin, followed to': {
    ...admin,
    follows: { from: '/about', entry: 'Admin Panel' },
    away: { entry: 'Notifications', works: (page) => expect(new SiteFrame(page).heading).toHaveText('Notifications') },
  },
  'mfe-public, opened': {
    remote: 'mfe-public',
    route: 'public.about',
    path: '/about',
    title: 'About Ayana',
    rendered: true,
    away: { entry: 'Admin Panel', works: seesTheDay },
    use: async (page) => {
      await page.getByRole('link', { name: 'Look at the hospitals' }).click();
      await expect(page).toHaveURL('/hospitals');
      await expect(new SiteFrame(page).heading).not.toHaveText('About Ayana');
    },
  },
} satisfies Record<string, Subject>;

/** A little longer than the loader waits for a page, in milliseconds. */
const OVER_THE_LIMIT = 6_000;

// Screenshots of every step would take a third of the time; requests and steps are kept.
test.use({ trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false } });

let context: BrowserContext;

test.beforeAll(async ({ browser, site }) => {
  // One person for all cases: each has its own document, and a failed load affects only its document.
  context = await browser.newContext({ baseURL: site.origin });
  const answer = await context.request.post(`${site.origin}/api/auth/sign-in`, {
    data: { email: demoEmail('admin'), password: DEMO_PASSWORD },
    headers: { origin: site.origin },
  });
  expect(answer.status()).toBe(200);
});
test.afterEach(() => Promise.all(context.pages().map((page) => page.close())));
test.afterAll(() => context.close());

const UNLOADED: readonly Fault[] = [
  'refused',
  '404',
  '503',
  'not JavaScript',
  'syntax error',
  'throws at start',
  'hangs',
];

/**
 * Each fault of each part, one after the other in one document: every Retry asks for the file again, which by then fails in the next way.
 * A page that throws while it is drawn has loaded, so it is the first or the last.
 */
const CASES: readonly [keyof typeof SUBJECTS, BrokenFile['part'], readonly Fault[]][] = [
  ['mfe-public, opened', 'entry', ['throws while rendering', ...UNLOADED]],
  ['mfe-public, opened', 'page chunk', UNLOADED],
  ['mfe-admin, followed to', 'entry', UNLOADED],
  ['mfe-admin, followed to', 'page chunk', [...UNLOADED, 'throws while rendering']],
  ['mfe-admin, opened', 'entry', ['hangs']],
];

for (const [name, part, faults] of CASES)
  test(`${name}: ${part} ${faults.join(', ')}`, async ({ site }) => {
    const subject: Subject = SUBJECTS[name];
    const { away, rendered, title, use } = subject;
    const file = fileOf(site, subject.remote, subject.route, part);
    const page = await context.newPage();
    await page.clock.install();
    const reports = followReports(page);
    const [first = 'refused', ...others] = faults;
    const breakage = await breakFile(page, file, first);
    const failed = failureOf(page, subject);
    const retry = page.getByRole('button', { name: 'Retry' });

    await arrive(page, subject);
    await test.step(`${first}: says what failed, and tells the API`, async () => {
      await fails(page, breakage.asked, 1, first);
      await expect(failed).toBeVisible();
      // Facts for support, collapsed.
      await expect(page.getByText(`${file.remote}, release ${file.version}`)).toBeAttached();
      if (!rendered) {
        const portal = new PortalFrame(page);
        await expect(portal.line('Today')).toHaveAttribute('aria-current', 'page');
        await expect(portal.bell).toBeVisible();
      } else await expect(new SiteFrame(page).heading, 'what the server drew stays').toHaveText(title);
      await expect.poll(() => reports.answers).toEqual([204]);
    });
    if (away !== undefined)
      await test.step('navigation and another portal work', async () => {
        await enter(page, away.entry);
        await away.works(page);
        await page.goBack({ waitUntil: 'commit' });
        await expect(failed).toBeVisible();
      });
    for (const fault of others)
      await test.step(`${fault}: Retry says so again`, async () => {
        breakage.become(fault);
        const before = breakage.asked();
        await retry.click();
        await fails(page, breakage.asked, before + 1, fault);
        await expect(retry).not.toHaveAttribute('aria-busy', 'true');
        await expect(failed).toBeVisible();
      });
    await test.step('Retry recovers without a reload', async () => {
      breakage.become(undefined);
      await retry.click();
      await expect(failed).toHaveCount(0);
      await use(page);
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });
    // Failing several times in one phase is one report.
    const phases = new Set(faults.map((fault) => (fault === 'throws while rendering' ? 'render' : PHASES[part])));
    expect(reports.sent).toEqual([...phases].map((phase) => reportOf(file, phase)));
  });

/** The file was asked for so often; for one that hangs, the loader's limit passes. */
async function fails(page: Page, asked: () => number, times: number, fault: Fault): Promise<void> {
  await expect.poll(asked).toBeGreaterThanOrEqual(times);
  if (fault === 'hangs') await page.clock.fastForward(OVER_THE_LIMIT);
}

const PHASES = { entry: 'entry', 'page chunk': 'page' };

function reportOf({ remote, version, generation }: BrokenFile, phase: string): object {
  return { remote, version, generation, phase };
}

/** The page's failure reports to the API, and the answers. */
function followReports(page: Page): { sent: unknown[]; answers: number[] } {
  const reports = { sent: [] as unknown[], answers: [] as number[] };
  const isReport = (url: string): boolean => new URL(url).pathname === '/api/client-reports';
  page.on('request', (request) => {
    if (isReport(request.url())) reports.sent.push(request.postDataJSON());
  });
  page.on('response', (answer) => {
    if (isReport(answer.url())) reports.answers.push(answer.status());
  });
  return reports;
}

/** The error screen; for a server-rendered page a message above it. */
function failureOf(page: Page, { rendered, title }: Subject): Locator {
  const words = `${title} did not load`;
  return rendered
    ? page.getByRole('alert').filter({ hasText: words })
    : page.getByRole('heading', { level: 1, name: words });
}

/** Opens the page by URL, or by a link of another remote's page; the document then stays the same. */
async function arrive(page: Page, { path, follows }: Subject): Promise<void> {
  // A hanging script delays the load event.
  await page.goto(follows?.from ?? path, { waitUntil: 'commit' });
  if (follows !== undefined) {
    // The session's entries appear after hydration.
    await expect(entryOf(page, follows.entry)).toBeVisible();
    await keepDocument(page);
    await enter(page, follows.entry);
  } else await keepDocument(page);
}

async function keepDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

function entryOf(page: Page, name: string): Locator {
  return new SiteFrame(page).entry(name);
}

async function enter(page: Page, name: string): Promise<void> {
  await entryOf(page, name).click();
}

async function seesTheDay(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Is everything running' })).toContainText('Email');
}
