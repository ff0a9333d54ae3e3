import type { JourneyEvent } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const JourneyEntrySchema = defineEntity({
  name: 'JourneyEntry',
  tableName: 'journey_entries',
  properties: {
    id: p.uuid().primary(),
    at: p.datetime(),
    treatment_request_id: p.uuid().nullable(),
    journey_id: p.uuid().nullable(),
    event: p.string().$type<JourneyEvent>(),
    visibility: p.string().$type<'public' | 'internal'>(),
    /** Null for the system. */
    actor_id: p.uuid().nullable(),
    stage_number: p.integer().nullable(),
    from_state: p.string().nullable(),
    to_state: p.string().nullable(),
    text: p.string().nullable(),
  },
});

/** A line of the timeline, of a request, a journey, or both. It never changes. */
export class JourneyEntryRow extends JourneyEntrySchema.class {}
JourneyEntrySchema.setClass(JourneyEntryRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    journey_entries: InferKyselyTable<typeof JourneyEntrySchema>;
  }
}
