import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import type { Person } from '../harness/people.ts';
import { signInPersonByApi } from './open-account.ts';

export interface ListedHospital {
  /** Of its organisation. */
  organisation: string;
  /** Of the hospital. */
  id: string;
  name: string;
}

/** Hospitals of the site, each of another organisation. */
export async function hospitalsOf(site: Site, count: number): Promise<ListedHospital[]> {
  const staff = <T>(path: string) => site.api.as<T>('ayana_staff', 'GET', path);
  const { items } = await staff<{ items: { id: string }[] }>(`/organisations?kind=hospital&limit=${count}`);
  return Promise.all(
    items.map(async ({ id: organisation }) => {
      const { hospitals } = await staff<{ hospitals: { id: string; hospital_name: string }[] }>(
        `/organisations/${organisation}`,
      );
      const [first] = hospitals;
      return { organisation, id: first?.id ?? '', name: first?.hospital_name ?? '' };
    }),
  );
}

/**
 * Follows the link of an invitation's mail, signed in as the person it was sent to.
 * @param before what is looked at before the person signs in
 */
export async function acceptInvitation(
  page: Page,
  site: Site,
  person: Person,
  before: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const mail = await site.mail.waitFor(person.email, ({ subject }) => subject.startsWith('Join '));
  const path = /\/join\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Sign in and accept' })).toBeVisible();
  await before();
  await signInPersonByApi(page, site, person);
  await page.goto(path);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/-portal$/);
}
