import type { Locator, Page } from '@playwright/test';

/** A page of the catalogue: hospitals, doctors, cities, and the comparison. */
export class CataloguePage {
  readonly page: Page;
  /** The list's results and their number. */
  readonly found: Locator;
  readonly cards: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    this.found = page.getByRole('heading', { level: 2 }).filter({ hasText: /^\d+ (hospital|doctor)s?/ });
    this.cards = page.getByRole('main').getByRole('article');
    this.table = page.getByRole('table');
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  card(name: string): Locator {
    return this.cards.filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  compare(name: string): Locator {
    return this.page.getByRole('button', { name: `Compare ${name}`, exact: true });
  }

  /** The row of a comparison by its name. */
  line(name: RegExp): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }
}
