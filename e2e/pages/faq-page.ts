import type { Locator, Page } from '@playwright/test';

/** Questions and answers. */
export class FaqPage {
  readonly page: Page;
  readonly search: Locator;
  readonly searchButton: Locator;
  readonly status: Locator;
  readonly all: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.search = main.getByRole('searchbox', { name: 'Search the questions' });
    this.searchButton = main.getByRole('button', { name: 'Search' });
    this.status = main.getByRole('status').filter({ hasText: /answers? for|Nothing found/ });
    this.all = main.getByRole('link', { name: 'All questions' });
    this.entries = main.locator('details');
  }

  async open(rest = ''): Promise<void> {
    await this.page.goto(`/faq${rest}`);
  }

  entry(question: string): Locator {
    return this.entries.filter({ has: this.page.locator('summary', { hasText: question }) });
  }
}
