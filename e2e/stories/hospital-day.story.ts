/**
 * A day of a hospital: a referral whose quote two members write at once, a quote that is accepted, the letter, the admission, the bill and the
 * summary; read by its patient on a phone and by the case manager. The patients are those that wait for the hospital on the first start.
 */
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { looksRight } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { CaseSteps } from './case-steps.ts';
import { HospitalSteps } from './hospital-steps.ts';
import { demoAddress, demoSignIn, DESK, fillSignIn, goTo, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const HOSPITAL = 'Lantern Bay Hospital';
/** Whose referral waits for an answer, and whose quote waits for the patient. */
const [REFERRED, PATIENT] = ['Ifeoma Demo-Eze', 'Demo patient'];
/** What waits for the letter of its patient, among what waits for her stay. */
const LETTER = new RegExp(`${String(words('contracts/journey/assignment-kind-names:visa_support'))}.*${PATIENT}`);
const TREATMENT = 'Total knee replacement';
const STAGES = 'contracts/journey/journey-stages';

story(
  'a hospital answers a referral with two at one quote, and cares for a patient from the letter to the summary',
  async ({ newPerson, mail, faults }) => {
    // The role of the colleague's account changes while a page of it is open.
    faults.allow(/401 (GET|POST|PATCH) .*\/api\//);
    const owner = new HospitalSteps(await demoSignIn(newPerson, 'partner/hospital'));
    const [phone, desk] = [await demoSignIn(newPerson, 'patient', PHONE), await demoSignIn(newPerson, 'ayana_staff')];
    const [hers, theirs] = [new Screen(phone.getByRole('main')), new CaseSteps(desk)];
    const colleague = new HospitalSteps(await newPerson(DESK));

    const referral = await story.step(
      'the referral with the least time left waits first of those offered; it is accepted, which the staff see',
      async () => {
        const waiting = await owner.waiting();
        const offers = waiting.root
          .getByRole('row')
          .filter({ hasText: words('mfe-partner/home/waiting:kindOf.offered') });
        await expect(offers.first()).toContainText(TREATMENT);
        const number = /AY-\w+/.exec(await offers.first().innerText())?.[0] ?? '';
        const row = new RegExp(`^${String(words('contracts/journey/assignment-kind-names:referral'))}.*${number}`);
        await owner.openWaiting(row);
        // Before it is accepted, who it is for is nobody's to know.
        await expect(owner.screen.root).not.toContainText('Ifeoma');
        await owner.screen.button('mfe-partner/work:accept').click();
        await expect(owner.editor.root).toBeVisible();
        await theirs.findCase(REFERRED);
        const given = theirs.screen.part('region', 'mfe-admin/cases/work:assignments.title');
        await expect(given.root.getByRole('listitem').filter({ hasText: HOSPITAL })).toContainText(
          words('contracts/journey/assignment-state-names:accepted'),
        );
        return row;
      },
    );

    await story.step('a colleague is invited, comes by the mail, and finds the same work', async () => {
      await owner.inviteColleague('Devika', demoAddress(null));
      await join(colleague.page, (await mail.waitFor(demoAddress(null), ({ text }) => text.includes('/join?'))).text);
      await colleague.openWaiting(referral);
      await expect(colleague.editor.root).toBeVisible();
      await owner.openWaiting(referral);
    });

    await story.step('both write; what the colleague typed survives the owner’s save, and she chooses', async () => {
      await colleague.typeQuote('Surgeon, team and pacemaker', '4200');
      await owner.typeQuote('Surgeon and team', '3900');
      await looksRight(owner.page);
      await owner.editor.button('mfe-partner/quote:editor.save').click();
      const both = colleague.editor.part('region', 'shared-ui/edit-notice:title', { name: 'Demo partner hospital' });
      await expect(both.root).toContainText('Surgeon and team');
      await expect(both.root).toContainText('Surgeon, team and pacemaker');
      const line = colleague.editor.part('group', 'mfe-partner/quote:editor.line', { number: 1 });
      await expect(line.field('mfe-partner/quote:editor.label')).toHaveValue('Surgeon, team and pacemaker');
      await both.button('shared-ui/edit-notice:allMine').click();
      await colleague.editor.button('mfe-partner/quote:editor.send').click();
      const reading = new Screen(colleague.page).part('dialog', 'case-kit/quote/form:send.title');
      await reading.button('case-kit/quote/form:send.submit').click();
      for (const each of [colleague, owner]) {
        await expect(each.quoteVersion(1).root).toContainText('$4,200');
        await expect(each.quoteVersion(1).says('mfe-partner/quote:states.sent')).toBeVisible();
      }
    });

    await story.step('nobody is asked for this quote any more: not the hospital, not the case manager', async () => {
      for (const each of [colleague, owner])
        await expect((await each.waiting()).root.getByRole('link', { name: referral })).toBeHidden();
      await theirs.openPart('offers');
      await expect(theirs.quoteOf(HOSPITAL).says('contracts/journey/quote-state-names:sent')).toBeVisible();
      await expect(theirs.quoteOf(HOSPITAL).root).toContainText('$4,200');
      await mail.waitFor('ifeoma.nigeria@demo.ayana.test', ({ text }) => text.includes(HOSPITAL));
    });

    await story.step(
      'another patient accepts its quote; the hospital expects her and is asked for the letter',
      async () => {
        await goTo(phone, 'portal/mfe-patient:patient.quotes.rail.label');
        await hers.named('listitem', HOSPITAL).button('mfe-patient/quotes:accept').click();
        const dialog = new Screen(phone).part('dialog', 'mfe-patient/quotes/dialogs:accept.title', {
          hospital: HOSPITAL,
        });
        await dialog.button('mfe-patient/quotes/dialogs:accept.submit').click();
        await expect(hers.says('mfe-patient/quotes:leadChosen', { hospital: HOSPITAL })).toBeVisible();
        // The subject is read on locked screens: who it is, is in the mail.
        const chosen = await mail.waitFor(demoAddress('partner/hospital'), ({ text }) => text.includes(PATIENT));
        expect(chosen.subject).not.toContain(PATIENT);
        await expect((await owner.onBoard(PATIENT)).root).toBeVisible();
        await theirs.findCase(PATIENT);
        // The deposit has not come.
        await theirs.completeStage(true);
        await owner.openWaiting(LETTER);
      },
    );

    await story.step(
      'the letter is issued; she finds it among her papers, and anybody may check its code',
      async () => {
        await (await owner.onBoard(PATIENT)).link('mfe-partner/admissions:open').click();
        await owner.issueLetter();
        await goTo(phone, 'portal/mfe-patient:patient.documents.rail.label');
        await expect(hers.root).toContainText(words('contracts/journey/document-kinds:visa_letter'));
        const stranger = owner.page.context().waitForEvent('page');
        await owner.screen.link('case-kit/letter:check').click();
        await expect(new Screen(await stranger).heading('mfe-public/verify:valid')).toBeVisible();
        await looksRight(await stranger);
        await (await stranger).close();
        // What asked for the letter is done with it.
        await expect((await owner.waiting()).root.getByRole('link', { name: LETTER })).toBeHidden();
      },
    );

    await story.step('she is admitted: her home, the case and the board say where she is', async () => {
      await theirs.tickOff('patient');
      // No visa office and no flight is in the case.
      await theirs.completeStage(true);
      await owner.admit(PATIENT, '204');
      await expect((await owner.onBoard(PATIENT)).root).toContainText('204');
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.root.locator('[aria-current=step]')).toContainText(String(words(`${STAGES}:7.label`)));
      await expect(hers.part('region', 'mfe-patient/home:tasks.title').root).toBeHidden();
      await expect(hers.says('mfe-patient/home:work.offered.visa_support')).toBeHidden();
    });

    await story.step('the final bill differs in one line; she reads by how much and why', async () => {
      await (await owner.onBoard(PATIENT)).link('mfe-partner/admissions:open').click();
      await owner.sendFinalBill(4, '7', 'One night more, until the wound was dry.');
      await goTo(phone, 'portal/mfe-patient:patient.quotes.rail.label');
      const bill = hers.part('region', 'mfe-patient/bills:title');
      await expect(bill.root).toContainText('One night more, until the wound was dry.');
      await expect(bill.root).toContainText('+$164');
      await looksRight(phone);
      await looksRight(owner.page);
    });

    await story.step('she leaves, and takes the signed summary with her; all say that she was discharged', async () => {
      await owner.discharge(PATIENT);
      await (await owner.onBoard(PATIENT)).link('mfe-partner/admissions:open').click();
      await owner.signSummary({
        diagnosis: 'Worn left knee.',
        treatment_given: 'Knee replacement, left.',
        medicines: 'Apixaban 2.5 mg for a week.',
        warning_signs: 'Fever, or a wound that is red and warm.',
        follow_up: 'Stitches out after fourteen days.',
      });
      await goTo(phone, 'portal/mfe-patient:patient.care.rail.label');
      const summary = hers.part('region', 'mfe-patient/care:discharge.title');
      await expect(summary.root).toContainText('Apixaban 2.5 mg for a week.');
      await expect(summary.says('case-kit/discharge:notYet')).toBeHidden();
      await looksRight(phone);
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.root.locator('[aria-current=step]')).toContainText(String(words(`${STAGES}:8.label`)));
      await theirs.openPart('care');
      await expect(theirs.screen.root).toContainText('Apixaban 2.5 mg for a week.');
    });
  },
);

/** By the link of an invitation's mail, through the sign-in. */
async function join(page: Page, text: string): Promise<void> {
  await page.goto(/https?:\/\/\S+\/join\?token=\S+/.exec(text)?.[0] ?? '');
  const main = new Screen(page.getByRole('main'));
  await main.link('mfe-public/join:sign_in').click();
  await fillSignIn(page, demoAddress(null), DEMO_PASSWORD);
  await main.button('mfe-public/join:accept').click();
  await expect(page).not.toHaveURL(/\/join/);
}
