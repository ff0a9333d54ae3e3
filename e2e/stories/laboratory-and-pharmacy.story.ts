/** A doctor orders tests and medicines after a talk; a laboratory and a pharmacy do them, and the patient reads of both on a phone. */
import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';
import { Document } from 'mupdf';

import { demoPerson, fullName } from '../harness/people.ts';
import { looksRight } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { followMail, openAccount } from './accounts.ts';
import { demoSignIn, goTo, PHONE, DESK } from './people.ts';
import { Screen, words } from './screen.ts';

/** The demo's patient, and the treatment that those read who may not know the name. */
const [PATIENT, TREATMENT] = ['Demo patient', 'Total knee replacement'];
const DOCTOR = 'doctor@demo.ayana.test';
const POTASSIUM = 'Potassium';
/** She is allergic to penicillin. */
const WRITTEN = { medicine: 'Amoxicillin', strength: '500 mg' };
const INSTEAD = { medicine: 'Azithromycin', strength: '250 mg' };
const REASON = 'A light rash as a child; given under watch.';
const nameOf = ({ medicine, strength }: typeof WRITTEN): string => `${medicine} ${strength}`;
const ORDERS = 'mfe-partner/orders';
const WAITING = 'mfe-partner/home/waiting';
const STATES = 'contracts/journey/laboratory-state-names';
const MEDICINE_STATES = 'contracts/journey/prescription-state-names';

