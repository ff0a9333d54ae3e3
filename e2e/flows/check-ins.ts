import type { CheckIn } from '@ayana/contracts/journey';

import type { Page } from '@playwright/test';

import { expect, type Site } from '../harness/fixtures.ts';
import { beginJourney, completeStage, type Patient } from './patients.ts';

/** The journey of a patient who has returned: all stages but the last are completed, and the check-ins are planned. */
export async function beginFollowUp(site: Site, patient: Patient): Promise<string> {
  const journey = await beginJourney(site, patient);
  for (let stage = 2; stage <= 9; stage += 1) await completeStage(site, journey, stage);
  await expect.poll(async () => (await checkInsOf(patient, journey)).length, 'the planned check-ins').toBe(4);
  return journey;
}

export const checkInsOf = async (patient: Patient, journey: string): Promise<CheckIn[]> =>
  (await patient.call<{ items: CheckIn[] }>('GET', `/check-ins?journey_id=${journey}`)).items;

/** Fills in the questions of a check-in that is open on the page. */
export async function answerCheckIn(
  page: Page,
  answers: { pain: number; fever: string; wound: string; medicine: string },
) {
  await page.getByRole('radio', { name: `Pain ${answers.pain} of 10` }).check();
  await page
    .getByRole('group', { name: /Do you have a fever/ })
    .getByRole('radio', { name: answers.fever })
    .check();
  await page.getByRole('radio', { name: answers.wound }).check();
  await page
    .getByRole('group', { name: /your medicines/ })
    .getByRole('radio', { name: answers.medicine })
    .check();
}
