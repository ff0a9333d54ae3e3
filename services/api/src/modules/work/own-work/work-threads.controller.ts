import type { WorkThreadsPage } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Get, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { WorkThreadsQueryDto } from './work-threads.dto.js';
import { listWorkThreads } from './work-threads.queries.js';

/** The threads of the work that was handed to the caller, of all journeys; one of them is read at `/threads`. */
@GuardedRoutes('work', 'work-threads')
export class WorkThreadsController {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('WorkThreadsPage'), description: 'Unread ones first, then the newest.' })
  list(@User() user: CurrentUser, @Query() query: WorkThreadsQueryDto): Promise<WorkThreadsPage> {
    return listWorkThreads(this.database.read(), { user, now: this.clock.now() }, query);
  }
}
