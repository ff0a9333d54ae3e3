import { DOCUMENT_KIND_NAMES, type JourneyEvent, patientHref } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AuditTrail } from '../../activity/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { JOURNEY_MESSAGES as messages, JourneyEntries } from '../../journeys/index.js';
import type { DocumentRow } from './document.entity.js';
import { audienceOf } from './documents.queries.js';
import { PaperTasks } from './paper-tasks.js';
import { PaperWatchers } from './paper-watchers.js';

/** Where a notification about papers leads. */
const PAPERS_PATH = patientHref('documents');

/** What follows a change of a paper: the timeline, the audit trail, the patient's task and notification, and the event for open pages. */
@Injectable()
export class DocumentEvents {
  constructor(
    private readonly clock: Clock,
    private readonly entries: JourneyEntries,
    private readonly trail: AuditTrail,
    private readonly notifications: NotificationsService,
    private readonly realtime: Realtime,
    private readonly tasks: PaperTasks,
    private readonly watchers: PaperWatchers,
  ) {}

  async wanted(em: EntityManager, user: CurrentUser | null, paper: DocumentRow, due_at: Date | null): Promise<void> {
    await this.write(em, user, paper, 'paper_wanted');
    await this.tasks.wanted(em, paper, due_at);
    await this.notify(em, paper, (kind) => ({ title: messages.paper_wanted(kind), message: paper.reason ?? '' }));
    await this.publish(em, paper);
  }

  /** @param replaced the refused paper whose place it takes */
  async uploaded(
    em: EntityManager,
    user: CurrentUser,
    paper: DocumentRow,
    replaced: DocumentRow | null,
  ): Promise<void> {
    await this.write(em, user, paper, 'paper_uploaded');
    if (replaced !== null) await this.watchers.follow(em, replaced.id, paper.id);
    await this.tasks.arrived(em, user, paper.journey_id, [paper.id, ...(replaced === null ? [] : [replaced.id])]);
    await this.publish(em, paper);
  }

  /** It came from outside, by a guest's link, or with the form that opened the case. It ends no task: nobody knows who sent it, or nothing was asked for yet. */
  async arrived(em: EntityManager, user: CurrentUser | null, paper: DocumentRow): Promise<void> {
    await this.write(em, user, paper, 'paper_uploaded');
    await this.publish(em, paper);
  }

  /** Checked or refused. The patient hears of a refusal: there is something to do. */
  async decided(em: EntityManager, user: CurrentUser, paper: DocumentRow): Promise<void> {
    const isRefused = paper.status === 'refused';
    await this.write(em, user, paper, isRefused ? 'paper_refused' : 'paper_checked');
    if (isRefused) await this.tasks.refused(em, paper);
    else await this.tasks.arrived(em, user, paper.journey_id, [paper.id]);
    if (isRefused)
      await this.notify(em, paper, (kind) => ({
        title: messages.paper_refused(kind),
        message: paper.refused_reason ?? '',
      }));
    await this.publish(em, paper);
  }

  /** @param hears everyone who saw it as what it was before */
  async renamed(em: EntityManager, user: CurrentUser, paper: DocumentRow, hears: readonly string[]): Promise<void> {
    const { id, journey_id, kind } = paper;
    await this.audit(em, user, paper, kind);
    this.realtime.publish(
      em,
      { type: 'documents.updated', data: { id, journey_id } },
      { entry: 'case_work', user_ids: hears },
    );
  }

  /**
   * @param wanted what is wanted again in its place
   * @param hears everyone who saw it before
   */
  async removed(
    em: EntityManager,
    user: CurrentUser,
    paper: DocumentRow,
    wanted: DocumentRow | null,
    hears: readonly string[],
  ): Promise<void> {
    const { id, journey_id } = paper;
    await this.tasks.removed(em, user, paper, wanted);
    // What is missing, or a letter, may have changed with it.
    this.entries.touched(em, journey_id);
    if (wanted !== null) await this.watchers.follow(em, paper.id, wanted.id);
    await this.watchers.changed(em, wanted ?? paper);
    await this.audit(em, user, paper, 'removed');
    this.realtime.publish(
      em,
      { type: 'documents.updated', data: { id, journey_id } },
      { entry: 'case_work', user_ids: hears },
    );
  }

  async publish(em: EntityManager, paper: DocumentRow): Promise<void> {
    const { id, journey_id } = paper;
    const user_ids = await this.audience(em, paper);
    this.realtime.publish(
      em,
      { type: 'documents.updated', data: { id, journey_id } },
      { entry: 'case_work', user_ids },
    );
    await this.watchers.changed(em, paper);
  }

  audience(em: EntityManager, paper: DocumentRow): Promise<string[]> {
    return audienceOf(within(em), paper, this.clock.now());
  }

  /** Names of files stay out of both: the timeline and the audit trail have readers who do not see the paper. */
  private async write(
    em: EntityManager,
    user: CurrentUser | null,
    paper: DocumentRow,
    event: Extract<JourneyEvent, `paper_${string}`>,
  ): Promise<void> {
    this.entries.add(em, {
      journey_id: paper.journey_id,
      event,
      visibility: 'public',
      actor_id: user?.id ?? null,
      to_state: paper.kind,
    });
    await this.audit(em, user, paper, paper.status);
  }

  private async audit(em: EntityManager, user: CurrentUser | null, paper: DocumentRow, to: string): Promise<void> {
    await this.trail.record(em, {
      action: 'journey.changed',
      actor: user,
      subject_id: await this.patientOf(em, paper),
      details: { id: paper.journey_id, paper: paper.id, to },
    });
  }

  /** Null for a guest. */
  private async patientOf(em: EntityManager, { journey_id }: DocumentRow): Promise<string | null> {
    const { person_id } = await within(em)
      .selectFrom('cases')
      .select('person_id')
      .where('id', '=', journey_id)
      .executeTakeFirstOrThrow();
    return person_id;
  }

  /** In the language of the patient's account. */
  private async notify(
    em: EntityManager,
    paper: DocumentRow,
    texts: (kind: string) => { title: string; message: string },
  ): Promise<void> {
    const patient = await within(em)
      .selectFrom('cases')
      .innerJoin('users as patient', 'patient.id', 'cases.person_id')
      .select(['patient.id', 'patient.language'])
      .where('cases.id', '=', paper.journey_id)
      .executeTakeFirst();
    // A guest has no bell; the case worker who refuses a paper writes to them.
    if (patient === undefined) return;
    const { id, language } = patient;
    await this.notifications.notify(em, {
      patient_id: id,
      journey_id: paper.journey_id,
      kind: 'document',
      path: PAPERS_PATH,
      metadata: { document_id: paper.id },
      ...inLanguage(language ?? ENGLISH.tag, () => texts(DOCUMENT_KIND_NAMES[paper.kind])),
    });
  }
}
