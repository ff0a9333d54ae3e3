import type { TurnDays } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const OnCallRotaSchema = defineEntity({
  name: 'OnCallRota',
  tableName: 'on_call_rotas',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    zone: p.string(),
    handover_time: p.string(),
    turn_days: p.integer().$type<TurnDays>(),
    starts_on: p.string().columnType('date'),
    people: p.array().$type<string[]>().columnType('uuid[]'),
    phone: p.string().nullable(),
    is_shared: p.boolean().default(false),
    archived_at: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** Who is on call when. */
export class OnCallRotaRow extends OnCallRotaSchema.class {}
OnCallRotaSchema.setClass(OnCallRotaRow);

export const OnCallOverrideSchema = defineEntity({
  name: 'OnCallOverride',
  tableName: 'on_call_overrides',
  properties: {
    id: p.uuid().primary(),
    rota_id: p.uuid(),
    user_id: p.uuid(),
    from_at: p.datetime(),
    until_at: p.datetime(),
    reason: p.string().nullable(),
    created_by: p.uuid(),
    created_at: p.datetime(),
  },
});

/** Another person takes over for a time. */
export class OnCallOverrideRow extends OnCallOverrideSchema.class {}
OnCallOverrideSchema.setClass(OnCallOverrideRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    on_call_rotas: InferKyselyTable<typeof OnCallRotaSchema>;
    on_call_overrides: InferKyselyTable<typeof OnCallOverrideSchema>;
  }
}
