import type { CheckInDay, RedFlag, WoundState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CheckInSchema = defineEntity({
  name: 'CheckIn',
  tableName: 'check_ins',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    day: p.integer().$type<CheckInDay>(),
    due_on: p.date(),
    pain: p.integer().nullable(),
    fever: p.boolean().nullable(),
    wound: p.string().$type<WoundState>().nullable(),
    medicine_taken: p.boolean().nullable(),
    worry: p.string().nullable(),
    red_flags: p.array().$type<RedFlag[]>(),
    answered_at: p.datetime().nullable(),
    asked_at: p.datetime().nullable(),
    seen_by: p.uuid().nullable(),
    seen_at: p.datetime().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class CheckInRow extends CheckInSchema.class {}
CheckInSchema.setClass(CheckInRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    check_ins: InferKyselyTable<typeof CheckInSchema>;
  }
}
