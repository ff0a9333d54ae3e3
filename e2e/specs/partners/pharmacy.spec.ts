/** A prescription: written by the doctor, asked back, answered, handed out in two parts, delivered; the patient sees how to take it. */
import { CALM, orderingDoctor } from '../../flows/orders.ts';
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
    await desk.getByRole('button', { name: 'Write a prescription' }).click();
    const form = desk.getByRole('dialog', { name: 'Write a prescription' });
    await form.getByRole('textbox', { name: /^Medicine/ }).fill('Rivaroxaban');
    await form.getByRole('textbox', { name: /^Strength/ }).fill('10 mg');
    await form
      .getByRole('combobox', { name: /^Another brand/ })
      .selectOption({ label: 'Ask the doctor before giving another one' });
    // The only one is chosen by itself.
    await expect(form.getByRole('combobox', { name: /^Pharmacy/ })).not.toHaveValue('');
    await hasNoAxeViolationsAt(desk);
    await form.getByRole('button', { name: 'Send to the pharmacy' }).click();
    await expect(desk.getByRole('list', { name: 'Prescriptions' })).toContainText('Sent to the pharmacy');
    const { items } = await doctor.call<{ items: { assignment_id: string }[] }>(
      'GET',
      `/prescriptions?journey_id=${journey}`,
    );
    return items[0]?.assignment_id ?? '';
  });

  await test.step('the pharmacy asks for another medicine, the doctor allows it', async () => {
    await counter.goto(`/pharmacy-portal/work/${assignment}`);
    await counter.getByRole('button', { name: 'Received', exact: true }).click();
    await counter.getByRole('button', { name: 'Ask the doctor' }).click();
    const question = counter.getByRole('dialog', { name: 'Ask the doctor' });
    await question.getByRole('textbox', { name: /^Question/ }).fill('Out of stock until Friday. Apixaban instead?');
    await question.getByRole('textbox', { name: /^Medicine you propose/ }).fill('Apixaban 2.5 mg');
    await question.getByRole('button', { name: 'Ask the doctor' }).click();
    await expect(counter.getByRole('main')).toContainText('Waiting for the doctor');
    await hasNoAxeViolationsAt(counter);
    await fitsItsWidth(counter);
    await site.mail.waitFor(doctor.person.email, ({ subject }) => /pharmacy asks/.test(subject));
    await desk.getByRole('list', { name: 'Prescriptions' }).getByRole('button').click();
    const opened = desk.getByRole('dialog', { name: 'Prescriptions' });
    await opened.getByRole('button', { name: /^Answer about/ }).click();
    const answer = desk.getByRole('dialog', { name: 'A pharmacy asks' });
    await answer.getByRole('button', { name: 'Send the answer' }).click();
    await expect(opened).toContainText('Given instead: Apixaban 2.5 mg');
    await expect(counter.getByRole('main')).toContainText('Given instead: Apixaban 2.5 mg', SOON);
  });

  const handOut = async (quantity: string): Promise<void> => {
    await counter.getByRole('button', { name: 'Ready', exact: true }).click();
    await counter.getByRole('button', { name: 'Hand out' }).click();
    const dialog = counter.getByRole('dialog', { name: 'What do you hand out?' });
    await dialog.getByRole('textbox', { name: /^Quantity of/ }).fill(quantity);
    await dialog.getByRole('button', { name: 'Hand out' }).click();
    await counter.getByRole('button', { name: 'Delivered', exact: true }).click();
    const delivered = counter.getByRole('dialog', { name: 'Delivered' });
    await delivered.getByRole('textbox', { name: /^Given to/ }).fill('Joseph, her son');
    await delivered.getByRole('button', { name: 'Delivered' }).click();
    await expect(delivered).toBeHidden();
  };

  await test.step('a part is handed out, then the rest; the patient sees it', async () => {
    await phone.goto('/patient-portal/care');
    const main = phone.getByRole('main');
    await handOut('3');
    await expect(main).toContainText('3 of 7 handed out', SOON);
    const labels = counter.waitForEvent('download');
    await counter.getByRole('button', { name: 'Labels' }).click();
    expect((await labels).suggestedFilename()).toBe('labels.pdf');
    await handOut('4');
    await expect(main).toContainText('7 of 7 handed out', SOON);
    await expect(main).toContainText('Handed over to Joseph, her son');
    await expect(main).toContainText('1 tablet. Once a day. For 7 days.');
    await hasNoAxeViolationsAt(phone);
    await fitsItsWidth(phone);
  });
});
