import type { IncidentEntryKind } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { type EntryDetails, IncidentEntryRow } from './incident-parts.entity.js';

export interface NewIncidentEntry {
  kind: IncidentEntryKind;
  /** Null for the system. */
  actor_id: string | null;
  text?: string | null;
  /** Now, unless the writer says another time. */
  happened_at?: Date;
  details?: EntryDetails;
  corrects?: string | null;
}

/** Writes the timelines of incidents, which are only added to. */
@Injectable()
export class IncidentTimeline {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  add(em: EntityManager, incident_id: string, entry: NewIncidentEntry): IncidentEntryRow {
    const now = this.clock.now();
    const { happened_at = now, text = null, details = {}, corrects = null, ...rest } = entry;
    return em.create(IncidentEntryRow, {
      id: this.ids.next(),
      incident_id,
      happened_at,
      written_at: now,
      text,
      details,
      corrects,
      ...rest,
    });
  }
}
