import type { IncidentEntryKind, IncidentTaskState } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export type EntryDetails = Record<string, string | number | boolean | null>;

export const IncidentEntrySchema = defineEntity({
  name: 'IncidentEntry',
  tableName: 'incident_entries',
  properties: {
    id: p.uuid().primary(),
    incident_id: p.uuid(),
    kind: p.string().$type<IncidentEntryKind>(),
    happened_at: p.datetime(),
    written_at: p.datetime(),
    actor_id: p.uuid().nullable(),
    text: p.string().nullable(),
    details: p.json<EntryDetails>(),
    corrects: p.uuid().nullable(),
  },
});

/** A line of an incident’s timeline. Never changed (the database refuses it): a correction is a line of its own. */
export class IncidentEntryRow extends IncidentEntrySchema.class {}
IncidentEntrySchema.setClass(IncidentEntryRow);

export const IncidentTaskSchema = defineEntity({
  name: 'IncidentTask',
  tableName: 'incident_tasks',
  properties: {
    id: p.uuid().primary(),
    incident_id: p.uuid(),
    title: p.string(),
    owner_id: p.uuid().nullable(),
    due_at: p.datetime().nullable(),
    state: p.string().$type<IncidentTaskState>(),
    done_at: p.datetime().nullable(),
    done_by: p.uuid().nullable(),
    created_by: p.uuid(),
    created_at: p.datetime(),
    is_follow_up: p.boolean(),
    /** How often the owner was reminded: before it is due, and when it is late. */
    reminders: p.integer(),
  },
});

/** What is to be done in an incident, by someone, until a moment. */
export class IncidentTaskRow extends IncidentTaskSchema.class {}
IncidentTaskSchema.setClass(IncidentTaskRow);

export const IncidentParticipantSchema = defineEntity({
  name: 'IncidentParticipant',
  tableName: 'incident_participants',
  properties: {
    incident_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    added_by: p.uuid(),
    added_at: p.datetime(),
  },
});

/** Someone of the staff who takes part, beside the three roles. */
export class IncidentParticipantRow extends IncidentParticipantSchema.class {}
IncidentParticipantSchema.setClass(IncidentParticipantRow);

export const IncidentJourneySchema = defineEntity({
  name: 'IncidentJourney',
  tableName: 'incident_journeys',
  properties: {
    incident_id: p.uuid().primary(),
    journey_id: p.uuid().primary(),
    linked_by: p.uuid(),
    linked_at: p.datetime(),
  },
});

/** A journey that an incident concerns. */
export class IncidentJourneyRow extends IncidentJourneySchema.class {}
IncidentJourneySchema.setClass(IncidentJourneyRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    incident_entries: InferKyselyTable<typeof IncidentEntrySchema>;
    incident_tasks: InferKyselyTable<typeof IncidentTaskSchema>;
    incident_participants: InferKyselyTable<typeof IncidentParticipantSchema>;
    incident_journeys: InferKyselyTable<typeof IncidentJourneySchema>;
  }
}
