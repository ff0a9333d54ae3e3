import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const RotaFeedSchema = defineEntity({
  name: 'RotaFeed',
  tableName: 'rota_feeds',
  properties: {
    id: p.uuid().primary(),
    user_id: p.uuid(),
    rota_id: p.uuid().nullable(),
    token_hash: p.string(),
    created_at: p.datetime(),
  },
});

/** A secret link to a calendar of on-call turns. */
export class RotaFeedRow extends RotaFeedSchema.class {}
RotaFeedSchema.setClass(RotaFeedRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    rota_feeds: InferKyselyTable<typeof RotaFeedSchema>;
  }
}
