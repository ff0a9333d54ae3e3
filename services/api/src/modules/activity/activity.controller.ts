import { Readable } from 'node:stream';
import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../platform/clock/clock.js';
import { Access, type CurrentUser, User } from '../../platform/http/access/access.js';
import { ApiProblems } from '../../platform/http/problems/problem.dto.js';
import { ActivityFiltersDto, ActivityPageDto, ActivityQueryDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

/** The audit trail and the security events as one list. They cannot be changed. */
@ApiTags('activity')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('activity')
export class ActivityController {
  constructor(
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('activity')
  @ApiOkResponse({ type: ActivityPageDto })
  list(@Query() query: ActivityQueryDto): Promise<ActivityPageDto> {
    return this.activity.list(query);
  }

  @Get('export')
  @Access('activity')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' }, description: 'All of it by the same filters; recorded as an act.' })
  async export(@User() user: CurrentUser, @Query() filters: ActivityFiltersDto): Promise<StreamableFile> {
    const lines = await this.activity.export(user, filters);
    const day = this.clock.now().toISOString().slice(0, 10);
    return new StreamableFile(Readable.from(lines), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="ayana-activity-${day}.csv"`,
    });
  }
}
