import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Browser, BrowserContext, Page } from 'playwright-core';

import { slowDown } from '../browser.ts';

export const STAFF = 'ayana-staff@demo.ayana.test';
export const PATIENT = 'patient@demo.ayana.test';

/** Screen, line and processor of a visitor. */
export interface Profile {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** A slow line and a slow processor. */
  readonly slow: boolean;
}
export const DESKTOP: Profile = { name: 'desktop', viewport: { width: 1440, height: 900 }, slow: false };
export const PHONE: Profile = { name: 'slow phone', viewport: { width: 390, height: 844 }, slow: true };

/** A browser with nothing cached in which someone is signed in: of the staff, unless it says who. */
export async function asUser<T>(
  browser: Browser,
  origin: string,
  { viewport }: Profile,
  work: (context: BrowserContext) => Promise<T>,
  email = STAFF,
): Promise<T> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const data = { email, password: DEMO_PASSWORD };
    const answer = await context.request.post(`${origin}/api/auth/sign-in`, { headers: { origin }, data });
    if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}.`);
    return await work(context);
  } finally {
    await context.close();
  }
}

/** Opens an address and leaves the page open. @returns milliseconds until the first element of this kind was painted */
export async function openPage(
  context: BrowserContext,
  url: string,
  { selector, profile }: { selector: string; profile: Profile },
): Promise<{ page: Page; ms: number }> {
  const page = await context.newPage();
  await page.addInitScript(noteReady, selector);
  if (profile.slow) await slowDown(page);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  const ready = await page.waitForFunction(() => Reflect.get(globalThis, 'readyAt') as number | undefined, undefined, {
    timeout: 60_000,
  });
  return { page, ms: (await ready.jsonValue()) ?? Number.NaN };
}

/** In the page: when the first such element with a text has been painted. */
function noteReady(selector: string): void {
  const look = (): void => {
    const found = document.querySelector(selector)?.textContent?.trim() ?? '';
    if (found === '') requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { readyAt: performance.now() }), 0));
  };
  requestAnimationFrame(look);
}
