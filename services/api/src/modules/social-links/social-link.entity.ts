import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const SocialLinkSchema = defineEntity({
  name: 'SocialLink',
  tableName: 'social_links',
  properties: {
    id: p.uuid().primary(),
    platform: p.string(),
    url: p.string(),
    platform_name: p.string(),
    position: p.integer(),
  },
});

export class SocialLinkRow extends SocialLinkSchema.class {}
SocialLinkSchema.setClass(SocialLinkRow);

declare module '../../platform/database/tables.js' {
  interface Tables {
    social_links: InferKyselyTable<typeof SocialLinkSchema>;
  }
}
