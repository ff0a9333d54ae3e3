import type { ActivityPage } from '@ayana/contracts/activity';
import { shape } from '../../platform/http/openapi/shape.js';
import { Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { GuardedRoutes } from '../../platform/http/routes/routes.js';
import { Expensive } from '../../platform/turns/expensive.js';
import { ActivityFiltersDto, ActivityQueryDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

/** The audit trail and the security events as one list. They cannot be changed. */
@GuardedRoutes('activity', 'activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  @Get()
  @Access('activity')
  @ApiOkResponse({ type: shape('ActivityPage') })
  list(@Query() query: ActivityQueryDto): Promise<ActivityPage> {
    return this.activity.list(query);
  }

  @Get('export')
  @Expensive('csv')
  @Access('activity')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters; recorded as an act.' })
  export(@User() user: CurrentUser, @Query() filters: ActivityFiltersDto): Promise<StreamableFile> {
    return this.activity.export(user, filters);
  }
}
