/** A patient at home answers by the link in the mail, or in the portal; red flags reach the case manager at once. */

import { answerCheckIn, beginFollowUp, checkInsOf } from '../../flows/check-ins.ts';
import { newPatient, type Patient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

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
  await hasNoAxeViolations(phone);

  const row = list.getByRole('listitem').first();
  await expect(row).toContainText('Call now');
  await expect(row).toContainText('Strong pain');
  await expect(row).toContainText('Fever');
  await expect(row).toContainText('It burns ‹b›at night‹/b›.');

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
});

test('a link works without scripts; one that is forged or expired says so, with a phone number', async ({
  request,
  site,
}) => {
  const patient = await newPatient(site, 'Wahida');
  const journey = await beginFollowUp(site, patient);
  await site.timeTravel.reachCheckIn(journey, 2);
  const page = await ServedPage.open(request, await mailedPath(site, patient));
  const form = page.main.one('form');
  const answers = { pain: '2', fever: 'no', wound: 'good', medicine_taken: 'no', worry: '' };
  expect((await page.send(form, answers)).main.text).toContain('Do not take a double dose');
  const [first] = await checkInsOf(patient, journey);
  expect(first?.red_flags).toEqual(['medicine']);
  const late = await newPatient(site, 'Tahira');
  const other = await beginFollowUp(site, late);
  await site.timeTravel.reachCheckIn(other, 2);
  const expired = await mailedPath(site, late);
  await site.timeTravel.reachCheckIn(other, 20);
  for (const [path, text] of [
    [expired, 'This link has expired'],
    [`${expired.slice(0, -4)}AAAA`, 'This link does not work'],
  ] as const) {
    const { main } = await ServedPage.open(request, path);
    expect(main.text).toContain(text);
    expect(main.link(/Call us/)).toMatch(/^tel:/);
  }
});
