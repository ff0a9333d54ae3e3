import type { Locator, Page } from '@playwright/test';

/** The frame of every page: navigation, footer, floating buttons, toasts. */
export class SiteFrame {
  readonly page: Page;
  readonly header: Locator;
  readonly footer: Locator;
  readonly menuButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.footer = page.locator('footer');
    // A `summary`, not a button: it opens without scripts.
    this.menuButton = this.header.locator('summary');
  }

  /** An entry of the top navigation. */
  entry(name: string): Locator {
    return this.header.getByRole('link', { name, exact: true });
  }

  get chatButton(): Locator {
    return this.page.getByRole('link', { name: /^chat/i });
  }

  /** All toasts on screen: there is never more than one. */
  get toasts(): Locator {
    return this.page
      .locator('[role="status"], [role="alert"]')
      .filter({ has: this.page.getByRole('button', { name: 'Close' }) });
  }

  /** The page's one main heading. */
  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }
}
