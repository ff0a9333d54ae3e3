import { expect, type Locator, type Page } from '@playwright/test';

/** The page of the identity provider, where users enter their identity. */
export class DemoIdentityPage {
  readonly heading: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { name: 'Demo identity', exact: true });
  }

  async sayWho(person: { email: string; given_name: string; family_name: string; verified?: boolean }): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.#page.getByLabel('E-mail').fill(person.email);
    await this.#page.getByLabel('Given name').fill(person.given_name);
    await this.#page.getByLabel('Family name').fill(person.family_name);
    await this.#page.getByLabel('The address is verified').setChecked(person.verified ?? true);
    await this.#page.getByRole('button', { name: 'Allow' }).click();
  }

  async refuse(): Promise<void> {
    await expect(this.heading).toBeVisible();
    await this.#page.getByRole('button', { name: 'Refuse' }).click();
  }
}
