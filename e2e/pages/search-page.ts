import type { Locator, Page } from '@playwright/test';

/** The search box on any page, and the search page. */
export class SearchPage {
  readonly page: Page;
  /** By its label, since its role changes from search box to combobox when the suggestions load. */
  readonly box: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly heading: Locator;
  readonly filters: Locator;
  readonly cards: Locator;
  readonly chosen: Locator;
  readonly sort: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.box = main.getByLabel('Search treatments, hospitals and doctors');
    this.list = page.getByRole('listbox', { name: 'Suggestions' });
    this.options = this.list.getByRole('option');
    this.heading = main.getByRole('heading', { level: 1 });
    this.filters = main.locator('#filters');
    this.cards = main.getByRole('article');
    this.chosen = main.getByRole('list', { name: 'Chosen' });
    this.sort = main.getByLabel('Sort');
  }

  async open(query: string): Promise<void> {
    await this.page.goto(`/search?${query}`);
  }

  filter(name: string): Locator {
    return this.filters.getByLabel(name);
  }

  tab(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'What was found' }).getByRole('link', { name });
  }

  /** Types when the suggestions' code has loaded. */
  async type(words: string): Promise<void> {
    await this.box.focus();
    await this.box.and(this.page.getByRole('combobox')).waitFor();
    await this.box.pressSequentially(words);
  }
}
