import type { Page } from '@playwright/test';

import { inDays } from '../harness/people.ts';
import { expect } from '../harness/story-fixtures.ts';
import { goTo } from './people.ts';
import { giveNoTerms } from './quote-terms.ts';
import { Screen } from './screen.ts';

/** What a member of a hospital does in the partners' portal. */
export class HospitalSteps {
  readonly page: Page;
  readonly screen: Screen;

  constructor(page: Page) {
    this.page = page;
    this.screen = new Screen(page.getByRole('main'));
  }

  /** The list of what waits, at its first page. */
  async waiting(): Promise<Screen> {
    await goTo(this.page, 'portal/mfe-partner:partner.home.rail.label');
    return this.screen.part('grid', 'mfe-partner/home/waiting:label');
  }

  async openWaiting(what: string | RegExp): Promise<void> {
    const list = await this.waiting();
    await list.root.getByRole('link', { name: what }).click();
    await expect(this.screen.part('region', 'mfe-partner/work:brief').root).toBeVisible();
  }

  async inviteColleague(name: string, email: string): Promise<void> {
    await goTo(this.page, 'portal/mfe-partner:partner.organisation.rail.label');
    await this.screen.button('mfe-partner/organisation:people.invite').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-partner/organisation:people.invite');
    await dialog.field('case-kit/organisation:invite.name').fill(name);
    await dialog.field('case-kit/organisation:invite.email').fill(email);
    await dialog.button('case-kit/organisation:invite.submit').click();
    await expect(dialog.root).toBeHidden();
  }

  get editor(): Screen {
    return this.screen.part('region', 'mfe-partner/quote:editor.name');
  }

  quoteVersion(version: number): Screen {
    return this.screen.part('article', 'mfe-partner/quote:version', { number: version });
  }

  /** The first line of the quote that is written, and until when it is valid. */
  async typeQuote(label: string, price: string): Promise<void> {
    const line = this.editor.part('group', 'mfe-partner/quote:editor.line', { number: 1 });
    await line.field('mfe-partner/quote:editor.label').fill(label);
    await line.field('mfe-partner/quote:editor.price').fill(price);
    await this.editor.field('mfe-partner/quote:editor.until').fill(inDays(20));
    await giveNoTerms(this.editor);
  }

  /** A patient on the board of admissions. */
  async onBoard(patient: string): Promise<Screen> {
    await goTo(this.page, 'portal/mfe-partner:partner.admissions.rail.label');
    return this.screen.named('listitem', patient);
  }

  async issueLetter(): Promise<void> {
    await this.screen.button('case-kit/letter:issue').click();
    const dialog = new Screen(this.page).part('dialog', 'case-kit/letter:dialog.title');
    await dialog.field('case-kit/letter:admission').fill(inDays(2));
    await dialog.field('case-kit/letter:until').fill(inDays(20));
    await dialog.button('case-kit/letter:dialog.submit').click();
    await expect(this.screen.link('case-kit/letter:check')).toBeVisible();
  }

  async admit(patient: string, room: string): Promise<void> {
    const stay = await this.onBoard(patient);
    await stay.button('mfe-partner/admissions:steps.admit').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-partner/admissions:form.titles.admit');
    await dialog.field('mfe-partner/admissions:form.room').fill(room);
    await dialog.button('mfe-partner/admissions:form.submit.admit').click();
    await expect(dialog.root).toBeHidden();
  }

  async discharge(patient: string): Promise<void> {
    const stay = await this.onBoard(patient);
    await stay.button('mfe-partner/admissions:steps.discharge').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-partner/admissions:form.titles.discharge');
    await dialog.button('mfe-partner/admissions:form.submit.discharge').click();
    await expect(dialog.root).toBeHidden();
  }

  /** Sends the final bill with one line that differs from the quote. */
  async sendFinalBill(line: number, quantity: string, why: string): Promise<void> {
    const bills = this.screen.part('region', 'mfe-partner/hospital-sections:bills');
    await bills.button('mfe-partner/bill:write.final').click();
    const differs = bills.part('group', 'mfe-partner/quote:editor.line', { number: line });
    await differs.field('mfe-partner/quote:editor.quantity').fill(quantity);
    await differs.field('mfe-partner/bill:editor.why').fill(why);
    await bills.button('mfe-partner/bill:editor.send').click();
    await expect(bills.part('article', 'contracts/journey/bill-kind-names:final').root).toBeVisible();
  }

  async signSummary(texts: Readonly<Record<string, string>>): Promise<void> {
    await this.screen.button('mfe-partner/discharge:write').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-partner/discharge:form.title');
    for (const [field, text] of Object.entries(texts))
      await dialog.field(`contracts/journey/discharge-fields:${field}`).fill(text);
    await dialog.field('mfe-partner/discharge:form.flying').selectOption('yes');
    await dialog.button('mfe-partner/discharge:form.submit').click();
    await expect(dialog.root).toBeHidden();
  }
}
