import { Body, Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { jsonValue } from '../../../../platform/http/json.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import { EscalationRunCountsDto, EscalationRunDetailDto, EscalationRunsPageDto } from './run-answers.dto.js';
import { AcknowledgementDto, NewRunDto, RunsQueryDto, RunStopDto } from './runs.dto.js';
import { RunsService } from './runs.service.js';

@ApiTags('escalation')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('escalation-runs')
export class RunsController {
  constructor(
    private readonly runs: RunsService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: EscalationRunsPageDto })
  list(@User() user: CurrentUser, @Query() query: RunsQueryDto): Promise<EscalationRunsPageDto> {
    return this.runs.list(user, query);
  }

  @Get('counts')
  @Access('escalation_management')
  @ApiOkResponse({ type: EscalationRunCountsDto })
  counts(@User() user: CurrentUser): Promise<EscalationRunCountsDto> {
    return this.runs.counts(user);
  }

  @Get('paging-count')
  @Access('escalation_management')
  @ApiOkResponse({ schema: { type: 'integer', description: 'Open ones that page the caller.' } })
  async pagingCount(@User() user: CurrentUser, @Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    return jsonValue(reply, await this.runs.pagingCount(user));
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: EscalationRunDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationRunDetailDto> {
    return withEtag(reply, await this.runs.detail(user, id));
  }

  @Post()
  @Access('escalation_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: EscalationRunDetailDto, description: 'Its first pages follow at once.' })
  start(
    @User() user: CurrentUser,
    @Body() body: NewRunDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.runs.startByHand(em, user, body)),
    );
  }

  @Post(':id/acknowledge')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiOkResponse({
    type: EscalationRunDetailDto,
    description: 'No page leaves afterwards. 409 `already_decided` for the second, with the name of the first.',
  })
  async acknowledge(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: AcknowledgementDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationRunDetailDto> {
    return withEtag(reply, await this.runs.acknowledge(user, id, note ?? null, 'page'));
  }

  @Post(':id/stop')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: EscalationRunDetailDto })
  async stop(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { reason }: RunStopDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationRunDetailDto> {
    return withEtag(reply, await this.runs.stop(user, id, reason, ifMatch));
  }

  @Post(':id/again')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: EscalationRunDetailDto, description: 'After its last round: once more from the first step.' })
  async again(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationRunDetailDto> {
    return withEtag(reply, await this.runs.again(user, id, ifMatch));
  }
}
