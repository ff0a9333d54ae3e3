import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { CommitmentsService } from './commitments.service.js';
import { NeedsService } from './needs.service.js';
import { ResourceNeedDetailDto, ResourceNeedsPageDto, ResourceSuggestionDto } from './resource-answers.dto.js';
import { NeedChangeDto, NeedClosingDto, NeedsQueryDto, NewNeedDto, NewOfferDto } from './resources.dto.js';

@ApiTags('resources')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('resource-needs')
export class NeedsController {
  constructor(
    private readonly needs: NeedsService,
    private readonly commitments: CommitmentsService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourceNeedsPageDto })
  list(@Query() query: NeedsQueryDto): Promise<ResourceNeedsPageDto> {
    return this.needs.list(query);
  }

  @Get(':id')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourceNeedDetailDto })
  async detail(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceNeedDetailDto> {
    return withEtag(reply, await this.needs.detail(id));
  }

  @Get(':id/suggestions')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: [ResourceSuggestionDto], description: 'Free, with its language, open and near ones first.' })
  suggestions(@Param('id', IdPipe) id: string): Promise<ResourceSuggestionDto[]> {
    return this.needs.suggestions(id);
  }

  @Post()
  @Access('resource_mobilization')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ResourceNeedDetailDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewNeedDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.needs.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('resource_mobilization')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: ResourceNeedDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NeedChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceNeedDetailDto> {
    return withEtag(reply, await this.needs.update(user, id, body, ifMatch));
  }

  @Post(':id/close')
  @Access('resource_mobilization')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ResourceNeedDetailDto, description: '409 while something is committed to it.' })
  async close(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() { note }: NeedClosingDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceNeedDetailDto> {
    return withEtag(reply, await this.needs.close(user, id, note, ifMatch));
  }

  @Post(':id/reopen')
  @Access('resource_mobilization')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ResourceNeedDetailDto })
  async reopen(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceNeedDetailDto> {
    return withEtag(reply, await this.needs.reopen(user, id, ifMatch));
  }

  @Post(':id/offers')
  @Access('resource_mobilization')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ResourceNeedDetailDto, description: 'It is taken once it is committed.' })
  offer(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewOfferDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.commitments.offer(em, user, id, body)),
    );
  }
}
