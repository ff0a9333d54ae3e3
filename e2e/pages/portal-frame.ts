import type { Locator, Page } from '@playwright/test';

/** The portals' common frame: the rail on a desktop, the top and bottom bars on a phone. */
export class PortalFrame {
  readonly page: Page;
  readonly rail: Locator;
  /** The bottom bar of a phone, which has the rail's name. */
  readonly bar: Locator;
  readonly main: Locator;
  readonly header: Locator;

  constructor(page: Page) {
    this.page = page;
    this.header = page.getByRole('banner');
    this.rail = this.header.getByRole('navigation', { name: 'Your portal' });
    this.bar = page.getByRole('navigation', { name: 'Your portal' }).and(page.locator('main ~ nav'));
    this.main = page.getByRole('main');
  }

  /** A rail entry; its name may end with a count. */
  line(name: string): Locator {
    return this.rail.getByRole('link', { name: new RegExp(`^${name}\\b`) });
  }

  get lines(): Locator {
    return this.rail.getByRole('link');
  }

  /** Of the staff: a link. */
  get bell(): Locator {
    return this.header.getByRole('link', { name: /^Notifications/ });
  }

  /** Of patients and of those who are given work: opens the newest. */
  get dropdown(): Locator {
    return this.header.getByRole('button', { name: /^Notifications/ });
  }

  get profile(): Locator {
    return this.header.getByRole('link', { name: 'Profile' });
  }

  get signOut(): Locator {
    return this.header.getByRole('button', { name: 'Sign Out' });
  }

  get heading(): Locator {
    return this.main.getByRole('heading', { level: 1 });
  }

  /** The bar's last entry, which opens the other entries. */
  get more(): Locator {
    return this.bar.locator(':scope > details > summary');
  }
}
