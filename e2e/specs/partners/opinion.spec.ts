/** An opinion: papers beside the form, a draft that stays, signed, read by the patient, corrected. */
import { newDoctor } from '../../flows/doctors.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('a doctor writes an opinion beside the papers and signs it; the patient reads it and saves the PDF', async ({
  newPerson,
  site,
}) => {
  test.slow();
  const [patient, doctor] = [await newPatient(site, 'Halima'), await newDoctor(site, 'Anand')];
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: journey,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is an operation the right way?',
  });
  await doctor.call('PATCH', `/assignments/${id}`, { status: 'accepted' });
  const [phone, desk] = [await newPerson(PHONE), await newPerson(CALM)];
  await patient.signIn(phone);
  await phone.goto('/patient-portal/quotes');
  await doctor.signIn(desk);
  await desk.goto(`/doctor-portal/work/${id}`);
  const form = desk.getByRole('form', { name: 'Your opinion' });
  await expect(desk.getByRole('heading', { name: 'Papers given to you' })).toBeVisible();
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Review and sign' }).click();
  await expect(form).toContainText('Write what you recommend.');
  await form
    .getByRole('textbox', { name: /^What you recommend/ })
    .fill('Both knees are worn. I recommend a replacement.');
  await form.getByRole('textbox', { name: /^Days in hospital/ }).fill('6');
  await expect(form).toContainText('Draft saved.');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);

  // On another device the draft is what the server keeps.
  const other = await newPerson(PHONE);
  await doctor.signIn(other);
  await other.goto(`/doctor-portal/work/${id}`);
  await expect(other.getByRole('textbox', { name: /^What you recommend/ })).toHaveValue(/Both knees/);
  await other.getByRole('tab', { name: 'Papers' }).click();
  await expect(other.getByRole('heading', { name: 'Papers given to you' })).toBeVisible();
  await hasNoAxeViolationsAt(other);
  await fitsItsWidth(other);
  await desk.reload();
  await expect(form.getByRole('textbox', { name: /^What you recommend/ })).toHaveValue(/Both knees/);

  await form.getByRole('combobox', { name: /^Fit to travel/ }).selectOption({ label: 'Fit to travel' });
  await form.getByRole('button', { name: 'Review and sign' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Sign this opinion?' });
  await expect(dialog).toContainText('A signed opinion is final.');
  await dialog.getByRole('button', { name: 'Sign' }).click();
  await expect(phone.getByRole('main')).toContainText('Both knees are worn.');
  await expect(desk.getByRole('article', { name: 'Version 1' })).toContainText('Signed by');
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Save as PDF' }).click();
  expect((await download).suggestedFilename()).toBe('medical-opinion-v1.pdf');

  await desk.getByRole('button', { name: 'Write a correction' }).click();
  await form.getByRole('textbox', { name: /^Days in hospital/ }).fill('8');
  await form.getByRole('button', { name: 'Review and sign' }).click();
  await dialog.getByRole('button', { name: 'Sign' }).click();
  const second = desk.getByRole('article', { name: 'Version 2' });
  await expect(second).toContainText('6 days');
  await expect(second).toContainText('8 days');
  await expect(phone.getByRole('main')).toContainText('What changed: In hospital.');
  await hasNoAxeViolationsAt(desk);
  await hasNoAxeViolationsAt(phone);
});
