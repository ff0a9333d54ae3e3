import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const TravelPlanSchema = defineEntity({
  name: 'TravelPlan',
  tableName: 'travel_plans',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    notes: p.string().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class TravelPlanRow extends TravelPlanSchema.class {}
TravelPlanSchema.setClass(TravelPlanRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    travel_plans: InferKyselyTable<typeof TravelPlanSchema>;
  }
}
