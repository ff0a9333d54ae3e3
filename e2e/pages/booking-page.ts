import type { Locator, Page } from '@playwright/test';

/** The booking on a doctor's page or the video consultation's page, and the page of a booked appointment. */
export class BookingPage {
  readonly form: Locator;
  readonly times: Locator;
  readonly held: Locator;
  /** The status of the chosen time. */
  readonly status: Locator;
  readonly firstName: Locator;
  readonly lastName: Locator;
  readonly email: Locator;
  readonly phone: Locator;
  readonly needs: Locator;
  readonly book: Locator;
  readonly done: Locator;
  readonly calendar: Locator;

  constructor(private readonly page: Page) {
    this.form = page.getByRole('form', { name: /^Book a talk with Dr/ });
    this.times = page.getByRole('group', { name: /^What time suits you\?/ }).getByRole('radio');
    this.held = page.getByText(/is reserved for you until \d\d:\d\d/);
    this.status = this.form.getByRole('status').filter({ hasText: /reserved|taken|free|offline/ });
    this.firstName = this.form.getByLabel('First name');
    this.lastName = this.form.getByLabel('Last name');
    this.email = this.form.getByLabel('E-mail');
    this.phone = this.form.getByLabel('Phone', { exact: false }).and(page.locator('input[type=tel]'));
    this.needs = this.form.getByLabel('What should the doctor know?');
    this.book = this.form.locator('button[type="submit"]');
    this.done = page.getByRole('heading', { name: 'Your time is booked' });
    this.calendar = page.getByRole('link', { name: 'Add to your calendar' });
  }

  async open(doctor: string, at?: string): Promise<void> {
    const query = new URLSearchParams({ doctor, ...(at === undefined ? {} : { at }) });
    await this.page.goto(`/video-consultation?${query}`);
  }

  time(starts_at: string): Locator {
    return this.page.locator(`input[name="startsAt"][value="${starts_at}"]`);
  }
}
