import { CHECK_IN_DAYS, type TravelLegKind, type TravelLegState } from '@ayana/contracts/journey';
import { DAY } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';
import { dayOf } from './journey-rows.js';

const INDIA = 'Asia/Kolkata';

interface Leg {
  kind: TravelLegKind;
  /** Days from the admission. */
  day: number;
  from_place: string | null;
  to_place: string;
  zone: string;
  /** The stage that is completed once it is over. */
  over: number;
}

/** The travel plan, the check-ins after the return, a companion and what the hospital has to know about the patient. */
export function travelRows(demo: DemoCase): TableRows[] {
  const { stage } = demo;
  return [
    { table: 'patient_details', rows: [details(demo)] },
    { table: 'companions', rows: demo.index % 3 === 0 ? [companion(demo)] : [] },
    { table: 'travel_legs', rows: stage >= 5 ? legs(demo) : [] },
    { table: 'check_ins', rows: stage >= 9 ? checkIns(demo) : [] },
  ];
}

function legs(demo: DemoCase) {
  const { clock, stage, nextId, journey_id, patient, hospitals, index } = demo;
  const [{ hospital_name, city }] = hospitals;
  const admission = stage >= 7 ? clock.completed(7) : clock.fromNow(9 - (stage - 5) * 6, 3);
  const plan: readonly Leg[] = [
    leg('visa_appointment', -7, null, `Indian visa centre, ${patient.airport}`, patient.zone, 6),
    leg('flight', -2, patient.airport, city, patient.zone, 7),
    leg('pickup', -2, `${city} airport`, 'Guest house near the hospital', INDIA, 7),
    leg('lodging', -2, null, 'Guest house near the hospital', INDIA, 9),
    leg('admission', 0, null, hospital_name, INDIA, 7),
    leg('return_flight', 14, city, patient.airport, INDIA, 10),
  ];
  return plan.map(({ day, over, ...each }) => {
    const starts_at = new Date(admission.getTime() + day * DAY);
    const isOver = stage >= over || (each.kind === 'return_flight' && stage >= 9 && starts_at < clock.now);
    return {
      id: nextId(),
      journey_id,
      kind: each.kind,
      from_place: each.from_place,
      to_place: each.to_place,
      zone: each.zone,
      to_address: each.kind === 'admission' ? `${hospital_name}, ${city}` : null,
      starts_at,
      ends_at: each.kind === 'lodging' ? new Date(starts_at.getTime() + 15 * DAY) : null,
      end_zone: null,
      reference: isOver || stage >= 6 ? `DEMO${100 + index}` : null,
      assignment_id: null,
      status: stateOf(isOver, stage),
      version: 1,
      created_at: clock.completed(5),
      updated_at: clock.completed(Math.min(stage, over)),
    };
  });
}

const leg = (
  kind: TravelLegKind,
  day: number,
  from_place: string | null,
  to_place: string,
  zone: string,
  over: number,
): Leg => ({ kind, day, from_place, to_place, zone, over });

const stateOf = (isOver: boolean, stage: number): TravelLegState =>
  isOver ? 'done' : stage >= 6 ? 'booked' : 'planned';

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
      seen_by: null,
      seen_at: null,
      created_at: returned,
      updated_at: at ?? returned,
    };
  });
}

function companion({ clock, nextId, journey_id, patient }: DemoCase) {
  return {
    id: nextId(),
    journey_id,
    user_id: null,
    email: `companion.${patient.mailbox}@demo.ayana.test`,
    name: `Companion ${patient.last_name}`,
    relation: patient.sex === 'female' ? 'Son' : 'Wife',
    language: 'en',
    may: ['see_journey', 'write_messages'],
    accepted_at: null,
    withdrawn_at: null,
    version: 1,
    created_at: clock.past(1),
    updated_at: clock.past(1),
  };
}

function details({ clock, patient, random }: DemoCase) {
  return {
    patient_id: patient.id,
    sex: patient.sex,
    nationality: patient.country,
    passport_number: `DEMO${random.between(100_000, 999_999)}`,
    allergies: random.one(['Penicillin', 'None known', 'Latex', null]),
    special_needs: random.one(['Wheelchair at the airport', 'Halal meals', null, null]),
    emergency_name: `Relative ${patient.last_name}`,
    emergency_phone: '+1 555 0111',
    version: 1,
    updated_at: clock.past(1),
  };
}
