import { homePortal, isAccessEntry, mayEnter, type Role } from '@ayana/contracts/identity';
import type { Browser, Page } from 'playwright-core';
import type { PortalRoutes } from '../built.ts';
import { signIn } from '../checks/in-browser.ts';
import type { RenderServer } from '../checks/render-server.ts';

const LIMIT = 20_000;

/** What people mainly do with a remote, as far as it needs no data. */
interface Story {
  role?: Role;
  tell(page: Page, portal: PortalRoutes, role: Role): Promise<void>;
}

const STORIES: Readonly<Record<string, Story>> = {
  'mfe-public': { tell: sendIncompleteForm },
  'mfe-patient': { role: 'patient', tell: followTheRail },
  'mfe-partner': { role: 'partner', tell: followTheRail },
  'mfe-admin': { role: 'admin', tell: followTheRail },
};

/** @returns what went wrong, as sentences; none where a remote has no story */
export async function tellStory(browser: Browser, { origin }: RenderServer, portal: PortalRoutes): Promise<string[]> {
  const story = STORIES[portal.name];
  if (story === undefined) return [];
  const context = await browser.newContext({ baseURL: origin });
  try {
    const { role } = story;
    if (role !== undefined) await signIn(context, origin, { role, home: homePortal(role) });
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    await story.tell(page, portal, role ?? 'patient');
    return [];
  } catch (error) {
    return [`its story: ${error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error)}`];
  } finally {
    await context.close();
  }
}

/** Fills one field of the contact form and sends it: the others are marked, and what was typed stays. */
async function sendIncompleteForm(page: Page): Promise<void> {
  await page.goto('/contact');
  await page.mouse.move(40, 40);
  await page.waitForLoadState('networkidle');
  const form = page.locator('main form').first();
  const field = form.locator('input[type="text"], input:not([type])').first();
  await field.fill('Amina');
  await form.locator('button[type="submit"]').first().click();
  await form.locator('[aria-invalid="true"]').first().waitFor();
  if ((await field.inputValue()) !== 'Amina') throw new Error('the contact form lost what was typed.');
}

/** Opens the first page of a portal's rail, and from it each other one, without a document load. */
async function followTheRail(page: Page, { routes }: PortalRoutes, role: Role): Promise<void> {
  const lines = routes.filter(
    ({ rail, access }) => rail !== undefined && access !== undefined && isAccessEntry(access) && mayEnter(access, role),
  );
  const [home, ...others] = lines.map(({ path }) => path);
  if (home === undefined) throw new Error('no line of the rail is for this role.');
  await page.goto(home);
  await heading(page);
  await page.evaluate(() => Object.assign(globalThis, { ayanaStayed: true }));
  for (const path of others.slice(0, 3)) {
    await page.locator(`a[href="${path}"]`).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await heading(page);
  }
  if (!(await page.evaluate(() => 'ayanaStayed' in globalThis)))
    throw new Error('a line of the rail loaded a document.');
}

const heading = (page: Page): Promise<void> => page.locator('main h1, main h2').first().waitFor();
