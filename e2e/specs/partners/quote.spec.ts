/** A hospital's quote and letter: written beside a preview, read by the patient, checked by a stranger. */
import { fillQuoteLine } from '../../flows/offers.ts';
import { joinHospital } from '../../flows/hospitals.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { inDays } from '../../harness/people.ts';

const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const SOON = { timeout: 4000 };

interface Work {
  id: string;
  assignee_name: string;
}

/** A referral that the demo hospital has accepted, for a patient of this test. */
async function referralOf(site: Site, journey_id: string): Promise<Work> {
  const given = await site.api.as<Work>('ayana_staff', 'POST', '/assignments', {
    journey_id,
    kind: 'referral',
    partner_hospital_id: await joinHospital(site),
    brief: 'Please send an itemised quote.',
  });
  await site.api.as('partner/hospital', 'PATCH', `/assignments/${given.id}`, { status: 'accepted' });
  return given;
}

test('a hospital writes and sends a quote; the patient reads the same numbers, accepts, and a stranger checks the letter', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Taslima');
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  await patient.call('PATCH', '/patient-details/own', { nationality: 'Kenya', passport_number: 'A1234567' });
  const work = await referralOf(site, journey);
  const desk = await signedIn('partner/hospital', DESK);
  await desk.goto(`/partner-portal/work/${work.id}`);

  const editor = desk.getByRole('region', { name: 'Write the quote' });
  const preview = editor.getByRole('article', { name: work.assignee_name });
  await editor.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(editor).toContainText('Please say what it is.');
  await expect(editor).toContainText('Please choose the last day on which it can be accepted.');
  await fillQuoteLine(desk, 1, { category: 'Surgeon’s fee', label: 'Surgeon and team', quantity: '1', price: '2,000' });
  await editor.getByRole('button', { name: 'Add a line' }).click();
  await fillQuoteLine(desk, 2, { category: 'Room and nursing', label: 'Single room', quantity: '6', price: '140.50' });
  await expect(preview).toContainText('$2,843');
  await editor.getByRole('button', { name: 'Add a line' }).click();
  await fillQuoteLine(desk, 3, { category: 'Implant', label: 'Knee implant', quantity: '1', price: '1500' });
  // By the keyboard: the implant goes before the room.
  await editor.getByRole('button', { name: 'Move line 3 up' }).press('Enter');
  await expect(desk.getByRole('group', { name: 'Line 2', exact: true }).getByLabel(/^What it is/)).toHaveValue(
    'Knee implant',
  );
  await expect(preview).toContainText('$4,343');
  // What is typed is there after a reload.
  await desk.reload();
  await expect(preview).toContainText('$4,343');
  await editor.getByLabel(/^Valid until/).fill(inDays(20));
  await editor.getByRole('textbox', { name: /^Not included/ }).fill('Flights and visa fees');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
  await editor.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(desk.getByRole('article', { name: 'Version 1' })).toContainText('$4,343', SOON);

  const phone = await newPerson(PHONE);
  await patient.signIn(phone);
  await phone.goto('/patient-portal/quotes');
  const card = phone.getByRole('listitem', { name: work.assignee_name });
  for (const text of ['$4,343', '$2,000', '6 × $140.50', '$843', '$1,500', 'Flights and visa fees'])
    await expect(card).toContainText(text);
  await card.getByRole('button', { name: 'Accept this quote' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
  await expect(desk.getByRole('article', { name: 'Version 1' })).toContainText(
    'The patient chose your hospital.',
    SOON,
  );

  await desk.getByRole('button', { name: 'Issue the letter' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Letter for the visa' });
  await dialog.getByLabel(/^Admission/).fill(inDays(30));
  await dialog.getByLabel(/^Stay in India until/).fill(inDays(50));
  await dialog.getByRole('button', { name: 'Issue the letter' }).click();
  const link = desk.getByRole('link', { name: 'See what a consulate sees' });
  await expect(link).toBeVisible();
  await hasNoAxeViolationsAt(desk);
  const href = (await link.getAttribute('href')) ?? '';

  const stranger = await newPerson(PHONE);
  await stranger.goto(href);
  await expect(stranger.getByRole('heading', { name: 'This letter is valid' })).toBeVisible();
  await expect(stranger.getByRole('main')).toContainText('1980');
  await expect(stranger.getByRole('main')).not.toContainText(patient.person.last_name);
  await expect(stranger.getByRole('main')).not.toContainText('A1234567');
  await hasNoAxeViolationsAt(stranger);
  await fitsItsWidth(stranger);
  await stranger.goto('/verify/00000-00000-00000-00000');
  await expect(stranger.getByRole('heading', { name: 'There is no letter with this code' })).toBeVisible();
});
