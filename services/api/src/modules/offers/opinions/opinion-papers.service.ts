import type { MedicalOpinion } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, isoTime } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { KeptPapers } from '../../../platform/papers/kept-papers.js';
import { Threads } from '../../../platform/threads/threads.service.js';
import { DECIDED_TREATMENT } from '../../case-register/index.js';
import { paperPatientOf, RecordAccesses } from '../../records/index.js';
import { paperReader, partsOnPaper } from '../../patient-papers/index.js';
import { readerSeeing } from '../../journeys/index.js';
import { findOpinion, listOpinions } from './opinions.queries.js';
import { type OpinionFacts, OPINION_PAPER } from './write-opinion.js';

interface Around {
  language: string | null;
  treatment: string | null;
  title: string | null;
  registration_number: string | null;
  council: string | null;
  hospital: string | null;
}

/** An opinion as a paper, in the patient's language: once it is signed, and to its author as a draft. */
@Injectable()
export class OpinionPapers {
  constructor(
    private readonly database: Database,
    private readonly accesses: RecordAccesses,
    private readonly kept: KeptPapers,
    private readonly threads: Threads,
    private readonly clock: Clock,
  ) {}

  /**
   * For everyone who reads opinions of the journey; of the patient it says what they see. The opening is written down.
   * A draft, which is marked as one, is its author's alone.
   * @throws AppError `not_found`
   */
  async make(user: CurrentUser, id: string): Promise<Buffer> {
    const database = this.database.read();
    const opinion = await findOpinion(database, id);
    if (opinion === undefined || (opinion.signed_at === null && opinion.doctor.id !== user.id)) throw notFound();
    const { parts, assignments } = await readerSeeing(database, user, opinion.journey_id, 'opinion');
    const [around, patient, versions] = await Promise.all([
      this.around(opinion),
      paperPatientOf(database, opinion.journey_id),
      listOpinions(database, user, opinion.journey_id),
    ]);
    await this.accesses.record(user, {
      journey_id: opinion.journey_id,
      subject: { part: 'opinions' },
      what: 'downloaded',
      assignment_id: assignments.find(({ kind }) => kind === 'opinion')?.id ?? null,
    });
    const facts: OpinionFacts = {
      opinion,
      signed_at: opinion.signed_at,
      made_at: opinion.signed_at ?? isoTime(this.clock.now()),
      before: versions.find(
        ({ assignment_id, version }) => assignment_id === opinion.assignment_id && version === opinion.version - 1,
      ),
      parts: partsOnPaper(parts),
      patient,
      treatment: around.treatment,
      doctor: {
        name: opinion.doctor.name,
        title: around.title,
        hospital: around.hospital,
        registration:
          around.registration_number === null ? null : [around.registration_number, around.council].join(', '),
      },
    };
    const paper = {
      journey_id: opinion.journey_id,
      kind: 'opinion',
      subject_id: opinion.id,
      issued: `${opinion.version}`,
      reader: paperReader(parts),
    } as const;
    return inLanguage(around.language ?? ENGLISH.tag, () =>
      opinion.signed_at === null
        ? this.threads.bytes(OPINION_PAPER, facts)
        : this.kept.pdf(paper, OPINION_PAPER, facts),
    );
  }

  private async around({ journey_id, doctor }: MedicalOpinion): Promise<Around> {
    const { rows } = await sql<Around>`
      select patient.language, ${DECIDED_TREATMENT} as treatment, listed.title,
        listed.registration_number, listed.council, hospital.hospital_name as hospital
      from patient_journeys journey
        left join users patient on patient.id = journey.patient_id
        left join treatment_requests request on request.id = journey.treatment_request_id
        left join treatments treatment on treatment.id = request.treatment_id
        left join doctors listed on listed.user_id = ${doctor.id}
        left join partner_hospitals hospital on hospital.id = listed.hospital_id
      where journey.id = ${journey_id}`.execute(this.database.read());
    const [row] = rows;
    if (row === undefined) throw notFound();
    return row;
  }
}
