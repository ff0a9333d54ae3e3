import type { BloodGroup, FollowUpKind, StayCheckKind, StayCheckState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const StayCheckSchema = defineEntity({
  name: 'StayCheck',
  tableName: 'stay_checks',
  properties: {
    id: p.uuid().primary(),
    admission_id: p.uuid(),
    kind: p.string().$type<StayCheckKind>(),
    label: p.string(),
    state: p.string().$type<StayCheckState>(),
    note: p.text().nullable(),
    blood_units: p.integer().nullable(),
    blood_group: p.string().$type<BloodGroup>().nullable(),
    said_by: p.uuid().nullable(),
    said_at: p.datetime(),
  },
});
export class StayCheckRow extends StayCheckSchema.class {}
StayCheckSchema.setClass(StayCheckRow);

export const StayNoteSchema = defineEntity({
  name: 'StayNote',
  tableName: 'stay_notes',
  properties: {
    id: p.uuid().primary(),
    admission_id: p.uuid(),
    text: p.text(),
    author_id: p.uuid().nullable(),
    at: p.datetime(),
  },
});
export class StayNoteRow extends StayNoteSchema.class {}
StayNoteSchema.setClass(StayNoteRow);

export const StayUpdateSchema = defineEntity({
  name: 'StayUpdate',
  tableName: 'stay_updates',
  properties: {
    id: p.uuid().primary(),
    admission_id: p.uuid(),
    journey_id: p.uuid(),
    text: p.text(),
    author_id: p.uuid().nullable(),
    at: p.datetime(),
  },
});
export class StayUpdateRow extends StayUpdateSchema.class {}
StayUpdateSchema.setClass(StayUpdateRow);

export const StayFollowUpSchema = defineEntity({
  name: 'StayFollowUp',
  tableName: 'stay_follow_ups',
  properties: {
    id: p.uuid().primary(),
    admission_id: p.uuid(),
    kind: p.string().$type<FollowUpKind>(),
    at: p.datetime(),
    text: p.text(),
    added_by: p.uuid().nullable(),
    added_at: p.datetime(),
    removed_at: p.datetime().nullable(),
  },
});
export class StayFollowUpRow extends StayFollowUpSchema.class {}
StayFollowUpSchema.setClass(StayFollowUpRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    stay_checks: InferKyselyTable<typeof StayCheckSchema>;
    stay_notes: InferKyselyTable<typeof StayNoteSchema>;
    stay_updates: InferKyselyTable<typeof StayUpdateSchema>;
    stay_follow_ups: InferKyselyTable<typeof StayFollowUpSchema>;
  }
}
