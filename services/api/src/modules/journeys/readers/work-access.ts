import {
  ACCESS_END_DAYS,
  type AccessEnd,
  ACTIVE_ASSIGNMENT_STATES,
  OFFERED_PARTS,
  type JourneyPart,
  PAPER_PARTS,
  READER_PARTS,
  type ReaderKind,
  ACCEPTED_QUOTE_PARTS,
  WORK_ACCESS,
  type WorkReaderKind,
} from '@ayana/contracts/journey';
import { type RawBuilder, sql } from 'kysely';
import { quoteState, TODAY_IN_INDIA } from '../quote-state.js';

/*
 * Who sees a case by their work, and for how long: facts of the case, read at each reading. Every expression needs the table `assignments` as
 * `assignment`. What ends which kind of work is `WORK_ACCESS` of the contracts; here is how each end is known.
 */

/** Whether work is in the hands of a hospital. */
export const OF_HOSPITAL = sql<boolean>`(assignment.partner_hospital_id is not null
  or exists (select 1 from partners hospital where hospital.id = assignment.partner_id and hospital.kind = 'hospital'))`;

/** Whether the patient has accepted the quote that was sent for this work. */
export const HAS_ACCEPTED_QUOTE = sql<boolean>`exists (select 1 from quotes accepted
  where accepted.journey_id = assignment.journey_id and accepted.assignment_id = assignment.id and accepted.status = 'accepted')`;

/** Whether a column names the hospital whose work it is. */
const ofSameHospital = (column: string): RawBuilder<boolean> => sql`case when assignment.partner_hospital_id is null
  then exists (select 1 from partner_hospitals mine where mine.id = ${sql.ref(column)} and mine.partner_id = assignment.partner_id)
  else ${sql.ref(column)} = assignment.partner_hospital_id end`;

const days = (end: keyof typeof ACCESS_END_DAYS): RawBuilder<unknown> =>
  sql`interval '${sql.raw(String(ACCESS_END_DAYS[end]))} days'`;

const OTHER_CHOSEN = sql<boolean>`exists (select 1 from quotes chosen
  where chosen.journey_id = assignment.journey_id and chosen.status = 'accepted' and chosen.assignment_id is distinct from assignment.id
    and not ${ofSameHospital('chosen.partner_hospital_id')})`;

