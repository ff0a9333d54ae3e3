/** A woman opens an account on her phone, asks for a treatment, sends her papers, and chooses one of two quotes. */
import { pdfFile } from '../flows/papers.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { completeProfile } from './accounts.ts';
import { CaseSteps } from './case-steps.ts';
import { neverSays } from './known.ts';
import { demoSignIn, goTo, openLogin, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const PASSWORD = 'a long walk by the sea';
const REPORT = 'Report of my knee.pdf';
const TREATMENT = 'Total knee replacement';
const OPINION = 'The knee is worn. I recommend a replacement.';
const [LANTERN, WELLS] = ['Lantern Bay Hospital', 'Nine Wells Joint Hospital'];
const STAGES = 'contracts/journey/journey-stages';

story(
  'a woman registers, asks, sends papers, reads the opinion and accepts one of two quotes',
  async ({ newPerson, mail, faults }) => {
    // The role of her account changes while its page is open.
    faults.allow(/401 (GET|PATCH) .*\/api\//);
    const patient = demoPerson('Wanjiku', 'Kamau');
    const name = fullName(patient);
    const [phone, desk] = [await newPerson(PHONE), await demoSignIn(newPerson, 'ayana_staff')];
    const [hers, theirs] = [new Screen(phone.getByRole('main')), new CaseSteps(desk)];

    await story.step('she opens an account, and types her password once', async () => {
      await openLogin(phone);
      await hers.link('shell/identity/login:register').click();
      await expect(hers.heading('shell/identity/register:title')).toBeVisible();
      await hers.field('shell/identity/register:first_name').fill(patient.first_name);
      await hers.field('shell/identity/register:last_name').fill(patient.last_name);
      await hers.field('shell/identity/form:email').fill(patient.email);
      await hers.field('shell/identity/password:label').fill(PASSWORD);
      await hers.begins('checkbox', 'contracts/identity/consent/health-data-consent:text').check();
      await hers.button('shell/identity/register:submit').click();
      await expect(hers.heading('shell/identity/inbox:title')).toBeVisible();
      const confirm = await mail.waitFor(patient.email, ({ text }) => /\?verify=/.test(text));
      await phone.goto(/https?:\/\/\S+\?verify=\S+/.exec(confirm.text)?.[0] ?? '');
    });

    await story.step('she completes her profile, which leads to the request', async () => {
      await completeProfile(phone, patient);
      await expect(hers.heading('mfe-patient/treatment-requests:form.title')).toBeVisible();
    });

    await story.step('she asks for a treatment; her home says who has it', async () => {
      const choice = hers.field('mfe-patient/treatment-requests:form.treatment');
      await choice.fill(TREATMENT);
      await phone.getByRole('option', { name: TREATMENT }).first().click();
      await hers.field('mfe-patient/treatment-requests:form.notes').fill('My knee hurts on the stairs.');
      await hers.button('mfe-patient/treatment-requests:form.submit').click();
      await expect(hers.says('contracts/journey/treatment-request-state-names:pending').first()).toBeVisible();
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.heading('mfe-patient/home:asked.title', { treatment: TREATMENT })).toBeVisible();
      await expect(hers.heading('mfe-patient/home:ask.title')).toBeHidden();
    });

    await story.step('it waits for the staff, who make it a journey; her home follows', async () => {
      await theirs.openRequest(name);
      await expect(theirs.screen.root).toContainText('My knee hurts on the stairs.');
      await theirs.screen.button('mfe-admin/cases/requests:make').click();
      await expect(theirs.screen.root.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(hers.by('region', 'mfe-patient/home:journey.of', { treatment: TREATMENT })).toBeVisible();
      await expect(hers.heading('mfe-patient/home:asked.title')).toBeHidden();
      await mail.waitFor(patient.email, ({ text }) => text.includes('/patient-portal'));
    });

    await story.step('she sends a paper; it waits for the staff, who accept it; she sees who did', async () => {
      await goTo(phone, 'portal/mfe-patient:patient.documents.rail.label');
      const chooser = phone.waitForEvent('filechooser');
      await hers.button('shared-ui/files:choose').first().click();
      await (await chooser).setFiles([pdfFile(REPORT, 20_000)]);
      const sent = hers.part('list', 'mfe-patient/documents:sent.title');
      await expect(sent.root).toContainText(REPORT);
      await expect(sent.root.getByText(words('mfe-patient/documents:sent.checking'))).toBeVisible();
      await theirs.acceptPaper(REPORT);
      await expect(sent.root.getByText(words('mfe-patient/documents:sent.checkedBy'))).toBeVisible();
      await expect(sent.root.getByText(words('mfe-patient/documents:sent.checking'))).toBeHidden();
      // Other papers are still wanted.
      await theirs.completeStage(true);
    });

    await story.step('the opinion is signed; she gets a mail and reads it', async () => {
      // Its stage is complete with it.
      await theirs.signOpinion(OPINION);
      await mail.waitFor(patient.email, ({ text }) => text.includes('/quotes'));
      await goTo(phone, 'portal/mfe-patient:patient.quotes.rail.label');
      await expect(hers.part('region', 'mfe-patient/quotes/opinion:title').root).toContainText(OPINION);
      await expect(hers.heading('mfe-patient/quotes:none.title')).toBeVisible();
    });

    await story.step('two quotes come; she compares them and accepts one; both sides say the same', async () => {
      await theirs.sendQuote(LANTERN, '3500');
      await theirs.sendQuote(WELLS, '3000', '600');
      await theirs.completeStage();
      await expect(hers.named('listitem', LANTERN).root).toContainText('$3,500');
      await hers.named('listitem', WELLS).button('mfe-patient/quotes:accept').click();
      const dialog = new Screen(phone).part('dialog', 'mfe-patient/quotes/dialogs:accept.title', { hospital: WELLS });
      await dialog.button('mfe-patient/quotes/dialogs:accept.submit').click();
      await expect(hers.says('mfe-patient/quotes:leadChosen', { hospital: WELLS })).toBeVisible();
      await expect(hers.heading('contracts/journey/case-step:arrange.title')).toBeVisible();
      await expect(hers.named('listitem', LANTERN).root).toBeHidden();
      await theirs.openPart('offers');
      await expect(theirs.quoteOf(WELLS).says('contracts/journey/quote-state-names:accepted')).toBeVisible();
      await expect(theirs.quoteOf(LANTERN).root).toBeHidden();
    });

    await story.step('her home says what she pays first; she has paid, and reads that it was received', async () => {
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      const due = hers.part('region', 'mfe-patient/payments:title');
      await expect(due.root).toContainText('$600');
      const kind = String(words('contracts/journey/payment-kind-names:deposit'));
      await due.button('mfe-patient/payments:paidOf', { what: kind }).click();
      await expect(due.says('case-kit/payment:states.reported')).toBeVisible();
      await theirs.receiveDeposit();
      await mail.waitFor(patient.email, ({ text }) => text.includes('$600'));
      await expect(due.root).toBeHidden();
      await goTo(phone, 'portal/mfe-patient:patient.quotes.rail.label');
      await expect(due.says('case-kit/payment:states.received')).toBeVisible();
    });

    await story.step('her home asks for no quote and offers none to choose', async () => {
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.part('region', 'mfe-patient/opinion:title').root).toContainText(OPINION);
      await expect(hers.by('region', 'mfe-patient/home:journey.of', { treatment: TREATMENT })).toContainText(
        String(words(`${STAGES}:4.label`)),
      );
      await expect(hers.heading('mfe-patient/home:turn.quoted.title')).toBeHidden();
      await expect(hers.heading('contracts/journey/case-step:choice.title')).toBeHidden();
      await neverSays(
        'a hospital is asked for a quote after one was accepted',
        hers.root.getByText(words('mfe-patient/home:work.offered.referral')),
      );
    });
  },
);
