import type { TravelLegKind, TravelLegState } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const TravelLegSchema = defineEntity({
  name: 'TravelLeg',
  tableName: 'travel_legs',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    kind: p.string().$type<TravelLegKind>(),
    from_place: p.string().nullable(),
    to_place: p.string().nullable(),
    to_address: p.string().nullable(),
    starts_at: p.datetime(),
    zone: p.string(),
    ends_at: p.datetime().nullable(),
    end_zone: p.string().nullable(),
    reference: p.string().nullable(),
    assignment_id: p.uuid().nullable(),
    contact_name: p.string().nullable(),
    contact_phone: p.string().nullable(),
    vehicle: p.string().nullable(),
    room: p.string().nullable(),
    time_known: p.boolean().default(true),
    moved_from: p.datetime().nullable(),
    settled_at: p.datetime().nullable(),
    settled_by: p.uuid().nullable(),
    status: p.string().$type<TravelLegState>(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

export class TravelLegRow extends TravelLegSchema.class {}
TravelLegSchema.setClass(TravelLegRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    travel_legs: InferKyselyTable<typeof TravelLegSchema>;
  }
}
