import {
  ageBand,
  ageOn,
  type CaseFact,
  healthFor,
  HOSPITAL_FACTS,
  type JourneyPart,
  PAPER_PARTS,
  type CaseSummary,
  type LegSummary,
  type DocumentSummary,
  type OpinionSummary,
  type QuoteSummary,
} from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { askedTreatment } from '../../case-register/index.js';
import { healthOf } from '../health/health.queries.js';
import { papersOpenTo } from '../documents/documents.queries.js';
import { prescribedMedicines, releasedResults } from './released-care.js';
import { dayOf, factsOf, type JourneyReader, quoteState } from '../../journeys/index.js';

/** Who the summary is for. */
export interface SummaryReader extends Pick<JourneyReader, 'kinds' | 'parts' | 'may' | 'assignments'> {
  user_id: string;
  journey_id: string;
}

/** Own legs and own quotes are those of these. */
const workOf = ({ assignments }: SummaryReader): string[] => assignments.map(({ id }) => id);

/** What a reader sees of a journey and its patient: each fact belongs to a part, and is null unless they see that part. */
export async function caseSummary(database: Kysely<Tables>, reader: SummaryReader, now: Date): Promise<CaseSummary> {
  const [happened, person, legs, documents, opinions, quotes, results, medicines] = await Promise.all([
    happenedFor(database, reader),
    personOf(database, reader.journey_id),
    legsOf(database, reader),
    documentsOf(database, reader, now),
    opinionsOf(database, reader),
    quotesOf(database, reader),
    reader.parts.has('released_results') ? releasedResults(database, reader.journey_id) : null,
    reader.parts.has('released_results') ? prescribedMedicines(database, reader.journey_id) : null,
  ]);
  const seen = <T>(part: JourneyPart, value: T | null | undefined): T | null =>
    reader.parts.has(part) ? (value ?? null) : null;
  const age = ageOf(dayOf(person.date_of_birth), now);
  const { treatment_id: id, treatment_name: name, treatment_category: category, treatment_words: words } = person;
  return {
    happened,
    treatment: seen('treatment', name === null ? null : { id, name, category: category ?? '', words: words ?? '' }),
    age_band: seen('age_band_and_sex', bandOf(age)),
    sex: seen('age_band_and_sex', person.health?.sex),
    age: seen('age', age),
    name: seen('name', forTravel(reader) ? (person.passport_name ?? person.name) : person.name),
    email: seen('contact', person.email),
    phone: seen('contact', person.phone),
    emergency_name: seen('contact', person.emergency_name),
    emergency_phone: seen('contact', person.emergency_phone),
    country: seen('address', person.country),
    nationality: seen('nationality', person.nationality),
    passport_number: seen('passport', person.passport_number),
    language: seen('language', person.language),
    party_size: seen('party_size', person.attendants === null ? null : person.attendants + 1),
    special_needs: seen('special_needs', person.special_needs),
    patient_notes: seen('patient_notes', person.patient_notes),
    health: healthFor(reader.parts, person.health),
    preferred_from: seen('dates', dayOf(person.preferred_from)),
    preferred_to: seen('dates', dayOf(person.preferred_to)),
    admission_at: seen('dates', person.admission_at && isoTime(person.admission_at)),
    legs,
    documents,
    results,
    medicines,
    opinions,
    quotes,
  };
}

/** The hospital of the accepted quote sees the stay, and is told where the case is. */
async function happenedFor(database: Kysely<Tables>, reader: SummaryReader): Promise<CaseFact[] | null> {
  if (seesWhole(reader) || !reader.parts.has('admission')) return null;
  const facts = await factsOf(database, reader.journey_id);
  return HOSPITAL_FACTS.filter((fact) => facts.has(fact));
}

