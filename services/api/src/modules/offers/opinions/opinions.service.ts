import { type MedicalOpinion, OPEN_ASSIGNMENT_STATES, patientHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale, staleVersion } from '../../../platform/http/etag.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { refuseReaders } from '../../organisations/index.js';
import { AssignmentWorkflow } from '../../work/index.js';
import {
  CaseNotices,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  type JourneyReader,
  JourneyTasks,
  lockOpenJourney,
  type PatientJourneyRow,
  readerOf,
  readerSeeing,
  readersOf,
  type WorkOfReader,
} from '../../journeys/index.js';
import { RecordAccesses } from '../../records/index.js';
import { MedicalOpinionRow } from './medical-opinion.entity.js';
import { refuseLate, refuseOthers, refuseOver, refuseUnknown } from './opinion-refusals.js';
import type { NewOpinionDto, OpinionChangeDto } from './opinions.dto.js';
import { earlierOpinions, findOpinion, listOpinions } from './opinions.queries.js';

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
    private readonly tasks: JourneyTasks,
  ) {}

  /** @param earlier with those on other journeys of the patient, for who sees the whole record */
  async list(user: CurrentUser, journeyId: string, earlier = false): Promise<{ items: MedicalOpinion[] }> {
    const database = this.database.read();
    const reader = await readerSeeing(database, user, journeyId, 'opinion');
    await this.accesses.recordReading(user, reader, 'opinions');
    const own = await listOpinions(database, user, journeyId);
    const seesRecord = reader.kinds.includes('patient') || reader.kinds.includes('case_worker');
    return { items: earlier && seesRecord ? [...own, ...(await earlierOpinions(database, journeyId))] : own };
  }

  /**
   * A draft: the next version of the opinion that was asked for.
   * @throws AppError `stale_version` when there is a draft of it, `illegal_transition` when it can no longer be corrected
   */
  async create(em: EntityManager, user: CurrentUser, form: NewOpinionDto): Promise<MedicalOpinion> {
    const { journey_id, assignment_id: asked, ...words } = form;
    const reader = await this.writerOf(em, user, journey_id);
    const journey = await lockOpenJourney(em, journey_id);
    const work = await this.workOf(em, reader, asked);
    if (reader.kinds.includes('case_worker')) await refuseOver(em, user, { journey_id, reason: words.reason }, work);
    await refuseUnknown(em, words);
    const assignment_id = work?.id ?? null;
    if (await em.count(MedicalOpinionRow, { journey_id, assignment_id, doctor_id: user.id, signed_at: null }))
      throw staleVersion();
    const now = this.clock.now();
    const opinion = em.create(MedicalOpinionRow, {
      summary: '',
      ...words,
      id: this.ids.next(),
      journey_id,
      assignment_id,
      doctor_id: user.id,
      version: await this.nextVersion(em, journey_id, assignment_id),
      revision: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.published(em, journey, opinion.id);
  }

  /** @throws AppError `illegal_transition` for one that is signed, `stale_version` */
  change(user: CurrentUser, id: string, form: OpinionChangeDto, ifMatch: string | undefined): Promise<MedicalOpinion> {
    return this.database.write(async (em) => {
      const { journey, opinion } = await this.lockDraft(em, user, id, ifMatch);
      await refuseOthers(em, user, opinion);
      await refuseUnknown(em, form);
      const reason = form.reason === undefined ? opinion.reason : form.reason;
      if (form.reason !== undefined && !opinion.assignment_id)
        await refuseOver(em, user, { journey_id: journey.id, reason }, null);
      Object.assign(opinion, form, { revision: opinion.revision + 1, updated_at: this.clock.now() });
      await em.flush();
      return this.published(em, journey, id);
    });
  }

  /** The work it was asked for with is done then, and the doctor's task to give it; the papers that came with the work are taken back. */
  sign(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<MedicalOpinion> {
    return this.database.write(async (em) => {
      const { journey, opinion } = await this.lockDraft(em, user, id, ifMatch);
      await refuseOthers(em, user, opinion);
      const missing = [
        ...(opinion.summary.trim() === '' ? [{ field: 'summary', message: messages.opinion_summary }] : []),
        ...(opinion.fit_to_travel == null ? [{ field: 'fit_to_travel', message: messages.opinion_fit }] : []),
      ];
      if (missing.length > 0) throw refusedFields(missing);
      const now = this.clock.now();
      Object.assign(opinion, {
        doctor_id: user.id,
        signed_at: now,
        updated_at: now,
        revision: opinion.revision + 1,
      });
      await em.flush();
      const signed = await this.published(em, journey, id);
      if (opinion.assignment_id) await this.assignments.finish(em, opinion.assignment_id, user.id);
      await this.tasks.finishOwn(em, user, journey.id, 'opinion', 'doctor');
      this.entries.add(em, {
        journey_id: journey.id,
        event: 'opinion_signed',
        visibility: 'public',
        actor_id: user.id,
        stage_number: 3,
      });
      await this.notices.toPatient(em, journey, { kind: 'journey', path: patientHref('quotes') }, () => ({
        title: messages.opinion_title,
        message: messages.opinion_text,
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

  /** A draft that is not needed any more. @throws AppError `illegal_transition` for one that is signed */
  remove(user: CurrentUser, id: string, ifMatch: string | undefined): Promise<void> {
    return this.database.write(async (em) => {
      const { journey, opinion } = await this.lockDraft(em, user, id, ifMatch);
      const { doctor_id } = opinion;
      em.remove(opinion);
      await em.flush();
      this.realtime.publish(
        em,
        { type: 'medical_opinions.updated', data: { journey_id: journey.id, id } },
        { entry: 'case_work', user_ids: [doctor_id] },
      );
    });
  }

  /**
   * The work an opinion is for: of several, the one that is open, else the newest. Null where staff write without any.
   * @throws AppError `invalid_fields` for another's, `illegal_transition` for work that was done too long ago
   */
  private async workOf(
    em: EntityManager,
    { journey, kinds, assignments }: JourneyReader,
    asked: string | undefined,
  ): Promise<WorkOfReader | null> {
    const own = assignments
      .filter(({ kind }) => kind === 'opinion')
      .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)) || (one.id < other.id ? 1 : -1));
    if (kinds.includes('case_worker')) return asked === undefined ? null : this.askedWork(em, journey.id, asked);
    const work = asked === undefined ? own[0] : own.find(({ id }) => id === asked);
    if (work === undefined) throw refusedFields([{ field: 'assignment_id', message: messages.opinion_work }]);
    if (!isOpen(work)) await refuseLate(em, work.id, this.clock.now());
    return work;
  }

  private async askedWork(em: EntityManager, journey_id: string, id: string): Promise<WorkOfReader> {
    const work = await within(em)
      .selectFrom('assignments')
      .select(['id', 'kind', 'status'])
      .where('id', '=', id)
      .where('journey_id', '=', journey_id)
      .where('kind', '=', 'opinion')
      .executeTakeFirst();
    if (work === undefined) throw refusedFields([{ field: 'assignment_id', message: messages.opinion_work }]);
    return { ...work, of_hospital: false, access_end: null };
  }

  private async nextVersion(em: EntityManager, journey_id: string, assignment_id: string | null): Promise<number> {
    const [last] = await em.find(
      MedicalOpinionRow,
      { journey_id, assignment_id },
      { orderBy: { version: 'desc' }, limit: 1 },
    );
    return (last?.version ?? 0) + 1;
  }

  /** @throws AppError `not_found` for anyone who is neither a case worker nor asked for an opinion */
  private async writerOf(em: EntityManager, user: CurrentUser, journeyId: string): Promise<JourneyReader> {
    const reader = await readerOf(within(em), user, journeyId);
    if (!reader.kinds.includes('case_worker') && !reader.kinds.includes('opinion')) throw notFound();
    await refuseReaders(em, user);
    return reader;
  }

  private async lockDraft(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
  ): Promise<{ journey: PatientJourneyRow; opinion: MedicalOpinionRow }> {
    const found = await findOpinion(within(em), id);
    if (found === undefined) throw notFound();
    const { kinds, assignments } = await this.writerOf(em, user, found.journey_id);
    if (!kinds.includes('case_worker')) {
      const work = assignments.find((each) => each.id === found.assignment_id);
      if (found.doctor.id !== user.id || work === undefined) throw notFound();
      if (found.signed_at === null && !isOpen(work)) await refuseLate(em, work.id, this.clock.now());
    }
    const journey = await lockOpenJourney(em, found.journey_id);
    const opinion = await em.findOneOrFail(MedicalOpinionRow, { id }, FOR_UPDATE);
    if (opinion.signed_at != null) throw new AppError('illegal_transition', messages.opinion_signed);
    refuseStale(ifMatch, opinion.revision);
    return { journey, opinion };
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

const isOpen = ({ status }: WorkOfReader): boolean => OPEN_ASSIGNMENT_STATES.some((state) => state === status);
