import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import {
  JourneyTaskChangeDto,
  JourneyTaskDto,
  JourneyTasksPageDto,
  JourneyTasksQueryDto,
  NewJourneyTaskDto,
} from './journey-tasks.dto.js';
import { JourneyTasks } from './journey-tasks.service.js';

/** What people are to do on a case: staff see every task, patients those of their journeys, assignees their own. */
@ApiTags('journey tasks')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('journey-tasks')
export class JourneyTasksController {
  constructor(private readonly tasks: JourneyTasks) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: JourneyTasksPageDto })
  list(@User() user: CurrentUser, @Query() query: JourneyTasksQueryDto): Promise<JourneyTasksPageDto> {
    return this.tasks.list(user, query);
  }

  @Post()
  @Access('case_work')
  @Creates({ type: JourneyTaskDto })
  give(@User() user: CurrentUser, @Body() body: NewJourneyTaskDto): Creation<JourneyTaskDto> {
    return (em) => this.tasks.give(em, user, body);
  }

  @Patch(':id')
  @Access('patient_journeys')
  @Changes({ type: JourneyTaskDto, description: 'Others than staff only finish their own.' })
  change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyTaskChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<JourneyTaskDto> {
    return this.tasks.change(user, id, body, ifMatch);
  }
}
