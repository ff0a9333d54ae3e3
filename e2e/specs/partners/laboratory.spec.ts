/** Laboratory tests: ordered by the doctor, a critical result that reaches them while they look, released, read by the patient. */
import { newDoctor } from '../../flows/doctors.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };
const SOON = { timeout: 4000 };

test('a critical result reaches the doctor, is acknowledged and released, and the patient reads it', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const [patient, doctor] = [await newPatient(site, 'Halima'), await newDoctor(site, 'Anand')];
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const opinion = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: journey,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is an operation the right way?',
  });
  const [desk, bench, phone] = [
    await newPerson(CALM),
    await signedIn('laboratory_partner', CALM),
    await newPerson(PHONE),
  ];
  await patient.signIn(phone);
  await doctor.signIn(desk);

  const assignment = await test.step('the doctor orders tests', async () => {
    await desk.goto(`/doctor-portal/work/${opinion.id}`);
    await desk.getByRole('button', { name: 'Order tests' }).click();
    const form = desk.getByRole('dialog', { name: 'Order laboratory tests' });
    await form.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(form).toContainText('Please choose at least one test.');
    await form.getByRole('checkbox', { name: 'Potassium' }).check();
    await form.getByRole('checkbox', { name: 'Haemoglobin' }).check();
    // The only one is chosen by itself.
    await expect(form.getByRole('combobox', { name: /^Laboratory/ })).not.toHaveValue('');
    await hasNoAxeViolationsAt(desk);
    await form.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(desk.getByRole('list', { name: 'Laboratory tests' })).toContainText('Waiting for the sample');
    const { items } = await doctor.call<{ items: { assignment_id: string }[] }>(
      'GET',
      `/laboratory-orders?journey_id=${journey}`,
    );
    return items[0]?.assignment_id ?? '';
  });

  await test.step('the laboratory takes the sample and enters a critical value', async () => {
    await bench.goto(`/laboratory-portal/work/${assignment}`);
    await bench.getByRole('button', { name: 'Sample taken' }).click();
    const sample = bench.getByRole('dialog', { name: 'Sample taken' });
    await sample.getByRole('textbox', { name: /^Taken by/ }).fill('Nurse Lakshmi');
    await sample.getByRole('button', { name: 'Sample taken' }).click();
    const [haemoglobin, potassium] = [
      bench.getByRole('textbox', { name: 'Haemoglobin, g/dl' }),
      bench.getByRole('textbox', { name: 'Potassium, mmol/l' }),
    ];
    await haemoglobin.fill('140');
    await haemoglobin.press('Enter');
    await expect(potassium).toBeFocused();
    await potassium.fill('6,9');
    await bench.getByRole('button', { name: 'All entered, to review' }).click();
    await expect(bench.getByRole('main')).toContainText('Far outside the usual range');
    await haemoglobin.fill('14.0');
    await hasNoAxeViolationsAt(bench);
    await fitsItsWidth(bench);
    await bench.getByRole('button', { name: 'All entered, to review' }).click();
    await expect(bench.getByRole('main')).toContainText('A critical result waits to be acknowledged.');
  });

  await test.step('it reaches the doctor while they look, and by mail', async () => {
    await expect(desk.getByRole('list', { name: 'Laboratory tests' })).toContainText('Critical result', SOON);
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /critical laboratory result/.test(subject));
    await bench.getByRole('button', { name: 'Reviewed' }).click();
    await expect(bench.getByRole('button', { name: 'Release to the patient' })).toBeDisabled();
    await desk.getByRole('button', { name: /^Open: Haemoglobin/ }).click();
    const opened = desk.getByRole('dialog', { name: 'Laboratory tests' });
    await expect(opened).toContainText('6.9 mmol/l');
    await opened.getByRole('button', { name: /^I have seen the critical result/ }).click();
    await expect(opened).toContainText('Acknowledged by');
    await expect(bench.getByRole('main')).toContainText('Acknowledged by', SOON);
  });

  await test.step('released, the patient reads it with its range', async () => {
    await phone.goto('/patient-portal/care');
    const main = phone.getByRole('main');
    await expect(main).toContainText('Haemoglobin, Potassium');
    await expect(main).not.toContainText('6.9');
    await bench.getByRole('button', { name: 'Release to the patient' }).click();
    await expect(main).toContainText('6.9 mmol/l', SOON);
    await expect(main).toContainText('Usual: 3.5 to 5.1');
    await hasNoAxeViolationsAt(phone);
    await fitsItsWidth(phone);
  });
});
