import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { demoEmail } from '../../harness/api.ts';
import { breakFile, type BrokenFile, type Fault, FAULTS, fileOf } from '../../harness/broken-release.ts';
import { waitedForFailure, watchFailures } from '../../harness/failure-clock.ts';
import { expect, test } from '../../harness/fixtures.ts';
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
  /** Navigation entry of another remote's page, and what shows that it works; for one case per remote. */
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

/** Longest wait for an error message, in milliseconds by the page's clock. */
const LONGEST_WAIT = 6_000;

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

/**
 * Each fault of each part once, by one way to a page: what the loader makes of a failure is the same for every remote and way, which
 * its own tests say (`shell/src/remotes/remote-loader.test.ts`). The ways differ in what the page shows, so each has faults of both parts.
 */
const CASES: Record<BrokenFile['part'], Record<Fault, keyof typeof SUBJECTS>> = {
  entry: {
    refused: 'mfe-public, opened',
    '404': 'mfe-admin, followed to',
    '503': 'mfe-admin, opened',
    hangs: 'mfe-admin, followed to',
    'not JavaScript': 'mfe-admin, opened',
    'syntax error': 'mfe-public, opened',
    'throws at start': 'mfe-admin, followed to',
    'throws while rendering': 'mfe-public, opened',
  },
  'page chunk': {
    refused: 'mfe-admin, followed to',
    '404': 'mfe-public, opened',
    '503': 'mfe-admin, followed to',
    hangs: 'mfe-public, opened',
    'not JavaScript': 'mfe-admin, followed to',
    'syntax error': 'mfe-admin, opened',
    'throws at start': 'mfe-public, opened',
    'throws while rendering': 'mfe-admin, followed to',
  },
};

for (const part of ['entry', 'page chunk'] as const)
  for (const fault of FAULTS) {
    const name = CASES[part][fault];
    test(`${name}: ${part} ${fault}`, async ({ site }) => {
      const subject: Subject = SUBJECTS[name];
      const { away, rendered, title, use } = subject;
      const file = fileOf(site, subject.remote, subject.route, part);
      const page = await context.newPage();
      const reports = followReports(page);
      await watchFailures(page);
      const repair = await breakFile(page, file, fault);
      const failed = failureOf(page, subject);
      const once = [{ ...reportOf(file), phase: fault === 'throws while rendering' ? 'render' : PHASES[part] }];

      await arrive(page, subject);
      await test.step('says soon what failed, and tells the API', async () => {
        await readsFailure(page, failed);
        // Facts for support, collapsed.
        await expect(page.getByText(`${file.remote}, release ${file.version}`)).toBeAttached();
        if (rendered) await expect(new SiteFrame(page).heading, 'what the server drew stays').toHaveText(title);
        await expect.poll(() => reports.answers).toEqual([204]);
        expect(reports.sent).toEqual(once);
      });
      await test.step('navigation and another portal work', async () => {
        if (away === undefined) return;
        await enter(page, away.entry);
        await away.works(page);
        await page.goBack({ waitUntil: 'commit' });
        await readsFailure(page, failed);
      });
      await test.step('Retry recovers without a reload', async () => {
        repair();
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(failed).toHaveCount(0);
        await use(page);
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
      });
      expect(reports.sent, 'failing twice is one report').toEqual(once);
    });
  }

const PHASES = { entry: 'entry', 'page chunk': 'page' };

function reportOf({ remote, version, generation }: BrokenFile): object {
  return { remote, version, generation };
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

async function readsFailure(page: Page, failed: Locator): Promise<void> {
  await expect(failed).toBeVisible();
  expect(await waitedForFailure(page), 'milliseconds of waiting').toBeLessThan(LONGEST_WAIT);
}

async function seesTheDay(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Is everything running' })).toContainText('Email');
}
