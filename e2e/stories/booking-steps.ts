import type { Page } from '@playwright/test';

import type { Person } from '../harness/people.ts';
import { expect } from '../harness/story-fixtures.ts';
import { openHome } from './people.ts';
import { Screen } from './screen.ts';

/** A visitor finds a doctor from the home page by name, and books the first free time by video. */
export async function bookVideoTalk(page: Page, doctor: string, person: Person): Promise<void> {
  const main = new Screen(page.getByRole('main'));
  const navigation = await openHome(page);
  await navigation.link('shell/navigation/care:2.label').click();
  await main.field('mfe-public/doctors:search').fill(doctor);
  await main.button('mfe-public/doctors:search_button').click();
  await main.root.getByRole('link', { name: doctor, exact: true }).first().click();
  const form = main.part('form', 'mfe-public/booking:title', { doctor });
  await form.root.locator('input[name="startsAt"]').first().check();
  await expect(form.root.getByRole('status').filter({ hasText: 'reserved' })).toBeVisible();
  await form.field('mfe-public/forms/person:first_name').fill(person.first_name);
  await form.field('mfe-public/forms/person:last_name').fill(person.last_name);
  await form.field('mfe-public/forms/person:email').fill(person.email);
  await form.root.locator('button[type="submit"]').click();
  await expect(main.heading('mfe-public/booking:done')).toBeVisible();
}
