import type { PlannedStep } from '@ayana/contracts/operations';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const EscalationChainSchema = defineEntity({
  name: 'EscalationChain',
  tableName: 'escalation_chains',
  properties: {
    id: p.uuid().primary(),
    name: p.string(),
    description: p.string().nullable(),
    rounds: p.integer(),
    steps: p.json<PlannedStep[]>(),
    archived_at: p.datetime().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
  },
});

/** Who is paged after the other. */
export class EscalationChainRow extends EscalationChainSchema.class {}
EscalationChainSchema.setClass(EscalationChainRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    escalation_chains: InferKyselyTable<typeof EscalationChainSchema>;
  }
}
