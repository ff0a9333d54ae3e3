import type { Locator, Page } from '@playwright/test';

/** What the two consultation dialogs have in common. */
abstract class ConsultationDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly submit: Locator;
  /** Beside the button: what is missing, or how the sending went. */
  readonly note: Locator;
  readonly slots: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
    this.submit = this.dialog.locator('button[type="submit"]');
    this.note = this.dialog.locator('form').getByRole('status');
    this.slots = this.dialog.getByRole('group', { name: /At what time/ }).getByRole('radio');
  }

  field(label: string): Locator {
    // A required field's label ends in a star, an optional one's in a word that says so.
    const whole = new RegExp(`^${label.replace('?', '\\?')}( \\*| \\(optional\\))?$`);
    return this.dialog.getByLabel(whole);
  }

  /** The words behind a select box, without the first, which stands for "not chosen". */
  async options(label: string): Promise<string[]> {
    const [, ...texts] = await this.field(label).locator('option').allTextContents();
    return texts;
  }

  type(name: 'Video Consultation' | 'Phone Consultation'): Locator {
    return this.dialog.getByRole('radio', { name });
  }

  slot(time: string): Locator {
    return this.dialog.getByRole('radio', { name: new RegExp(`^${time}`) });
  }

  get close(): Locator {
    return this.dialog.getByRole('button', { name: 'Close' });
  }
}

export class FreeConsultationDialog extends ConsultationDialog {
  constructor(page: Page) {
    super(page, 'Free consultation');
  }
}

export class VideoConsultationDialog extends ConsultationDialog {
  constructor(page: Page) {
    super(page, 'Video consultation');
  }
}
