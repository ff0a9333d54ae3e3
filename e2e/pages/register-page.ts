import { expect, type Locator, type Page } from '@playwright/test';

import type { Person } from '../harness/people.ts';

/** The register half of the login screen, and the inbox screen that follows it. */
export class RegisterPage {
  readonly page: Page;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly consent: Locator;
  readonly submit: Locator;
  readonly problems: Locator;
  readonly sent: Locator;
  readonly back: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.firstName = main.getByLabel('First name');
    this.lastName = main.getByLabel('Last name');
    this.email = main.getByLabel('E-mail');
    this.password = main.getByLabel(/^Password/);
    this.consent = main.getByRole('checkbox', { name: /^I agree that Ayana/ });
    this.submit = main.locator('form button[type="submit"]');
    this.problems = main.locator('form').getByRole('alert');
    this.sent = main.getByRole('heading', { name: 'Check your inbox' });
    this.back = main.getByRole('button', { name: /Wrong address/ });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/login?mode=register${query}`);
  }

  kind(name: 'Patient' | 'Partner' | 'Doctor'): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  async fill({ first_name, last_name, email }: Person, password: string): Promise<void> {
    await this.firstName.fill(first_name);
    await this.lastName.fill(last_name);
    await this.email.fill(email);
    await this.password.fill(password);
    // While the page hydrates, a click shows a moment later, which `check` does not wait for.
    if (!(await this.consent.isChecked())) await this.consent.click();
    await expect(this.consent).toBeChecked();
  }
}
