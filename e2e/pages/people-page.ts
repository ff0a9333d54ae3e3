import type { Locator, Page } from '@playwright/test';

/** The administrators' page of people: pending applications, the list, and the open person. */
export class PeoplePage {
  readonly page: Page;
  readonly search: Locator;
  readonly waiting: Locator;
  readonly table: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.search = main.getByRole('searchbox', { name: 'Search by name or e-mail' });
    this.waiting = main.getByRole('region', { name: /^Waiting for a role/ });
    this.table = main.getByRole('grid', { name: 'People' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/users${query}`);
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  /** Finds a person and opens them. */
  async openPerson(email: string, name: string): Promise<void> {
    await this.search.fill(email);
    await this.table.getByRole('link', { name, exact: true }).click();
  }

  /** A part of the open person. */
  part(name: string): Locator {
    return this.page.getByRole('main').getByRole('region', { name, exact: true });
  }

  get changeRole(): Locator {
    return this.part('Role').getByRole('button', { name: 'Change role' });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name: `Role of ${name}` });
  }
}
