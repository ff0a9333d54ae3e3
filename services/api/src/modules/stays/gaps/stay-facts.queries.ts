import { createHash } from 'node:crypto';
import {
  formCDue,
  GAPS_END_DAYS,
  STAY_CHECKS,
  type StayFacts,
  type StayGap,
  type StayGapKind,
  stayGaps,
} from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { EXPECTED_ON, ownStay } from '../admissions/admissions.queries.js';
import { IS_FOREIGNER, isFromBefore, ownLodgingFormCs } from '../form-c/form-c.queries.js';
import { VISA_DATES } from '../visa-periods/visa-ends.queries.js';

const USUAL_CHECKS = STAY_CHECKS.filter((kind) => kind !== 'other').length;
const DAY = 24 * 60 * 60_000;

interface Row {
  admission_id: string;
  assignment_id: string;
  status: StayFacts['status'];
  accepted_at: Date | string;
  expected_on: string | null;
  admitted_at: Date | string | null;
  discharged_at: Date | string | null;
  letter: StayFacts['letter'];
  has_text: boolean;
  signed_at: Date | string | null;
  withdrawn_at: Date | string | null;
  is_outdated: boolean;
  open_checks: number;
  room: string | null;
  plan: string | null;
  last_note_at: Date | string | null;
  has_final_bill: boolean;
  fit_to_fly: StayFacts['fit_to_fly'];
  has_follow_ups: boolean;
  form_c: StayFacts['form_c'];
  valid_until: string | null;
  leaves_on: string | null;
}

/** What decides the gaps of stays. The names of rows in `condition`: `stay`, `quote`, `journey`, `request`. */
async function factsWhere(
  database: Kysely<Tables>,
  condition: RawBuilder<boolean>,
): Promise<{ admission_id: string; assignment_id: string; facts: StayFacts }[]> {
  const { rows } = await sql<Row>`
    select stay.id as admission_id, quote.assignment_id, stay.status, stay.created_at as accepted_at, ${EXPECTED_ON} as expected_on,
      stay.admitted_at, stay.discharged_at, stay.room, stay.plan,
      case when exists (select 1 from visa_letters letter where letter.journey_id = stay.journey_id and letter.status = 'valid') then 'issued'
        when stay.status <> 'expected'
          or exists (select 1 from visa_applications visa where visa.journey_id = stay.journey_id and visa.status = 'granted')
          or exists (select 1 from travel_legs leg where leg.journey_id = stay.journey_id and leg.kind = 'flight' and leg.status = 'done')
          then 'not_needed'
        when exists (select 1 from assignments work where work.journey_id = stay.journey_id and work.kind = 'visa_support'
          and work.status in ('offered', 'accepted') and work.partner_id = hospital.partner_id) then 'asked'
        else 'missing' end as letter,
      exists (select 1 from stay_consent_texts written where written.partner_hospital_id = stay.partner_hospital_id) as has_text,
      consent.signed_at, consent.withdrawn_at, coalesce(consent.is_outdated, false) as is_outdated,
      (${USUAL_CHECKS}::integer - (select count(*) from stay_checks said where said.admission_id = stay.id and said.kind <> 'other' and said.state <> 'open')
        + (select count(*) from stay_checks own where own.admission_id = stay.id and own.kind = 'other' and own.state = 'open'))::integer as open_checks,
      (select max(written.at) from stay_notes written where written.admission_id = stay.id) as last_note_at,
      exists (select 1 from bills bill where bill.quote_id = quote.id and bill.kind = 'final' and bill.status = 'sent') as has_final_bill,
      (select summary.fit_to_fly from discharge_summaries summary where summary.quote_id = quote.id
        order by summary.version desc limit 1) as fit_to_fly,
      exists (select 1 from stay_follow_ups later where later.admission_id = stay.id and later.removed_at is null) as has_follow_ups,
      case when not ${IS_FOREIGNER} then 'not_needed'
        when exists (select 1 from form_c_filings filed where filed.admission_id = stay.id) then 'filed'
        when ${isFromBefore(sql`stay.admitted_at`)} then 'from_before' else 'missing' end as form_c,
      ${VISA_DATES}
    from admissions stay
      join quotes quote on quote.id = stay.quote_id
      join partner_hospitals hospital on hospital.id = stay.partner_hospital_id
      join patient_journeys journey on journey.id = stay.journey_id
      left join treatment_requests request on request.id = journey.treatment_request_id
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
      left join lateral (select signed.signed_at, signed.withdrawn_at,
          exists (select 1 from stay_consent_texts newer where newer.partner_hospital_id = known.partner_hospital_id
            and newer.language = known.language and newer.version > known.version) as is_outdated
        from stay_consents signed join stay_consent_texts known on known.id = signed.text_id
        where signed.admission_id = stay.id order by signed.signed_at desc, signed.id desc limit 1) consent on true
    where ${condition}`.execute(database);
  return rows.map((row) => ({ admission_id: row.admission_id, assignment_id: row.assignment_id, facts: factsOf(row) }));
}

