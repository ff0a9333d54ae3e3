import { type CaseRows, HOSPITALS, type HospitalName, isOpen } from './case-rows.ts';

/** Open work is taken back from those who have it. */
function takeWorkBack(rows: CaseRows): void {
  rows.elsewhere = 0;
  for (const each of [rows.opinion, rows.visa]) if (isOpen(each.work)) each.work = 'cancelled';
  for (const name of HOSPITALS) {
    const hospital = rows.hospitals[name];
    if (isOpen(hospital.referral)) hospital.referral = 'cancelled';
    if (isOpen(hospital.letter_work)) hospital.letter_work = 'cancelled';
  }
}

export function close(rows: CaseRows): void {
  rows.journey = 'closed';
  rows.was_shut = true;
  takeWorkBack(rows);
}

/** It takes the work back, ends what can be chosen, and cancels the trip. */
export function withdraw(rows: CaseRows): void {
  rows.isWithdrawn = true;
  rows.journey = 'paused';
  rows.was_shut = true;
  takeWorkBack(rows);
  for (const name of HOSPITALS) if (rows.hospitals[name].quote === 'sent') rows.hospitals[name].quote = 'declined';
  if (rows.flight === 'booked') rows.flight = 'none';
  if (rows.home_flight === 'booked') rows.home_flight = 'none';
}

/** One is chosen, the others end, and so does all work on quotes. */
export function accept(rows: CaseRows, chosen: HospitalName): void {
  for (const name of HOSPITALS) {
    const hospital = rows.hospitals[name];
    if (hospital.quote === 'sent') hospital.quote = name === chosen ? 'accepted' : 'declined';
    if (isOpen(hospital.referral)) hospital.referral = 'cancelled';
  }
  rows.elsewhere = 0;
  rows.stay = 'expected';
}
