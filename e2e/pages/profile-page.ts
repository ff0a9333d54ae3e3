import type { Locator, Page } from '@playwright/test';

/** `/profile`: one region a subject. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/profile');
  }

  region(
    name:
      | 'About you'
      | 'Email address'
      | 'Password'
      | 'Where you are signed in'
      | 'What you agreed to'
      | 'Your application'
      | 'Delete your account',
  ): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  get sessions(): Locator {
    return this.region('Where you are signed in').getByRole('listitem');
  }
}
