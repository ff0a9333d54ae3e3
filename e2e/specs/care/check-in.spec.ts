/** A patient at home answers by the link in the mail, or in the portal; red flags reach the case manager at once. */

import { answerCheckIn, beginFollowUp, checkInsOf } from '../../flows/check-ins.ts';
import { newPatient, type Patient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

/** The path of the link in the mail that asks. */
async function mailedPath(site: Site, patient: Patient): Promise<string> {
  const mail = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.startsWith('How are you'));
  const path = /\/check-in\?token=[\w.-]+/.exec(mail.text)?.[0];
  expect(path, mail.text).toBeDefined();
  return path ?? '';
}

test('a check-in is answered by the mail’s link without signing in; a red flag reaches the case manager’s screen', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Shirin');
  const journey = await beginFollowUp(site, patient);
  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/case-manager/cases/${journey}?section=care`);
  const list = desk.getByRole('list', { name: 'Check-ins at home' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await site.timeTravel.reachCheckIn(journey, 2);
  const path = await mailedPath(site, patient);

  const phone = await newPerson(PHONE);
  await phone.goto(path);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('How are you?');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  await expect(phone.getByText('Please say how strong your pain is.')).toBeVisible();
  await answerCheckIn(phone, { pain: 8, fever: 'Yes', wound: 'Red, warm or swollen', medicine: 'Yes' });
  await phone.getByRole('textbox', { name: /anything else worry you/ }).fill('It burns <b>at night</b>.');
  // What was chosen survives a reload.
  await phone.reload();
  await expect(phone.getByRole('radio', { name: 'Pain 8 of 10' })).toBeChecked();
  await phone.getByRole('button', { name: 'Send my answers' }).click();
  const advice = phone.getByRole('alert').filter({ hasText: 'Please read this now' });
  await expect(advice).toContainText('Call your local emergency number now');
  await expect(advice).toContainText('Your case manager knows at once');
  await expect(advice.getByRole('link', { name: /^Call us/ })).toHaveAttribute('href', /^tel:/);
  await hasNoAxeViolationsAt(phone);

  const row = list.getByRole('listitem').first();
  await expect(row).toContainText('Call now');
  await expect(row).toContainText('Strong pain');
  await expect(row).toContainText('Fever');
  await expect(row).toContainText('It burns ‹b›at night‹/b›.');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);

  // The link says that it was used, and shows nothing about the person.
  await phone.goto(path);
  await expect(phone.getByText('You have answered this check-in')).toBeVisible();
  await expect(phone.getByText('It burns')).toHaveCount(0);

  // The portal shows the answer, and that it was read.
  await patient.signIn(phone);
  await phone.goto('/patient-portal/care');
  const own = phone.getByRole('region', { name: 'Your answers' });
  await expect(own).toContainText('Your case manager calls you');
  await desk.getByRole('button', { name: /^Mark as read: 3 days/ }).click();
  await expect(row).toContainText('Read');
  await expect(own).toContainText('Read by your case manager');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
});

test('a check-in is answered in the portal, below who to call and the stages with their people', async ({
  newPerson,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Yasmin');
  const journey = await beginFollowUp(site, patient);
  await site.timeTravel.reachCheckIn(journey, 2);
  const page = await newPerson(PHONE);
  await patient.signIn(page);
  await page.goto('/patient-portal/care');
  const numbers = page.getByRole('region', { name: 'Who to call' });
  await expect(numbers.getByRole('link').first()).toHaveAttribute('href', 'tel:112');
  await expect(numbers.getByRole('link').first()).toBeInViewport();
  await expect(numbers.getByRole('link', { name: /^Our desk/ })).toHaveAttribute('href', /^tel:\+/);
  const stages = page.getByRole('region', { name: 'Where your journey is' });
  await expect(stages.getByRole('listitem').nth(1)).toContainText(/Records and consent.*Demo ayana staff/i);
  await fitsItsWidth(page);
  await page.getByRole('button', { name: 'Answer now' }).click();
  const dialog = page.getByRole('dialog', { name: 'How are you today?' });
  await dialog.getByRole('button', { name: 'Send answers' }).click();
  await expect(dialog.getByText('Please say whether you have a fever.')).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await answerCheckIn(page, { pain: 1, fever: 'No', wound: 'Healing well', medicine: 'Yes' });
  await dialog.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Thank you, this sounds good')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your answers' })).toContainText('Pain 1 of 10');
});

test('a link works without scripts; one that is forged or expired says so, with a phone number', async ({
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  faults.allow(/40[04]|410/);
  const patient = await newPatient(site, 'Wahida');
  const journey = await beginFollowUp(site, patient);
  await site.timeTravel.reachCheckIn(journey, 2);
  const path = await mailedPath(site, patient);
  const page = await newPerson({ ...PHONE, javaScriptEnabled: false });
  await page.goto(path);
  await answerCheckIn(page, { pain: 2, fever: 'No', wound: 'Healing well', medicine: 'No' });
  await page.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByText('Do not take a double dose')).toBeVisible();
  const [first] = await checkInsOf(patient, journey);
  expect(first?.red_flags).toEqual(['medicine']);
  const late = await newPatient(site, 'Tahira');
  const other = await beginFollowUp(site, late);
  await site.timeTravel.reachCheckIn(other, 2);
  const expired = await mailedPath(site, late);
  await site.timeTravel.reachCheckIn(other, 20);
  const phone = await newPerson(PHONE);
  await phone.goto(expired);
  await expect(phone.getByText('This link has expired')).toBeVisible();
  await expect(phone.getByRole('main').getByRole('link', { name: /Call us/ })).toBeVisible();
  await phone.goto(`${expired.slice(0, -4)}AAAA`);
  await expect(phone.getByText('This link does not work')).toBeVisible();
  await hasNoAxeViolationsAt(phone);
});
