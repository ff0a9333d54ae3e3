import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    route: p.string().primary(),
    key: p.string().primary(),
    body_hash: p.string(),
    status: p.integer(),
    answer: p.text(),
    created_at: p.datetime(),
  },
});

/** The stored answer of a key. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
export { IdempotencyKeySchema };

declare module '../../database/tables.js' {
  interface Tables {
    idempotency_keys: InferKyselyTable<typeof IdempotencyKeySchema>;
  }
}
