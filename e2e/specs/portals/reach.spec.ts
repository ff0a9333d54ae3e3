import type { Page } from '@playwright/test';

import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/** A phone, a small one, and a phone at 200 % zoom: its page is half as wide and half as high. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 195, height: 422 },
] as const;

/** Chat and Call as they are drawn, what they lie over, and which rows are fixed at the foot of the window. */
const pillOf = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element): boolean => element.getClientRects().length > 0;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://wa.me/"], a[href^="tel:"]')]
      .filter((link) => shown(link) && /^(Chat|Call)$/.test(link.innerText.trim()))
      .map((link) => ({ text: link.innerText.trim(), box: link.getBoundingClientRect() }));
    const pill =
      links.length === 0
        ? undefined
        : document.evaluate(
            '//a[starts-with(@href, "https://wa.me/")]/..',
            document,
            null,
            XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
          );
    const boxes = Array.from({ length: pill?.snapshotLength ?? 0 }, (_, index) => pill?.snapshotItem(index) as Element)
      .filter((element) => shown(element) && element.querySelectorAll('a').length === 2)
      .map((element) => element.getBoundingClientRect());
    // What ends at the foot of the window and stays there.
    const rows = [...document.querySelectorAll('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      const { bottom, height, width } = element.getBoundingClientRect();
      return (
        (position === 'fixed' || position === 'sticky') &&
        height > 0 &&
        width > innerWidth / 2 &&
        bottom > innerHeight - 120 &&
        bottom <= innerHeight + 1 &&
        height < 120
      );
    });
    return {
      words: links.map(({ text }) => text),
      tops: new Set(links.map(({ box }) => Math.round(box.top))).size,
      heights: boxes.map(({ height }) => height),
      rows: rows.length,
      most: Math.min(56, innerHeight * 0.08) + 0.5,
    };
  });

/** What the page has at its end is above the pill. */
const hidden = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight);
    const pill = [...document.querySelectorAll('a[href^="https://wa.me/"]')].find(
      (link) => link.getClientRects().length > 0 && link.parentElement?.querySelectorAll('a').length === 2,
    )?.parentElement;
    if (pill == null) return ['no pill'];
    const { top, bottom, left, right } = pill.getBoundingClientRect();
    return [...document.querySelectorAll('main a, main button, footer a, nav a, nav summary')]
      .filter((element) => !pill.contains(element) && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.top < bottom - 1 && box.bottom > top + 1 && box.left < right - 1 && box.right > left + 1;
      })
      .map((element) => element.textContent);
  });

async function hasOnePill(page: Page, path: string): Promise<void> {
  for (const viewport of PHONES) {
    await page.setViewportSize(viewport);
    await expect(page.getByRole('link', { name: 'Chat', exact: true }), path).toBeVisible();
    const pill = await pillOf(page);
    const at = `${path} at ${viewport.width} px`;
    expect(pill.words, at).toEqual(['Chat', 'Call']);
    expect([pill.tops, pill.heights.length, pill.rows], `${at}: ${JSON.stringify(pill)}`).toEqual([1, 1, 1]);
    expect(pill.heights[0], at).toBeLessThanOrEqual(pill.most);
    expect(await hidden(page), at).toEqual([]);
  }
}

test('Chat and Call are one low pill on a phone, beside nothing else and over nothing, on public pages and in a portal', async ({
  newPerson,
  signedIn,
}) => {
  const visitor = await newPerson({ reducedMotion: 'reduce' });
  for (const path of ['/', '/contact', '/support']) {
    await visitor.goto(path);
    await hasOnePill(visitor, path);
  }
  const patient = await signedIn('patient', { reducedMotion: 'reduce' });
  for (const path of ['/patient-portal', '/patient-portal/messages']) {
    await patient.goto(path);
    await expect(new PortalFrame(patient).heading).toBeVisible();
    await hasOnePill(patient, path);
  }
  await patient.setViewportSize({ width: 390, height: 844 });
  await expect(new PortalFrame(patient).bar.getByRole('link', { name: /^Messages/ })).toBeVisible();
});

test('a page with a row of its own at the foot has no second one', async ({ newPerson }) => {
  const page = await newPerson({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await page.goto('/treatments/knee-replacement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await pillOf(page)).rows).toBe(1);
});

test('the chosen journey stays chosen on every page of the portal, and after a reload', async ({ newPerson, site }) => {
  const patient = await newPatient(site);
  const first = await beginJourney(site, patient, await askForTreatment(patient, { preferred_city: 'Chennai' }));
  await beginJourney(site, patient, await askForTreatment(patient, { preferred_city: 'Delhi' }));
  const page = await newPerson({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  await patient.signIn(page);
  await page.goto('/patient-portal');
  const tabs = page.getByRole('navigation', { name: 'Your journeys' });
  await tabs.getByRole('link', { name: /Chennai/ }).click();
  await expect(page).toHaveURL(`/patient-portal?journey=${first}`);
  const chosen = tabs.getByRole('link', { name: /Chennai/ });
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await expect(chosen).toHaveText(/AY-[A-Z0-9]+ · Chennai · since /);
  await expect(chosen).toBeInViewport({ ratio: 0.9 });

  await page.setViewportSize({ width: 1440, height: 900 });
  const frame = new PortalFrame(page);
  for (const line of [
    'Requests',
    'Documents',
    'Quotes',
    'Appointments',
    'Messages',
    'Travel',
    'Care',
    'About me',
    'Journey',
  ]) {
    await frame.line(line).click();
    await expect(page).toHaveURL(new RegExp(`[?&]journey=${first}`));
    await expect(frame.line(line)).toHaveAttribute('aria-current', 'page');
  }
  await page.reload();
  await expect(chosen).toHaveAttribute('aria-current', 'page');
  await frame.profile
    .or(frame.header.getByRole('link', { name: /Sign-in/ }))
    .first()
    .click();
  await frame.line('Quotes').click();
  await expect(page).toHaveURL(`/patient-portal/quotes?journey=${first}`);
});
