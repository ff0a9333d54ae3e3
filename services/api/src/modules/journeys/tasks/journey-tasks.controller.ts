import type { JourneyTasksPage, JourneyTask } from '@ayana/contracts/journey';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { JourneyTaskChangeDto, JourneyTasksQueryDto, NewJourneyTaskDto } from './journey-tasks.dto.js';
import { JourneyTasks } from './journey-tasks.service.js';

/** What people are to do on a case: staff see every task, patients those of their journeys, assignees their own. */
@GuardedRoutes('journey tasks', 'journey-tasks')
export class JourneyTasksController {
  constructor(private readonly tasks: JourneyTasks) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: shape('JourneyTasksPage') })
  list(@User() user: CurrentUser, @Query() query: JourneyTasksQueryDto): Promise<JourneyTasksPage> {
    return this.tasks.list(user, query);
  }

  @Post()
  @Access('case_work')
  @Creates({ type: shape('JourneyTask') })
  give(@User() user: CurrentUser, @Body() body: NewJourneyTaskDto): Creation<JourneyTask> {
    return (em) => this.tasks.give(em, user, body);
  }

  @Patch(':id')
  @Access('patient_journeys')
  @Changes({ type: shape('JourneyTask'), description: 'Others than staff only finish their own.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyTaskChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<JourneyTask> {
    return this.tasks.change(user, id, body, ifMatch);
  }
}
