import { ROLE_NAMES, type Role } from '@ayana/contracts/identity';
import { HOMES, isAmong, visitorsOf } from '@ayana/contracts/testing';

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, layoutShift, watchLayoutShift } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

/**
 * One role of each remote, its button beside "Welcome back!" (spec section 2) and some entries of its rail;
 * `titles`: pages whose entry, heading and title are the same. What every role may open and is
 * shown is tested without a browser: `guard.test`, `rail-items.test` and `role-links.test` of the shell.
 */
const ROLES: readonly {
  role: Role;
  button?: string;
  home: string;
  lines: readonly string[];
  titles?: readonly string[];
}[] = [
  {
    role: 'super_admin',
    button: 'Admin Panel',
    home: 'Today',
    lines: ['Today', 'Inbox', 'Signals', 'People', 'System'],
    titles: ['My queue'],
  },
  { role: 'doctor', button: 'Doctor Portal', home: 'Waiting', lines: ['Waiting', 'Messages', 'Orders', 'Hours'] },
  { role: 'patient', home: 'Journey', lines: ['Journey', 'Requests', 'Quotes', 'Travel', 'About me'] },
];

/** A page that others may open. */
function refusedTo(role: Role): string {
  const paths = ['/admin/users', '/database-overview', '/partner-portal', '/doctor-portal'];
  return paths.find((path) => !isAmong(visitorsOf(path) ?? [], role)) ?? '';
}

/** Those of any role. */
const PORTAL_BUTTON = /^(Admin Panel|Doctor Portal|Hospital Portal|Partner Portal)$/;

for (const { role, button, home, lines, titles = [] } of ROLES) {
  test(`${role} is led to their home, from others’ pages too: navigation, notifications, sign out`, async ({
    signedIn,
    site,
  }) => {
    const page = await signedIn(role, { reducedMotion: 'reduce' });
    const frame = new PortalFrame(page);
    await page.goto(refusedTo(role), { waitUntil: 'commit' });
    await expect(page).toHaveURL(HOMES[role].home);
    await expect(frame.heading).toBeVisible();

    await page.goto('/about');
    await expect(frame.signOut).toBeVisible();
    await expect(frame.header.getByText('Login / Register')).toHaveCount(0);
    await expect(frame.header.getByRole('link', { name: PORTAL_BUTTON })).toHaveCount(button === undefined ? 0 : 1);
    if (button !== undefined)
      await expect(new SiteFrame(page).entry(button)).toHaveAttribute('href', HOMES[role].landing);

    await page.goto('/');
    await expect(page).toHaveURL(HOMES[role].landing);
    await expect(frame.heading).toBeVisible();
    for (const line of lines) await expect(frame.line(line)).toBeVisible();
    await expect(frame.line(home)).toHaveAttribute('aria-current', 'page');
    await expect(frame.header).toContainText('Welcome back!');
    await expect(frame.header).toContainText(ROLE_NAMES[role]);
    if (role === 'super_admin') {
      await expect(frame.bell).toHaveAttribute('href', '/notifications');
      await expect(frame.dropdown).toHaveCount(0);
    } else {
      await expect(frame.dropdown).toBeVisible();
      await expect(frame.bell).toHaveCount(0);
    }
    // Between a phone’s bar and the rail of a desktop.
    await fitsItsWidthAt(page, [320, 860]);
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const title of titles) {
      await frame.line(title).click();
      await expect(frame.heading).toHaveText(title);
      await expect(frame.heading).toBeFocused();
      await expect(page).toHaveTitle(new RegExp(`^${title}`));
      await expect(frame.line(title)).toHaveAttribute('aria-current', 'page');
    }
    await frame.signOut.click();
    await expect(page).toHaveURL(`${site.origin}/`);
    await page.goto('/notifications');
    await expect(page).toHaveURL('/login?next=%2Fnotifications');
  });
}

/** Of the staff, in order: first those without a heading. */
const STAFF_RAIL: readonly { heading?: string; lines: readonly string[] }[] = [
  { lines: ['Today', 'Inbox', 'My queue', 'Appointments', 'Not placed', 'Analytics'] },
  { heading: 'When it goes wrong', lines: ['Signals', 'Incidents', 'Escalation', 'Broadcasts', 'Resources'] },
  { heading: 'Service desk', lines: ['Service requests', 'Service catalog', 'Desk figures'] },
  { heading: 'Catalogue', lines: ['Treatments', 'Hospitals', 'Doctors', 'Cities', 'Content'] },
  { heading: 'People and rules', lines: ['Organisations', 'Compliance', 'Activity'] },
];

test('nothing moves while a portal arrives, on a phone and on a desktop, and it is used by keyboard alone', async ({
  signedIn,
}) => {
  const page = await signedIn('ayana_staff');
  const frame = new PortalFrame(page);
  await watchLayoutShift(page);
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/case-manager');
    await expect(frame.heading).toBeVisible();
    await expect(frame.bell).toBeVisible();
    const { sum, what } = await layoutShift(page);
    expect(sum, what.join('\n')).toBeLessThan(0.01);
  }
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  const headingOf = (name: string) => frame.rail.getByText(name, { exact: true }).locator('..');
  await expect(skip).toBeFocused();
  for (const target of [
    frame.header.getByRole('link', { name: /^Ayana/ }),
    page.getByRole('button', { name: 'Search', exact: true }),
    ...STAFF_RAIL.flatMap(({ heading, lines }) => {
      const entries = lines.map((line) => frame.line(line));
      return heading === undefined ? entries : [headingOf(heading)].concat(entries);
    }),
    frame.header.getByRole('link', { name: 'Chat' }),
    frame.header.getByRole('link', { name: 'Call' }),
    frame.bell,
    frame.profile,
    frame.signOut,
  ]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
  await frame.line('Activity').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/activity/all');
  await expect(frame.heading).toBeFocused();
});
