import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import { ComplianceControlDetailDto, ComplianceControlsPageDto } from './control-answers.dto.js';
import { ControlChangeDto, ControlsQueryDto, ControlTransitionDto, NewControlDto } from './controls.dto.js';
import { Controls } from './controls.service.js';

/** What the company does so that requirements are met. */
@ApiTags('compliance')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('compliance-controls')
export class ControlsController {
  constructor(
    private readonly controls: Controls,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: ComplianceControlsPageDto })
  list(@Query() query: ControlsQueryDto): Promise<ComplianceControlsPageDto> {
    return this.controls.list(query);
  }

  @Get(':id')
  @Access('regulatory_compliance')
  @ApiOkResponse({ type: ComplianceControlDetailDto })
  async detail(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComplianceControlDetailDto> {
    return withEtag(reply, await this.controls.detail(id));
  }

  @Post()
  @Access('regulatory_compliance')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ComplianceControlDetailDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewControlDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, (em) => this.controls.add(em, user, body));
  }

  @Patch(':id')
  @Access('regulatory_compliance')
  @ApiIfMatch()
  @ApiOkResponse({ type: ComplianceControlDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ControlChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComplianceControlDetailDto> {
    return withEtag(reply, await this.controls.update(user, id, body, ifMatch));
  }

  @Post(':id/transitions')
  @Access('regulatory_compliance')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ComplianceControlDetailDto, description: '409 `illegal_transition` in another state.' })
  async move(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { name }: ControlTransitionDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComplianceControlDetailDto> {
    return withEtag(reply, await this.controls.move(user, id, name, ifMatch));
  }
}
