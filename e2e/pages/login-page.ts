import type { Locator, Page } from '@playwright/test';

/** The login screen of the shell. */
export class LoginPage {
  readonly page: Page;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    // Exactly, since the previous page may still be shown for a moment.
    this.email = main.getByLabel('E-mail', { exact: true });
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.locator('form button[type="submit"]');
    this.error = main.getByRole('alert');
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/login${query}`);
  }
}
