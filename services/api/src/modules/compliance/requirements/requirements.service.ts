import {
  type ComplianceRequirement,
  REQUIREMENT_WORKFLOW,
  type RequirementState,
  type RequirementTransition,
  type ComplianceSummary,
  type RequirementDetail,
} from '@ayana/contracts/operations';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { ComplianceChanges, dayOf, refuseOtherOwners } from '../compliance-changes.js';
import { controlsOfRequirement } from '../controls/controls.queries.js';
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { RequirementRow } from './requirement.entity.js';
import type {
  NewRequirementDto,
  RequirementChangeDto,
  RequirementsQueryDto,
  RequirementTransitionDto,
} from './requirements.dto.js';
import { complianceSummary, requirementOf, REQUIREMENTS, requirements } from './requirements.queries.js';

/** What laws and accreditations ask for, and whether it is met. */
@Injectable()
export class Requirements {
  private readonly workflow: Workflows<RequirementRow, RequirementState, RequirementTransition>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly changes: ComplianceChanges,
  ) {
    this.workflow = new Workflows({
      clock,
      transitions: REQUIREMENT_WORKFLOW,
      ...rowsWithState(RequirementRow),
      enter: (_em, row, { to, note }) => {
        row.state = to;
        row.reason = to === 'not_applicable' ? note : null;
      },
      audit: (em, { id }, { name, from, to, actor }) =>
        changes.record(em, actor, { part: 'requirement', id }, { transition: name, from, to }),
      publish: (em, { id }) => changes.publish(em, { part: 'requirement', id }),
    });
  }

  list(query: RequirementsQueryDto): Promise<Page<ComplianceRequirement>> {
    const rows = requirements(this.database.read(), this.today());
    return mapPage(keysetList(rows, REQUIREMENTS, query, null), requirementOf);
  }

  summary(): Promise<ComplianceSummary> {
    return complianceSummary(this.database.read(), this.today());
  }

  detail(user: CurrentUser, id: string): Promise<RequirementDetail> {
    return this.found(this.database.read(), user, id);
  }

  /** @throws AppError `invalid_fields` at `code` when the framework has it already */
  async add(em: EntityManager, user: CurrentUser, body: NewRequirementDto): Promise<RequirementDetail> {
    const { framework, code, title, text = '', owner_id = null } = body;
    await refuseOtherOwners(em, owner_id);
    const now = this.clock.now();
    const id = this.ids.next();
    const added = await within(em)
      .insertInto('compliance_requirements')
      .values({
        id,
        framework,
        code,
        title,
        text,
        state: 'applies',
        owner_id,
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['framework', 'code']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw refusedFields([{ field: 'code', message: messages.code_taken }]);
    await this.changes.announce(em, user, { part: 'requirement', id }, { framework, code, added: true });
    return this.found(within(em), user, id);
  }

  update(user: CurrentUser, id: string, change: RequirementChangeDto, ifMatch?: string): Promise<RequirementDetail> {
    const fields = Object.keys(change);
    if (fields.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await refuseOtherOwners(em, change.owner_id);
      await this.workflow.change(em, user, id, ifMatch, async (row) => {
        Object.assign(row, change);
        await this.changes.record(em, user, { part: 'requirement', id }, { changed: fields });
      });
      return this.found(within(em), user, id);
    });
  }

  move(
    user: CurrentUser,
    id: string,
    { name, note }: RequirementTransitionDto,
    ifMatch?: string,
  ): Promise<RequirementDetail> {
    if (name === 'exclude' && note === undefined)
      throw refusedFields([{ field: 'note', message: messages.reason_needed }]);
    return this.database.write(async (em) => {
      await this.workflow.changeState(em, user, id, ifMatch, { name, note: note ?? null });
      return this.found(within(em), user, id);
    });
  }

  private async found(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<RequirementDetail> {
    const row = await requirements(database, this.today()).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
    return {
      ...requirementOf(row),
      control_list: await controlsOfRequirement(database, id, this.today()),
      transitions: transitionsFrom(REQUIREMENT_WORKFLOW, row.state, user.role),
    };
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