async function personOf(database: Kysely<Tables>, journeyId: string) {
  return database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('patient_details as details', 'details.patient_id', 'journey.patient_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .select(['patient.name', 'patient.email', 'patient.phone', 'patient.country', 'patient.language'])
    .select(sql<string | null>`patient.date_of_birth`.as('date_of_birth'))
    .select(['details.passport_name', 'details.nationality', 'details.passport_number', 'details.special_needs'])
    .select(healthOf('journey.patient_id').as('health'))
    .select(['details.emergency_name', 'details.emergency_phone', 'request.patient_notes'])
    .select(['request.attendants', 'request.preferred_from', 'request.preferred_to'])
    .select(['treatment.id as treatment_id', askedTreatment().as('treatment_name'), 'request.treatment_words'])
    .select('treatment.category as treatment_category')
    .select(
      sql<string | null>`(select min(leg.starts_at) from travel_legs leg
        where leg.journey_id = journey.id and leg.kind = 'admission' and leg.status <> 'cancelled')`.as('admission_at'),
    )
    .where('journey.id', '=', journeyId)
    .executeTakeFirstOrThrow();
}

/** Whether they see the journey as a whole, not for one piece of work. */
const seesWhole = ({ kinds }: SummaryReader): boolean =>
  kinds.some((kind) => kind === 'patient' || kind === 'case_worker' || kind === 'companion');

async function legsOf(database: Kysely<Tables>, reader: SummaryReader): Promise<LegSummary[] | null> {
  if (!reader.parts.has('legs')) return null;
  const rows = await database
    .selectFrom('travel_legs')
    .select(['id', 'kind', 'status', 'from_place', 'to_place', 'starts_at', 'zone', 'ends_at', 'reference'])
    .where('journey_id', '=', reader.journey_id)
    .$if(!seesWhole(reader), (query) => query.where(sql<boolean>`assignment_id = any (${workOf(reader)})`))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    from_place: row.from_place,
    to_place: row.to_place,
    starts_at: isoTime(row.starts_at),
    zone: row.zone,
    ends_at: row.ends_at && isoTime(row.ends_at),
    reference: row.reference,
  }));
}

async function documentsOf(
  database: Kysely<Tables>,
  reader: SummaryReader,
  now: Date,
): Promise<DocumentSummary[] | null> {
  if (!PAPER_PARTS.some((part) => reader.parts.has(part))) return null;
  const rows = await database
    .selectFrom('documents as document')
    .select(['id', 'kind', 'status', 'uploaded_at'])
    .where(papersOpenTo({ ...reader, journey: { id: reader.journey_id } }, { id: reader.user_id }, now))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, status, uploaded_at }) => ({
    id,
    kind,
    status,
    uploaded_at: uploaded_at && isoTime(uploaded_at),
  }));
}

async function opinionsOf(database: Kysely<Tables>, reader: SummaryReader): Promise<OpinionSummary[] | null> {
  if (!reader.parts.has('opinion')) return null;
  const rows = await database
    .selectFrom('medical_opinions')
    .select(['id', 'summary', 'days_in_hospital', 'days_in_india'])
    .select((build) => build.ref('fit_to_travel').$notNull().as('fit_to_travel'))
    .select((build) => build.ref('signed_at').$notNull().as('signed_at'))
    .where('journey_id', '=', reader.journey_id)
    .where('signed_at', 'is not', null)
    .orderBy('signed_at', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    summary: row.summary,
    fit_to_travel: row.fit_to_travel,
    days_in_hospital: row.days_in_hospital,
    days_in_india: row.days_in_india,
    signed_at: isoTime(row.signed_at),
  }));
}

async function quotesOf(database: Kysely<Tables>, reader: SummaryReader): Promise<QuoteSummary[] | null> {
  const seesAll = reader.parts.has('quotes');
  if (!seesAll && !reader.parts.has('own_quote')) return null;
  const rows = await database
    .selectFrom('quotes')
    .select(['id', 'assignment_id', 'version', 'valid_until'])
    .select(quoteState('quotes').as('status'))
    .where('journey_id', '=', reader.journey_id)
    .$if(!reader.kinds.includes('case_worker') && seesAll, (query) => query.where('sent_at', 'is not', null))
    .$if(!seesAll, (query) => query.where(sql<boolean>`assignment_id = any (${workOf(reader)})`))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id, assignment_id, version, status, valid_until }) => ({
    id,
    assignment_id,
    version,
    status,
    valid_until: dayOf(valid_until) ?? '',
  }));
}

/** Whose work is the visa or the trip: they need the name that is on tickets. */
const forTravel = (reader: SummaryReader): boolean =>
  !seesWhole(reader) && (reader.parts.has('legs') || reader.parts.has('nationality'));

/** Whole years since a day. */
const ageOf = (born: string | null, now: Date): number | null =>
  born === null ? null : ageOn(born, now.toISOString().slice(0, 10));

const bandOf = (age: number | null): string | null => {
  if (age === null) return null;
  const { from, to } = ageBand(age);
  return `${from}–${to}`;
};
