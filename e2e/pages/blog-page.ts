import type { Locator, Page } from '@playwright/test';

/** The list of articles. */
export class BlogPage {
  readonly page: Page;
  readonly topics: Locator;
  readonly titles: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.topics = main.getByRole('navigation', { name: 'Topics' });
    this.titles = main.getByRole('heading', { level: 2 }).getByRole('link');
  }

  async open(): Promise<void> {
    await this.page.goto('/blog');
  }

  topic(name: string): Locator {
    return this.topics.getByRole('link', { name, exact: true });
  }
}
