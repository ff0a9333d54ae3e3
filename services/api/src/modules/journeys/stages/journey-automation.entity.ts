import type { AutomationState, JourneyAutomationName } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const JourneyAutomationSchema = defineEntity({
  name: 'JourneyAutomation',
  tableName: 'journey_automations',
  properties: {
    id: p.uuid().primary(),
    journey_id: p.uuid(),
    stage_number: p.integer(),
    name: p.string().$type<JourneyAutomationName>(),
    status: p.string().$type<AutomationState>(),
    attempts: p.integer(),
    failure: p.string().nullable(),
    next_attempt_at: p.datetime().nullable(),
    finished_at: p.datetime().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

export class JourneyAutomationRow extends JourneyAutomationSchema.class {}
JourneyAutomationSchema.setClass(JourneyAutomationRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    journey_automations: InferKyselyTable<typeof JourneyAutomationSchema>;
  }
}
