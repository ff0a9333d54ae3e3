import type { Locator, Page } from '@playwright/test';

export class TravelChecklistPage {
  readonly nationality: Locator;
  readonly procedure: Locator;
  readonly date: Locator;
  readonly make: Locator;
  readonly ticks: Locator;
  readonly progress: Locator;

  constructor(private readonly page: Page) {
    this.nationality = page.getByLabel('Nationality in your passport');
    this.procedure = page.getByLabel('Procedure', { exact: true });
    this.date = page.getByLabel('Planned day of arrival in India');
    this.make = page.getByRole('button', { name: /Make my checklist|Update my checklist/ });
    this.ticks = page.getByRole('main').getByRole('checkbox');
    this.progress = page.getByText(/^\d+ of \d+ done$/);
  }

  async open(answers: Readonly<Record<string, string>> = {}): Promise<void> {
    const query = new URLSearchParams(answers).toString();
    await this.page.goto(`/travel-checklist${query === '' ? '' : `?${query}`}`);
  }

  /** The checkbox of an item, by the start of its text. */
  tick(words: string): Locator {
    return this.ticks.and(this.page.getByRole('checkbox', { name: words }));
  }

  /** A whole item: title, due date, and details. */
  line(words: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('checkbox', { name: words }) });
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
}
