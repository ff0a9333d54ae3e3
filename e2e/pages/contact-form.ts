import type { Locator, Page } from '@playwright/test';

/** The contact form on the home page. */
export class ContactForm {
  readonly form: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly procedure: Locator;
  readonly destination: Locator;
  readonly message: Locator;
  readonly send: Locator;

  constructor(page: Page) {
    this.form = page.getByRole('form', { name: 'Ask us anything' });
    this.firstName = this.form.getByLabel('First name');
    this.lastName = this.form.getByLabel('Last name');
    this.email = this.form.getByLabel('E-mail');
    this.phone = this.form.getByLabel('Phone');
    this.procedure = this.form.getByLabel('Procedure');
    this.destination = this.form.getByLabel('City in India');
    this.message = this.form.getByLabel('Message');
    this.send = this.form.locator('button[type="submit"]');
  }
}
