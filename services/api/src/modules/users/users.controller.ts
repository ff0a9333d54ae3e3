import type { UsersPage, UserDetail } from '@ayana/contracts/account';
import { shape } from '../../platform/http/openapi/shape.js';
import { Body, Delete, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { IdPipe } from '../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../platform/http/json.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { RolesService } from './roles.service.js';
import { UserSessionsService } from './user-sessions.service.js';
import { ApplicationDecisionDto, RoleChangeDto, UsersQueryDto } from './users.dto.js';
import { UsersService } from './users.service.js';

/** Users and their roles, for administrators. */
@GuardedRoutes('users', 'users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly roles: RolesService,
    private readonly sessions: UserSessionsService,
  ) {}

  @Get()
  @Access('users')
  @ApiOkResponse({ type: shape('UsersPage') })
  list(@Query() query: UsersQueryDto): Promise<UsersPage> {
    return this.users.list(query);
  }

  @Get('waiting-count')
  @Access('users')
  @ApiOkResponse({ schema: { type: 'integer', description: 'People whose application waits.' } })
  @JsonValue()
  pendingCount(): Promise<number> {
    return this.users.pendingCount();
  }

  @Get(':id')
  @Access('users')
  @ApiOkResponse({ type: shape('UserDetail') })
  detail(@Param('id', IdPipe) id: string): Promise<UserDetail> {
    return this.users.detail(id);
  }

  @Patch(':id/role')
  @Access('users')
  @ApiOkResponse({
    type: shape('UserDetail'),
    description:
      '403 `own_role`, `administrators_only`; 409 `last_super_admin`. The role holds from the next request on.',
  })
  changeRole(
    @User() actor: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { role }: RoleChangeDto,
  ): Promise<UserDetail> {
    return this.roles.change(actor, id, role);
  }

  @Patch(':id/application')
  @Access('users')
  @ApiOkResponse({ type: shape('UserDetail'), description: '409 `illegal_transition` when no application waits.' })
  refuse(
    @User() actor: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: ApplicationDecisionDto,
  ): Promise<UserDetail> {
    return this.roles.refuse(actor, id, note ?? null);
  }

  @Delete(':id/sessions')
  @Access('users')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'Every session of this person has ended. 403 `administrators_only`.' })
  endAll(@User() actor: CurrentUser, @Param('id', IdPipe) id: string): Promise<void> {
    return this.sessions.endAll(actor, id);
  }

  @Delete(':id/sessions/:session_id')
  @Access('users')
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'That session has ended. 403 `administrators_only`.' })
  endOne(
    @User() actor: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('session_id', IdPipe) sessionId: string,
  ): Promise<void> {
    return this.sessions.endOne(actor, id, sessionId);
  }
}
