import type { Locator, Page } from '@playwright/test';

/** The staff's inbox: the list and the open request. */
export class InboxPage {
  readonly page: Page;
  readonly list: Locator;
  readonly rail: Locator;
  readonly filters: Locator;
  readonly missing: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('region', { name: 'Requests', exact: true });
    this.rail = page.getByRole('navigation', { name: 'Your portal' }).first();
    this.filters = page.getByRole('search', { name: 'Filter the list' });
    this.missing = page.getByRole('heading', { name: 'This request does not exist' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/admin/inbox${query}`);
  }

  /** With the requests of one person only, however many others there are. */
  async openFor({ email }: { email: string }, query = ''): Promise<void> {
    await this.open(`?q=${encodeURIComponent(email)}${query && `&${query}`}`);
  }

  get search(): Locator {
    return this.filters.getByRole('searchbox');
  }

  /** Chooses a value of a filter. */
  async filter(name: string, value: string): Promise<void> {
    const menu = this.filters.locator('details').filter({ has: this.page.getByText(name, { exact: true }) });
    await menu.locator('summary').click();
    await menu.getByRole('checkbox', { name: value, exact: true }).check();
    await this.page.keyboard.press('Escape');
  }

  /** A row of the list. */
  row(name: string): Locator {
    return this.list.getByRole('article').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  link(name: string): Locator {
    return this.list.getByRole('link', { name, exact: true });
  }

  /** The rail's number of unread requests. */
  get unread(): Locator {
    return this.rail.getByTitle('not opened yet');
  }

  view(name: 'Mine and unassigned' | 'All open' | 'Closed'): Locator {
    return this.list.getByRole('navigation', { name: 'Views of the list' }).getByRole('link', { name });
  }
}

/** One request, opened. */
export class RequestView {
  readonly page: Page;
  readonly view: Locator;
  readonly heading: Locator;
  readonly claim: Locator;
  readonly confirm: Locator;
  readonly timeline: Locator;
  readonly facts: Locator;
  readonly send: Locator;

  constructor(page: Page, name: string) {
    this.page = page;
    this.view = page.getByRole('article', { name, exact: true });
    this.heading = this.view.getByRole('heading', { name });
    // With either label: it says "Claiming" until the owner is known.
    this.claim = this.view.getByRole('button', { name: /^Claim(ing)?$/ });
    this.confirm = this.view.getByRole('button', { name: 'Confirm the time' });
    this.timeline = this.view.getByRole('list', { name: 'What happened' });
    this.facts = this.view.getByRole('complementary', { name: 'About the visitor and the request' });
    this.send = this.view.locator('form:has(textarea) button[type="submit"]');
  }

  /** Who else has the request open. */
  get others(): Locator {
    return this.view.getByRole('status').filter({ hasText: 'open, too' });
  }

  get replyTab(): Locator {
    return this.view.getByRole('tab', { name: 'Reply by e-mail' });
  }

  get noteTab(): Locator {
    return this.view.getByRole('tab', { name: 'Internal note' });
  }

  get text(): Locator {
    return this.view.getByRole('textbox');
  }

  /** An entry of the menu behind the three dots. */
  async choose(action: string): Promise<void> {
    const menu = this.view.locator('details');
    await menu.locator('summary').click();
    await menu.getByRole('button', { name: action, exact: true }).click();
  }
}
