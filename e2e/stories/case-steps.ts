import type { Page } from '@playwright/test';

import { inDays } from '../harness/people.ts';
import { expect } from '../harness/story-fixtures.ts';
import { goTo } from './people.ts';
import { giveNoTerms } from './quote-terms.ts';
import { Screen, words } from './screen.ts';

/** What a case manager does on the page of a case, which is open. */
export class CaseSteps {
  readonly page: Page;
  readonly screen: Screen;

  constructor(page: Page) {
    this.page = page;
    this.screen = new Screen(page.getByRole('main'));
  }

  /** From the queue of what nobody has to a patient's request. */
  async openRequest(patient: string): Promise<void> {
    await goTo(this.page, 'portal/mfe-admin:admin.case-manager.rail.label');
    await this.screen.begins('link', 'mfe-admin/cases/queue:scopes.unassigned').click();
    await this.screen.begins('button', 'mfe-admin/cases/queue:kinds.request').click();
    const table = this.screen.part('grid', 'mfe-admin/cases/queue:table.label');
    await table.root.getByRole('row').filter({ hasText: patient }).getByRole('link').first().click();
  }

  /** From the search of everything to a patient's case. */
  async findCase(patient: string): Promise<void> {
    await new Screen(this.page.getByRole('banner')).button('shell/messages:portal.search').click();
    const search = new Screen(this.page).part('dialog', 'shell/portal-search:label');
    await search.root.getByRole('combobox').fill(patient);
    const found = search.part('group', 'shell/portal-search:groups.journeys').root.getByRole('option');
    await found.filter({ hasText: patient }).first().click();
    await expect(this.screen.root.getByRole('heading', { level: 1 })).toHaveText(patient);
  }

  async openPart(key: 'overview' | 'papers' | 'messages' | 'offers' | 'travel' | 'care'): Promise<void> {
    const parts = this.screen.part('navigation', 'mfe-admin/cases/page:sections.label');
    await parts.begins('link', `mfe-admin/cases/page:sections.${key}`).click();
  }

  /** Ticks off the open tasks of a patient, who has done them. */
  async tickOff(owner: 'patient'): Promise<void> {
    await this.openPart('overview');
    const tasks = this.screen.part('list', 'mfe-admin/cases/work:tasks.title').root.getByRole('listitem');
    const theirs = tasks.filter({ hasText: `${String(words(`mfe-admin/cases/work:owners.${owner}`))},` });
    await expect(theirs.first()).toBeVisible();
    for (let left = await theirs.count(); left > 0; left -= 1) {
      await theirs.first().getByRole('checkbox').check();
      await expect(theirs).toHaveCount(left - 1);
    }
  }

  /** @param isEarly before what usually comes first has happened: the dialog asks for it to be confirmed */
  async completeStage(isEarly = false): Promise<void> {
    await this.openPart('overview');
    await this.screen.button('mfe-admin/cases/stage:complete').click();
    const dialog = new Screen(this.page.getByRole('dialog'));
    if (isEarly) await dialog.begins('checkbox', 'mfe-admin/cases/stage:sure').check();
    await dialog.button('mfe-admin/cases/stage:submit').click();
    await expect(dialog.root).toBeHidden();
  }

  async acceptPaper(file: string): Promise<void> {
    await this.openPart('papers');
    const toCheck = this.screen.part('list', 'mfe-admin/cases/papers:groups.check');
    await toCheck.root.getByRole('button', { name: file, exact: true }).click();
    const dialog = new Screen(this.page.getByRole('dialog'));
    await dialog.button('mfe-admin/cases/papers:paper.accept').click();
    await expect(dialog.root).toBeHidden();
  }

  async signOpinion(text: string): Promise<void> {
    await this.openPart('offers');
    await this.screen.button('mfe-admin/cases/offers:opinions.write').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-admin/cases/offers:opinion.title');
    await dialog.field('mfe-admin/cases/offers:opinion.summary').fill(text);
    await dialog.button('mfe-admin/cases/offers:opinion.submit').click();
    await expect(dialog.root).toBeHidden();
    await this.screen.button('mfe-admin/cases/offers:opinions.sign').click();
    await new Screen(this.page.getByRole('dialog')).button('mfe-admin/cases/offers:opinions.signing.submit').click();
    await expect(this.screen.button('mfe-admin/cases/offers:opinions.save')).toBeVisible();
    await expect(this.screen.button('mfe-admin/cases/offers:opinions.sign')).toBeHidden();
  }

  /** Enters what a hospital offers, in one line, and sends it to the patient. */
  async sendQuote(hospital: string, price: string, deposit?: string): Promise<void> {
    await this.openPart('offers');
    await this.screen.button('mfe-admin/cases/offers:quotes.add').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-admin/cases/offers:quote.title');
    await dialog.by('searchbox', 'mfe-admin/cases/offers:quote.hospital').fill(hospital);
    await dialog.root.getByRole('button', { name: new RegExp(`^${hospital}`) }).click();
    await dialog.field('mfe-admin/cases/offers:quote.until').fill(inDays(20));
    if (deposit !== undefined) await dialog.field('mfe-admin/cases/offers:quote.deposit').fill(deposit);
    const line = dialog.part('group', 'mfe-admin/cases/offers:quote.line', { number: 1 });
    await line.field('mfe-admin/cases/offers:quote.label').fill('Surgeon and team');
    await line.field('mfe-admin/cases/offers:quote.price').fill(price);
    await giveNoTerms(dialog);
    await dialog.button('mfe-admin/cases/offers:quote.submit').click();
    await expect(dialog.root).toBeHidden();
    const quote = this.quoteOf(hospital);
    await quote.button('mfe-admin/cases/offers:quotes.send').click();
    // Read once as the patient reads it, before it leaves.
    const reading = new Screen(this.page).part('dialog', 'case-kit/quote/form:send.title');
    await expect(reading.root).toContainText(hospital);
    await reading.button('case-kit/quote/form:send.submit').click();
    await expect(quote.says('contracts/journey/quote-state-names:sent')).toBeVisible();
  }

  /** Adds a stay to the patient's trip. */
  async planStay(place: string, day: string): Promise<void> {
    await this.openPart('travel');
    await this.screen.button('mfe-admin/cases/travel:legs.add').click();
    const dialog = new Screen(this.page).part('dialog', 'mfe-admin/cases/travel:form.add');
    await dialog.field('mfe-admin/cases/travel:form.to').fill(place);
    await dialog.field('case-kit/trip-times:day').fill(day);
    await dialog.field('case-kit/trip-times:time').fill('14:00');
    await dialog.button('mfe-admin/cases/travel:form.submitAdd').click();
    await expect(dialog.root).toBeHidden();
    await expect(this.screen.part('region', 'mfe-admin/cases/travel:legs.title').root).toContainText(place);
  }

  /** Marks the deposit as received. */
  async receiveDeposit(): Promise<void> {
    await this.openPart('offers');
    const kind = String(words('contracts/journey/payment-kind-names:deposit'));
    await this.screen.button('mfe-admin/cases/payments:receiveOf', { what: kind }).click();
    await new Screen(this.page.getByRole('dialog')).button('mfe-admin/cases/payments:received.submit').click();
    await expect(this.screen.button('mfe-admin/cases/payments:reopenOf', { what: kind })).toBeVisible();
  }

  quoteOf(hospital: string): Screen {
    return this.screen.named('article', hospital);
  }
}
