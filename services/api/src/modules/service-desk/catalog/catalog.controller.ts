import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access, type CurrentUser, User } from '../../../platform/http/access/access.js';
import { ApiIfMatch, IfMatch, withEtag } from '../../../platform/http/etag.js';
import { ApiIdempotent, Idempotency } from '../../../platform/http/idempotency/idempotency.js';
import { IdPipe } from '../../../platform/http/input/input.pipe.js';
import { ApiProblems } from '../../../platform/http/problems/problem.dto.js';
import { ServiceItemDetailDto, ServiceItemsPageDto } from './catalog-answers.dto.js';
import { NewServiceItemDto, NewServiceVersionDto, ServiceItemChangeDto, ServiceItemsQueryDto } from './catalog.dto.js';
import { CatalogService } from './catalog.service.js';

@ApiTags('service catalogue')
@ApiProblems()
@ApiBearerAuth('access_token')
@Controller('service-catalog-items')
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly idempotency: Idempotency,
  ) {}

  @Get()
  @Access('service_requests')
  @ApiOkResponse({ type: ServiceItemsPageDto, description: 'Not staff: the published ones their role may ask for.' })
  list(@User() user: CurrentUser, @Query() query: ServiceItemsQueryDto): Promise<ServiceItemsPageDto> {
    return this.catalog.list(user, query);
  }

  @Get(':id')
  @Access('service_requests')
  @ApiOkResponse({ type: ServiceItemDetailDto })
  async detail(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceItemDetailDto> {
    return withEtag(reply, await this.catalog.detail(user, id));
  }

  @Post()
  @Access('service_desk')
  @ApiIdempotent()
  @ApiCreatedResponse({ type: ServiceItemDetailDto, description: 'With an empty draft.' })
  add(
    @User() user: CurrentUser,
    @Body() body: NewServiceItemDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.catalog.add(em, user, body)),
    );
  }

  @Patch(':id')
  @Access('service_desk')
  @ApiIfMatch()
  @ApiOkResponse({ type: ServiceItemDetailDto })
  async update(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: ServiceItemChangeDto,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceItemDetailDto> {
    return withEtag(reply, await this.catalog.update(user, id, body, ifMatch));
  }

  @Post(':id/versions')
  @Access('service_desk')
  @ApiIdempotent()
  @ApiIfMatch()
  @ApiCreatedResponse({ type: ServiceItemDetailDto, description: 'Saved as the draft, in place of the one there was.' })
  saveDraft(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @Body() body: NewServiceVersionDto,
    @IfMatch() ifMatch: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.idempotency.run(request, reply, 201, async (em) =>
      withEtag(reply, await this.catalog.saveDraft(em, user, id, body, ifMatch)),
    );
  }

  @Post(':id/publish')
  @Access('service_desk')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ServiceItemDetailDto, description: '409 `illegal_transition` without a complete draft.' })
  async publish(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceItemDetailDto> {
    return withEtag(reply, await this.catalog.publish(user, id, ifMatch));
  }

  @Post(':id/retire')
  @Access('service_desk')
  @HttpCode(200)
  @ApiIfMatch()
  @ApiOkResponse({ type: ServiceItemDetailDto, description: 'Nobody can ask for it until it is published again.' })
  async retire(
    @User() user: CurrentUser,
    @Param('id', IdPipe) id: string,
    @IfMatch() ifMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ServiceItemDetailDto> {
    return withEtag(reply, await this.catalog.retire(user, id, ifMatch));
  }
}
