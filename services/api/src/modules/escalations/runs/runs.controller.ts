import type { EscalationRunsPage, EscalationRunCounts, EscalationRunDetail } from '@ayana/contracts/operations';
import { shape } from '../../../platform/http/openapi/shape.js';
import { Body, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { IfMatch, WithEtag } from '../../../platform/http/etag.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { JsonValue } from '../../../platform/http/json.js';
import { Changes } from '../../../platform/http/routes/changes.js';
import { Creates, type Creation } from '../../../platform/http/routes/creates.js';
import { GuardedRoutes } from '../../../platform/http/routes/routes.js';
import { AcknowledgementDto, NewPageDto, NewRunDto, RunsQueryDto, RunStopDto } from './runs.dto.js';
import { RunsService } from './runs.service.js';

@GuardedRoutes('escalation', 'escalation-runs')
export class RunsController {
  constructor(private readonly runs: RunsService) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('EscalationRunsPage') })
  list(@User() user: CurrentUser, @Query() query: RunsQueryDto): Promise<EscalationRunsPage> {
    return this.runs.list(user, query);
  }

  @Get('counts')
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('EscalationRunCounts') })
  counts(@User() user: CurrentUser): Promise<EscalationRunCounts> {
    return this.runs.counts(user);
  }

  @Get('paging-count')
  @Access('escalation_management')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open ones that page the caller.' } })
  @JsonValue()
  pagingCount(@User() user: CurrentUser): Promise<number> {
    return this.runs.pagingCount(user);
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: shape('EscalationRunDetail') })
  @WithEtag()
  detail(@User() user: CurrentUser, @Param('id', IdPipe) id: string): Promise<EscalationRunDetail> {
    return this.runs.detail(user, id);
  }

  @Post()
  @Access('escalation_management')
  @Creates({ type: shape('EscalationRunDetail'), description: 'Its first pages follow at once.' })
  start(@User() user: CurrentUser, @Body() body: NewRunDto): Creation<EscalationRunDetail> {
    return (em) => this.runs.startByHand(em, user, body);
  }

  @Post('pages')
  @Access('escalation_management')
  @Creates({ type: shape('EscalationRunDetail'), description: 'One person is paged, without a chain.' })
  page(@User() user: CurrentUser, @Body() body: NewPageDto): Creation<EscalationRunDetail> {
    return (em) => this.runs.pagePerson(em, user, body);
  }

  @Post(':id/acknowledge')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiOkResponse({
    type: shape('EscalationRunDetail'),
    description: 'No page leaves afterwards. 409 `already_decided` for the second, with the name of the first.',
  })
  @WithEtag()
  acknowledge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: AcknowledgementDto,
  ): Promise<EscalationRunDetail> {
    return this.runs.acknowledge(user, id, note ?? null, 'page');
  }

  @Post(':id/stop')
  @Access('escalation_management')
  @Changes({ type: shape('EscalationRunDetail') })
  stop(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: RunStopDto,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EscalationRunDetail> {
    return this.runs.stop(user, id, reason, ifMatch);
  }

  @Post(':id/again')
  @Access('escalation_management')
  @Changes({ type: shape('EscalationRunDetail'), description: 'After its last round: once more from the first step.' })
  again(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
  ): Promise<EscalationRunDetail> {
    return this.runs.again(user, id, ifMatch);
  }
}
