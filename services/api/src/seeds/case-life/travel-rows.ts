import { CHECK_IN_DAYS } from '@ayana/contracts/journey';
import { DAY } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { formCRows } from './form-c-rows.js';
import { healthRow } from './health-rows.js';
import { dayOf } from './journey-rows.js';
import { travelWorkRows } from './travel-work-rows.js';
import { tripRows } from './trip-rows.js';

/** The travel plan, the check-ins after the return, a companion and what the hospital has to know about the patient. */
export function travelRows(demo: DemoCase, work: readonly TableRows[]): TableRows[] {
  const { stage } = demo;
  const legs = stage >= 5 ? tripRows(demo, work) : [];
  return [
    { table: 'patient_details', rows: [details(demo)] },
    { table: 'health_summaries', rows: [healthRow(demo)] },
    { table: 'companions', rows: demo.index % 3 === 0 ? [companion(demo)] : [] },
    { table: 'travel_legs', rows: legs },
    ...legs
      .filter(({ kind, status }) => kind === 'lodging' && status !== 'planned')
      .flatMap(({ id, starts_at }) => formCRows(demo, { leg_id: id, since: starts_at, filed_by: demo.team.lodging })),
    ...travelWorkRows(demo, work, legs),
    { table: 'check_ins', rows: stage >= 9 ? checkIns(demo) : [] },
  ];
}

/** Answered ones are good, but for one case that reports fever. */
function checkIns({ clock, stage, nextId, journey_id, index, random }: DemoCase) {
  const returned = clock.completed(9);
  return CHECK_IN_DAYS.map((day) => {
    const due = new Date(returned.getTime() + day * DAY);
    const answered = stage === 10 || due.getTime() < clock.now.getTime() - DAY;
    const hasFever = answered && stage === 9 && day === 3 && index % 20 < 10;
    const at = answered ? new Date(Math.min(due.getTime() + DAY / 4, clock.now.getTime() - 60_000)) : null;
    return {
      id: nextId(),
      journey_id,
      day,
      due_on: dayOf(due),
      pain: answered ? random.between(0, 4) : null,
      fever: answered ? hasFever : null,
      wound: answered ? 'good' : null,
      medicine_taken: answered ? true : null,
      worry: hasFever ? 'Since yesterday evening I feel hot and cold.' : null,
      red_flags: hasFever ? ['fever', 'worry'] : [],
      answered_at: at,
      asked_at: answered ? due : null,
      created_at: returned,
      updated_at: at ?? returned,
    };
  });
}

function companion({ clock, nextId, journey_id, patient }: DemoCase) {
  return {
    id: nextId(),
    journey_id,
    email: `companion.${patient.mailbox}@demo.ayana.test`,
    name: `Companion ${patient.last_name}`,
    relation: patient.sex === 'female' ? 'Son' : 'Wife',
    language: 'en',
    may: ['see_journey', 'write_messages'],
    accepted_at: null,
    created_at: clock.past(1),
    updated_at: clock.past(1),
  };
}

function details({ clock, patient, random }: DemoCase) {
  return {
    patient_id: patient.id,
    passport_name: `${patient.first_name} ${patient.last_name}`.toUpperCase(),
    nationality: patient.country,
    passport_number: `DEMO${random.between(100_000, 999_999)}`,
    special_needs: random.one(['Wheelchair at the airport', 'Halal meals', null, null]),
    emergency_name: `Relative ${patient.last_name}`,
    emergency_phone: '+1 555 0111',
    updated_at: clock.past(1),
  };
}
