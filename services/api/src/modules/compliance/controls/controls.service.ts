import {
  type ComplianceControl,
  CONTROL_WORKFLOW,
  type ControlState,
  type ControlTransition,
  type ComplianceControlDetail,
} from '@ayana/contracts/operations';
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
import { COMPLIANCE_MESSAGES as messages } from '../messages.js';
import { ControlRow } from './control.entity.js';
import type { ControlChangeDto, ControlsQueryDto, NewControlDto } from './controls.dto.js';
import { controlOf, CONTROLS, controls, withEvidence } from './controls.queries.js';

/** What the company does so that requirements are met. */
@Injectable()
export class Controls {
  private readonly workflow: Workflows<ControlRow, ControlState, ControlTransition>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly changes: ComplianceChanges,
  ) {
    this.workflow = new Workflows({
      clock,
      transitions: CONTROL_WORKFLOW,
      ...rowsWithState(ControlRow),
      audit: (em, { id }, { name, from, to, actor }) =>
        changes.record(em, actor, { part: 'control', id }, { transition: name, from, to }),
      publish: (em, { id }) => changes.publish(em, { part: 'control', id }),
    });
  }

  list(query: ControlsQueryDto): Promise<Page<ComplianceControl>> {
    const rows = controls(this.database.read(), this.today());
    return mapPage(keysetList(rows, CONTROLS, query, null), controlOf);
  }

  detail(id: string): Promise<ComplianceControlDetail> {
    return this.found(this.database.read(), id);
  }

  /** @throws AppError `invalid_fields` at `requirement_ids` for one that does not exist */
  async add(em: EntityManager, user: CurrentUser, body: NewControlDto): Promise<ComplianceControlDetail> {
    const { title, text = '', owner_id = null, requirement_ids } = body;
    await refuseOtherOwners(em, owner_id);
    const now = this.clock.now();
    const id = this.ids.next();
    const own = { owner_id, version: 1, created_at: now, updated_at: now };
    em.create(ControlRow, { id, title, text, state: 'active', ...own });
    await em.flush();
    await this.link(em, id, requirement_ids);
    await this.changes.announce(em, user, { part: 'control', id }, { added: true, requirements: requirement_ids });
    return this.found(within(em), id);
  }

  update(user: CurrentUser, id: string, change: ControlChangeDto, ifMatch?: string): Promise<ComplianceControlDetail> {
    const { requirement_ids, ...fields } = change;
    const changed = Object.keys(change);
    if (changed.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await refuseOtherOwners(em, change.owner_id);
      await this.workflow.change(em, user, id, ifMatch, async (row) => {
        Object.assign(row, fields);
        if (requirement_ids !== undefined) await this.link(em, id, requirement_ids);
        await this.changes.record(em, user, { part: 'control', id }, { changed });
      });
      return this.found(within(em), id);
    });
  }

  move(user: CurrentUser, id: string, name: ControlTransition, ifMatch?: string): Promise<ComplianceControlDetail> {
    return this.database.write(async (em) => {
      await this.workflow.changeState(em, user, id, ifMatch, { name });
      return this.found(within(em), id);
    });
  }

  private async link(em: EntityManager, control_id: string, ids: readonly string[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const database = within(em);
    const known =
      wanted.length === 0
        ? []
        : await database.selectFrom('compliance_requirements').select('id').where('id', 'in', wanted).execute();
    if (known.length === 0 || known.length < wanted.length)
      throw refusedFields([{ field: 'requirement_ids', message: messages.unknown_requirement }]);
    await database.deleteFrom('compliance_requirement_controls').where('control_id', '=', control_id).execute();
    await database
      .insertInto('compliance_requirement_controls')
      .values(wanted.map((requirement_id) => ({ requirement_id, control_id })))
      .execute();
  }

  private async found(database: Kysely<Tables>, id: string): Promise<ComplianceControlDetail> {
    const rows = await controls(database, this.today()).where('list.id', '=', id).execute();
    const [detail] = await withEvidence(database, rows, this.today());
    if (detail === undefined) throw notFound();
    return detail;
  }

  private today(): string {
    return dayOf(this.clock.now());
  }
}
