import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ACTIVE_ASSIGNMENT_STATES,
  ASSIGNMENT_KIND_NAMES,
  type AccessEnd,
  isAccessOver,
} from '@ayana/contracts/journey';
import { ENGLISH } from '@ayana/contracts/language';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import {
  ACCESS_END,
  CaseSweep,
  JOURNEY_MESSAGES as messages,
  JourneyEntries,
  lockJourney,
  OF_HOSPITAL,
} from '../../journeys/index.js';
import { AssignmentGrants } from './assignment-grants.js';
import { AssignmentWorkflow } from './assignment-workflow.js';
import { AssignmentRow } from './assignment.entity.js';

/** Kinds of work whose access ends by itself. */
const ENDING = sql`assignment.kind in ('opinion', 'referral', 'visa_support') and assignment.status in (${sql.join(ACTIVE_ASSIGNMENT_STATES)})`;
/** What is written down is not what is so. */
const IS_BEHIND = sql`((${ACCESS_END}) is null) <> (assignment.access_ended_at is null)`;

interface Behind {
  id: string;
  access_end: AccessEnd | null;
  of_hospital: boolean;
}

/**
 * What follows once when the access by a piece of work ends, or begins again: its grants, the room of the case, the open pages and a line for the
 * staff. Readings do not wait for it: each asks the facts.
 */
@Injectable()
export class AccessEnds implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly sweep: CaseSweep,
    private readonly entries: JourneyEntries,
    private readonly grants: AssignmentGrants,
    private readonly workflow: AssignmentWorkflow,
  ) {}

  onModuleInit(): void {
    this.entries.afterAdded((em, journey_id) => this.follow(em, journey_id));
    this.jobs.work('journeys.access', async () => void (await this.run()));
  }

  /** What ends by the clock alone. Cases that are closed have ended already. @returns how many cases were looked at */
  run(): Promise<number> {
    return this.sweep.each(
      sql`select distinct on (assignment.journey_id) assignment.id, assignment.journey_id from assignments assignment
        join patient_journeys journey on journey.id = assignment.journey_id
        where ${ENDING} and (assignment.access_ended_at is null or journey.status <> 'closed') and ${IS_BEHIND}
        order by assignment.journey_id, assignment.id`,
      (em, { journey_id }) => this.follow(em, journey_id),
    );
  }

  /** Of one case, before the transaction that changed it is committed. */
  private async follow(em: EntityManager, journey_id: string): Promise<void> {
    await em.flush();
    const found = await this.behind(em, sql`assignment.journey_id = ${journey_id}`);
    if (found.length === 0) return;
    await lockJourney(em, journey_id);
    for (const each of found) {
      const row = await em.findOneOrFail(AssignmentRow, { id: each.id }, FOR_UPDATE);
      await this.note(em, row, each);
    }
  }

  private async behind(em: EntityManager, where: RawBuilder<unknown>): Promise<Behind[]> {
    const { rows } = await sql<Behind>`select assignment.id, ${ACCESS_END} as access_end, ${OF_HOSPITAL} as of_hospital
      from assignments assignment where ${where} and ${ENDING} and ${IS_BEHIND} order by assignment.id`.execute(
      within(em),
    );
    return rows;
  }

  private async note(em: EntityManager, row: AssignmentRow, { access_end, of_hospital }: Behind): Promise<void> {
    row.access_ended_at = access_end === null ? null : this.clock.now();
    await em.flush();
    if (access_end === null) await this.grants.give(em, row);
    else await this.grants.end(em, row);
    // Papers close with every piece of work; the end of all of it is said.
    const isOver = isAccessOver({ kind: row.kind, of_hospital, access_end });
    if (isOver && access_end !== null)
      this.entries.add(em, {
        journey_id: row.journey_id,
        event: 'assignment',
        visibility: 'internal',
        actor_id: null,
        from_state: row.status,
        to_state: row.status,
        text: inLanguage(ENGLISH.tag, () =>
          messages.assignment_line(ASSIGNMENT_KIND_NAMES[row.kind], messages.access_ended[access_end]),
        ),
      });
    await em.flush();
    await this.workflow.publish(em, row, isOver);
  }
}
