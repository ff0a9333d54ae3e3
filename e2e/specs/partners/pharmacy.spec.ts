/** A prescription: written by the doctor, asked back, answered, handed out in two parts, delivered; the patient sees how to take it. */
import {
  allowAnother,
  CALM,
  deliverMedicine,
  orderingDoctor,
  prescribe,
  proposeAnother,
  workOfOrder,
} from '../../flows/orders.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const SOON = { timeout: 4000 };

test('a pharmacy asks the doctor, hands out a part, then the rest, and the patient sees it', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const { doctor, journey, desk, phone } = await orderingDoctor(site, newPerson);
  const counter = await signedIn('pharmacy_partner', CALM);

  const assignment = await test.step('the doctor writes it', async () => {
    await prescribe(desk, () => hasNoAxeViolationsAt(desk));
    return workOfOrder(doctor, 'prescriptions', journey);
  });

  await test.step('the pharmacy asks for another medicine, the doctor allows it', async () => {
    await counter.goto(`/pharmacy-portal/work/${assignment}`);
    await proposeAnother(counter, 'Apixaban 2.5 mg');
    await hasNoAxeViolationsAt(counter);
    await fitsItsWidth(counter);
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /pharmacy asks/.test(subject));
    await allowAnother(desk, 'Apixaban 2.5 mg');
    await expect(counter.getByRole('main')).toContainText('Given instead: Apixaban 2.5 mg', SOON);
  });

  await test.step('a part is handed out, then the rest; the patient sees it', async () => {
    await phone.goto('/patient-portal/care');
    const main = phone.getByRole('main');
    await deliverMedicine(counter, 'Joseph, her son', '3');
    await expect(main).toContainText('3 of 7 handed out', SOON);
    const labels = counter.waitForEvent('download');
    await counter.getByRole('button', { name: 'Labels' }).click();
    expect((await labels).suggestedFilename()).toBe('labels.pdf');
    await deliverMedicine(counter, 'Joseph, her son', '4');
    await expect(main).toContainText('7 of 7 handed out', SOON);
    await expect(main).toContainText('Handed over to Joseph, her son');
    await expect(main).toContainText('1 tablet. Once a day. For 7 days.');
    await hasNoAxeViolationsAt(phone);
    await fitsItsWidth(phone);
  });
});
