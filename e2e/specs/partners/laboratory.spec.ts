/** Laboratory tests: ordered by the doctor, a critical result that reaches them while they look, released, read by the patient. */
import { CALM, orderingDoctor, reviewResults, takeSample, workOfOrder } from '../../flows/orders.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const SOON = { timeout: 4000 };

test('a critical result reaches the doctor, is acknowledged and released, and the patient reads it', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const { doctor, journey, desk, phone } = await orderingDoctor(site, newPerson);
  const bench = await signedIn('laboratory_partner', CALM);

  const assignment = await test.step('the doctor orders tests', async () => {
    await desk.getByRole('button', { name: 'Order tests' }).click();
    const form = desk.getByRole('dialog', { name: 'Order laboratory tests' });
    await form.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(form).toContainText('Please choose at least one test.');
    await form.getByRole('checkbox', { name: 'Potassium' }).check();
    await form.getByRole('checkbox', { name: 'Haemoglobin' }).check();
    await form.getByRole('checkbox', { name: 'Nitrite in urine' }).check();
    // The only one is chosen by itself.
    await expect(form.getByRole('combobox', { name: /^Laboratory/ })).not.toHaveValue('');
    await hasNoAxeViolationsAt(desk);
    await form.getByRole('button', { name: 'Order', exact: true }).click();
    await expect(desk.getByRole('list', { name: 'Laboratory tests' })).toContainText('Waiting for the sample');
    return workOfOrder(doctor, 'laboratory-orders', journey);
  });

  await test.step('the laboratory takes the sample and enters a critical value', async () => {
    await bench.goto(`/laboratory-portal/work/${assignment}`);
    await takeSample(bench);
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
    await bench.getByRole('combobox', { name: 'Result of Nitrite in urine' }).selectOption({ label: 'Positive' });
    await hasNoAxeViolationsAt(bench);
    await fitsItsWidth(bench);
    await bench.getByRole('button', { name: 'All entered, to review' }).click();
    await expect(bench.getByRole('main')).toContainText('A critical result waits to be acknowledged.');
  });

  await test.step('it reaches the doctor while they look, and by mail', async () => {
    await expect(desk.getByRole('list', { name: 'Laboratory tests' })).toContainText('Critical result', SOON);
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /critical laboratory result/.test(subject));
    await reviewResults(site, doctor, journey, bench);
    await expect(bench.getByRole('button', { name: 'Release to the patient' })).toBeDisabled(SOON);
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
    await expect(main).toContainText('Haemoglobin, Potassium, Nitrite in urine');
    await expect(main).not.toContainText('6.9');
    await bench.getByRole('button', { name: 'Release to the patient' }).click();
    await expect(main).toContainText('6.9 mmol/l', SOON);
    await expect(main).toContainText('Usual: 3.5 to 5.1');
    await expect(main).toContainText('Positive · Usual: Negative');
    await hasNoAxeViolationsAt(phone);
    await fitsItsWidth(phone);
  });
});
