import { ASSIGNMENT_KIND_NAMES, LAST_STAGE } from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { WorkLeavers } from '../../organisations/index.js';
import { JOURNEY_MESSAGES as messages, JourneyTasks, PatientJourneyRow } from '../../journeys/index.js';
import { assigneeName } from './assignment-clocks.js';
import { AssignmentWorkflow } from './assignment-workflow.js';

/** Open work of those who can no longer do it goes back to the case managers at once, as a task each. */
@Injectable()
export class ReturnedWork implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly workflow: AssignmentWorkflow,
    private readonly tasks: JourneyTasks,
    private readonly leavers: WorkLeavers,
  ) {}

  onModuleInit(): void {
    this.leavers.listen((em, { actor, user_id }) => this.giveBack(em, { assignee_user_id: user_id }, actor.id));
  }

  /** Of the organisation whose last person this is; the work of others stays where it is. */
  async ofLastMember(em: EntityManager, user_id: string): Promise<void> {
    const { rows } = await sql<{ partner_id: string }>`
      select member.partner_id from partner_members member
        join partners partner on partner.id = member.partner_id
      where member.user_id = ${user_id}
        and not exists (select from partner_members other where other.partner_id = member.partner_id and other.user_id <> ${user_id})
      for no key update of partner`.execute(within(em));
    for (const { partner_id } of rows) await this.giveBack(em, { partner_id }, user_id);
  }

  async giveBack(
    em: EntityManager,
    of: { assignee_user_id: string } | { partner_id: string },
    actor_id: string,
  ): Promise<void> {
    for (const row of await this.workflow.cancelAll(em, of, actor_id)) {
      const { current_stage } = await em.findOneOrFail(PatientJourneyRow, { id: row.journey_id });
      const assignee = await assigneeName(em, row.id);
      await this.tasks.add(em, {
        journey_id: row.journey_id,
        stage_number: Math.min(current_stage + 1, LAST_STAGE),
        title: inLanguage(ENGLISH.tag, () => messages.work_came_back(ASSIGNMENT_KIND_NAMES[row.kind], assignee)),
        owner_kind: 'case_manager',
        due_at: this.clock.now(),
        automation: `came_back.${row.id}`,
        subject_kind: 'assignment',
        subject_id: row.id,
      });
    }
  }
}