story(
  'a critical result is seen by the doctor before the patient reads it, and medicines are asked about and handed out',
  async ({ newPerson, mail, faults }) => {
    // The role of a new member changes while a page is open; work that is over is read once more, and is not there.
    faults.allow(/401 GET .*\/api\//);
    faults.allow(/404 GET .*\/api\/assignments\//);
    // The doctor mistypes the password once.
    faults.allow(/422 POST .*\/api\/prescriptions/);
    const [doctor, laboratory, pharmacy] = [
      await demoSignIn(newPerson, 'doctor'),
      await demoSignIn(newPerson, 'laboratory_partner'),
      await demoSignIn(newPerson, 'pharmacy_partner'),
    ];
    const phone = await demoSignIn(newPerson, 'patient', PHONE);
    const [hers, doctors, bench, counter] = [phone, doctor, laboratory, pharmacy].map(
      (page) => new Screen(page.getByRole('main')),
    ) as [Screen, Screen, Screen, Screen];
    const results = hers.part('region', 'mfe-patient/care/orders:results');
    const medicines = hers.part('region', 'mfe-patient/care/orders:medicines');
    const colleague = demoPerson('Latha', 'Raman');
    const second = await newPerson(DESK);
    const reviewer = new Screen(second.getByRole('main'));

    await story.step('a second person joins the laboratory by a mail', async () => {
      await goTo(laboratory, 'portal/mfe-partner:partner.laboratory-organisation.rail.label');
      await bench.button('mfe-partner/organisation:people.invite').click();
      const dialog = new Screen(laboratory).part('dialog', 'mfe-partner/organisation:people.invite');
      await dialog.field('case-kit/organisation:invite.name').fill(fullName(colleague));
      await dialog.field('case-kit/organisation:invite.email').fill(colleague.email);
      await dialog.button('case-kit/organisation:invite.submit').click();
      await expect(dialog.root).toBeHidden();
      await followMail(second, mail, colleague.email, /https?:\/\/\S+\/join\?token=\S+/);
      await reviewer.link('mfe-public/join:register').click();
      await openAccount(second, mail, colleague);
      await reviewer.button('mfe-public/join:accept').click();
      await expect(reviewer.by('grid', `${WAITING}:label`)).toBeVisible();
    });

    await story.step('the doctor orders tests; she reads it, and the laboratory has them waiting', async () => {
      await openForm(doctor, 'tests');
      const form = new Screen(doctor.getByRole('dialog'));
      await form.root.getByRole('checkbox', { name: POTASSIUM }).check();
      await form.field(`${ORDERS}:doctor.form.laboratory`).selectOption({ label: 'Demo laboratory' });
      await looksRight(doctor);
      await form.button(`${ORDERS}:doctor.form.submitTests`).click();
      await expect(form.root).toBeHidden();
      await expect(hers.says('mfe-patient/home:work.offered.lab_order', { count: 1 })).toBeVisible();
      await goTo(phone, 'portal/mfe-patient:patient.care.rail.label');
      await expect(results.says(`${STATES}:ordered`)).toBeVisible();
      await goTo(laboratory, 'portal/mfe-partner:partner.laboratory.rail.label');
      await workOf(laboratory).click();
    });

    await story.step('the sample is taken, and a critical value entered; its doctor is asked at once', async () => {
      await bench.button(`${ORDERS}:laboratory.take`).click();
      const sample = new Screen(laboratory).part('dialog', `${ORDERS}:laboratory.takeTitle`);
      await sample.field(`${ORDERS}:laboratory.by`).fill('Nurse Lakshmi');
      await sample.button(`${ORDERS}:laboratory.take`).click();
      await expect(results.says(`${STATES}:sample_taken`)).toBeVisible();
      const known = new Set((await mail.to(DOCTOR)).map(({ id }) => id));
      await bench.by('textbox', `${ORDERS}:laboratory.valueOf`, { test: POTASSIUM, unit: 'mmol/l' }).fill('6.9');
      await looksRight(laboratory);
      await bench.button(`${ORDERS}:laboratory.finish`).click();
      await expect(bench.root).toContainText(words(`${ORDERS}:laboratory.waits`, { count: 1 }));
      await expect(bench.says(`${ORDERS}:laboratory.reviewers.colleague`)).toBeVisible();
      await expect(bench.button(`${ORDERS}:laboratory.review`)).toBeHidden();
      await expect(results.says(`${STATES}:resulted`)).toBeVisible();
      await expect(results.root).not.toContainText('6.9');
      await mail.waitFor(DOCTOR, ({ id, text }) => !known.has(id) && text.includes('/doctor-portal/orders?order='));
    });

    await story.step('a second person reviews it; it stays inside until the doctor has seen it', async () => {
      // On top of the page: the list has more than a screen of work and unread messages for a new member.
      await reviewer.root
        .getByRole('listitem')
        .filter({ hasText: PATIENT })
        .getByRole('link', { name: new RegExp(`^${String(words('mfe-partner/home/critical:open'))}`) })
        .click();
      await reviewer.button(`${ORDERS}:laboratory.review`).click();
      await expect(bench.says(`${STATES}:reviewed`)).toBeVisible();
      await expect(bench.button(`${ORDERS}:laboratory.release`)).toBeDisabled();
      await expect(bench.says(`${ORDERS}:laboratory.holds`)).toBeVisible();
      await expect(results.root).not.toContainText('6.9');
    });

    await story.step('the doctor acknowledges it, and nothing of it waits any more', async () => {
      await goTo(doctor, 'portal/mfe-partner:partner.doctor.rail.label');
      const critical = doctors.root
        .getByRole('row')
        .filter({ hasText: String(words(`${WAITING}:lines.critical`, { tests: POTASSIUM })) })
        .filter({ hasText: TREATMENT });
      await critical.getByRole('link').click();
      const opened = new Screen(doctor).part('dialog', `${ORDERS}:doctor.tests`);
      await expect(opened.root).toContainText('6.9 mmol/l');
      await opened.button(`${ORDERS}:laboratory.acknowledgeOf`, { test: POTASSIUM }).click();
      await expect(opened.root).toContainText(words(`${STATES}:reviewed`));
      for (const each of [opened, bench]) await expect(each.says(`${ORDERS}:laboratory.seen`)).toBeVisible();
      await expect(bench.root).not.toContainText(words(`${ORDERS}:laboratory.waits`, { count: 1 }));
      await doctor.keyboard.press('Escape');
      await goTo(doctor, 'portal/mfe-partner:partner.doctor.rail.label');
      await expect(doctors.by('grid', `${WAITING}:label`)).toBeVisible();
      await expect(critical).toBeHidden();
    });

    await story.step('it is released; she reads it, and the laboratory has nothing left to do', async () => {
      await bench.button(`${ORDERS}:laboratory.release`).click();
      await expect(results.root).toContainText('6.9 mmol/l');
      await expect(results.says(`${STATES}:reviewed`)).toBeHidden();
      await looksRight(phone);
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.link('api/journeys/orders:released_title').first()).toBeVisible();
      await expect(hers.says('mfe-patient/home:work.offered.lab_order', { count: 1 })).toBeHidden();
      await expect(hers.says('mfe-patient/home:work.accepted.lab_order', { count: 1 })).toBeHidden();
      for (const page of [laboratory, second]) {
        await goTo(page, 'portal/mfe-partner:partner.laboratory.rail.label');
        await expect(new Screen(page).by('grid', `${WAITING}:label`)).toBeVisible();
        await expect(workOf(page)).toBeHidden();
      }
    });

    await story.step('the doctor prescribes; the pharmacy asks for another medicine, and gets an answer', async () => {
      await openForm(doctor, 'medicines');
      const form = new Screen(doctor.getByRole('dialog'));
      await form.field(`${ORDERS}:doctor.form.medicine`).fill(WRITTEN.medicine);
      await form.field(`${ORDERS}:doctor.form.strength`).fill(WRITTEN.strength);
      await form.field(`${ORDERS}:doctor.form.alertReason`).fill(REASON);
      await form
        .field(`${ORDERS}:doctor.form.substitution`)
        .selectOption({ label: String(words('contracts/journey/substitution-names:ask')) });
      await form.field(`${ORDERS}:doctor.form.pharmacy`).selectOption({ label: 'Demo pharmacy' });
      await form.field(`${ORDERS}:doctor.signing.password`).fill('not the password');
      await form.button(`${ORDERS}:doctor.form.submitMedicines`).click();
      await expect(form.says('api/identity:wrong_password')).toBeVisible();
      await expect(form.field(`${ORDERS}:doctor.form.medicine`)).toHaveValue(WRITTEN.medicine);
      await looksRight(doctor);
      await form.field(`${ORDERS}:doctor.signing.password`).fill(DEMO_PASSWORD);
      await form.button(`${ORDERS}:doctor.form.submitMedicines`).click();
      await expect(form.root).toBeHidden();
      await expect(hers.says('mfe-patient/home:work.offered.prescription', { count: 1 })).toBeVisible();
      await workOf(pharmacy).click();
      await expect(counter.root).toContainText(REASON);
      await counter.button(`${ORDERS}:pharmacy.receive`).click();
      await counter.button(`${ORDERS}:pharmacy.ask`).click();
      const question = new Screen(pharmacy).part('dialog', `${ORDERS}:pharmacy.askTitle`);
      await question.field(`${ORDERS}:pharmacy.question`).fill('Out of stock until Friday. Another one instead?');
      await question.field(`${ORDERS}:pharmacy.proposed`).fill(INSTEAD.medicine);
      await question.field(`${ORDERS}:pharmacy.proposedStrength`).fill(INSTEAD.strength);
      await question.button(`${ORDERS}:pharmacy.ask`).click();
      await expect(counter.says(`${ORDERS}:pharmacy.waiting`)).toBeVisible();
      await looksRight(pharmacy);
      await goTo(doctor, 'portal/mfe-partner:partner.doctor.rail.label');
      const asked = doctors.root.getByRole('row').filter({ hasText: 'Another one instead?' });
      await asked.getByRole('link').click();
      const opened = new Screen(doctor).part('dialog', `${ORDERS}:doctor.medicines`);
      await opened.button(`${ORDERS}:doctor.answerOf`, { medicine: WRITTEN.medicine }).click();
      const answer = new Screen(doctor).part('dialog', `${ORDERS}:doctor.answerTitle`);
      await answer.field(`${ORDERS}:doctor.form.dose`).fill('2 tablets');
      await answer.field(`${ORDERS}:doctor.form.days`).fill('3');
      await answer.field(`${ORDERS}:doctor.signing.password`).fill(DEMO_PASSWORD);
      await looksRight(doctor);
      await answer.button(`${ORDERS}:doctor.send`).click();
      await expect(opened.says(`${ORDERS}:pharmacy.insteadOf`, { medicine: nameOf(WRITTEN) })).toBeVisible();
      await doctor.keyboard.press('Escape');
      await expect(counter.says(`${ORDERS}:pharmacy.insteadOf`, { medicine: nameOf(WRITTEN) })).toBeVisible();
      await expect(counter.says(`${ORDERS}:pharmacy.waiting`)).toBeHidden();
      await goTo(doctor, 'portal/mfe-partner:partner.doctor.rail.label');
      await expect(doctors.by('grid', `${WAITING}:label`)).toBeVisible();
      await expect(asked).toBeHidden();
      await mail.waitFor('pharmacy-partner@demo.ayana.test', ({ text }) => text.includes('/pharmacy-portal/work/'));
    });

    await story.step('the medicines are ready, handed out and delivered; all of them read the same', async () => {
      await counter.button(`${ORDERS}:pharmacy.prepare`).click();
      await expect(hers.link('api/journeys/orders:ready_title').first()).toBeVisible();
      await goTo(phone, 'portal/mfe-patient:patient.care.rail.label');
      await expect(
        medicines.says('mfe-patient/care/orders:instead', { medicine: nameOf(WRITTEN) }).first(),
      ).toBeVisible();
      await expect(medicines.says(`${MEDICINE_STATES}:ready`)).toBeVisible();
      await counter.button(`${ORDERS}:pharmacy.dispense`).click();
      await new Screen(pharmacy)
        .part('dialog', `${ORDERS}:pharmacy.dispenseTitle`)
        .button(`${ORDERS}:pharmacy.dispense`)
        .click();
      const saved = pharmacy.waitForEvent('download');
      await counter.button(`${ORDERS}:pharmacy.labels`).click();
      const label = pdfText(await (await saved).path());
      expect(label).toContain(nameOf(INSTEAD));
      expect(label).toContain('2 tablets');
      expect(label).not.toContain(WRITTEN.medicine);
      const paper = pharmacy.waitForEvent('download');
      await counter.button(`${ORDERS}:pharmacy.signed`).click();
      const signed = await (await paper).path();
      expect(pdfText(signed)).toContain(nameOf(INSTEAD));
      await second.goto(`/verify/${/\/verify\/([0-9A-Z-]+)/.exec(pdfText(signed).replaceAll(/\s/g, ''))?.[1]}`);
      await expect(reviewer.heading('mfe-public/verify:prescription.valid')).toBeVisible();
      await expect(reviewer.root).not.toContainText(INSTEAD.medicine);
      await reviewer.field('mfe-public/verify:prescription.file').setInputFiles(signed);
      await expect(reviewer.says('mfe-public/verify:prescription.same')).toBeVisible();
      await counter.button(`${ORDERS}:pharmacy.deliver`).click();
      const delivered = new Screen(pharmacy).part('dialog', `${ORDERS}:pharmacy.deliverTitle`);
      await delivered.field(`${ORDERS}:pharmacy.to`).fill('Joseph, her son');
      await delivered.button(`${ORDERS}:pharmacy.deliver`).click();
      await expect(
        medicines.says('mfe-patient/care/orders:delivered', { name: 'Joseph, her son' }).first(),
      ).toBeVisible();
      await expect(medicines.says(`${MEDICINE_STATES}:ready`)).toBeHidden();
      await goTo(pharmacy, 'portal/mfe-partner:partner.pharmacy.rail.label');
      await expect(counter.by('grid', `${WAITING}:label`)).toBeVisible();
      await expect(workOf(pharmacy)).toBeHidden();
    });
  },
);

function pdfText(path: string): string {
  const pdf = Document.openDocument(readFileSync(path), 'application/pdf');
  return Array.from({ length: pdf.countPages() }, (_, page) =>
    pdf.loadPage(page).toStructuredText('preserve-whitespace').asText(),
  ).join(' ');
}

/** What waits for a partner about the patient, without what was written to them. */
const workOf = (page: Page) =>
  new Screen(page)
    .by('grid', `${WAITING}:label`)
    .getByRole('row')
    .filter({ hasText: PATIENT })
    .filter({ hasNotText: String(words(`${WAITING}:kindOf.message`)) })
    .getByRole('link');

/** The form for the patient, beside one of the doctor's talks. */
async function openForm(doctor: Page, kind: 'tests' | 'medicines'): Promise<void> {
  await goTo(doctor, 'portal/mfe-partner:partner.doctor-consultations.rail.label');
  await new Screen(doctor).link(`mfe-partner/consultations:formFor.${kind}`, { patient: PATIENT }).first().click();
}
