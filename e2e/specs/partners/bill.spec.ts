/** A hospital bills beside its accepted quote; the patient reads each difference with its explanation. */
import { joinHospital } from '../../flows/hospitals.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { inDays } from '../../harness/people.ts';

const DESK = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const SOON = { timeout: 4000 };

type Patient = Awaited<ReturnType<typeof newPatient>>;

/** The referral of a case whose patient has accepted the quote of the demo hospital. */
async function acceptedWork(site: Site, patient: Patient, journey_id: string): Promise<string> {
  const partner_hospital_id = await joinHospital(site);
  const work = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id,
    kind: 'referral',
    partner_hospital_id,
    brief: 'Please send an itemised quote.',
  });
  await site.api.as('partner/hospital', 'PATCH', `/assignments/${work.id}`, { status: 'accepted' });
  const quote = await site.api.as<{ id: string }>('partner/hospital', 'POST', '/quotes', {
    journey_id,
    partner_hospital_id,
    valid_until: inDays(20),
    lines: [
      { category: 'surgeon', label: 'Surgeon and team', quantity: 1, unit_price: 250_000, included: true },
      { category: 'room', label: 'Single room', quantity: 5, unit_price: 12_050, included: true },
    ],
  });
  await site.api.as('partner/hospital', 'POST', `/quotes/${quote.id}/send`);
  await patient.call('POST', `/quotes/${quote.id}/accept`, {});
  return work.id;
}

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
