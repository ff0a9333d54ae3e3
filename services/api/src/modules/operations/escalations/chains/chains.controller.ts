import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import { EscalationRunDetailDto } from '../runs/run-answers.dto.js';
import { RunsService } from '../runs/runs.service.js';
import {
  ChainChangeDto,
  ChainsQueryDto,
  EscalationChainDto,
  EscalationChainsPageDto,
  NewChainDto,
} from './chains.dto.js';
import { ChainsService } from './chains.service.js';

@ApiTags('escalation')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('escalation-chains')
export class ChainsController {
  constructor(
    private readonly chains: ChainsService,
    private readonly runs: RunsService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: EscalationChainsPageDto })
  list(@Query() query: ChainsQueryDto): Promise<EscalationChainsPageDto> {
    return this.chains.list(query);
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: EscalationChainDto })
  async detail(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationChainDto> {
    return withEtag(reply, await this.chains.detail(id));
  }

  @Post()
  @Access('escalation_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: EscalationChainDto, description: '422 names `steps.0.targets.1.id`.' })
  add(
    @User() user: CurrentUser,
    @Body() body: NewChainDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.chains.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('escalation_management')
  @ApiIfMatch()
  @ApiOkResponse({ type: EscalationChainDto, description: 'Open runs keep the steps they began with.' })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ChainChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationChainDto> {
    return withEtag(reply, await this.chains.update(user, id, body, ifMatch));
  }

  @Post(':id/archive')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: EscalationChainDto, description: '409 while a run of it is open.' })
  async archive(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationChainDto> {
    return withEtag(reply, await this.chains.archive(user, id, true, ifMatch));
  }

  @Post(':id/restore')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: EscalationChainDto })
  async restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EscalationChainDto> {
    return withEtag(reply, await this.chains.archive(user, id, false, ifMatch));
  }

  @Post(':id/test')
  @Access('escalation_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: EscalationRunDetailDto, description: 'A run that says everywhere that it is a test.' })
  test(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.runs.startTest(em, user, id)),
    );
  }
}
