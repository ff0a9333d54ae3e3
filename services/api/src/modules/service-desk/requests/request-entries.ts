import { Injectable } from '@nestjs/common';
import type { EntryVisibility, ServiceRequestEvent } from '@ayana/contracts/service-desk';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import { type EntryDetails } from '@ayana/contracts/service-desk';
import { RequestEntryRow } from './request-parts.entity.js';

export interface NewEntry extends Partial<Pick<RequestEntryRow, 'transition' | 'from_state' | 'to_state'>> {
  event: ServiceRequestEvent;
  visibility: EntryVisibility;
  /** Null for the system. */
  actor_id: string | null;
  text?: string | null;
  details?: EntryDetails;
}

/** Writes the timeline of requests. */
@Injectable()
export class RequestEntries {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  add(em: EntityManager, request_id: string, { text = null, details = {}, ...entry }: NewEntry): RequestEntryRow {
    return em.create(RequestEntryRow, {
      id: this.ids.next(),
      request_id,
      at: this.clock.now(),
      text,
      details,
      ...entry,
    });
  }
}
