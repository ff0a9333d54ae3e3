import { Injectable } from '@nestjs/common';
import {
  addWorkingMinutes,
  clockAfter,
  isClockRunning,
  SERVICE_REQUEST_STATES,
  type ServiceRequestState,
  type WorkingCalendar,
} from '@ayana/contracts/service-desk';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import { ServiceVersionRow } from '../catalog/catalog.entity.js';
import { readCalendar } from '../calendar/calendar.queries.js';
import { ServiceRequestRow } from './request.entity.js';

const RUNNING = SERVICE_REQUEST_STATES.filter(isClockRunning);

/** The target times of requests: they count working time, and stop with the clock. */
@Injectable()
export class RequestClocks {
  /** Moves the clock of a request that enters a state, and with it what is due when. */
  async enter(em: EntityManager, request: ServiceRequestRow, state: ServiceRequestState, now: Date): Promise<void> {
    const calendar = await readCalendar(within(em));
    const { paused_since = null, paused_minutes } = request;
    Object.assign(request, clockAfter({ paused_since, paused_minutes }, state, now, calendar));
    await this.setDue(em, request, state, calendar);
  }

  /** As `enter`, for a request whose priority has changed. */
  async retarget(em: EntityManager, request: ServiceRequestRow): Promise<void> {
    await this.setDue(em, request, request.state, await readCalendar(within(em)));
  }

  /** As `retarget`, for every request whose clock runs: the working hours have changed. The others follow when their clocks run again. */
  async retargetOpen(em: EntityManager): Promise<void> {
    const calendar = await readCalendar(within(em));
    const options = { orderBy: { id: 'asc' }, ...FOR_UPDATE } as const;
    const requests = await em.find(ServiceRequestRow, { state: { $in: RUNNING } }, options);
    for (const request of requests) await this.setDue(em, request, request.state, calendar);
    await em.flush();
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
}
