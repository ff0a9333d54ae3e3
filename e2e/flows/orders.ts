import type { BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../harness/fixtures.ts';
import { newDoctor } from './doctors.ts';
import { askForTreatment, beginJourney, newPatient, type Patient } from './patients.ts';

export const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

type Site = Parameters<typeof newDoctor>[0];

/** A journey with a doctor who gives an opinion on it: the doctor at a desk, on the page of the work, and the patient on a phone. */
export async function orderingDoctor(site: Site, newPerson: (options: BrowserContextOptions) => Promise<Page>) {
  const [patient, doctor] = [await newPatient(site, 'Halima'), await newDoctor(site, 'Anand')];
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/assignments', {
    journey_id: journey,
    kind: 'opinion',
    assignee_user_id: doctor.id,
    brief: 'Is an operation the right way?',
  });
  const [desk, phone] = [await newPerson(CALM), await newPerson(PHONE)];
  await patient.signIn(phone);
  await doctor.signIn(desk);
  await desk.goto(`/doctor-portal/work/${id}`);
  return { patient, doctor, journey, desk, phone };
}

/** The piece of work that a doctor's newest order on a journey made. */
export async function workOfOrder(
  doctor: Patient,
  orders: 'laboratory-orders' | 'prescriptions',
  journey: string,
): Promise<string> {
  const { items } = await doctor.call<{ items: { assignment_id: string }[] }>(
    'GET',
    `/${orders}?journey_id=${journey}`,
  );
  return items[0]?.assignment_id ?? '';
}

/** A laboratory of one person reviews nothing it has entered: one of the staff does. */
export async function reviewResults(site: Site, doctor: Patient, journey: string, bench: Page): Promise<void> {
  await expect(bench.getByRole('main')).toContainText('Nobody else of your laboratory can review these results.');
  await expect(bench.getByRole('button', { name: 'Reviewed' })).toHaveCount(0);
  const { items } = await doctor.call<{ items: { id: string }[] }>('GET', `/laboratory-orders?journey_id=${journey}`);
  await site.api.as<object>('ayana_staff', 'PATCH', `/laboratory-orders/${items[0]?.id}`, { status: 'reviewed' });
}

/** On the laboratory's page of its work. */
export async function takeSample(bench: Page): Promise<void> {
  await bench.getByRole('button', { name: 'Sample taken' }).click();
  const sample = bench.getByRole('dialog', { name: 'Sample taken' });
  await sample.getByRole('textbox', { name: /^Taken by/ }).fill('Nurse Lakshmi');
  await sample.getByRole('button', { name: 'Sample taken' }).click();
}

/** On the doctor's page of the work: a medicine that the pharmacy may exchange after a question. @param look at the form before it is sent */
export async function prescribe(desk: Page, look: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  await desk.getByRole('button', { name: 'Write a prescription' }).click();
  const form = desk.getByRole('dialog', { name: 'Write a prescription' });
  await form.getByRole('textbox', { name: /^Medicine/ }).fill('Rivaroxaban');
  await form.getByRole('textbox', { name: /^Strength/ }).fill('10 mg');
  await form
    .getByRole('combobox', { name: /^Another brand/ })
    .selectOption({ label: 'Ask the doctor before giving another one' });
  // The only one is chosen by itself.
  await expect(form.getByRole('combobox', { name: /^Pharmacy/ })).not.toHaveValue('');
  await look();
  await form.getByRole('button', { name: 'Send to the pharmacy' }).click();
  await expect(desk.getByRole('list', { name: 'Prescriptions' })).toContainText('Sent to the pharmacy');
}

/** On the pharmacy's page of its work: it is received, and another medicine is proposed. */
export async function proposeAnother(counter: Page, medicine: string): Promise<void> {
  await counter.getByRole('button', { name: 'Received', exact: true }).click();
  await counter.getByRole('button', { name: 'Ask the doctor' }).click();
  const question = counter.getByRole('dialog', { name: 'Ask the doctor' });
  await question.getByRole('textbox', { name: /^Question/ }).fill('Out of stock until Friday. Another one instead?');
  await question.getByRole('textbox', { name: /^Medicine you propose/ }).fill(medicine);
  await question.getByRole('button', { name: 'Ask the doctor' }).click();
  await expect(counter.getByRole('main')).toContainText('Waiting for the doctor');
}

/** On the doctor's page of the work: what the pharmacy proposed is allowed. */
export async function allowAnother(desk: Page, medicine: string): Promise<void> {
  await desk.getByRole('list', { name: 'Prescriptions' }).getByRole('button').click();
  const opened = desk.getByRole('dialog', { name: 'Prescriptions' });
  await opened.getByRole('button', { name: /^Answer about/ }).click();
  const answer = desk.getByRole('dialog', { name: 'A pharmacy asks' });
  await answer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(opened).toContainText(`Given instead: ${medicine}`);
}

/** On the pharmacy's page of its work: handed out and delivered. @param quantity what is still to hand out where it is not named */
export async function deliverMedicine(counter: Page, to: string, quantity?: string): Promise<void> {
  await counter.getByRole('button', { name: 'Ready', exact: true }).click();
  await counter.getByRole('button', { name: 'Hand out' }).click();
  const dialog = counter.getByRole('dialog', { name: 'What do you hand out?' });
  if (quantity !== undefined) await dialog.getByRole('textbox', { name: /^Quantity of/ }).fill(quantity);
  await dialog.getByRole('button', { name: 'Hand out' }).click();
  await counter.getByRole('button', { name: 'Delivered', exact: true }).click();
  const delivered = counter.getByRole('dialog', { name: 'Delivered' });
  await delivered.getByRole('textbox', { name: /^Given to/ }).fill(to);
  await delivered.getByRole('button', { name: 'Delivered' }).click();
  await expect(delivered).toBeHidden();
}
