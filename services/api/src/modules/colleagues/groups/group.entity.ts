import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const StaffGroupSchema = defineEntity({
  name: 'StaffGroup',
  tableName: 'staff_groups',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    purpose: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** Colleagues who are given work together. */
export class StaffGroupRow extends StaffGroupSchema.class {}
StaffGroupSchema.setClass(StaffGroupRow);

export const StaffGroupMemberSchema = defineEntity({
  name: 'StaffGroupMember',
  tableName: 'staff_group_members',
  properties: {
    group_id: p.uuid().primary(),
    user_id: p.uuid().primary(),
    added_at: p.datetime(),
  },
});

/** One of a group. */
export class StaffGroupMemberRow extends StaffGroupMemberSchema.class {}
StaffGroupMemberSchema.setClass(StaffGroupMemberRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    staff_groups: InferKyselyTable<typeof StaffGroupSchema>;
    staff_group_members: InferKyselyTable<typeof StaffGroupMemberSchema>;
  }
}
