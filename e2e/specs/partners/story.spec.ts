/**
 * One journey by those who carry it: a patient, a doctor, two hospitals, a driver, a laboratory and a pharmacy. Each does their own part on their
 * own screen; the staff only hand out work and complete stages. Letter, bill and talk are in `stories/hospital-day` and `stories/talks`.
 */
import type { Assignment, TravelLeg } from '@ayana/contracts/journey';
import type { Page } from '@playwright/test';

import { createAccount } from '../../flows/accounts.ts';
import { answerCheckIn, checkInsOf } from '../../flows/check-ins.ts';
import { seededDoctor } from '../../flows/appointments.ts';
import { newDoctor } from '../../flows/doctors.ts';
import { fillQuoteLine } from '../../flows/offers.ts';
import {
  allowAnother,
  deliverMedicine,
  prescribe,
  proposeAnother,
  reviewResults,
  takeSample,
  workOfOrder,
} from '../../flows/orders.ts';
import { acceptInvitation, hospitalsOf, type ListedHospital } from '../../flows/organisations.ts';
import { askForTreatment, beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { reportFlight } from '../../flows/trips.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { demoPerson, inDays } from '../../harness/people.ts';

const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
/** How soon each sees what another did. */
const SOON = { timeout: 4000 };
const HOUR = 60 * 60_000;
const DRIVER = 'partner/logistics';

test('a doctor, two hospitals, a driver, a laboratory and a pharmacy carry one journey, from the referral to the follow-up', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.setTimeout(420_000);
  // The role of an account changes while its page is open; work that is over is read once more, and is not there.
  faults.allow(/401 (GET|PATCH) .*\/api\//);
  faults.allow(/404 GET .*\/api\/assignments\//);
  const listed = seededDoctor(61 + test.info().retry);
  const [patient, doctor] = [await newPatient(site, 'Halima'), await newDoctor(site, 'Anand', listed)];
  const name = `${patient.person.first_name} ${patient.person.last_name}`;
  await patient.call('PATCH', '/patient-details/own', { nationality: 'Kenya', passport_number: 'A1234567' });
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const give = (kind: string, to: object, brief: string): Promise<Assignment> =>
    site.api.as<Assignment>('ayana_staff', 'POST', '/assignments', { journey_id: journey, kind, brief, ...to });
  const [first, second] = (await hospitalsOf(site, 2)) as [ListedHospital, ListedHospital];

  const [phone, desk] = [await newPerson({ ...PHONE, timezoneId: 'Africa/Nairobi' }), await newPerson(DESK)];
  const [ours, theirs] = [await newPerson(DESK), await newPerson(DESK)];
  await patient.signIn(phone);
  await doctor.signIn(desk);
  await invite(site, ours, first, 'Meera');
  await invite(site, theirs, second, 'Joseph');

  const opinion = await give('opinion', { assignee_user_id: doctor.id }, 'Is an operation the right way?');
  const quote = (to: ListedHospital) =>
    give('referral', { partner_hospital_id: to.id }, 'Please send an itemised quote.');
  const [referral, otherReferral] = [await quote(first), await quote(second)];
  const patientReads = phone.getByRole('main');

  await test.step('the doctor accepts, and signs an opinion', async () => {
    await phone.goto('/patient-portal/quotes');
    await accept(desk, `/doctor-portal/work/${opinion.id}`);
    const form = desk.getByRole('form', { name: 'Your opinion' });
    await form.getByRole('textbox', { name: /^What you recommend/ }).fill('Both knees are worn. Replace the left one.');
    await form.getByRole('textbox', { name: /^Days in hospital/ }).fill('6');
    await form.getByRole('combobox', { name: /^Fit to travel/ }).selectOption({ label: 'Fit to travel' });
    await form.getByRole('button', { name: 'Review and sign' }).click();
    await desk.getByRole('dialog', { name: 'Sign this opinion?' }).getByRole('button', { name: 'Sign' }).click();
    await expect(patientReads).toContainText('Replace the left one.', SOON);
  });

  await test.step('two hospitals send a quote; she compares them and accepts one, which closes the other', async () => {
    for (const stage of [2, 3]) await completeStage(site, journey, stage);
    await phone.goto('/patient-portal/quotes');
    await sendQuote(ours, referral, [
      { category: 'Surgeon’s fee', label: 'Surgeon and team', quantity: '1', price: '2,000' },
      { category: 'Room and nursing', label: 'Single room', quantity: '6', price: '140.50' },
    ]);
    await sendQuote(theirs, otherReferral, [
      { category: 'Surgeon’s fee', label: 'Surgeon', quantity: '1', price: '3100' },
    ]);
    const card = phone.getByRole('listitem', { name: first.name });
    await expect(card).toContainText('$2,843', SOON);
    await expect(phone.getByRole('listitem', { name: second.name })).toContainText('$3,100', SOON);
    await expect(patientReads).toContainText('They differ in: Room and nursing');
    await card.getByRole('button', { name: 'Accept this quote' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
    const sent = (page: Page) => page.getByRole('article', { name: 'Version 1' });
    await expect(sent(ours)).toContainText('The patient chose your hospital.', SOON);
    await expect(sent(theirs)).toContainText('The patient chose another hospital, or said no.', SOON);
    for (const stage of [4, 5]) await completeStage(site, journey, stage);
  });

  await test.step('her flight is changed: the driver reads the new time, confirms it, and meets her', async () => {
    const day = new Date(Date.now() + 5.5 * HOUR).toISOString().slice(0, 10);
    await phone.goto('/patient-portal/travel');
    await reportFlight(phone, { day, departure: '02:00', landing: '10:00' });
    const { id: assignee_user_id } = await site.api.as<{ id: string }>(DRIVER, 'GET', '/auth/account');
    const transport = await give('transport', { assignee_user_id }, 'Please meet the patient at the airport.');
    await site.api.as<TravelLeg>('ayana_staff', 'POST', '/travel-legs', {
      journey_id: journey,
      kind: 'pickup',
      from_place: 'Chennai airport',
      to_place: first.name,
      starts_at: `${day}T10:45:00+05:30`,
      zone: 'Asia/Kolkata',
      status: 'planned',
      assignment_id: transport.id,
    });
    const driver = await signedIn(DRIVER, { ...PHONE, timezoneId: 'Asia/Kolkata' });
    await accept(driver, `/partner-portal/work/${transport.id}`);
    await driver.getByRole('button', { name: 'Book', exact: true }).click();
    const booking = driver.getByRole('dialog', { name: 'Book: Pickup' });
    await booking.getByRole('textbox', { name: /^Driver/ }).fill('Selvam');
    await booking.getByRole('textbox', { name: /^Phone/ }).fill('+91 44 5550 1212');
    await booking.getByRole('textbox', { name: /^Vehicle/ }).fill('White van TN 01 AB 1234');
    await booking.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(booking).toBeHidden();
    await driver.goto(`/partner-portal/manifest?day=${day}`);
    const line = driver.getByRole('listitem', { name: `Pickup ${name}` });
    await expect(line).toContainText('10:45');
    const leg = phone
      .getByRole('list', { name: 'Day by day' })
      .getByRole('listitem')
      .filter({ hasText: 'Pickup' })
      .last();
    await expect(leg).toContainText('White van TN 01 AB 1234', SOON);
    await reportFlight(phone, { day, departure: '04:30', landing: '12:30' });
    await expect(line).toContainText('13:15', { timeout: 5000 });
    await line.getByRole('button', { name: 'Confirm the new time' }).click();
    await expect(line.getByText('Changed, please confirm')).toBeHidden();
    await line.getByRole('button', { name: 'Arrived' }).click();
    await expect(leg).toContainText('Done at', { timeout: 20_000 });
    await driver.context().close();
    await completeStage(site, journey, 6);
  });

  await test.step('her hospital admits her', async () => {
    await ours.goto('/partner-portal/admissions');
    const stay = ours.getByRole('listitem').filter({ hasText: name });
    await stay.getByRole('button', { name: 'Admit' }).click();
    const dialog = ours.getByRole('dialog', { name: 'Admit' });
    await dialog.getByRole('textbox', { name: /^Room/ }).fill('204');
    await dialog.getByRole('button', { name: 'Admit' }).click();
    await expect(dialog).toBeHidden();
    await expect(stay).toContainText('204');
    await phone.goto('/patient-portal');
    await expect(phone.locator('[aria-current=step]')).toContainText('Treatment', SOON);
  });

  await test.step('the laboratory finds a critical value: it reaches the doctor, who acknowledges it', async () => {
    await desk.goto(`/doctor-portal/work/${opinion.id}`);
    await desk.getByRole('button', { name: 'Order tests' }).click();
    const form = desk.getByRole('dialog', { name: 'Order laboratory tests' });
    await form.getByRole('checkbox', { name: 'Potassium' }).check();
    await expect(form.getByRole('combobox', { name: /^Laboratory/ })).not.toHaveValue('');
    await form.getByRole('button', { name: 'Order', exact: true }).click();
    const orders = desk.getByRole('list', { name: 'Laboratory tests' });
    await expect(orders).toContainText('Waiting for the sample');
    const bench = await signedIn('laboratory_partner', DESK);
    await bench.goto(`/laboratory-portal/work/${await workOfOrder(doctor, 'laboratory-orders', journey)}`);
    await takeSample(bench);
    await bench.getByRole('textbox', { name: 'Potassium, mmol/l' }).fill('6.9');
    await bench.getByRole('button', { name: 'All entered, to review' }).click();
    await expect(orders).toContainText('Critical result', SOON);
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /critical laboratory result/.test(subject));
    await reviewResults(site, doctor, journey, bench);
    await expect(bench.getByRole('button', { name: 'Release to the patient' })).toBeDisabled(SOON);
    await desk.getByRole('button', { name: /^Open: Potassium/ }).click();
    const opened = desk.getByRole('dialog', { name: 'Laboratory tests' });
    await opened.getByRole('button', { name: /^I have seen the critical result/ }).click();
    await expect(opened).toContainText('Acknowledged by');
    await phone.goto('/patient-portal/care');
    await bench.getByRole('button', { name: 'Release to the patient' }).click();
    await expect(patientReads).toContainText('6.9 mmol/l', SOON);
    await bench.context().close();
    await desk.keyboard.press('Escape');
  });

  await test.step('the pharmacy asks the doctor back, and delivers', async () => {
    await prescribe(desk);
    const counter = await signedIn('pharmacy_partner', DESK);
    await counter.goto(`/pharmacy-portal/work/${await workOfOrder(doctor, 'prescriptions', journey)}`);
    await proposeAnother(counter, 'Apixaban 2.5 mg');
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /pharmacy asks/.test(subject));
    await allowAnother(desk, 'Apixaban 2.5 mg');
    await expect(counter.getByRole('main')).toContainText('Given instead: Apixaban 2.5 mg', SOON);
    await deliverMedicine(counter, 'Her nurse');
    await expect(patientReads).toContainText('Handed over to Her nurse', SOON);
    await counter.context().close();
  });

  await test.step('her hospital discharges her, with a signed summary', async () => {
    await phone.goto('/patient-portal');
    await ours.goto('/partner-portal/admissions');
    const stay = ours.getByRole('listitem').filter({ hasText: name });
    await stay.getByRole('button', { name: 'Discharge' }).click();
    const dialog = ours.getByRole('dialog', { name: 'Discharge' });
    await dialog.getByRole('button', { name: 'Discharge' }).click();
    await expect(stay).toContainText('Discharged');
    await expect(phone.locator('[aria-current=step]')).toContainText('Discharge and recovery', SOON);
    await phone.goto('/patient-portal/care');
    await stay.getByRole('link', { name: 'Open the work' }).click();
    await ours.getByRole('button', { name: 'Write the summary' }).click();
    const form = ours.getByRole('dialog', { name: 'Discharge summary' });
    await form.getByRole('textbox', { name: /^Diagnosis/ }).fill('Worn left knee.');
    await form.getByRole('textbox', { name: /^Treatment given/ }).fill('Knee replacement, left.');
    await form.getByRole('textbox', { name: /^Medicines/ }).fill('Apixaban 2.5 mg for a week.');
    await form.getByRole('textbox', { name: /^Warning signs/ }).fill('Fever, or a wound that is red and warm.');
    await form.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(form).toContainText('Please fill in this part.');
    await form.getByRole('textbox', { name: /^Follow-up/ }).fill('Stitches out after fourteen days.');
    await form.getByRole('combobox', { name: /^Fit to fly/ }).selectOption({ label: 'Fit to fly' });
    await form.getByRole('textbox', { name: /^Needed on the flight/ }).fill('A wheelchair to the gate.');
    await hasNoAxeViolationsAt(ours);
    await form.getByRole('button', { name: 'Sign', exact: true }).click();
    const summary = ours.getByRole('article', { name: 'Version 1' }).filter({ hasText: 'Knee replacement, left.' });
    await expect(summary).toBeVisible();
    await expect(patientReads).toContainText('discharge-summary-v1.pdf', SOON);
    const reads = phone
      .getByRole('region', { name: 'Your discharge summary' })
      .getByRole('article', { name: 'Version 1' });
    await expect(reads).toContainText('Needed on the flight: A wheelchair to the gate.');
    await expect(reads).toContainText('Apixaban 2.5 mg for a week.');
  });

  await test.step('at home she answers the first check-in, and the case manager reads it', async () => {
    await completeStage(site, journey, 9);
    const planned = async () => (await checkInsOf(patient, journey)).length;
    await expect.poll(planned, { timeout: 20_000 }).toBe(4);
    await site.timeTravel.reachCheckIn(journey, 2);
    const mail = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.startsWith('How are you'));
    await phone.goto(/\/check-in\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '');
    await answerCheckIn(phone, { pain: 2, fever: 'No', wound: 'Healing well', medicine: 'Yes' });
    await phone.getByRole('button', { name: 'Send my answers' }).click();
    await expect
      .poll(async () => (await checkInsOf(patient, journey)).filter(({ answered_at }) => answered_at).length)
      .toBe(1);
  });
});

/** The staff invite a person into a hospital's organisation, who comes by the link of the mail. */
async function invite(site: Site, page: Page, { organisation }: ListedHospital, first_name: string): Promise<void> {
  const person = demoPerson(first_name);
  await createAccount(site, person);
  const invitation = { email: person.email, name: first_name, role: 'member' };
  await site.api.as('ayana_staff', 'POST', `/organisations/${organisation}/invitations`, invitation);
  await acceptInvitation(page, site, person);
}

async function accept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
}

async function sendQuote(page: Page, { id }: Assignment, lines: Parameters<typeof fillQuoteLine>[2][]): Promise<void> {
  await accept(page, `/partner-portal/work/${id}`);
  const editor = page.getByRole('region', { name: 'Write the quote' });
  for (const [at, line] of lines.entries()) {
    if (at > 0) await editor.getByRole('button', { name: 'Add a line' }).click();
    await fillQuoteLine(page, at + 1, line);
  }
  await editor.getByLabel(/^Valid until/).fill(inDays(20));
  await editor.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(page.getByRole('article', { name: 'Version 1' })).toBeVisible();
}
