import { expect, type Locator, type Page } from '@playwright/test';

/** What the two consultation dialogs have in common. */
abstract class ConsultationDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly submit: Locator;
  /** The message beside the button: what is missing, or the result. */
  readonly note: Locator;

  constructor(page: Page, title: string) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title, exact: true });
    this.submit = this.dialog.locator('button[type="submit"]');
    this.note = this.dialog.locator('form').getByRole('status');
  }

  field(label: string): Locator {
    // A required field's label ends with a star, an optional one's with "(optional)".
    const whole = new RegExp(`^${label.replace('?', '\\?')}( \\*| \\(optional\\))?$`);
    return this.dialog.getByLabel(whole);
  }

  type(name: 'Video Consultation' | 'Phone Consultation'): Locator {
    return this.dialog.getByRole('radio', { name, includeHidden: true });
  }

  /** @param time one of the eight, `3:00 PM`; this browser's language reads it as 15:00 */
  slot(time: string): Locator {
    const [hour = '', half] = time.split(/:00 /);
    const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    const name = new RegExp(`^${String(hours).padStart(2, '0')}:00`);
    return this.dialog.getByRole('radio', { name, includeHidden: true });
  }

  get close(): Locator {
    return this.dialog.getByRole('button', { name: 'Close' });
  }
}

/** Two steps; both are in the page, one is visible. */
export class FreeConsultationDialog extends ConsultationDialog {
  constructor(page: Page) {
    super(page, 'Free consultation');
  }

  /** Continues from step 1 to step 2. */
  async goOn(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(this.stepName(2)).toBeVisible();
  }

  /** The step's name, which has the focus when the step is shown. */
  stepName(step: 1 | 2): Locator {
    return this.dialog.getByText(`Step ${step} of 2`);
  }
}

export class VideoConsultationDialog extends ConsultationDialog {
  constructor(page: Page) {
    super(page, 'Video consultation');
  }
}
