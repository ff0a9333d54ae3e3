import { Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse } from '@nestjs/swagger';
import { type Role, ROLES } from '@ayana/contracts/identity';
import { AnySession, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Routes } from '../../../platform/http/routes/routes.js';
import { SessionsService } from '../sessions/sessions.service.js';

@Routes('identity', 'rpc')
export class RoleController {
  constructor(private readonly sessions: SessionsService) {}

  @Get('get_current_user_role')
  @AnySession()
  @ApiBearerAuth('access_token')
  @ApiOkResponse({ schema: { type: ['string', 'null'], enum: [...ROLES, null] } })
  @JsonValue()
  async read(@User() user: CurrentUser): Promise<Role | null> {
    return (await this.sessions.role(user)) ?? null;
  }
}