/** The stays of the hospital on the case, all of them. */
const allStays = (
  are: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`coalesce((select bool_and(${are}) from admissions stay
  where stay.journey_id = assignment.journey_id and ${ofSameHospital('stay.partner_hospital_id')}), false)`;

/** The last quote that was sent for the work is not open any more, and no other is begun. One that the hospital took back, it may replace. */
const QUOTE_LAPSED = sql<boolean>`(exists (select 1 from quotes last
    where last.journey_id = assignment.journey_id and last.assignment_id = assignment.id and last.sent_at is not null
      and ${quoteState('last')} in ('expired', 'declined')
      and not exists (select 1 from quotes later
        where later.journey_id = assignment.journey_id and later.assignment_id = assignment.id and later.version > last.version
          and (later.sent_at is not null or later.status = 'draft'))))`;

const HOW: Readonly<Record<AccessEnd, RawBuilder<boolean>>> = {
  case_closed: sql`exists (select 1 from patient_journeys its where its.id = assignment.journey_id and its.status = 'closed')`,
  other_chosen: OTHER_CHOSEN,
  quote_lapsed: QUOTE_LAPSED,
  stay_over: allStays(sql`stay.status = 'discharged' and stay.discharged_at < now() - ${days('stay_over')}`),
  not_admitted:
    allStays(sql`stay.status = 'expected' and coalesce(stay.expected_on, (select max(leg.starts_at)::date from travel_legs leg
    where leg.journey_id = assignment.journey_id and leg.kind = 'admission' and leg.status <> 'cancelled')) < ${TODAY_IN_INDIA} - ${days('not_admitted')}`),
  correction_over: sql`(assignment.status = 'done' and not exists (select 1 from medical_opinions opinion
    where opinion.assignment_id = assignment.id and opinion.signed_at >= now() - ${days('correction_over')}))`,
  work_done: sql`(assignment.status = 'done')`,
};

/** By the kind of work: `visa_support` of a hospital is its letter. */
function byReader<T>(of: (reader: WorkReaderKind) => RawBuilder<T>, otherwise: RawBuilder<T>): RawBuilder<T> {
  const kinds = (Object.keys(WORK_ACCESS) as WorkReaderKind[]).filter(
    (kind) => kind !== 'hospital_letter' && kind !== 'visa_support',
  );
  const whens = kinds.map((kind) => sql`when ${sql.lit(kind)} then ${of(kind)}`);
  return sql`(case assignment.kind ${sql.join(whens, sql` `)}
    when 'visa_support' then case when ${OF_HOSPITAL} then ${of('hospital_letter')} else ${of('visa_support')} end
    else ${otherwise} end)`;
}

const firstOf = (ends: readonly AccessEnd[]): RawBuilder<AccessEnd | null> =>
  ends.length === 0
    ? sql`null`
    : sql`(case ${sql.join(
        ends.map((end) => sql`when ${HOW[end]} then ${sql.lit(end)}`),
        sql` `,
      )} end)`;
const anyOf = (ends: readonly AccessEnd[]): RawBuilder<boolean> =>
  ends.length === 0
    ? sql`false`
    : sql`(${sql.join(
        ends.map((end) => HOW[end]),
        sql` or `,
      )})`;

/** What has ended the access of a piece of work, or that to its papers; null while nothing has. */
export const ACCESS_END: RawBuilder<AccessEnd | null> = byReader(
  (reader) => firstOf([...WORK_ACCESS[reader].all, ...WORK_ACCESS[reader].papers]),
  sql`null`,
);

/** Whether work shows nothing of the case any more. */
const IS_ENDED = byReader((reader) => anyOf(WORK_ACCESS[reader].all), sql`false`);
/** Whether work shows no papers any more. */
const PAPERS_ENDED = byReader(
  (reader) => anyOf([...WORK_ACCESS[reader].all, ...WORK_ACCESS[reader].papers]),
  sql`false`,
);

/**
 * Whether the patient of an assignment has not deleted the account: then the case is for the staff alone, also for those whose work was
 * done.
 */
export const HAS_PATIENT = sql<boolean>`exists (select 1 from patient_journeys its join users patient on patient.id = its.patient_id
  where its.id = assignment.journey_id)`;

/** Whether the patient has accepted a quote of the hospital whose work it is. */
export const CHOSEN = sql<boolean>`exists (select 1 from quotes chosen
  join partner_hospitals hospital on hospital.id = chosen.partner_hospital_id
  where chosen.journey_id = assignment.journey_id and chosen.status = 'accepted' and hospital.partner_id = assignment.partner_id)`;

/** Work that its assignee has, or had and finished. A hospital gets nothing of a visa before its quote is accepted. */
export const IS_HANDED = sql<boolean>`(assignment.status in (${sql.join(ACTIVE_ASSIGNMENT_STATES)}) and ${HAS_PATIENT}
  and (assignment.kind <> 'visa_support' or not ${OF_HOSPITAL} or ${CHOSEN}))`;

/** Work that shows its assignee something of the case. */
export const IS_SHOWN = sql<boolean>`(${IS_HANDED} and not ${IS_ENDED})`;

/** Work that shows its papers. */
export const SHOWS_PAPERS = sql<boolean>`(${IS_HANDED} and not ${PAPERS_ENDED})`;

/** Work that shows its assignee a part of the case. */
export function workShows(part: JourneyPart): RawBuilder<boolean> {
  const has = (parts: readonly JourneyPart[]): RawBuilder<boolean> => sql`${sql.lit(parts.includes(part))}`;
  const shown = byReader(
    (reader) => {
      const offered = OFFERED_PARTS[reader];
      const later = has(READER_PARTS[reader satisfies ReaderKind]);
      return offered === undefined
        ? later
        : sql`(case assignment.status when 'offered' then ${has(offered)} else ${later} end)`;
    },
    sql`false`,
  );
  const accepted = ACCEPTED_QUOTE_PARTS.includes(part) ? sql`or ${HAS_ACCEPTED_QUOTE}` : sql``;
  return sql`(${PAPER_PARTS.includes(part) ? SHOWS_PAPERS : IS_SHOWN} and (${shown} ${accepted}))`;
}
