import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const CaseAddressSchema = defineEntity({
  name: 'CaseAddress',
  tableName: 'case_addresses',
  properties: {
    case_id: p.uuid().primary(),
    token: p.string(),
    created_at: p.datetime(),
  },
});

declare module '../../platform/database/tables.js' {
  interface Tables {
    case_addresses: InferKyselyTable<typeof CaseAddressSchema>;
  }
}
