import type { ProblemRecordDetail, ProblemRecordsPage } from '@ayana/contracts/service-desk';
import { Body, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import {
  NewProblemRecordDto,
  ProblemRecordChangeDto,
  ProblemRecordsQueryDto,
  ProblemRequestsDto,
  ProblemTransitionDto,
} from './problems.dto.js';
import { ProblemRecords } from './problems.service.js';

/** What several requests have in common. */
@GuardedRoutes('problem records', 'problem-records')
export class ProblemsController {
  constructor(private readonly problems: ProblemRecords) {}

  @Get()
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ProblemRecordsPage') })
  list(@Query() query: ProblemRecordsQueryDto): Promise<ProblemRecordsPage> {
    return this.problems.list(query);
  }

  @Get(':id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ProblemRecordDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<ProblemRecordDetail> {
    return this.problems.detail(user, id);
  }

  @Post()
  @Access('service_desk')
  @Creates({ type: shape('ProblemRecordDetail') })
  add(@User() user: CurrentUser, @Body() body: NewProblemRecordDto): Creation<ProblemRecordDetail> {
    return (em) => this.problems.add(em, user, body);
  }

  @Patch(':id')
  @Access('service_desk')
  @Changes({ type: shape('ProblemRecordDetail') })
  update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ProblemRecordChangeDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ProblemRecordDetail> {
    return this.problems.update(user, id, body, ifMatch);
  }

  @Post(':id/transitions')
  @Access('service_desk')
  @Changes({
    type: shape('ProblemRecordDetail'),
    description: '409 `illegal_transition` in another state, and for a known problem without a way round.',
  })
  move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ProblemTransitionDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<ProblemRecordDetail> {
    return this.problems.move(user, id, body, ifMatch);
  }

  @Post(':id/requests')
  @Access('service_desk')
  @Creates({ type: shape('ProblemRecordDetail'), description: 'All of them, or none.' })
  link(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { request_ids }: ProblemRequestsDto,
  ): Creation<ProblemRecordDetail> {
    return (em) => this.problems.link(em, user, id, request_ids);
  }

  @Delete(':id/requests/:request_id')
  @Access('service_desk')
  @ApiOkResponse({ type: shape('ProblemRecordDetail') })
  @WithEtag()
  unlink(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('request_id', IdPipe) requestId: string,
  ): Promise<ProblemRecordDetail> {
    return this.problems.unlink(user, id, requestId);
  }
}
