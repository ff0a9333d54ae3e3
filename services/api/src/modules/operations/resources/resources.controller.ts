import { Body, Controller, Get, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiConfirmed } from '../../../platform/http/confirmations.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { ResourceDetailDto, ResourcePointDto, ResourcesPageDto } from './resource-answers.dto.js';
import { NewResourceDto, ResourceChangeDto, ResourcesQueryDto } from './resources.dto.js';
import { ResourcesService } from './resources.service.js';

@ApiTags('resources')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('resources')
export class ResourcesController {
  constructor(
    private readonly resources: ResourcesService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourcesPageDto })
  list(@Query() query: ResourcesQueryDto): Promise<ResourcesPageDto> {
    return this.resources.list(query);
  }

  @Get('map')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: [ResourcePointDto], description: 'Every city with a resource in service or an open need.' })
  points(): Promise<ResourcePointDto[]> {
    return this.resources.points();
  }

  @Get(':id')
  @Access('resource_mobilization')
  @ApiOkResponse({ type: ResourceDetailDto })
  async detail(
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceDetailDto> {
    return withEtag(reply, await this.resources.detail(id));
  }

  @Post()
  @Access('resource_mobilization')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ResourceDetailDto })
  add(
    @User() user: CurrentUser,
    @Body() body: NewResourceDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.resources.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('resource_mobilization')
  @ApiIfMatch()
  @ApiConfirmed()
  @ApiOkResponse({ type: ResourceDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ResourceChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResourceDetailDto> {
    return withEtag(reply, await this.resources.update(user, id, body, ifMatch));
  }
}
