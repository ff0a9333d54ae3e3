import { hash } from 'node:crypto';
import {
  type LetterState,
  letterCodeOf,
  letterCodeText,
  orderPatient,
  type Prescription,
  type VerifiedPrescription,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Config } from '../../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { Reauthentication } from '../../identity/index.js';
import { healthOf, RecordAccesses } from '../../records/index.js';
import { initialsOf, newCode } from '../../patient-papers/index.js';
import { PrescriptionSignatureRow, type PrescriptionRow } from './prescription.entity.js';
import type { NewPrescriptionDto } from './prescriptions.dto.js';
import { findPrescription } from './prescriptions.queries.js';
import { refuseUnprinted } from './refuse-unprinted.js';
import { SIGNED_PAPER_MESSAGES as messages } from './signed-paper-messages.js';
import { PRESCRIPTION_PAPER } from './write-prescription.js';

type Signing = Pick<NewPrescriptionDto, 'password' | 'registration_number'>;

/** The paper of a signature, with its bytes as they were signed. */
const paperOf = ({ id, journey_id }: { id: string; journey_id: string }) =>
  ({ journey_id, kind: 'prescription', subject_id: id, issued: '1' }) as const;

/** Signed prescriptions: the doctor confirms by password; the bytes, their hash, the time and the doctor's registration are kept. */
@Injectable()
export class PrescriptionSignatures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly owner: Reauthentication,
    private readonly threads: Threads,
    private readonly kept: KeptPapers,
    private readonly accesses: RecordAccesses,
  ) {}

  /**
   * Before the transaction of what is signed: an attempt with a wrong password counts, whatever becomes of the rest.
   * @throws AppError `not_allowed` for who is no doctor; as `Reauthentication.confirm`, at `password`
   */
  async confirm(user: CurrentUser, { password }: Signing): Promise<void> {
    if (user.role !== 'doctor') throw notAllowed();
    await this.owner.confirm(user, password, 'password');
  }

  /**
   * Signs what the prescription says now. An earlier signature of it is replaced.
   * @throws AppError `invalid_fields` without a registration number, or with letters that no paper can show
   */
  async sign(em: EntityManager, user: CurrentUser, row: PrescriptionRow, form: Signing): Promise<void> {
    await em.flush();
    const signer = await this.signerOf(within(em), user, form);
    const found = await findPrescription(within(em), user, row.id, this.clock.now());
    if (found === undefined) throw notFound();
    const facts = await this.factsOf(within(em), found.prescription);
    refuseUnprinted({ ...found.prescription, patient: facts.patient });
    await this.end(em, row.id, 'replaced');
    const signature = { id: this.ids.next(), code: newCode(), signed_at: this.clock.now() };
    const pdf = await inLanguage(ENGLISH.tag, () =>
      this.threads.bytes(PRESCRIPTION_PAPER, { ...facts, ...signature, signer }, this.config.publicOrigin),
    );
    em.create(PrescriptionSignatureRow, {
      ...signature,
      prescription_id: row.id,
      journey_id: row.journey_id,
      status: 'valid',
      sha256: hash('sha256', pdf),
      signed_by: user.id,
      signer_name: signer.name,
      registration_number: signer.registration_number,
      council: signer.council,
      initials: initialsOf(facts.patient.name ?? ''),
      birth_year: facts.birth_year,
    });
    await em.flush();
    await inLanguage(ENGLISH.tag, () =>
      this.kept.issue(em, paperOf({ id: signature.id, journey_id: row.journey_id }), pdf),
    );
  }

  /** What a signature's code shows is over from now on. */
  async end(em: EntityManager, prescription_id: string, status: Exclude<LetterState, 'valid'>): Promise<void> {
    await within(em)
      .updateTable('prescription_signatures')
      .set({ status, ended_at: this.clock.now() })
      .where('prescription_id', '=', prescription_id)
      .where('status', '=', 'valid')
      .execute();
  }

  /**
   * For the pharmacy, the patient and the staff: it names the patient, and the doctor does not see the name. The opening is written down.
   * @throws AppError `not_found`; `paper_changed` where the kept bytes are not those that were signed
   */
  async paper(user: CurrentUser, id: string): Promise<{ pdf: Buffer; file_name: string }> {
    const database = this.database.read();
    const found = await findPrescription(database, user, id, this.clock.now());
    if (found === undefined || found.side === 'orderer') throw notFound();
    const signature = await database
      .selectFrom('prescription_signatures')
      .selectAll()
      .where('prescription_id', '=', id)
      .orderBy('signed_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow(notFound);
    const pdf = await this.bytesOf(signature);
    if (pdf === undefined) throw notFound();
    if (hash('sha256', pdf) !== signature.sha256) throw new AppError('paper_changed', messages.changed);
    await this.accesses.record(user, {
      journey_id: signature.journey_id,
      subject: { part: 'prescriptions' },
      what: 'downloaded',
      assignment_id: found.side === 'partner' ? found.prescription.assignment_id : null,
    });
    return { pdf, file_name: messages.file(letterCodeText(signature.code)) };
  }

  /** For anyone who has the paper. @param sha256 of a file at hand: whether it is the one that was signed */
  async verify(typed: string, sha256: string | undefined): Promise<VerifiedPrescription> {
    const code = letterCodeOf(typed);
    const signature =
      code === null
        ? undefined
        : await this.database
            .read()
            .selectFrom('prescription_signatures')
            .selectAll()
            .where('code', '=', code)
            .executeTakeFirst();
    if (signature === undefined) return UNKNOWN;
    const { registration_number, council, initials, birth_year, signed_at } = signature;
    const pdf = await this.bytesOf(signature);
    const isKept = pdf === undefined || hash('sha256', pdf) === signature.sha256;
    const isValid = signature.status === 'valid' && isKept;
    return {
      status: isKept ? signature.status : 'changed',
      registration_number,
      council,
      initials: isValid ? initials : null,
      birth_year: isValid ? birth_year : null,
      signed_on: new Date(signed_at).toISOString().slice(0, 10),
      is_same_file: sha256 === undefined ? null : sha256 === signature.sha256,
    };
  }

  private bytesOf(signature: { id: string; journey_id: string }): Promise<Buffer | undefined> {
    return inLanguage(ENGLISH.tag, () => this.kept.issued(paperOf(signature)));
  }

  /** The number of the listed doctor, of the application that was accepted, or as the doctor gives it. */
  private async signerOf(database: Kysely<Tables>, user: CurrentUser, { registration_number }: Signing) {
    const { rows } = await sql<{ name: string; number: string | null; council: string | null }>`
      select coalesce(listed.full_name, person.name, '') as name, listed.council,
        coalesce(listed.registration_number, (select applied.registration_number from role_applications applied
          where applied.user_id = person.id and applied.status = 'given' and applied.registration_number is not null
          order by applied.created_at desc limit 1)) as number
      from users person left join doctors listed on listed.user_id = person.id
      where person.id = ${user.id}`.execute(database);
    const known = rows[0];
    const number = known?.number ?? registration_number?.trim() ?? '';
    if (known === undefined || number === '')
      throw refusedFields([{ field: 'registration_number', message: messages.registration_needed }]);
    return { name: known.name, registration_number: number, council: known.council };
  }

  /** As the pharmacy reads it. */
  private async factsOf(database: Kysely<Tables>, prescription: Prescription) {
    const patient = await database
      .selectFrom('patient_journeys as journey')
      .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select(['patient.name as patient_name', sql<string | null>`patient.date_of_birth`.as('date_of_birth')])
      .select(healthOf('journey.patient_id').as('health'))
      .where('journey.id', '=', prescription.journey_id)
      .executeTakeFirstOrThrow();
    const replaced =
      prescription.replaces === null
        ? undefined
        : await database
            .selectFrom('prescription_signatures')
            .select('code')
            .where('prescription_id', '=', prescription.replaces)
            .orderBy('signed_at', 'desc')
            .limit(1)
            .executeTakeFirst();
    const { case_number, pharmacy, note = '', items } = prescription;
    return {
      patient: orderPatient('prescription', 'partner', patient, this.clock.now()),
      birth_year: patient.date_of_birth === null ? null : Number(patient.date_of_birth.slice(0, 4)),
      case_number,
      pharmacy,
      note,
      items: items.filter(({ replaced_by }) => replaced_by === null),
      replaces: replaced?.code ?? null,
    };
  }
}

const UNKNOWN: VerifiedPrescription = {
  status: 'unknown',
  registration_number: null,
  council: null,
  initials: null,
  birth_year: null,
  signed_on: null,
  is_same_file: null,
};
