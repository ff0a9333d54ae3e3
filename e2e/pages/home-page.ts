import type { Locator, Page } from '@playwright/test';

/** The public home page. */
export class HomePage {
  readonly page: Page;
  readonly startYourJourney: Locator;
  readonly bookVideo: Locator;
  readonly search: Locator;
  readonly services: Locator;
  readonly hospitals: Locator;
  readonly viewMore: Locator;

  constructor(page: Page) {
    this.page = page;
    const main = page.getByRole('main');
    this.startYourJourney = main.getByRole('link', { name: 'Start Your Journey' }).first();
    this.bookVideo = main.getByRole('link', { name: 'Book a video consultation' });
    this.search = main.getByLabel('Search treatments, hospitals and doctors');
    this.services = main.getByRole('region', { name: 'What it costs, before you ask' });
    this.hospitals = main.getByRole('region', { name: 'Partner hospitals' });
    this.viewMore = this.hospitals.getByRole('link', { name: 'VIEW MORE' });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }

  /** The row of a service. */
  service(name: string): Locator {
    return this.services.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  hospital(name: string): Locator {
    return this.hospitals.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
