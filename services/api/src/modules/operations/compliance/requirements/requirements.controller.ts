import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import {
  ComplianceSummaryDto,
  NewRequirementDto,
  RequirementChangeDto,
  RequirementDetailDto,
  RequirementsPageDto,
  RequirementsQueryDto,
  RequirementTransitionDto,
} from './requirements.dto.js';
import { Requirements } from './requirements.service.js';

/** What laws and accreditations ask of the company. */
@ApiTags('compliance')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('compliance-requirements')
export class RequirementsController {
  constructor(
    private readonly requirements: Requirements,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: RequirementsPageDto })
  list(@Query() query: RequirementsQueryDto): Promise<RequirementsPageDto> {
    return this.requirements.list(query);
  }

  @Get('summary')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: ComplianceSummaryDto })
  summary(): Promise<ComplianceSummaryDto> {
    return this.requirements.summary();
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: RequirementDetailDto, description: 'With its controls and their evidence.' })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequirementDetailDto> {
    return withEtag(reply, await this.requirements.detail(user, id));
  }

  @Post()
  @Access('regulatory_compliance')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: RequirementDetailDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewRequirementDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.requirements.add(em, user, body));
  }

  @Patch(':id')
  @Access('regulatory_compliance')
  @ApiIfMatch()
  @ApiOkResponse({ type: RequirementDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RequirementChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequirementDetailDto> {
    return withEtag(reply, await this.requirements.update(user, id, body, ifMatch));
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: RequirementDetailDto, description: '409 `illegal_transition` in another state.' })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RequirementTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RequirementDetailDto> {
    return withEtag(reply, await this.requirements.move(user, id, body, ifMatch));
  }
}
