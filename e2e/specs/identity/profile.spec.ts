import { createAccount } from '../../flows/accounts.ts';
import { signInPersonByApi } from '../../flows/open-account.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { ProfilePage } from '../../pages/profile-page.ts';

// The other parts of the profile are in profile-screen.test.tsx, how it looks in specs/accessibility.
test('a session that is ended on one device closes the page that is open on the other; times are local', async ({
  newPerson,
  site,
  faults,
}) => {
  faults.allow(/401 (GET|POST) .*\/api\//);
  const person = demoPerson('Otieno');
  await createAccount(site, person);
  const tablet = await newPerson({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  const here = await newPerson({ timezoneId: 'Asia/Kathmandu' });
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kathmandu', day: 'numeric', month: 'long' });
  const before = days.format();
  for (const page of [tablet, here]) await signInPersonByApi(page, site, person);
  await tablet.goto('/profile');
  await expect(tablet.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security');
  // A patient's own facts are in "About me"; this page has its own line.
  const { header } = new PortalFrame(tablet);
  await expect(header.getByRole('link', { name: 'Sign-in and security' })).toHaveAttribute('aria-current', 'page');
  const profile = new ProfilePage(here);
  await profile.open();
  await expect(profile.sessions).toHaveCount(2);
  await expect(profile.sessions.first()).toContainText(new RegExp(`${before}|${days.format()}`));
  await here.getByRole('button', { name: 'End the session Firefox on Linux' }).click();
  await expect(profile.sessions).toHaveCount(1);
  // It closes there, since the socket is cut and there is no new token.
  await expect(tablet).toHaveURL(/\/login\?next=%2Fprofile/);
});
