import { LockMode } from '@mikro-orm/core';
import type { MedicalOpinion } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import { CaseNotices } from '../case-notices.js';
import { RecordAccesses } from '../documents/record-accesses.js';
import { JourneyEntries } from '../journey-entries.js';
import { lockOpenJourney } from '../lock-journey.js';
import { JOURNEY_MESSAGES as M } from '../messages.js';
import { type JourneyReader, readerOf, readerSeeing, readersOf } from '../readers/journey-readers.js';
import type { PatientJourneyRow } from '../stages/journey.entity.js';
import { MedicalOpinionRow } from './medical-opinion.entity.js';
import type { NewOpinionDto, OpinionChangeDto } from './opinions.dto.js';
import { findOpinion, listOpinions } from './opinions.queries.js';

/** Doctors' opinions. Those who are asked for one, and case workers, write and sign; signed it is final. */
@Injectable()
export class Opinions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly entries: JourneyEntries,
    private readonly notices: CaseNotices,
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
    private readonly accesses: RecordAccesses,
    private readonly assignments: AssignmentWorkflow,
  ) {}

  async list(user: CurrentUser, journeyId: string): Promise<{ items: MedicalOpinion[] }> {
    const database = this.database.read();
    await this.accesses.recordReading(user, await readerSeeing(database, user, journeyId, 'opinion'), 'opinions');
    return { items: await listOpinions(database, user, journeyId) };
  }

  /** A draft: the next version of the case's opinion. */
  async create(em: EntityManager, user: CurrentUser, { journey_id, ...form }: NewOpinionDto): Promise<MedicalOpinion> {
    const { assignments } = await this.writerOf(em, user, journey_id);
    const journey = await lockOpenJourney(em, journey_id);
    await this.refuseUnknown(em, form);
    const now = this.clock.now();
    const opinion = em.create(MedicalOpinionRow, {
      ...form,
      id: this.ids.next(),
      journey_id,
      assignment_id: assignments.find(({ kind }) => kind === 'opinion')?.id ?? null,
      doctor_id: user.id,
      version: (await em.count(MedicalOpinionRow, { journey_id })) + 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.published(em, journey, opinion.id);
  }

  /** @throws AppError `illegal_transition` for one that is signed */
  change(user: CurrentUser, id: string, form: OpinionChangeDto): Promise<MedicalOpinion> {
    return this.database.write(async (em) => {
      const { journey, opinion } = await this.lockDraft(em, user, id);
      await this.refuseUnknown(em, form);
      Object.assign(opinion, form);
      opinion.updated_at = this.clock.now();
      await em.flush();
      return this.published(em, journey, id);
    });
  }

  /** The work it was asked for with is done then, and the papers that came with the work are taken back. */
  sign(user: CurrentUser, id: string): Promise<MedicalOpinion> {
    return this.database.write(async (em) => {
      const { journey, opinion } = await this.lockDraft(em, user, id);
      const now = this.clock.now();
      Object.assign(opinion, { doctor_id: user.id, signed_at: now, updated_at: now });
      await em.flush();
      const signed = await this.published(em, journey, id);
      if (opinion.assignment_id) await this.assignments.finish(em, opinion.assignment_id, user.id);
      this.entries.add(em, {
        journey_id: journey.id,
        event: 'opinion_signed',
        visibility: 'public',
        actor_id: user.id,
        stage_number: 3,
      });
      await this.notices.toPatient(em, journey, { kind: 'journey', path: '/patient-portal/quotes' }, () => ({
        title: M.opinion_title,
        message: M.opinion_text,
      }));
      await this.trail.record(em, {
        action: 'journey.changed',
        actor: user,
        subject_id: journey.patient_id,
        details: { id: journey.id, opinion: id, to: 'signed' },
      });
      return signed;
    });
  }

  /** @throws AppError `not_found` for anyone who is neither a case worker nor asked for an opinion */
  private async writerOf(em: EntityManager, user: CurrentUser, journeyId: string): Promise<JourneyReader> {
    const reader = await readerOf(within(em), user, journeyId);
    if (!reader.kinds.includes('case_worker') && !reader.kinds.includes('opinion')) throw notFound();
    return reader;
  }

  private async lockDraft(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ journey: PatientJourneyRow; opinion: MedicalOpinionRow }> {
    const found = await findOpinion(within(em), id);
    if (found === undefined) throw notFound();
    const { kinds } = await this.writerOf(em, user, found.journey_id);
    if (!kinds.includes('case_worker') && found.doctor.id !== user.id) throw notFound();
    const journey = await lockOpenJourney(em, found.journey_id);
    const opinion = await em.findOneOrFail(MedicalOpinionRow, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (opinion.signed_at != null) throw new AppError('illegal_transition', M.opinion_signed);
    return { journey, opinion };
  }

  private async refuseUnknown(em: EntityManager, form: OpinionChangeDto): Promise<void> {
    if (form.recommended_treatment_id == null) return;
    const treatment = await within(em)
      .selectFrom('treatments')
      .select('id')
      .where('id', '=', form.recommended_treatment_id)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (treatment === undefined)
      throw refusedFields([{ field: 'recommended_treatment_id', message: M.unknown_treatment }]);
  }

  private async published(em: EntityManager, journey: PatientJourneyRow, id: string): Promise<MedicalOpinion> {
    const opinion = await findOpinion(within(em), id);
    if (opinion === undefined) throw notFound();
    // A draft is the author's and the case workers' only.
    const user_ids =
      opinion.signed_at === null ? [opinion.doctor.id] : await readersOf(within(em), journey.id, 'opinion');
    this.realtime.publish(
      em,
      { type: 'medical_opinions.updated', data: { journey_id: journey.id, id } },
      { entry: 'case_work', user_ids },
    );
    return opinion;
  }
}
