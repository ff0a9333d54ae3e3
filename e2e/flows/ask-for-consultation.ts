import { expect, type Page } from '@playwright/test';

import { inDays, type Person } from '../harness/people.ts';
import { FreeConsultationDialog, VideoConsultationDialog } from '../pages/consultation-dialogs.ts';
import { HomePage } from '../pages/home-page.ts';

export interface FreeConsultationAnswers {
  readonly type: 'Video Consultation' | 'Phone Consultation';
  readonly date: string;
  readonly time: string;
  readonly procedure: string;
  readonly country: string;
  readonly city: string;
  readonly timezone: string;
  readonly needs: string;
}

export const USUAL_ANSWERS: FreeConsultationAnswers = {
  type: 'Video Consultation',
  date: inDays(9),
  time: '10:00 AM',
  procedure: 'Knee replacement',
  country: 'Kenya',
  city: 'Nairobi',
  timezone: 'UTC+03:00',
  needs: 'My mother can hardly walk to church now.',
};

/** Start Your Journey, from the home page. */
export async function openFreeConsultation(page: Page): Promise<FreeConsultationDialog> {
  await new HomePage(page).startYourJourney.click();
  const dialog = new FreeConsultationDialog(page);
  await expect(dialog.dialog).toBeVisible();
  return dialog;
}

export async function openVideoConsultation(page: Page): Promise<VideoConsultationDialog> {
  await new HomePage(page).bookVideo.click();
  const dialog = new VideoConsultationDialog(page);
  await expect(dialog.dialog).toBeVisible();
  return dialog;
}

/** Fills in step 1 without the person: channel and treatment. */
export async function fillTreatmentStep(
  dialog: FreeConsultationDialog,
  answers: FreeConsultationAnswers = USUAL_ANSWERS,
): Promise<void> {
  await dialog.type(answers.type).check({ force: true });
  await dialog.field('Procedure').fill(answers.procedure);
  await dialog.field('What should the doctor know?').fill(answers.needs);
}

/** Fills in step 2: time and place. */
export async function fillTimeAndPlace(
  dialog: FreeConsultationDialog,
  answers: FreeConsultationAnswers = USUAL_ANSWERS,
): Promise<void> {
  await dialog.field('Preferred date').fill(answers.date);
  await dialog.field('Country').selectOption(answers.country);
  await dialog.field('City').fill(answers.city);
  await dialog.field('Time zone').selectOption(answers.timezone);
  await dialog.slot(answers.time).check({ force: true });
}

export async function fillPerson(
  dialog: FreeConsultationDialog | VideoConsultationDialog,
  person: Person,
): Promise<void> {
  await dialog.field('First name').fill(person.first_name);
  await dialog.field('Last name').fill(person.last_name);
  await dialog.field('E-mail').fill(person.email);
  await dialog.field('Phone').fill(person.phone);
}

/** Fills in both steps, without submitting. */
export async function fillFreeConsultation(
  dialog: FreeConsultationDialog,
  person: Person,
  answers: FreeConsultationAnswers = USUAL_ANSWERS,
): Promise<void> {
  await fillTreatmentStep(dialog, answers);
  await fillPerson(dialog, person);
  await dialog.goOn();
  await fillTimeAndPlace(dialog, answers);
}
