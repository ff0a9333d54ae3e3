import { Injectable } from '@nestjs/common';
import {
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestOutcome,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { type Moved, Workflows } from '../../../platform/workflow/workflow.js';
import { AuditTrail } from '../../activity/index.js';
import { RequestClocks } from './request-clocks.js';
import { RequestEntries } from './request-entries.js';
import { RequestEvents } from './request-events.js';
import { visibleTo } from './request-list.queries.js';
import { ServiceRequestRow } from './request.entity.js';

type RequestMoved = Moved<ServiceRequestState, ServiceRequestTransition>;

/** How a transition ends a request. */
const OUTCOMES: Partial<Record<ServiceRequestTransition, ServiceRequestOutcome>> = {
  resolve: 'done',
  decline: 'declined',
  merge: 'merged',
  cancel: 'cancelled',
};

/** The states of a request, with its clock, timeline, audit trail and events. */
@Injectable()
export class RequestWorkflow extends Workflows<ServiceRequestRow, ServiceRequestState, ServiceRequestTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly clocks: RequestClocks,
    private readonly entries: RequestEntries,
    private readonly trail: AuditTrail,
    events: RequestEvents,
  ) {
    super({
      clock,
      transitions: SERVICE_REQUEST_WORKFLOW,
      lock: (em, actor, id) => this.lock(em, actor, id),
      stateOf: ({ state }) => state,
      enter: (em, request, moved) => this.enter(em, request, moved),
      addEntry: (em, { id }, { name, from, to, actor, note }) => {
        const visibility = 'public';
        const moved = { transition: name, from_state: from, to_state: to };
        const entry = { event: 'transition', actor_id: actor.id, details: {}, ...moved } as const;
        if (SERVICE_REQUEST_WORKFLOW[name].note === 'public' || note === null) {
          entries.add(em, id, { ...entry, visibility, text: note });
        } else {
          entries.add(em, id, { ...entry, visibility });
          entries.add(em, id, { event: 'comment', visibility: 'internal', actor_id: actor.id, text: note });
        }
      },
      audit: (em, { id, number, requested_by }, { name, from, to, actor }) =>
        trail.record(em, {
          action: 'service_request.changed',
          actor,
          subject_id: requested_by,
          details: { id, number, transition: name, from, to },
        }),
      publish: (em, { id }) => events.updated(em, id),
    });
  }

  /** The request, locked, if this user sees it. */
  async lock(em: EntityManager, user: CurrentUser, id: string): Promise<ServiceRequestRow | null> {
    const seen = await within(em)
      .selectFrom('service_requests as request')
      .select('request.id')
      .where('request.id', '=', id)
      .where(visibleTo(user))
      .executeTakeFirst();
    return seen === undefined ? null : this.lockAny(em, id);
  }

  lockAny(em: EntityManager, id: string): Promise<ServiceRequestRow | null> {
    return em.findOne(ServiceRequestRow, { id }, FOR_UPDATE);
  }

  /** What was asked for has come about without a step of the staff. */
  async resolveBySystem(em: EntityManager, request: ServiceRequestRow, text: string): Promise<void> {
    const now = this.clock.now();
    const { id, number, state: from } = request;
    Object.assign(request, { state: 'resolved', outcome: 'done', resolved_at: now, owned_at: request.owned_at ?? now });
    await this.clocks.enter(em, request, 'resolved', now);
    const moved = { transition: 'resolve', from_state: from, to_state: 'resolved' } as const;
    this.entries.add(em, id, { event: 'transition', visibility: 'public', actor_id: null, text, ...moved });
    await this.trail.record(em, {
      action: 'service_request.changed',
      actor: null,
      subject_id: request.requested_by,
      details: { id, number, transition: 'resolve', from, to: 'resolved' },
    });
    await this.changed(em, request);
  }

  private async enter(em: EntityManager, request: ServiceRequestRow, moved: RequestMoved): Promise<void> {
    const { name, to, actor } = moved;
    const now = this.clock.now();
    request.state = to;
    if (name === 'start' || name === 'resolve') request.assigned_to ??= actor.id;
    if (request.assigned_to) request.owned_at ??= now;
    if (to === 'resolved') request.resolved_at = now;
    if (to === 'closed') request.closed_at = now;
    request.outcome = OUTCOMES[name] ?? request.outcome ?? null;
    if (name === 'reopen') {
      request.outcome = null;
      request.resolved_at = null;
      request.closed_at = null;
      request.reopened_count += 1;
    }
    await this.clocks.enter(em, request, to, now);
  }
}
