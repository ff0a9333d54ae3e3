import type { Locator, Page } from '@playwright/test';

/** The support page: its form, and the view of a followed request. */
export class SupportPage {
  readonly form: Locator;
  readonly topic: Locator;
  readonly name: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly message: Locator;
  readonly send: Locator;
  readonly arrived: Locator;
  readonly answers: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form', { name: 'Your request' });
    this.topic = this.form.getByLabel('What is it about?');
    this.name = this.form.getByLabel('Your name');
    this.email = this.form.getByLabel('E-mail');
    this.phone = this.form.getByLabel('Phone');
    this.message = this.form.getByLabel('What happened');
    this.send = this.form.locator('button[type="submit"]');
    this.arrived = this.form.getByText(/^We have your request AY-\w{6}$/);
    this.answers = page.getByRole('region', { name: 'Our answers' });
  }

  async open(path = '/support'): Promise<void> {
    await this.page.goto(path);
  }
}
