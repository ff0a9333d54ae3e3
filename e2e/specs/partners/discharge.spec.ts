/** What a hospital signs at the discharge is read in words: by the patient, also without a line, and by the staff. */
import { admittedCase } from '../../flows/stays.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const SOON = { timeout: 4000 };

const SUMMARY = {
  diagnosis: 'Worn left knee.',
  treatment_given: 'Knee replacement, left.',
  medicines: 'Paracetamol 500 mg: 1 tablet three times a day.\nRivaroxaban 10 mg: 1 tablet in the evening.',
  warning_signs: 'Fever of 38 °C or more',
  follow_up: 'Check-up with a doctor at home after ten days.',
};

test('the patient and the staff read the last signed summary in words; its PDF opens', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const { patient, journey } = await admittedCase(site, 'Nasrin');
  const phone = await newPerson(PHONE);
  await patient.signIn(phone);
  await phone.goto('/patient-portal/care');
  const read = phone.getByRole('region', { name: 'Your discharge summary' });
  await expect(phone.getByRole('region', { name: 'Who to call' })).toBeVisible();
  await expect(read).toBeHidden();
  const sign = (more: object): Promise<unknown> =>
    site.api.as('partner/hospital', 'POST', '/discharge-summaries', { journey_id: journey, ...SUMMARY, ...more });
  await sign({ fit_to_fly: 'later', fit_to_fly_from: '2099-04-01', flight_needs: 'A wheelchair to the gate.' });
  const first = read.getByRole('article', { name: 'Version 1' });
  await expect(first).toContainText('Fit to fly from 1 April 2099 on', SOON);
  for (const text of [
    ...Object.values(SUMMARY),
    'Needed on the flight: A wheelchair to the gate.',
    'DischargedNot yet',
  ])
    await expect(first).toContainText(text);
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  const file = phone.waitForEvent('download');
  await read.getByRole('button', { name: 'Open the PDF of version 1' }).press('Enter');
  expect((await file).suggestedFilename()).toBe('discharge-summary-v1.pdf');

  await sign({ fit_to_fly: 'no', reason: 'The wound has to be seen once more.' });
  await expect(read.getByRole('article', { name: 'Version 2' })).toContainText('Not fit to fly yet', SOON);
  await expect(first).toBeHidden();
  await read.getByText('1 earlier version').click();
  await expect(first).toBeVisible();

  const desk = await signedIn('ayana_staff', DESK);
  await desk.goto(`/case-manager/cases/${journey}?section=care`);
  const card = desk.getByRole('region', { name: 'Discharge summary' });
  await expect(card.getByRole('article', { name: 'Version 2' })).toContainText('The wound has to be seen once more.');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
});
