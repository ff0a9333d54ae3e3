/**
 * A stay from the acceptance of a quote to 31 days after the discharge, lived by hospital, doctor, laboratory, pharmacy, driver and guest house,
 * each by their own first page and bell; the patient reads on a phone what they do.
 */
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { withClient } from '@ayana/tooling/database/index.ts';

import { signInPersonByApi } from '../../flows/open-account.ts';
import { PartnerSteps } from '../../flows/partner-steps.ts';
import { chosenCase } from '../../flows/whole-case.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { inDays } from '../../harness/people.ts';
import { goTo, PHONE } from '../../stories/people.ts';
import { Screen, words } from '../../stories/screen.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const GAP = 'contracts/journey/stay-gap-names';
const ADMISSIONS = 'mfe-partner/admissions';
const STAY = 'mfe-partner/stay';
const ORDERS = 'mfe-partner/orders';
const CONSENT = 'mfe-partner/organisation/consent';
const today = (): string => new Date(Date.now() + 5.5 * 60 * 60_000).toISOString().slice(0, 10);

test('a stay is lived by everyone who works on it, each from their own first page', async ({
  signedIn,
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  // A prescription without the number of the doctor's registration.
  faults.expect(/422 POST .*\/prescriptions$/);
  const { patient, name, case_number, journey_id, member, hospital_name, give } = await chosenCase(site);
  const [phone, desk] = [await newPerson(PHONE), await newPerson(CALM)];
  await patient.signIn(phone);
  await signInPersonByApi(desk, site, member);
  const hers = new Screen(phone.getByRole('main'));
  const hospital = new PartnerSteps(desk, 'partner.home', name);
  const [doctor, laboratory, pharmacy, driver, house] = [
    new PartnerSteps(await signedIn('doctor', CALM), 'partner.doctor', name),
    new PartnerSteps(await signedIn('laboratory_partner', CALM), 'partner.laboratory', name),
    new PartnerSteps(await signedIn('pharmacy_partner', CALM), 'partner.pharmacy', name),
    new PartnerSteps(await signedIn('partner/logistics', CALM), 'partner.home', name),
    new PartnerSteps(await signedIn('partner/lodging', CALM), 'partner.home', name),
  ];
  await desk.goto('/partner-portal');
  const gap = (kind: string) => words(`${GAP}:${kind}`);
  const goHer = (key: string) => goTo(phone, `portal/mfe-patient:patient.${key}.rail.label`);

  await test.step('she accepts the quote, and her stay waits for the hospital', async () => {
    await phone.goto('/patient-portal');
    await goHer('quotes');
    await hers.named('listitem', hospital_name).button('mfe-patient/quotes:accept').click();
    const dialog = new Screen(phone.getByRole('dialog'));
    await dialog.button('mfe-patient/quotes/dialogs:accept.submit').click();
    await expect(hers.says('mfe-patient/quotes:leadChosen', { hospital: hospital_name })).toBeVisible();
    await expect(await hospital.waiting(gap('day'))).toBeVisible();
  });

  await test.step('day, letter and checks are done from the lines that miss them', async () => {
    await hospital.openWaiting(gap('day'));
    await hospital.screen.link(`${STAY}:toBoard`).click();
    await hospital.fill(
      words(`${ADMISSIONS}:day`),
      { [`${ADMISSIONS}:form.day`]: today() },
      `${ADMISSIONS}:form.submit.day`,
    );
    const letter = words('contracts/journey/assignment-kind-names:visa_support');
    await hospital.openWaiting(letter);
    await hospital.screen.button('mfe-partner/work:accept').click();
    await hospital.fill(
      words('case-kit/letter:issue'),
      { 'case-kit/letter:admission': inDays(1), 'case-kit/letter:until': inDays(20) },
      'case-kit/letter:dialog.submit',
    );
    await expect(await hospital.waiting(letter)).toBeHidden();
    await hospital.openWaiting(gap('checks'));
    for (const kind of ['blood_tests', 'ecg', 'anaesthesia', 'fasting', 'blood']) {
      const check = String(words(`contracts/journey/stay-check-names:${kind}`));
      await hospital.fill(
        words(`${STAY}:checks.sayOf`, { check }),
        { [`${STAY}:checkForm.state`]: 'not_needed' },
        `${STAY}:save`,
      );
    }
    await expect(await hospital.waiting(gap('checks'))).toBeHidden();
  });

  await test.step('the hospital writes the text of its consent; she reads and signs it', async () => {
    await hospital.openWaiting(gap('consent_text'));
    await hospital.screen.link(`${STAY}:toTexts`).click();
    await hospital.fill(
      words(`${CONSENT}:add`),
      { [`${CONSENT}:form.name`]: 'Consent to a demo', [`${CONSENT}:form.body`]: 'It can be withdrawn.' },
      `${CONSENT}:form.submit`,
    );
    await goHer('care');
    await hers.button('mfe-patient/care/consent:read').click();
    const dialog = new Screen(phone.getByRole('dialog'));
    await dialog.begins('checkbox', 'mfe-patient/care/consent:form.agrees').check();
    await dialog.field('mfe-patient/care/consent:form.name').fill(name);
    await dialog.button('mfe-patient/care/consent:form.submit').click();
    await expect(dialog.root).toBeHidden();
    await expect(await hospital.waiting(gap('consent'))).toBeHidden();
  });

  await test.step('the driver brings her, and the guest house registers her', async () => {
    await give('partner/logistics', 'pickup', 3);
    await driver.page.goto('/partner-portal');
    await driver.bookAndMeet('transport', case_number);
    await give('partner/lodging', 'lodging', 2);
    await house.page.goto('/partner-portal');
    await house.bookAndMeet('lodging', case_number);
    await house.openWaiting(gap('form_c'));
    await fileFormC(house);
    await expect(await house.waiting(gap('form_c'))).toBeHidden();
    await goHer('travel');
    await expect(hers.root.getByText(/^Done at/).first()).toBeVisible();
  });

  await test.step('she is admitted; room, plan, note and Form C are entered, and she reads the news', async () => {
    await hospital.openWaiting(gap('not_admitted'));
    await hospital.screen.link(`${STAY}:toBoard`).click();
    await hospital.fill(
      words(`${ADMISSIONS}:steps.admit`),
      { [`${ADMISSIONS}:form.room`]: '204' },
      `${ADMISSIONS}:form.submit.admit`,
    );
    await hospital.openWaiting(gap('form_c'));
    await fileFormC(hospital);
    await hospital.openWaiting(gap('plan'));
    await hospital.fill(
      words(`${STAY}:setPlan`),
      { [`${STAY}:planForm.plan`]: 'Knee replacement.' },
      `${STAY}:planForm.submit`,
    );
    await hospital.openWaiting(gap('note'));
    await hospital.fill(
      words(`${STAY}:notes.write`),
      { [`${STAY}:notes.form.label`]: 'Slept well.' },
      `${STAY}:notes.form.submit`,
    );
    await hospital.fill(
      words(`${STAY}:updates.write`),
      { [`${STAY}:updates.form.label`]: 'All is well.' },
      `${STAY}:updates.form.submit`,
    );
    for (const kind of ['form_c', 'plan', 'room', 'note']) await expect(await hospital.waiting(gap(kind))).toBeHidden();
    await goHer('home');
    await expect(hers.root).toContainText('All is well.');
    await expect(hers.root).not.toContainText('Slept well.');
  });

  await test.step('the doctor orders a test; the laboratory enters it, and she reads it once it is released', async () => {
    await doctor.page.goto('/doctor-portal');
    await doctor.openByBell(case_number);
    await doctor.screen.button(`${ORDERS}:doctor.order`).click();
    const form = new Screen(doctor.page.getByRole('dialog'));
    await form.root.getByRole('checkbox', { name: 'Haemoglobin', exact: true }).check();
    await form.field(`${ORDERS}:doctor.form.laboratory`).selectOption({ label: 'Demo laboratory partner' });
    await form.button(`${ORDERS}:doctor.form.submitTests`).click();
    await expect(form.root).toBeHidden();
    await laboratory.page.goto('/laboratory-portal');
    await laboratory.openWaiting();
    await laboratory.fill(
      words(`${ORDERS}:laboratory.take`),
      { [`${ORDERS}:laboratory.by`]: 'Demo nurse' },
      `${ORDERS}:laboratory.take`,
    );
    await laboratory.screen.root.getByRole('textbox', { name: /^Haemoglobin, / }).fill('13.2');
    await laboratory.screen.button(`${ORDERS}:laboratory.finish`).click();
    await expect(laboratory.screen.says(`${ORDERS}:laboratory.reviewers.team`)).toBeVisible();
    await reviewed(site.databaseUrl, journey_id, (id) =>
      site.api.as('ayana_staff', 'PATCH', `/laboratory-orders/${id}`, { status: 'reviewed' }),
    );
    await laboratory.screen.button(`${ORDERS}:laboratory.release`).click();
    await expect(await laboratory.waiting()).toBeHidden();
    await goHer('care');
    await expect(hers.part('region', 'mfe-patient/care/orders:results').root).toContainText('13.2');
  });

  await test.step('the doctor prescribes; the pharmacy prepares, hands out and delivers', async () => {
    await doctor.screen.button(`${ORDERS}:doctor.prescribe`).click();
    const form = new Screen(doctor.page.getByRole('dialog'));
    await form.field(`${ORDERS}:doctor.form.medicine`).fill('Paracetamol');
    await form.field(`${ORDERS}:doctor.form.strength`).fill('500 mg');
    await form.field(`${ORDERS}:doctor.form.dose`).fill('1 tablet');
    await form.field(`${ORDERS}:doctor.form.days`).fill('7');
    await form.field(`${ORDERS}:doctor.form.pharmacy`).selectOption({ label: 'Demo pharmacy partner' });
    await form.field(`${ORDERS}:doctor.signing.password`).fill(DEMO_PASSWORD);
    await form.button(`${ORDERS}:doctor.form.submitMedicines`).click();
    // Asked for where it is not known.
    await form.field(`${ORDERS}:doctor.signing.registration`).fill('TEST-4711');
    await form.button(`${ORDERS}:doctor.form.submitMedicines`).click();
    await expect(form.root).toBeHidden();
    await pharmacy.page.goto('/pharmacy-portal');
    await pharmacy.openWaiting();
    await pharmacy.screen.button(`${ORDERS}:pharmacy.receive`).click();
    await pharmacy.screen.button(`${ORDERS}:pharmacy.prepare`).click();
    await pharmacy.fill(words(`${ORDERS}:pharmacy.dispense`), {}, `${ORDERS}:pharmacy.dispense`);
    await pharmacy.fill(
      words(`${ORDERS}:pharmacy.deliver`),
      { [`${ORDERS}:pharmacy.to`]: 'A demo son' },
      `${ORDERS}:pharmacy.deliver`,
    );
    await expect(await pharmacy.waiting()).toBeHidden();
    const medicines = hers.part('region', 'mfe-patient/care/orders:medicines');
    await expect(medicines.says('mfe-patient/care/orders:delivered', { name: 'A demo son' }).first()).toBeVisible();
  });

  await test.step('she leaves with her summary, her bill and the day of her next visit', async () => {
    await goTo(desk, 'portal/mfe-partner:partner.admissions.rail.label');
    await hospital.screen.named('listitem', name).button(`${ADMISSIONS}:steps.discharge`).click();
    await new Screen(desk.getByRole('dialog')).button(`${ADMISSIONS}:form.submit.discharge`).click();
    await expect(desk.getByRole('dialog')).toBeHidden();
    await hospital.openWaiting(gap('summary'));
    const field = (key: string): string => `contracts/journey/discharge-fields:${key}`;
    await hospital.fill(
      words('mfe-partner/discharge:write'),
      {
        [field('diagnosis')]: 'Worn left knee.',
        [field('treatment_given')]: 'Knee replacement, left.',
        [field('medicines')]: 'Paracetamol for a week.',
        [field('warning_signs')]: 'Fever.',
        [field('follow_up')]: 'Stitches out after fourteen days.',
        'mfe-partner/discharge:form.flying': 'yes',
      },
      'mfe-partner/discharge:form.submit',
    );
    await hospital.openWaiting(gap('final_bill'));
    const bills = hospital.screen.part('region', 'mfe-partner/hospital-sections:bills');
    await bills.button('mfe-partner/bill:write.final').click();
    await bills.button('mfe-partner/bill:editor.send').click();
    await expect(bills.part('article', 'contracts/journey/bill-kind-names:final').root).toBeVisible();
    await hospital.openWaiting(gap('follow_ups'));
    const date = `${STAY}:followUps.form`;
    await hospital.fill(
      words(`${STAY}:followUps.add`),
      { [`${date}.day`]: inDays(10), [`${date}.time`]: '11:00', [`${date}.where`]: 'Wound check.' },
      `${date}.submit`,
    );
    await expect(await hospital.waiting()).toBeHidden();
    await goHer('care');
    await expect(hers.part('region', 'mfe-patient/care:discharge.title').root).toContainText('Paracetamol for a week.');
    await goHer('quotes');
    await expect(hers.part('region', 'mfe-patient/bills:title').root).toContainText('$2,517');
  });

  await test.step('31 days later the hospital finds neither her papers nor her health', async () => {
    const main = hospital.screen.root;
    const openStay = async (): Promise<void> => {
      await goTo(desk, 'portal/mfe-partner:partner.work.rail.label');
      const ofCase = main.getByRole('row').filter({ hasText: case_number });
      const row = ofCase.filter({ hasText: words('mfe-partner/work-name:stay') });
      await row.getByRole('link').click();
      await expect(row).toBeHidden();
    };
    const ofHers = [name, 'Demo pollen', 'Demo report.pdf', '13.2', 'Knee replacement, left.'];
    await openStay();
    for (const part of ofHers) await expect(main).toContainText(part);
    await withClient(site.databaseUrl, (client) =>
      client.query(
        `UPDATE admissions SET admitted_at = admitted_at - interval '31 days', discharged_at = discharged_at - interval '31 days'
         WHERE journey_id = $1`,
        [journey_id],
      ),
    );
    await expect(await hospital.waiting()).toBeHidden();
    await openStay();
    await expect(main.getByText(words('contracts/journey/access-ends:stay_over'), { exact: true })).toBeVisible();
    await expect(main).toContainText(case_number);
    for (const part of ofHers) await expect(main).not.toContainText(part);
  });
});

async function fileFormC(who: PartnerSteps): Promise<void> {
  await who.fill(/^Enter the Form C/, { 'case-kit/form-c:form.number': 'FC-1' }, 'case-kit/form-c:form.submit');
}

/** The laboratory of the demo account has nobody else: the team reviews. */
async function reviewed(databaseUrl: string, journey_id: string, review: (id: string) => Promise<unknown>) {
  const { rows } = await withClient(databaseUrl, (client) =>
    client.query<{ id: string }>(
      `SELECT id FROM laboratory_orders WHERE assignment_id IN (SELECT id FROM assignments WHERE journey_id = $1)`,
      [journey_id],
    ),
  );
  for (const { id } of rows) await review(id);
}
