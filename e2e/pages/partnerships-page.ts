import type { Locator, Page } from '@playwright/test';

/** /partnerships: who the partners are, and the two applications. */
export class PartnershipsPage {
  readonly partner: Locator;
  readonly doctor: Locator;

  constructor(private readonly page: Page) {
    this.partner = page.getByRole('form', { name: 'As an organisation' });
    this.doctor = page.getByRole('form', { name: 'As a doctor' });
  }

  async open(): Promise<void> {
    await this.page.goto('/partnerships');
  }

  send(form: Locator): Locator {
    return form.getByRole('button', { name: 'Send application' });
  }
}
