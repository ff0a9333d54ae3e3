import { Injectable } from '@nestjs/common';
import { OPEN_ASSIGNMENT_STATES, type WorkTeam } from '@ayana/contracts/journey';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { refuseReaders } from '../../organisations/index.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { HandOverNotices } from './hand-over-notices.js';
import { TEAM_MESSAGES as messages } from './messages.js';
import { WorkHandOverRow } from './work-hand-over.entity.js';
import { WorkNoteRow } from './work-note.entity.js';
import type { NewWorkNoteDto, NewWorkHandOverDto } from './work-team.dto.js';
import { findTeam } from './work-team.queries.js';

/** The people of an organisation agree who has a piece of its work, and keep notes on it. */
@Injectable()
export class WorkTeams {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: AssignmentWorkflow,
    private readonly notices: HandOverNotices,
  ) {}

  find(user: CurrentUser, id: string): Promise<WorkTeam> {
    return findTeam(this.database.read(), user, id);
  }

  /**
   * Takes work, hands it to a colleague, who gets a notice, or gives it back to nobody.
   * @throws AppError `not_found`, `not_allowed`, `stale_version`, `illegal_transition`, `invalid_fields` for one who cannot have it
   */
  async handOver(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { to_user_id = null, note }: NewWorkHandOverDto,
    ifMatch: string | undefined,
  ): Promise<WorkTeam> {
    const { row, team } = await this.open(em, user, id);
    refuseStale(ifMatch, team.version);
    const to = team.colleagues.find((each) => each.id === to_user_id);
    if (to_user_id !== null && to === undefined)
      throw refusedFields([{ field: 'to_user_id', message: messages.not_of_organisation }]);
    if (to !== undefined && to.away_until !== null)
      throw refusedFields([
        { field: 'to_user_id', message: to.id === user.id ? messages.own_absence : messages.colleague_away(to.name) },
      ]);
    // Who covers may take it for good.
    if (to_user_id === (team.handler?.id ?? null) && team.covers_for === null) return team;
    const line = em.create(WorkHandOverRow, {
      id: this.ids.next(),
      assignment_id: id,
      journey_id: row.journey_id,
      number: team.version + 1,
      to_user_id,
      by_user_id: user.id,
      note: note ?? null,
      created_at: this.clock.now(),
    });
    await em.flush();
    if (to_user_id !== null && to_user_id !== user.id) await this.notices.send(em, row, line, to_user_id);
    await this.workflow.publish(em, row);
    return findTeam(within(em), user, id);
  }

  /** @throws AppError `not_found`, `not_allowed`, `illegal_transition` */
  async addNote(em: EntityManager, user: CurrentUser, id: string, { text }: NewWorkNoteDto): Promise<WorkTeam> {
    const { row } = await this.open(em, user, id);
    em.create(WorkNoteRow, {
      id: this.ids.next(),
      assignment_id: id,
      journey_id: row.journey_id,
      author_id: user.id,
      text,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.workflow.publish(em, row);
    return findTeam(within(em), user, id);
  }

  /** Work that the caller's organisation has open, locked: one hand-over comes after the other. */
  private async open(
    em: EntityManager,
    user: CurrentUser,
    id: string,
  ): Promise<{ row: AssignmentRow; team: WorkTeam }> {
    const row = await this.workflow.lock(em, id);
    if (row === null) throw notFound();
    const team = await findTeam(within(em), user, id);
    await refuseReaders(em, user);
    if (!team.is_shared) throw new AppError('illegal_transition', messages.not_shared);
    if (!OPEN_ASSIGNMENT_STATES.some((state) => state === row.status))
      throw new AppError('illegal_transition', messages.work_is_over);
    return { row, team };
  }
}
