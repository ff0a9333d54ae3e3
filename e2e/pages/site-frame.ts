import type { Locator, Page } from '@playwright/test';

/** What stands around every page: navigation, footer, floating buttons, the toast. */
export class SiteFrame {
  readonly page: Page;
  readonly header: Locator;
  readonly footer: Locator;
  readonly menuButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.footer = page.locator('footer');
    // Of a fold: it is no button to the browser, and opens without any code.
    this.menuButton = this.header.locator('summary');
  }

  /** An entry of the top navigation. */
  entry(name: string): Locator {
    return this.header.getByRole('link', { name, exact: true });
  }

  get chatButton(): Locator {
    return this.page.getByRole('link', { name: /^chat/i });
  }

  get callButton(): Locator {
    return this.page.getByRole('link', { name: /^call(?! us)/i });
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
