import type { AssignmentKind, TravelLegKind, TravelLegState } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { DAY, HOUR } from './case-clock.js';
import type { DemoCase, TableRows } from './demo-case.js';

const FLIGHT = 9 * HOUR;
/** From the landing to the door of the airport. */
const ARRIVALS = 45 * 60_000;

interface Leg {
  kind: TravelLegKind;
  starts_at: Date;
  ends_at?: Date;
  from_place?: string;
  to_place: string;
  to_address?: string;
  zone: string;
  /** The stage that is completed once it is over. */
  over: number;
  /** Where it differs from the others of its stage. */
  status?: TravelLegState;
}

/** Whose work each is. */
const WORK: Readonly<Partial<Record<TravelLegKind, AssignmentKind>>> = {
  visa_appointment: 'visa_support',
  pickup: 'transport',
  transfer: 'transport',
  lodging: 'lodging',
};

/** What the partner of a leg has booked. */
const BOOKED: Readonly<Partial<Record<TravelLegKind, object>>> = {
  visa_appointment: { contact_name: 'Counter 4', contact_phone: '+91 44 5550 0130' },
  pickup: { contact_name: 'Kumar', contact_phone: '+91 98400 55501', vehicle: 'White Innova, TN 01 AB 1234' },
  transfer: { contact_name: 'Kumar', contact_phone: '+91 98400 55501', vehicle: 'White Innova, TN 01 AB 1234' },
  lodging: { contact_name: 'Mrs Lakshmi', contact_phone: '+91 98400 55502', room: 'Room 3, ground floor' },
};

/** The four states of a way to the hospital today, one for each case of the stage. */
const TODAY: readonly TravelLegState[] = ['booked', 'done', 'missed', 'cancelled'];

/** A trip. Those who have completed the sixth stage arrive tomorrow: one with a flight that was changed, one not booked yet. */
export function tripRows(demo: DemoCase, work: readonly TableRows[]): TableRows['rows'] {
  const { nextId, journey_id, index, stage, clock } = demo;
  const place = Math.floor(index / 10);
  return plan(demo, place).map((leg) => {
    const status = leg.status ?? stateOf(demo, leg, place);
    const isChanged = leg.kind === 'pickup' && stage === 6 && place === 0;
    const isSettled = status === 'done' || status === 'missed';
    const row = {
      id: nextId(),
      journey_id,
      kind: leg.kind,
      from_place: leg.from_place,
      to_place: leg.to_place,
      to_address: leg.to_address ?? null,
      zone: leg.zone,
      starts_at: leg.starts_at,
      ends_at: leg.ends_at ?? null,
      end_zone: leg.kind === 'flight' ? INDIA_ZONE : leg.kind === 'return_flight' ? demo.patient.zone : null,
      reference: status === 'planned' ? null : `DEMO${100 + index}`,
      assignment_id: workOf(work, leg.kind),
      moved_from: isChanged ? new Date(leg.starts_at.getTime() - 3 * HOUR) : null,
      settled_at: isSettled ? new Date(Math.min(leg.starts_at.getTime(), clock.now.getTime() - 60_000)) : null,
      status,
      created_at: clock.completed(5),
      updated_at: clock.completed(Math.min(stage, leg.over)),
    };
    return status === 'planned' ? row : Object.assign(row, BOOKED[leg.kind]);
  });
}

function plan(demo: DemoCase, place: number): Leg[] {
  const { stage, clock, patient, hospitals } = demo;
  const [{ hospital_name, city }] = hospitals;
  const arrival =
    stage >= 7
      ? new Date(clock.completed(7).getTime() - 2 * DAY)
      : stage === 6
        ? tomorrowAt(clock.now, `${10 + place}:30`)
        : clock.fromNow(7, 3);
  const at = (days: number): Date => new Date(arrival.getTime() + days * DAY);
  const landing = new Date(arrival.getTime() - ARRIVALS);
  const [house, airport] = ['Guest house near the hospital', `${city} airport`];
  const legs: Leg[] = [
    {
      kind: 'visa_appointment',
      starts_at: at(-5),
      to_place: `Indian visa centre, ${patient.airport}`,
      zone: patient.zone,
      over: 6,
    },
    {
      kind: 'flight',
      starts_at: new Date(landing.getTime() - FLIGHT),
      ends_at: landing,
      from_place: patient.airport,
      to_place: city,
      zone: patient.zone,
      over: 7,
    },
    { kind: 'pickup', starts_at: arrival, from_place: airport, to_place: house, zone: INDIA_ZONE, over: 7 },
    {
      kind: 'lodging',
      starts_at: new Date(arrival.getTime() + HOUR),
      ends_at: at(15),
      to_place: house,
      to_address: `12, 2nd Cross Street, ${city}`,
      zone: INDIA_ZONE,
      // The guest is there.
      over: 7,
    },
    {
      kind: 'admission',
      starts_at: at(2),
      to_place: hospital_name,
      to_address: `${hospital_name}, ${city}`,
      zone: INDIA_ZONE,
      over: 7,
    },
    {
      kind: 'return_flight',
      starts_at: at(16),
      ends_at: new Date(at(16).getTime() + FLIGHT),
      from_place: city,
      to_place: patient.airport,
      zone: INDIA_ZONE,
      over: 10,
    },
  ];
  return stage === 7 ? [...legs, wayToday(demo, place)] : legs;
}

/** For a last test before the operation. */
function wayToday({ clock, hospitals: [{ hospital_name }] }: DemoCase, place: number): Leg {
  const status = TODAY[place] ?? 'booked';
  return {
    kind: 'transfer',
    starts_at: new Date(clock.now.getTime() + (status === 'booked' ? 1 : -1) * HOUR),
    from_place: 'Guest house near the hospital',
    to_place: hospital_name,
    zone: INDIA_ZONE,
    over: 8,
    status,
  };
}

/** Tomorrow in India. @param time such as `11:30` */
function tomorrowAt(now: Date, time: string): Date {
  const inIndia = new Date(now.getTime() + 5.5 * HOUR + DAY);
  return new Date(`${inIndia.toISOString().slice(0, 10)}T${time}:00+05:30`);
}

function stateOf({ stage, clock }: DemoCase, { kind, over, starts_at }: Leg, place: number): TravelLegState {
  const isOver = stage >= over || (kind === 'return_flight' && stage >= 9 && starts_at < clock.now);
  if (isOver) return 'done';
  // The third has an appointment for the visa, the fourth a refusal.
  if (stage === 5 && kind === 'visa_appointment') return place === 2 ? 'booked' : place === 3 ? 'cancelled' : 'planned';
  if (stage === 6 && place === 3 && WORK[kind] !== undefined) return 'planned';
  return stage >= 6 ? 'booked' : 'planned';
}

const workOf = (work: readonly TableRows[], kind: TravelLegKind): string | null => {
  const rows = work.filter(({ table }) => table === 'assignments').flatMap((each) => each.rows);
  const row = rows.find((each) => each['kind'] === WORK[kind]);
  return typeof row?.['id'] === 'string' ? row['id'] : null;
};
