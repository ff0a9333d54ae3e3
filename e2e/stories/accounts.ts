import type { Page } from '@playwright/test';

import type { Mailbox } from '../harness/mailbox.ts';
import type { Person } from '../harness/people.ts';
import { expect } from '../harness/story-fixtures.ts';
import { Screen } from './screen.ts';

const ABOUT_ME = 'mfe-patient/about-me';
const LABELS = 'contracts/identity/profile/profile-labels';
export const NEW_PASSWORD = 'a long walk by the sea';

/** Opens an account by the form that is open, and confirms its address by the mail: where that leads is signed in. */
export async function openAccount(page: Page, mail: Mailbox, person: Person): Promise<void> {
  const form = new Screen(page.getByRole('main'));
  await expect(form.heading('shell/identity/register:title')).toBeVisible();
  await form.field('shell/identity/register:first_name').fill(person.first_name);
  await form.field('shell/identity/register:last_name').fill(person.last_name);
  await form.field('shell/identity/form:email').fill(person.email);
  await form.field('shell/identity/password:label').fill(NEW_PASSWORD);
  await form.begins('checkbox', 'contracts/identity/consent/health-data-consent:text').check();
  await form.button('shell/identity/register:submit').click();
  await expect(form.heading('shell/identity/inbox:title')).toBeVisible();
  await followMail(page, mail, person.email, /https?:\/\/\S+\?verify=\S+/);
}

/** Completes the profile in "About me", which is open, and follows the link to ask for a treatment. */
export async function completeProfile(page: Page, person: Pick<Person, 'phone'>): Promise<void> {
  const about = new Screen(page.getByRole('main')).part('region', `${ABOUT_ME}:you.title`);
  await about.button(`${ABOUT_ME}:you.complete`).click();
  const dialog = new Screen(page).part('dialog', `${ABOUT_ME}:you.title`);
  await dialog.field(`${LABELS}:country`).selectOption('Kenya');
  await dialog.field(`${LABELS}:phone`).fill(person.phone);
  await dialog.field(`${LABELS}:date_of_birth`).fill('1968-03-09');
  await dialog.button(`${ABOUT_ME}:you.save`).click();
  await about.link(`${ABOUT_ME}:you.ask`).click();
}

/** Completes the profile that is open, and asks for a treatment where it leads. */
export async function askForTreatment(page: Page, person: Person, treatment: string): Promise<void> {
  const main = new Screen(page.getByRole('main'));
  await completeProfile(page, person);
  await expect(main.heading('mfe-patient/treatment-requests:form.title')).toBeVisible();
  const choice = main.field('mfe-patient/treatment-requests:form.treatment');
  await choice.fill(treatment);
  await page.getByRole('option', { name: treatment }).first().click();
  await main.field('mfe-patient/treatment-requests:form.notes').fill('My knee hurts on the stairs.');
  await main.button('mfe-patient/treatment-requests:form.submit').click();
  await expect(main.says('contracts/journey/treatment-request-state-names:pending').first()).toBeVisible();
}

/** Follows the link of a mail. */
export async function followMail(page: Page, mail: Mailbox, to: string, link: RegExp): Promise<void> {
  const { text } = await mail.waitFor(to, (each) => link.test(each.text));
  await page.goto(link.exec(text)?.[0] ?? '');
}
