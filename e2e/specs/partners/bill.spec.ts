/** A hospital bills beside its accepted quote; the patient reads each difference with its explanation. */
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { acceptedWork } from '../../flows/stays.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const SOON = { timeout: 4000 };

test('a line that differs is explained before it is sent; the patient reads quote, bill and difference', async ({
  faults,
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  faults.expect(/422 POST .*\/api\/bills\/[^/]+\/send/);
  const patient = await newPatient(site, 'Achieng');
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const work = await acceptedWork(site, patient, journey);
  const desk = await signedIn('partner/hospital', DESK);
  await desk.goto(`/partner-portal/work/${work}`);
  const bills = desk.getByRole('region', { name: 'Bills', exact: true });
  await bills.getByRole('button', { name: 'Write an interim bill' }).click();
  const room = bills.getByRole('group', { name: 'Line 2', exact: true });
  await expect(room.getByLabel(/^What it is/)).toHaveValue('Single room');
  await expect(room.getByLabel(/^Why it differs/)).toBeHidden();
  await room.getByLabel(/^Quantity/).fill('7');
  await expect(room).toContainText('+$241');
  await bills.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(room).toContainText('Please say why this differs from the quote.');
  await room.getByLabel(/^Why it differs/).fill('Two nights more, until the wound was dry.');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
  await bills.getByRole('button', { name: 'Send to the patient' }).click();
  await expect(bills.getByRole('article', { name: 'Interim bill' })).toContainText('$3,343.50', SOON);

  const phone = await newPerson(PHONE);
  await patient.signIn(phone);
  await phone.goto('/patient-portal/quotes');
  const read = phone.getByRole('region', { name: 'Bills', exact: true });
  for (const text of ['$602.50', '$843.50', '+$241', 'Two nights more, until the wound was dry.', '$3,343.50'])
    await expect(read).toContainText(text);
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  const file = phone.waitForEvent('download');
  await read.getByRole('button', { name: 'Interim bill as PDF' }).click();
  expect((await file).suggestedFilename()).toBe('Interim bill.pdf');
});
