import type { ConsentEntriesPage } from '@ayana/contracts/consents';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { AnySession, type CurrentUser, User } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { ConsentEntriesQueryDto } from './consent-history.dto.js';
import { ConsentHistory } from './consent-history.service.js';

@GuardedRoutes('subscriptions', 'consent-entries')
export class ConsentHistoryController {
  constructor(private readonly history: ConsentHistory) {}

  @Get()
  @AnySession()
  @ApiOkResponse({ type: shape('ConsentEntriesPage') })
  list(@User() user: CurrentUser, @Query() query: ConsentEntriesQueryDto): Promise<ConsentEntriesPage> {
    return this.history.list(user, query);
  }
}
