/** Someone who is paged sees it on every page of theirs and in the bell, until anybody acknowledges. */
import { newColleague } from '../../flows/colleagues.ts';
import { chainFor, type Run } from '../../flows/paging.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

/** How the pages look is checked at both; the story is lived at the last, which has the rail. */
const WIDTHS = [390, 1440] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('who is paged sees it on every page until anybody acknowledges', async ({ faults, newPerson, site }) => {
  const { id, signIn } = await newColleague(site);
  const page = await chainFor(site, id);
  const tab = await newPerson({ viewport: { width: 1440, height: 900 } });
  await signIn(tab);
  const other = await tab.context().newPage();
  await tab.goto('/case-manager');
  await other.goto('/admin/service-requests');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Service requests');
  const banner = (of: typeof tab) => of.getByRole('region', { name: 'You are being paged' });
  await expect(banner(tab)).toHaveCount(0);

  // It appears by itself in every tab, and on pages of other parts too.
  const [first, second] = [`Fever on the ward ${Date.now()}`, `No driver at the airport ${Date.now()}`];
  await page(first);
  for (const each of [tab, other]) await expect(banner(each)).toContainText(first);
  await tab.goto('/notifications');
  await expect(banner(tab)).toContainText(first);
  await fitsItsWidthAt(tab, WIDTHS);
  await hasNoAxeViolations(tab);

  // The rail and the bell count it and leads to the run.
  await page(second);
  await expect(banner(tab)).toContainText(second);
  await expect(new PortalFrame(tab).line('Escalation')).toContainText('2 for you');
  const bell = tab.getByRole('button', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/^Notifications ?, 2 unread$/);
  await bell.click();
  await tab.getByRole('menuitem', { name: first }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(first);

  // Without a connection it says that it was not acknowledged, and stays.
  faults.expect(/net::ERR_CONNECTION_REFUSED POST .*\/acknowledge$/);
  await other.route('**/escalation-runs/*/acknowledge', (route) => route.abort('connectionrefused'));
  await banner(other)
    .getByRole('button', { name: `Acknowledge: ${first}` })
    .click();
  await expect(banner(other).getByText('It was not acknowledged.')).toBeVisible();
  await expect(banner(other)).toContainText(first);
  await other.unroute('**/escalation-runs/*/acknowledge');

  // Acknowledged in one tab, it is gone in both; the second stays until a colleague takes it.
  await banner(other)
    .getByRole('button', { name: `Acknowledge: ${first}` })
    .click();
  for (const each of [tab, other]) await expect(banner(each)).not.toContainText(first);
  await expect(tab.getByText(/^Acknowledged by /)).toBeVisible();
  await expect(banner(tab)).toContainText(second);
  const { items } = await site.api.as<{ items: (Run & { title: string })[] }>(
    'admin',
    'GET',
    '/escalation-runs?state=running&limit=100',
  );
  const run = items.find(({ title }) => title === second);
  await site.api.as('admin', 'POST', `/escalation-runs/${run?.id}/acknowledge`, {});
  for (const each of [tab, other]) await expect(banner(each)).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'Notifications' }).first()).toBeVisible();
});
