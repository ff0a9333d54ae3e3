import type { Locator, Page } from '@playwright/test';

/** /careers: the vacancies, and the application. */
export class CareersPage {
  readonly vacancy: Locator;
  readonly name: Locator;
  readonly place: Locator;
  readonly email: Locator;
  readonly languages: Locator;
  readonly experience: Locator;
  readonly send: Locator;

  constructor(private readonly page: Page) {
    const form = page.getByRole('form', { name: 'Your application' });
    this.vacancy = form.getByLabel('Vacancy');
    this.name = form.getByLabel('Your name');
    this.place = form.getByLabel('Where you live');
    this.email = form.getByLabel('E-mail');
    this.languages = form.getByLabel('Languages you work in');
    this.experience = form.getByLabel('What you have done so far');
    this.send = form.getByRole('button', { name: 'Send application' });
  }

  async open(): Promise<void> {
    await this.page.goto('/careers');
  }

  /** Opens a vacancy in the list. */
  async unfold(line: string): Promise<void> {
    await this.page.getByText(line, { exact: true }).click();
  }
}