const dateOf = (value: Date | string | null): Date | null => (value === null ? null : new Date(value));

function factsOf(row: Row): StayFacts {
  const { status, expected_on, letter, open_checks, room, plan, has_final_bill, fit_to_fly, has_follow_ups } = row;
  const { form_c, valid_until, leaves_on } = row;
  return {
    status,
    expected_on,
    letter,
    open_checks,
    room,
    plan,
    has_final_bill,
    fit_to_fly,
    has_follow_ups,
    form_c,
    valid_until,
    leaves_on,
    consent: consentStateOf(row),
    accepted_at: new Date(row.accepted_at),
    admitted_at: dateOf(row.admitted_at),
    discharged_at: dateOf(row.discharged_at),
    withdrawn_at: dateOf(row.withdrawn_at),
    last_note_at: dateOf(row.last_note_at),
  };
}

/** A newer text asks again until the patient is admitted. */
export function consentStateOf(
  row: Pick<Row, 'status' | 'has_text' | 'signed_at' | 'withdrawn_at' | 'is_outdated'>,
): StayFacts['consent'] {
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.signed_at === null) return row.has_text ? 'missing' : 'no_text';
  return row.is_outdated && row.status === 'expected' ? 'outdated' : 'signed';
}

/** What decides the gaps of one stay. */
export async function stayFactsOf(database: Kysely<Tables>, id: string): Promise<StayFacts | undefined> {
  return (await factsWhere(database, sql`stay.id = ${id}`))[0]?.facts;
}

/** A gap of a stay of the user’s own hospital, or of a guest of their lodging. `id` names stay and gap, and stays the same. */
export interface OwnStayGap extends StayGap {
  id: string;
  assignment_id: string;
}
/** A day on which a patient of the user’s own hospital is expected. */
export interface ExpectedDay {
  id: string;
  assignment_id: string;
  day: string;
}

/** What stays of the user’s own hospitals and lodgings miss, and the days of those who are expected. */
export async function ownStays(
  database: Kysely<Tables>,
  user: Pick<CurrentUser, 'id'>,
  now: Date,
): Promise<{ gaps: OwnStayGap[]; days: ExpectedDay[] }> {
  const since = new Date(now.getTime() - GAPS_END_DAYS * DAY);
  const [lodged, stays] = await Promise.all([
    ownLodgingFormCs(database, user, { from: since, now }),
    factsWhere(
      database,
      sql`${ownStay(user)} and journey.status <> 'closed' and request.status is distinct from 'withdrawn'
        and (stay.status <> 'discharged' or stay.discharged_at > ${since})`,
    ),
  ]);
  return {
    gaps: [
      ...stays.flatMap(({ admission_id, assignment_id, facts }) =>
        stayGaps(facts, now).map((gap) => Object.assign(gap, { id: gapId(admission_id, gap.kind), assignment_id })),
      ),
      ...lodged.map(({ place_id, assignment_id, since: came }) => ({
        kind: 'form_c' as const,
        due_at: formCDue(came).toISOString(),
        since: came.toISOString(),
        id: gapId(place_id, 'form_c'),
        assignment_id,
      })),
    ],
    days: stays.flatMap(({ admission_id, assignment_id, facts: { status, expected_on } }) =>
      status === 'expected' && expected_on !== null ? [{ id: admission_id, assignment_id, day: expected_on }] : [],
    ),
  };
}

/** A UUID of the two. */
function gapId(admission_id: string, kind: StayGapKind): string {
  const digits = createHash('sha256').update(`${admission_id} ${kind}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
