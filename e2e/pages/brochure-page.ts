import type { Locator, Page } from '@playwright/test';

/** /brochure: which brochure, and where the link goes. */
export class BrochurePage {
  readonly heading: Locator;
  readonly speciality: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly mayWrite: Locator;
  readonly send: Locator;

  constructor(private readonly page: Page) {
    const form = page.getByRole('form', { name: 'Get your brochure' });
    this.heading = page.getByRole('heading', { level: 1 });
    this.speciality = form.getByLabel('Brochure');
    this.name = form.getByLabel('Your name');
    this.email = form.getByLabel('E-mail');
    this.mayWrite = form.getByLabel('You may write to me about this treatment later.');
    this.send = form.getByRole('button', { name: 'Send me the link' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/brochure${query}`);
  }
}
