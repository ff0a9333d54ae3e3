import type { Session } from '@ayana/contracts/identity';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Delete, Get, HttpCode, Param, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { SameOriginGuard } from './session-cookies.js';
import { SessionsService } from './sessions.service.js';

@UseGuards(SameOriginGuard)
@GuardedRoutes('identity', 'auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get()
  @AnySession()
  @ApiOkResponse({ type: [shape('Session')] })
  list(@User() user: CurrentUser): Promise<Session[]> {
    return this.sessions.list(user);
  }

  @Delete()
  @AnySession()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Every session but the one that asks has ended.' })
  revokeOthers(@User() user: CurrentUser): Promise<void> {
    return this.sessions.revokeOthers(user);
  }

  @Delete(':id')
  @AnySession()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'That session has ended.' })
  revoke(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.sessions.revoke(user, id);
  }
}
