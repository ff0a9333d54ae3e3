import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import type { Person } from '../harness/people.ts';
import { signInPersonByApi } from './open-account.ts';

/** Follows the link of an invitation's mail, signed in as the person it was sent to. */
export async function acceptInvitation(page: Page, site: Site, person: Person): Promise<void> {
  const mail = await site.mail.waitFor(person.email, ({ subject }) => subject.startsWith('Join '));
  const path = /\/join\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Sign in and accept' })).toBeVisible();
  await signInPersonByApi(page, site, person);
  await page.goto(path);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/-portal$/);
}
