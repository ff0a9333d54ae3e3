import { DOCUMENT_KIND_NAMES, LAST_STAGE, RECORDS_STAGE } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import {
  JOURNEY_MESSAGES as messages,
  JourneyTaskRow,
  JourneyTasks,
  PatientJourneyRow,
  TRIP_TASK_PREFIX,
} from '../../journeys/index.js';
import { DocumentRow } from './document.entity.js';

/** The trip’s task to send the ticket. */
const TICKET_TASK = `${TRIP_TASK_PREFIX}ticket`;

/** What the patient is to send, as tasks: a paper that is asked for has one with its day, and what was sent is done. */
@Injectable()
export class PaperTasks {
  constructor(private readonly tasks: JourneyTasks) {}

  /** A wanted paper is to be sent. Asked for again, the day is the new one. */
  async wanted(em: EntityManager, paper: DocumentRow, due_at: Date | null): Promise<void> {
    const [open] = await this.openTasks(em, paper.journey_id, [paper.id]);
    if (open === undefined) return this.add(em, paper, due_at, messages.paper_wanted);
    open.due_at = due_at;
    await this.tasks.changed(em, open);
  }

  /** A refused paper is to be sent again. Before there is a journey nobody has tasks. */
  async refused(em: EntityManager, paper: DocumentRow): Promise<void> {
    if ((await em.count(PatientJourneyRow, { id: paper.journey_id })) === 0) return;
    if ((await this.openTasks(em, paper.journey_id, [paper.id])).length === 0)
      await this.add(em, paper, null, messages.paper_refused);
  }

  /**
   * A paper has come, or what was refused is accepted after all. With the last one the task to send the records is done, too.
   * @param ids of the paper, and of the one that it replaces
   */
  async arrived(em: EntityManager, user: CurrentUser, journey_id: string, ids: readonly string[]): Promise<void> {
    for (const task of await this.openTasks(em, journey_id, ids)) await this.tasks.settle(em, user, task, 'done');
    if (await this.hasTicket(em, journey_id)) await this.tasks.finishMade(em, journey_id, TICKET_TASK, user);
    if (await this.isMissingAny(em, journey_id)) return;
    for (const task of await em.find(JourneyTaskRow, {
      journey_id,
      owner_kind: 'patient',
      status: 'open',
      stage_number: RECORDS_STAGE,
      subject_kind: 'document',
      subject_id: null,
    }))
      await this.tasks.settle(em, user, task, 'done');
  }

  /**
   * A paper was removed: nobody waits for it any more.
   * @param wanted what is wanted again in its place, until the same day
   */
  async removed(
    em: EntityManager,
    user: CurrentUser,
    { id, journey_id }: DocumentRow,
    wanted: DocumentRow | null,
  ): Promise<void> {
    for (const task of await this.openTasks(em, journey_id, [id])) await this.tasks.settle(em, user, task, 'waived');
    if (wanted === null) return;
    const before = await em.findOne(
      JourneyTaskRow,
      { journey_id, subject_kind: 'document', subject_id: id },
      { orderBy: { created_at: 'desc' } },
    );
    if (before !== null) await this.wanted(em, wanted, before.due_at ?? null);
  }

  private openTasks(em: EntityManager, journey_id: string, ids: readonly string[]): Promise<JourneyTaskRow[]> {
    return em.find(JourneyTaskRow, {
      journey_id,
      owner_kind: 'patient',
      status: 'open',
      subject_kind: 'document',
      subject_id: { $in: [...ids] },
    });
  }

  private async hasTicket(em: EntityManager, journey_id: string): Promise<boolean> {
    const sent = {
      journey_id,
      kind: 'ticket',
      status: { $in: ['uploaded', 'checked'] as const },
      removed_at: null,
    } as const;
    return (await em.count(DocumentRow, sent)) > 0;
  }

  private async isMissingAny(em: EntityManager, journey_id: string): Promise<boolean> {
    const missing = {
      journey_id,
      status: { $in: ['wanted', 'refused'] as const },
      removed_at: null,
      replaced_by: null,
    };
    return (await em.count(DocumentRow, missing)) > 0;
  }

  /** In the language of the patient's account. */
  private async add(
    em: EntityManager,
    { id, journey_id, kind, version }: DocumentRow,
    due_at: Date | null,
    title: (kind: string) => string,
  ): Promise<void> {
    const { language, current_stage } = await within(em)
      .selectFrom('patient_journeys as journey')
      .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
      .select(['patient.language', 'journey.current_stage'])
      .where('journey.id', '=', journey_id)
      .executeTakeFirstOrThrow();
    await this.tasks.add(em, {
      journey_id,
      stage_number: Math.min(current_stage + 1, LAST_STAGE),
      title: inLanguage(language ?? ENGLISH.tag, () => title(DOCUMENT_KIND_NAMES[kind])),
      owner_kind: 'patient',
      due_at,
      subject_kind: 'document',
      subject_id: id,
      // It may be wanted more than once.
      automation: `paper.${id}.${version}`,
    });
  }
}
