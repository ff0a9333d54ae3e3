import type { SocialLink } from '@ayana/contracts/social';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Database } from '../../platform/database/database.js';
import { Public } from '../../platform/http/access/access.js';
import { PublicCache } from '../../platform/http/caching/caching.js';
import { Routes } from '../../platform/http/routes/routes.js';

@Routes('public', 'rpc')
export class SocialLinksController {
  constructor(private readonly database: Database) {}

  @Get('get_public_social_links')
  @Public()
  @PublicCache(300, 'social-links')
  @ApiOkResponse({ type: [shape('SocialLink')] })
  read(): Promise<SocialLink[]> {
    return this.database
      .read()
      .selectFrom('social_links')
      .select(['id', 'platform', 'url', 'platform_name'])
      .orderBy('position')
      .execute();
  }
}
