import type { Locator, Page } from '@playwright/test';

/** A page about a speciality, a part of the journey, or the video consultation. */
export class SpecialityPage {
  readonly page: Page;
  /** Opens the consultation dialog: once at the head of a speciality, once at its end. */
  readonly ask: Locator;
  readonly bookVideo: Locator;

  constructor(page: Page) {
    this.page = page;
    this.ask = page.getByRole('link', { name: 'Ask for a free consultation' });
    this.bookVideo = page.getByRole('link', { name: 'Book a video consultation' });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The rows of the prices, one for each procedure. */
  get prices(): Locator {
    return this.section('What it costs').getByRole('listitem');
  }

  /** schema.org objects of the page by their type. */
  async structuredData(type: string): Promise<Record<string, unknown>[]> {
    const blocks = await this.page.locator('script[type="application/ld+json"]').allTextContents();
    const things = blocks.flatMap((block) => JSON.parse(block) as object | object[]);
    return things.map((thing) => thing as Record<string, unknown>).filter((thing) => thing['@type'] === type);
  }
}
