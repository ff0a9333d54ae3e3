import type { ConsentSignature, ConsentText, StayConsent, Admission } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { patientLanguage } from '../../journeys/index.js';
import { consentStateOf } from '../gaps/stay-facts.queries.js';

async function textsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<ConsentText[]> {
  const { rows } = await sql<ConsentText>`
    select distinct on (written.partner_hospital_id, written.language) written.id, written.partner_hospital_id, hospital.hospital_name,
      written.language, written.version, written.title, written.body, author.name as written_by, written.written_at
    from stay_consent_texts written
      join partner_hospitals hospital on hospital.id = written.partner_hospital_id
      left join users author on author.id = written.written_by
    where ${condition}
    order by written.partner_hospital_id, written.language, written.version desc`.execute(database);
  return rows.map((row) => Object.assign(row, { written_at: isoTime(row.written_at) }));
}

/** The newest texts of hospitals, by language. */
export const textsOf = (database: Kysely<Tables>, hospitals: readonly string[]): Promise<ConsentText[]> =>
  textsWhere(database, sql`written.partner_hospital_id = any (${[...hospitals]}::uuid[])`);

/** What a patient reads: their own language, else English, else what there is. */
export function textFor(texts: readonly ConsentText[], language: string): ConsentText | null {
  const [own] = language.split('-');
  const of = (wanted: string | undefined) => texts.find((text) => text.language === wanted);
  return of(own) ?? of(ENGLISH.tag) ?? texts[0] ?? null;
}

async function signaturesOf(
  database: Kysely<Tables>,
  admission_id: string,
): Promise<(ConsentSignature & { is_outdated: boolean })[]> {
  const { rows } = await sql<ConsentSignature & { is_outdated: boolean }>`
    select signed.id, signed.text_id, known.language, known.version, signed.signed_name, signed.signed_at, signed.withdrawn_at,
      signed.withdrawn_reason, signed.document_id,
      exists (select 1 from stay_consent_texts newer where newer.partner_hospital_id = known.partner_hospital_id
        and newer.language = known.language and newer.version > known.version) as is_outdated
    from stay_consents signed join stay_consent_texts known on known.id = signed.text_id
    where signed.admission_id = ${admission_id}
    order by signed.signed_at desc, signed.id desc`.execute(database);
  return rows.map((row) =>
    Object.assign(row, {
      signed_at: isoTime(row.signed_at),
      withdrawn_at: row.withdrawn_at === null ? null : isoTime(row.withdrawn_at),
    }),
  );
}

/** Who reads a consent: the patient signs it, and the paper is theirs and of the staff. */
export interface ConsentReader {
  is_patient: boolean;
  is_staff: boolean;
}

/** The consent to a stay. */
export async function consentOf(
  database: Kysely<Tables>,
  stay: Pick<Admission, 'id' | 'journey_id' | 'hospital_name' | 'status'> & { partner_hospital_id: string },
  { is_patient, is_staff }: ConsentReader,
): Promise<StayConsent> {
  const [texts, signatures, language] = await Promise.all([
    textsOf(database, [stay.partner_hospital_id]),
    signaturesOf(database, stay.id),
    patientLanguage(database, stay.journey_id),
  ]);
  const text = textFor(texts, language);
  const [last] = signatures;
  const state = consentStateOf({
    status: stay.status,
    has_text: text !== null,
    signed_at: last?.signed_at ?? null,
    withdrawn_at: last?.withdrawn_at ?? null,
    is_outdated: last?.is_outdated ?? false,
  });
  const isAsked = state === 'missing' || state === 'outdated' || state === 'withdrawn';
  return {
    admission_id: stay.id,
    journey_id: stay.journey_id,
    hospital_name: stay.hospital_name,
    state,
    text,
    others: texts.filter(({ id }) => id !== text?.id),
    signatures: signatures.map(({ is_outdated: _outdated, ...signature }) =>
      Object.assign(signature, { document_id: is_patient || is_staff ? signature.document_id : null }),
    ),
    may_sign: is_patient && isAsked && stay.status !== 'discharged',
    may_withdraw: is_patient && (state === 'signed' || state === 'outdated') && stay.status !== 'discharged',
  };
}
