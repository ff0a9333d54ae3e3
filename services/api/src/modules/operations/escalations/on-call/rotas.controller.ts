import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../../platform/http/problems/problem.dto.js';
import {
  NewOverrideDto,
  NewRotaDto,
  OnCallRotaDetailDto,
  OnCallRotasPageDto,
  RotaCalendarQueryDto,
  RotaChangeDto,
  RotasQueryDto,
} from './rotas.dto.js';
import { RotasService } from './rotas.service.js';

@ApiTags('escalation')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('on-call-rotas')
export class RotasController {
  constructor(
    private readonly rotas: RotasService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('escalation_management')
  @ApiOkResponse({ type: OnCallRotasPageDto, description: 'With who is on call now, and who comes next.' })
  list(@Query() query: RotasQueryDto): Promise<OnCallRotasPageDto> {
    return this.rotas.list(query);
  }

  @Get(':id')
  @Access('escalation_management')
  @ApiOkResponse({ type: OnCallRotaDetailDto, description: 'With its calendar.' })
  async detail(
    @Param('id', IdPipe) id: string,
    @Query() query: RotaCalendarQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OnCallRotaDetailDto> {
    return withEtag(reply, await this.rotas.detail(id, query));
  }

  @Post()
  @Access('escalation_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: OnCallRotaDetailDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewRotaDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.rotas.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('escalation_management')
  @ApiIfMatch()
  @ApiOkResponse({ type: OnCallRotaDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: RotaChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OnCallRotaDetailDto> {
    return withEtag(reply, await this.rotas.update(user, id, body, ifMatch));
  }

  @Post(':id/archive')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: OnCallRotaDetailDto, description: '409 while a chain pages it.' })
  async archive(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OnCallRotaDetailDto> {
    return withEtag(reply, await this.rotas.archive(user, id, true, ifMatch));
  }

  @Post(':id/restore')
  @Access('escalation_management')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: OnCallRotaDetailDto })
  async restore(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OnCallRotaDetailDto> {
    return withEtag(reply, await this.rotas.archive(user, id, false, ifMatch));
  }

  @Post(':id/overrides')
  @Access('escalation_management')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: OnCallRotaDetailDto, description: '409 `slot_taken` where another override is.' })
  addOverride(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewOverrideDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.rotas.addOverride(em, user, id, body)),
    );
  }

  @Delete(':id/overrides/:override_id')
  @Access('escalation_management')
  @ApiOkResponse({ type: OnCallRotaDetailDto })
  async removeOverride(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Param('override_id', IdPipe) overrideId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OnCallRotaDetailDto> {
    return withEtag(reply, await this.rotas.removeOverride(user, id, overrideId));
  }
}
