import { Injectable } from '@nestjs/common';
import {
  addWorkingMinutes,
  clockAfter,
  isClockRunning,
  type ServiceRequestState,
  type WorkingCalendar,
} from '@ayana/contracts/service-desk';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { ServiceVersionRow } from '../catalog/catalog.entity.js';
import type { ServiceRequestRow } from './request.entity.js';

/** The target times of requests: they count working time, and stop with the clock. */
@Injectable()
export class RequestClocks {
  /** Moves the clock of a request that enters a state, and with it what is due when. */
  async enter(em: EntityManager, request: ServiceRequestRow, state: ServiceRequestState, now: Date): Promise<void> {
    const calendar = await this.calendar(em);
    const { paused_since = null, paused_minutes } = request;
    Object.assign(request, clockAfter({ paused_since, paused_minutes }, state, now, calendar));
    await this.setDue(em, request, state, calendar);
  }

  /** As `enter`, for a request whose priority has changed. */
  async retarget(em: EntityManager, request: ServiceRequestRow): Promise<void> {
    await this.setDue(em, request, request.state, await this.calendar(em));
  }

  private async setDue(
    em: EntityManager,
    request: ServiceRequestRow,
    state: ServiceRequestState,
    calendar: WorkingCalendar,
  ): Promise<void> {
    const { targets } = await em.findOneOrFail(ServiceVersionRow, { id: request.version_id });
    const target = targets.find(({ priority }) => priority === request.priority);
    if (target === undefined)
      throw new Error(`The version ${request.version_id} has no target for ${request.priority}`);
    const due = (minutes: number): Date =>
      addWorkingMinutes(request.created_at, minutes + request.paused_minutes, calendar);
    const isOwned = Boolean(request.owned_at);
    if (!isOwned) request.due_to_own = due(target.own_minutes);
    request.due_to_resolve = due(target.resolve_minutes);
    const next = isOwned ? request.due_to_resolve : request.due_to_own;
    request.due_at = isClockRunning(state) ? next : null;
  }

  private async calendar(em: EntityManager): Promise<WorkingCalendar> {
    const { rows } = await sql<WorkingCalendar>`
      select zone, to_jsonb(weekdays) as weekdays, opens, closes, to_jsonb(holidays) as holidays
      from service_calendar`.execute(within(em));
    const [calendar] = rows;
    if (calendar === undefined) throw new Error('The service desk has no calendar');
    return calendar;
  }
}
