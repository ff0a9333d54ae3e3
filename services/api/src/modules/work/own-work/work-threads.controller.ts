import type { WorkThreadsPage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { LIST_DEFAULT } from '../../../platform/http/lists/list-query.dto.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { WorkThreadsQueryDto } from './work-threads.dto.js';
import { listWorkThreads } from './work-threads.queries.js';

/** The threads of the work that was handed to the caller, of all journeys; one of them is read at `/threads`. */
@ApiTags('work')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('work-threads')
export class WorkThreadsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('WorkThreadsPage'), description: 'Unread ones first, then the newest.' })
  list(
    @User() user: CurrentUser,
    @Query() { limit = LIST_DEFAULT, ...query }: WorkThreadsQueryDto,
  ): Promise<WorkThreadsPage> {
    return listWorkThreads(this.database.read(), { user, now: this.clock.now() }, { ...query, limit });
  }
}
