import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
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
  constructor(
    private readonly tasks: JourneyTasks,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('patient_journeys')
  @ApiOkResponse({ type: JourneyTasksPageDto })
  list(@User() user: CurrentUser, @Query() query: JourneyTasksQueryDto): Promise<JourneyTasksPageDto> {
    return this.tasks.list(user, query);
  }

  @Post()
  @Access('case_work')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: JourneyTaskDto })
  give(
    @User() user: CurrentUser,
    @Body() body: NewJourneyTaskDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.tasks.give(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('patient_journeys')
  @ApiIfMatch()
  @ApiOkResponse({ type: JourneyTaskDto, description: 'Others than staff only finish their own.' })
  async change(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: JourneyTaskChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<JourneyTaskDto> {
    return withEtag(reply, await this.tasks.change(user, id, body, ifMatch));
  }
}
