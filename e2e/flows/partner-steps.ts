import type { Page } from '@playwright/test';

import { expect } from '../harness/fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { Screen, words } from '../stories/screen.ts';
import { goTo } from '../stories/people.ts';

const WAITING = 'mfe-partner/home/waiting:label';
/** Shown where nothing waits of any patient. */
const NOTHING = 'mfe-partner/home/waiting:allWork';

/** A partner's member, who gets everywhere from the first page and the bell alone. */
export class PartnerSteps {
  readonly page: Page;
  readonly screen: Screen;
  readonly #home: string;
  readonly #patient: string;

  /** @param home the entry of the first page in the rail, as `partner.home` */
  constructor(page: Page, home: string, patient: string) {
    this.page = page;
    this.screen = new Screen(page.getByRole('main'));
    this.#home = home;
    this.#patient = patient;
  }

  /** What waits on the first page of the patient, of one kind where it is said. */
  async waiting(what: string | RegExp = '') {
    await goTo(this.page, `portal/mfe-partner:${this.#home}.rail.label`);
    const list = this.screen.by('grid', WAITING);
    await expect(list.or(this.screen.link(NOTHING))).toBeVisible();
    return list.getByRole('row').filter({ hasText: this.#patient }).filter({ hasText: what });
  }

  async openWaiting(what?: string | RegExp): Promise<void> {
    await (await this.waiting(what)).getByRole('link').first().click();
  }

  /** By the line of the bell about new work on the case. */
  async openByBell(case_number: string): Promise<void> {
    await new PortalFrame(this.page).dropdown.click();
    await this.page
      .getByRole('menuitem')
      .filter({ hasText: 'New work' })
      .filter({ hasText: case_number })
      .first()
      .click();
  }

  /** Presses a button of the page, fills in what it opens, and sends it. */
  async fill(open: string | RegExp, fields: Readonly<Record<string, string>>, submit: string): Promise<void> {
    await this.screen.root.getByRole('button', { name: open, exact: true }).first().click();
    const dialog = new Screen(this.page.getByRole('dialog'));
    for (const [key, value] of Object.entries(fields)) {
      const field = dialog.field(key);
      if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
    await dialog.button(submit).click();
    await expect(dialog.root).toBeHidden();
  }

  /** Takes on a part of the trip that the bell leads to, books it, and says on its day that the patient has arrived. */
  async bookAndMeet(contact: 'transport' | 'lodging', case_number: string): Promise<void> {
    await this.openByBell(case_number);
    await this.screen.button('mfe-partner/work:accept').click();
    await this.fill(
      words('mfe-partner/trip:book'),
      { [`mfe-partner/trip:form.contact.${contact}`]: 'Demo contact' },
      'mfe-partner/trip:form.submit',
    );
    await this.screen.link('mfe-partner/trip:manifest').click();
    // By the name in the passport there.
    const line = this.screen.root.getByRole('listitem').filter({ hasText: case_number });
    await line.getByRole('button', { name: words('mfe-partner/manifest:arrived') }).click();
    await expect(line.getByText(/^Done at/)).toBeVisible();
  }
}
