import type { PortalSearchAnswer } from '@ayana/contracts/catalogue';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { PortalSearchQueryDto } from './portal-search.dto.js';
import { PortalSearch } from './portal-search.service.js';

@GuardedRoutes('portals', 'search')
export class PortalSearchController {
  constructor(private readonly search: PortalSearch) {}

  @Get('portal')
  @Expensive('search')
  @Access('signed_in')
  @ApiOkResponse({ type: shape('PortalSearchAnswer'), description: 'What the caller may open, by kind.' })
  find(@User() user: CurrentUser, @Query() query: PortalSearchQueryDto): Promise<PortalSearchAnswer> {
    return this.search.find(user, query);
  }
}
