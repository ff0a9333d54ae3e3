import type { Locator, Page } from '@playwright/test';

/** The newsletter sign-up in the footer. */
export class Newsletter {
  readonly email: Locator;
  readonly subscribe: Locator;

  constructor(page: Page) {
    const footer = page.locator('footer');
    this.email = footer.getByLabel('Your email');
    this.subscribe = footer.locator('form button[type="submit"]');
  }
}
