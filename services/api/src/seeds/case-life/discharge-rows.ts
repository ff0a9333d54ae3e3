import type { DischargeField, FitToFly } from '@ayana/contracts/journey';
import { dayText } from '../../platform/typesetting/paper-dates.js';
import { writeDischarge } from '../../modules/records/discharges/write-discharge.js';
import { DAY } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { demoHealth } from './health-rows.js';
import { dayOf } from './journey-rows.js';
import type { DemoFile } from './paper-rows.js';

/** What a hospital has signed at the discharge, and the paper of it. */
export interface DemoDischarge {
  row: Readonly<Record<string, unknown>>;
  file: DemoFile;
}

/** Days from the discharge. */
const FLIGHT = 7;
const CHECK_UP = 10;
const TALK = 30;

/**
 * The summary of a stay that is over. Its paper is made as the platform makes it.
 * @param work the rows of the case’s work, with its stay
 * @param author the name of the hospital’s account
 */
export async function demoDischarge(
  demo: DemoCase,
  work: readonly TableRows[],
  author: string,
): Promise<DemoDischarge | null> {
  const { clock, stage, nextId, journey_id, patient, hospitals, treatment, team } = demo;
  const stay = work.find(({ table }) => table === 'admissions')?.rows[0];
  if (stage < 8 || stay === undefined) return null;
  const signed_at = clock.completed(8);
  const after = (days: number): string => dayOf(new Date(signed_at.getTime() + days * DAY));
  const texts: Record<DischargeField, string> = {
    diagnosis: `The condition for which ${treatment.name} was planned, as in the medical opinion. Nothing further was found during the stay.`,
    treatment_given: `${treatment.name}, on ${dayText(dayOf(clock.completed(7)))}. The days after it went as expected, without complications.`,
    medicines: [
      'Paracetamol 500 mg: 1 tablet three times a day with food, for 10 days.',
      'Pantoprazole 40 mg: 1 tablet before breakfast, for 10 days.',
      'What you took before the journey: as before.',
    ].join('\n'),
    warning_signs: [
      'Fever of 38 °C or more',
      'Pain that becomes stronger, or that the tablets do not help against',
      'Redness, swelling, or anything that leaks where you were treated',
      'Trouble breathing, or pain in the chest or in a calf',
    ].join('\n'),
    follow_up: [
      `${dayText(after(CHECK_UP))}: check-up with a doctor at home. Please take this summary with you.`,
      `${dayText(after(TALK))}: talk by video with your surgeon.`,
      'Until then: short walks every day, nothing heavy, plenty of water.',
    ].join('\n'),
  };
  const flight = {
    fit_to_fly: 'later' as FitToFly,
    fit_to_fly_from: after(FLIGHT),
    flight_needs: 'A seat at the aisle, compression stockings, and a short walk every hour.',
  };
  const pdf = writeDischarge(
    {
      hospital: hospitals[0].hospital_name,
      admitted_at: clock.completed(7),
      discharged_at: signed_at,
      treatment: treatment.name,
    },
    { ...texts, ...flight },
    { version: 1, by: author, at: signed_at },
    {
      name: `${patient.first_name} ${patient.last_name}`,
      case_number: demo.case_number,
      date_of_birth: `${patient.born}-04-12`,
      health: demoHealth(demo),
    },
  );
  return {
    row: {
      ...texts,
      ...flight,
      id: nextId(),
      journey_id,
      quote_id: stay['quote_id'],
      version: 1,
      signed_by: team.hospital,
      signed_at,
    },
    file: { file_name: 'discharge-summary-v1.pdf', media_type: 'application/pdf', bytes: pdf },
  };
}

/** The signed summary beside its paper. */
export function dischargeRows(discharge: DemoDischarge | null, papers: readonly TableRows[]): TableRows[] {
  const paper = papers
    .find(({ table }) => table === 'documents')
    ?.rows.find(({ kind, status }) => kind === 'discharge_summary' && status === 'checked');
  if (discharge === null || paper === undefined) return [];
  return [{ table: 'discharge_summaries', rows: [{ ...discharge.row, document_id: paper['id'] }] }];
}
