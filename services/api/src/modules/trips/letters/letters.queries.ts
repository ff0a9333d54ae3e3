import { letterCodeOf, letterCodeText, type VerifiedLetter, type VisaLetter } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { readerOf } from '../../journeys/index.js';

async function lettersWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<VisaLetter[]> {
  const { rows } = await sql<VisaLetter>`
    select letter.id, letter.journey_id, letter.quote_id, letter.document_id, letter.code, letter.status,
      hospital.hospital_name, to_char(letter.admission_on, 'YYYY-MM-DD') as admission_on,
      to_char(letter.stay_until, 'YYYY-MM-DD') as stay_until, letter.attendants, 
      (letter.masked_file_id is not null or (details.passport_number is not null and details.passport_name is not null
        and patient.date_of_birth is not null)) as has_copy,
      letter.issued_at, letter.ended_at
    from visa_letters letter
      join quotes quote on quote.id = letter.quote_id
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      join patient_journeys journey on journey.id = letter.journey_id
      left join users patient on patient.id = journey.patient_id
      left join patient_details details on details.patient_id = journey.patient_id
    where ${condition} order by letter.issued_at desc, letter.id desc`.execute(database);
  return rows.map((row) =>
    Object.assign(row, {
      code: letterCodeText(row.code),
      issued_at: isoTime(row.issued_at),
      ended_at: row.ended_at === null ? null : isoTime(row.ended_at),
    }),
  );
}

/**
 * The letters of a journey: for the patient, the staff and visa support with the paper; for the hospital that issued them without it,
 * because it names the passport: it has a copy of its own.
 * @throws AppError `not_found` for everyone else
 */
export async function listLetters(
  database: Kysely<Tables>,
  user: CurrentUser,
  journeyId: string,
): Promise<VisaLetter[]> {
  const { parts, assignments } = await readerOf(database, user, journeyId);
  if (parts.has('visa_letter')) return lettersWhere(database, sql`letter.journey_id = ${journeyId}`);
  if (!parts.has('own_quote')) throw notFound();
  const own = await lettersWhere(
    database,
    sql`letter.journey_id = ${journeyId} and quote.assignment_id = any (${assignments.map(({ id }) => id)}::uuid[])`,
  );
  return own.map((letter) => Object.assign(letter, { document_id: null }));
}

export async function findLetter(database: Kysely<Tables>, id: string): Promise<VisaLetter> {
  const [letter] = await lettersWhere(database, sql`letter.id = ${id}`);
  if (letter === undefined) throw notFound();
  return letter;
}

/** What of a letter this user opens: the paper, or the copy of the hospital. @throws AppError `not_found` for everyone else */
export async function openedCopy(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<{
  document_id: string;
  /** Without a file where the letter is older than such copies. */
  own: { file_id: string | null; journey_id: string; assignment_id: string; code: string } | null;
}> {
  const letter = await database
    .selectFrom('visa_letters as letter')
    .innerJoin('quotes as quote', 'quote.id', 'letter.quote_id')
    .select(['letter.journey_id', 'letter.document_id', 'letter.masked_file_id', 'letter.code', 'quote.assignment_id'])
    .where('letter.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const { parts, assignments } = await readerOf(database, user, letter.journey_id);
  const { document_id, masked_file_id, assignment_id, journey_id, code } = letter;
  if (parts.has('visa_letter')) return { document_id, own: null };
  const isOwn = parts.has('own_quote') && assignments.some((work) => work.id === assignment_id);
  if (!isOwn || assignment_id === null) throw notFound();
  return { document_id, own: { file_id: masked_file_id, journey_id, assignment_id, code: letterCodeText(code) } };
}

const UNKNOWN: VerifiedLetter = {
  status: 'unknown',
  hospital: null,
  city: null,
  admission_on: null,
  stay_until: null,
  initials: null,
  birth_year: null,
  passport: null,
  attendants: null,
  issued_on: null,
};

/** What a code shows to anyone. A letter that is over shows who issued it and when, and nothing of the patient. */
export async function verifyLetter(database: Kysely<Tables>, typed: string): Promise<VerifiedLetter> {
  const code = letterCodeOf(typed);
  if (code === null) return UNKNOWN;
  const { rows } = await sql<VerifiedLetter>`
    select letter.status, hospital.hospital_name as hospital, city.name as city, letter.initials, letter.birth_year,
      letter.passport_masked as passport, letter.attendants,
      to_char(letter.admission_on, 'YYYY-MM-DD') as admission_on, to_char(letter.stay_until, 'YYYY-MM-DD') as stay_until,
      to_char(letter.issued_at at time zone 'UTC', 'YYYY-MM-DD') as issued_on
    from visa_letters letter
      join quotes quote on quote.id = letter.quote_id
      join partner_hospitals hospital on hospital.id = quote.partner_hospital_id
      left join cities city on city.id = hospital.city_id
    where letter.code = ${code}`.execute(database);
  const [letter] = rows;
  if (letter === undefined) return UNKNOWN;
  if (letter.status === 'valid') return letter;
  const { status, hospital, city, issued_on } = letter;
  return Object.assign({}, UNKNOWN, { status, hospital, city, issued_on });
}
